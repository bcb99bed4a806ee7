import WallpressColors
import WallpressConcurrency
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata
import Wallpapers

/// A survey of every file that clients of the served profiles request, and of the colors of each wallpaper on its
/// images. Each file is fetched once and decoded to its last row.
struct ImageSurvey: Sendable {
    let tree: any Tree
    let feed: Feed
    /// The records of the files in `metadata/v2`.
    let records: FileRecords
    let colors: ColorSurvey
    let profiles: [Profile]
    /// The number of steps that run at the same time.
    let jobs: Int

    /// The largest file that is read, in bytes: the largest one that an app with the manager accepts.
    static let maxImageByteCount = WallpaperManager.Limits().image.bytes
    /// The most files that are checked: the files of 100,000 wallpapers in two layouts.
    private static let mostImages = 1_000_000
    /// The number of wallpapers that are checked before their results are combined.
    private static let atATime = 256

    /// The result of the survey.
    struct Result: Sendable {
        /// The diagnostics, in the order of the feed. Those about the whole server come last.
        var diagnostics: [Diagnostic] = []
        /// The state for clients of every path that a served client asks for.
        var states: [String: ImageState] = [:]
        /// Whether all wallpapers were checked.
        var isWhole = true
    }

    /// All entries of the feed with one id, and their files.
    private typealias Group = (entries: [Feed.Wallpaper], images: [RequestedImage])

    /// Checks all wallpapers, and no more if the task is canceled.
    ///
    /// - Parameter observe: Receives the number of wallpapers checked so far and the total, on any thread.
    func run(observe: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) async -> Result {
        var result = Result()
        var list = DiagnosticList(path: nil)
        var responses = ServerResponses()
        var shapes: [Diagnostic] = []
        let groups = groups
        let gates = DecodingGates(jobs: jobs, measuringIn: Set<HomeScreen.Browser>.reading(profiles))
        let progress = Progress(total: groups.count, observe)
        // Some at a time, so that little has to be kept even where everything is wrong.
        for start in stride(from: 0, to: groups.count, by: Self.atATime) {
            let part = Array(groups[start..<min(start + Self.atATime, groups.count)])
            for checked in await survey(part, gates, progress) {
                for diagnostic in checked.diagnostics {
                    if diagnostic.rule == .thumbnailShape {
                        shapes.append(diagnostic)
                    } else {
                        list.add(diagnostic)
                    }
                }
                for (path, state) in checked.states { result.states[path] = state }
                responses.add(checked.responses)
            }
        }
        let requested = groups.lazy.flatMap { $0.images }.filter { !$0.isOptional }
        for diagnostic in records.diagnostics(besides: requested, in: tree) { list.add(diagnostic) }
        result.diagnostics = list.inOrder
        result.diagnostics += shapes.together
        result.diagnostics += colors.sameColors
        result.diagnostics += responses.diagnostics
        let (surveyed, all) = (groups.reduce(0) { $0 + $1.entries.count }, feed.wallpapers.count)
        if surveyed < all {
            result.isWhole = false
            result.diagnostics.append(
                Diagnostic(
                    .unchecked, severity: .error, path: feed.path,
                    "only the first \(surveyed) of \(all) wallpapers were checked"))
        }
        if let reason = await tree.givenUp {
            result.isWhole = false
            result.diagnostics.append(
                Diagnostic(
                    .refusedByServer, reason,
                    effect: "the remaining files were not checked, and no client was simulated",
                    fix: "verify again when the server responds; a slow server needs a larger --timeout"))
        }
        if Task.isCancelled { result.isWhole = false }
        return result
    }

    private func survey(
        _ groups: [Group], _ gates: DecodingGates, _ progress: Progress
    ) async -> [WallpaperSurvey.Result] {
        await groups.concurrentMap(width: tree.fetchesAtOnce(jobs: gates.width)) { group in
            if Task.isCancelled { return WallpaperSurvey.Result() }
            var survey = WallpaperSurvey(group.images, records: records, gates: gates)
            let measures = await survey.run(in: tree)
            // An id that appears thousands of times is an error that is reported elsewhere.
            let entries = Array(group.entries.prefix(8))
            survey.result.diagnostics += colors.diagnostics(of: entries, measures: measures)
            await progress.step()
            return survey.result
        }
    }

    /// The wallpapers in the order of the feed, up to the limit.
    private var groups: [Group] {
        let counts = Dictionary(feed.wallpapers.map { ($0.id.lowercased(), 1) }, uniquingKeysWith: +)
        let requests = ImageRequests(to: profiles)
        var groups: [Group] = []
        var places: [String: Int] = [:]
        var pictures = 0
        for wallpaper in feed.wallpapers {
            let isValid = [wallpaper.id, wallpaper.collectionID].allSatisfy {
                WallpaperID.problem(with: $0) == nil || WallpaperID.isHarmless($0)
            }
            let requested = requests.images(
                of: wallpaper, isExpected: isValid && counts[wallpaper.id.lowercased()] == 1)
            if let place = places[wallpaper.id] {
                groups[place].entries.append(wallpaper)
                let known = Set(groups[place].images.map(\.path))
                groups[place].images += requested.filter { !known.contains($0.path) }
            } else {
                places[wallpaper.id] = groups.count
                groups.append(([wallpaper], requested))
            }
            pictures += requested.count
            if pictures >= Self.mostImages { break }
        }
        return groups
    }
}

extension [Diagnostic] {
    /// One diagnostic for all thumbnails of one effect, which most of a tree share.
    fileprivate var together: [Diagnostic] {
        Dictionary(grouping: self, by: \.effect).values.sorted { $0[0].effect < $1[0].effect }.map { shapes in
            let found = "\(counted(shapes.count, "thumbnail")) of \(shapes[0].found ?? "another size")"
            return Diagnostic(
                .thumbnailShape, path: shapes[0].path, expected: shapes[0].expected ?? "", found: found,
                effect: shapes[0].effect)
        }
    }
}

/// The number of wallpapers that have been checked.
private actor Progress {
    private let total: Int
    private let observe: @Sendable (Int, Int) -> Void
    private var done = 0

    init(total: Int, _ observe: @escaping @Sendable (Int, Int) -> Void) {
        (self.total, self.observe) = (total, observe)
        observe(0, total)
    }

    func step() {
        done += 1
        observe(done, total)
    }
}

/// A limit on the images that are decoded at a time, so that memory stays small even on machines with many cores.
struct DecodingGates: Sendable {
    /// The most images that are decoded at a time.
    let width: Int
    private let all: Semaphore
    private let large = Semaphore(1)

    /// The number of pixels above which an image is large: more than any variant has by default.
    private static let largePixels = 8_000_000

    private let browsers: Set<HomeScreen.Browser>

    init(jobs: Int, measuringIn browsers: Set<HomeScreen.Browser>) {
        self.browsers = browsers
        width = min(max(1, jobs), 4)
        all = Semaphore(width)
    }

    /// Decodes an image when its turn has come. Large ones are decoded one at a time.
    func decode(_ bytes: [UInt8], measuring kind: Variant?) async -> Result<ImageContents, PixelsError> {
        let step = {
            Result { () throws(PixelsError) in try ImageContents(bytes, measuring: kind, in: browsers) }
        }
        let header = try? ImageHeader(of: bytes)
        let isLarge =
            header.map { $0.width.multipliedReportingOverflow(by: $0.height) }
            .map { $0.overflow || $0.partialValue > Self.largePixels } ?? false
        return await isLarge ? large.run(step) : all.run(step)
    }
}
