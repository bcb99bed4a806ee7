import Foundation
import Pixels
import WallpaperMetadata

/// The whole way from an input folder to a tree.
public struct Build: Sendable {
    /// The input folder.
    public var input: String
    /// The output folder.
    public var output: String
    /// How masters become files.
    public var recipe: Recipe
    /// Steps that run at the same time, at least 1. Memory grows with it, not with the number of masters.
    public var jobs: Int
    /// The day that metadata gets when something in it changed.
    public var date: CalendarDate
    /// Which kernels resample; all give the same bytes.
    public var kernels = KernelLevel.best
    /// Whether a wallpaper with warnings fails.
    public var isStrict = false
    /// Whether wallpapers that are no longer in the input are removed from the tree.
    public var prunes = false

    /// A build of an input folder into an output folder.
    public init(input: String, output: String, recipe: Recipe, jobs: Int, date: CalendarDate) {
        self.input = input
        self.output = output
        self.recipe = recipe
        self.jobs = jobs
        self.date = date
    }

    /// What happens while a build runs.
    public enum Event: Sendable {
        /// So many wallpapers will be built.
        case planned(count: Int)
        /// Work on a wallpaper has begun.
        case started(id: String)
        /// It is done; its files have no place in the tree yet.
        case finished(Report.Wallpaper)
        /// It failed.
        case failed(id: String, PressError)
    }

    /// Builds the tree.
    ///
    /// - Parameter observe: is told of every wallpaper, from any thread.
    /// - Throws: what makes the whole build impossible; the tree is as it was then. What concerns one
    ///   wallpaper stands in the report.
    public func run(observe: @escaping @Sendable (Event) -> Void = { _ in }) async throws(PressError)
        -> Report
    {
        let (catalog, plan) = try planned()
        let folder = try OutputFolder(buildingAt: output)
        let tree = try treeMetadata(in: folder, catalog)
        let staging = try Staging(in: folder)
        defer { staging.remove() }

        var report = Report(output: output)
        report.notes = catalog.notes
        report.failed = catalog.failures
        let pressed = try await press(plan, into: staging, observe: observe, failed: &report.failed)
        report.wallpapers = pressed.map(\.wallpaper)
        let removed = prunes ? tree.wallpapers(missingFrom: catalog) : [:]
        let failed = plan.wallpapers(missingFrom: pressed.map(\.wallpaper))
        report.notes += tree.notes(on: catalog, removed: removed, failed: failed)
        let publication = Publication(
            pictures: pressed.flatMap(\.pictures),
            documents: tree.documents(catalog, pressed.map(\.wallpaper), removed, recipe, date),
            removals: tree.paths(of: removed, profiles: recipe.profiles))
        try publication.publish(from: staging)
        report.failed.sort { $0.path < $1.path }
        return report
    }

    /// What `run` would do, without making, locking or writing anything.
    ///
    /// - Throws: what would make the build impossible, as far as it can be told.
    public func dryRun() throws(PressError) -> (plan: Plan, failed: [PressError], notes: [String]) {
        let (catalog, plan) = try planned()
        let folder = try OutputFolder(readingAt: output)
        let tree = try treeMetadata(in: folder, catalog)
        let removed = prunes ? tree.wallpapers(missingFrom: catalog) : [:]
        return (
            plan, catalog.failures, catalog.notes + tree.notes(on: catalog, removed: removed, failed: [:])
        )
    }

    private func planned() throws(PressError) -> (Catalog, Plan) {
        let folder = try InputFolder(input)
        if folder.contains(output) {
            throw .output(path: output, tried: "build", reason: "the output lies inside the input \(input)")
        }
        var catalog = try Catalog.scan(input, for: recipe)
        catalog.notes += catalog.notes(for: recipe.clients)
        return (catalog, try Plan(catalog, recipe: recipe))
    }

    private func treeMetadata(in folder: OutputFolder?, _ catalog: Catalog) throws(PressError) -> TreeMetadata
    {
        let tree = try TreeMetadata(in: folder, fenixColors: recipe.clients.contains(.fenix))
        try refuseEmptyInput(catalog, tree)
        return tree
    }

    /// Removes what a build has written aside, for the case that it cannot end by itself.
    public func removeStaging() {
        try? FileManager.default.removeItem(atPath: output + "/" + OutputFolder.stagingName)
    }

    /// A day from a text.
    ///
    /// - Throws: `PressError.notADay` unless it is a day that exists, as `YYYY-MM-DD`.
    public static func day(_ text: String) throws(PressError) -> CalendarDate {
        guard let day = CalendarDate(text) else { throw .notADay(text) }
        return day
    }

    /// Presses the wallpapers of a plan, as many at a time as there are jobs, and gives them in its order.
    private func press(
        _ plan: Plan, into staging: Staging, observe: @escaping @Sendable (Event) -> Void,
        failed: inout [PressError]
    ) async throws(PressError) -> [WallpaperPressing.Pressed] {
        let permits = Permits(count: jobs)
        let largeMasters = Permits(count: 1)
        let folder = try InputFolder(input)
        observe(.planned(count: plan.jobs.count))
        let results = await boundedMap(plan.jobs, width: jobs) { job in
            observe(.started(id: job.id))
            let pressing = WallpaperPressing(
                job: job, recipe: recipe, kernels: kernels, input: folder, staging: staging, permits: permits,
                largeMasters: largeMasters)
            let result = judged(await pressing.press(), job)
            switch result {
            case .success(let pressed): observe(.finished(pressed.wallpaper))
            case .failure(let error): observe(.failed(id: job.id, error))
            }
            return result
        }
        var pressed: [WallpaperPressing.Pressed] = []
        for result in results {
            switch result {
            case .success(let one): pressed.append(one)
            case .failure(let error) where error.stopsTheBuild: throw error
            case .failure(let error): failed.append(error)
            }
        }
        return pressed
    }

    private func judged(
        _ result: Result<WallpaperPressing.Pressed, PressError>, _ job: Plan.Job
    ) -> Result<WallpaperPressing.Pressed, PressError> {
        guard isStrict, case .success(let pressed) = result, !pressed.wallpaper.warnings.isEmpty else {
            return result
        }
        let path = job.pressings.first?.master.path ?? job.id
        return .failure(.warned(path: path, warnings: pressed.wallpaper.warnings))
    }

    private func refuseEmptyInput(_ catalog: Catalog, _ tree: TreeMetadata) throws(PressError) {
        guard catalog.failures.isEmpty, catalog.collections.allSatisfy(\.wallpapers.isEmpty) else { return }
        if tree.wallpaperCount == 0 {
            throw .input(
                path: input, reason: "expected pictures in this folder or in folders of it, found none")
        }
        if !prunes { throw .emptyInput(path: input, wallpapersInOutput: tree.wallpaperCount) }
    }
}
