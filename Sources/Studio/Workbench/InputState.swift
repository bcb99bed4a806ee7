import WallpressColors
import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview
import WallpaperMetadata

/// The wallpapers of an input and its draft, as a build would make them.
struct InputState: Sendable {
    let recipe: Recipe
    let collections: [Catalog.Collection]
    /// The jobs of all wallpapers, in the order of the input.
    let jobs: [Plan.Job]
    /// The job of each id, and its `Proof.key`.
    private let known: [String: (job: Plan.Job, key: String)]
    /// The parts that cannot be used, with the reasons.
    let unusable: [StudioData.UnusableFile]

    /// The plain masters, including those that are gone, by the ids of their wallpapers.
    private let masters: [String: FileIdentity]

    /// The settings that were used, by the paths of their files.
    private let documents: [String: YAMLDocument]

    /// Scans an input, with the texts of a draft in the place of its YAML files. A file that cannot be used counts as it was in
    /// an earlier state.
    init(_ input: String, _ draft: Draft, after earlier: InputState? = nil) {
        var (documents, kept) = (draft.documents, Set<String>())
        var scan = InputScan(input, documents)
        for path in scan.broken {
            // Before there was a recipe, its defaults applied.
            guard let earlier, earlier.documents[path] != nil || path == Recipe.fileName else { continue }
            documents[path] = earlier.documents[path]
            kept.insert(path)
        }
        let errors = scan.errors
        if !kept.isEmpty { scan = InputScan(input, documents) }
        for path in scan.broken { documents[path] = nil }
        let (recipe, catalog, plan) = (scan.recipe, scan.catalog, scan.plan)
        (self.recipe, self.documents) = (recipe, documents)
        (collections, jobs) = (catalog?.collections ?? [], plan?.jobs ?? [])
        known = Dictionary(
            jobs.map { ($0.id, ($0, Proof.key(of: $0, by: recipe))) }, uniquingKeysWith: { first, _ in first }
        )
        let present = Dictionary(
            collections.flatMap(\.wallpapers).compactMap { wallpaper in
                wallpaper.masters[nil].flatMap { FileIdentity(of: $0.path) }.map { (wallpaper.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        let known = (earlier?.masters ?? [:]).merging(present) { $1 }
        masters = known
        func unusableFile(_ error: InputError) -> StudioData.UnusableFile {
            var file = StudioData.UnusableFile(error)
            file.missing = .init(error, in: catalog?.collections ?? [], masters: known)
            return file
        }
        // The current errors of the files themselves, and the others.
        unusable =
            (kept.isEmpty ? [] : errors.filter { scan.path(of: $0).map(kept.contains) ?? false })
            .map { StudioData.UnusableFile($0, isKept: true) }
            + draft.brokenOnDisk.map { StudioData.UnusableFile($0, isKept: true) }
            + scan.errors.map(unusableFile)
            + [scan.planError].compactMap(\.self).map {
                StudioData.UnusableFile(path: $0.path, reason: $0.reason)
            }
            + (catalog?.notes ?? []).filter { $0.rule == .lockUnusable }.map {
                StudioData.UnusableFile(path: $0.place ?? "", reason: $0.message)
            }
    }

    /// Returns a text that changes with the result of a job: its `Proof.key` when the input was scanned. Masters may have changed
    /// since.
    func key(of job: Plan.Job) -> String { known[job.id]?.key ?? "" }

    /// Returns the wallpapers with another result than in an earlier state.
    func jobs(changedSince earlier: InputState) -> [Plan.Job] {
        jobs.filter { known[$0.id]?.key != earlier.known[$0.id]?.key }
    }

    /// Returns the wallpapers whose accepted findings differ from an earlier state.
    func jobs(judgedSince earlier: InputState) -> [Plan.Job] {
        let (old, new) = (earlier.recipe.ignoredRules, recipe.ignoredRules)
        let ids = (old.filter { !new.contains($0) } + new.filter { !old.contains($0) }).map(\.wallpaperID)
        return ids.isEmpty ? [] : jobs.filter { ids.contains($0.id) || ids.contains(nil) }
    }

    /// Returns the job of a wallpaper.
    func job(_ id: String) -> Plan.Job? { known[id]?.job }

    /// Returns the job of a wallpaper, and the recipe, with the texts of another draft. Masters are not read again.
    func job(
        _ id: String, with draft: Draft
    ) throws(StudioError) -> (job: Plan.Job, recipe: Recipe) {
        guard let job = job(id) else { throw .unknownWallpaper(id) }
        do throws(InputError) {
            let recipe = try Recipe(draft.document(at: Recipe.fileName))
            let path = Draft.path(of: job.collectionID)
            let settings = try CollectionSettings(reading: draft.document(at: path), path: path)
            let own = settings.wallpapers.first { $0.id == id } ?? WallpaperSettings(id: id)
            return (job.replacing(settings: own, recipe: recipe), recipe)
        } catch {
            throw .input(error)
        }
    }
}

/// The result of scanning an input, with some texts in the place of its YAML files.
private struct InputScan {
    let input: String
    private(set) var recipe = Recipe()
    private(set) var catalog: Catalog?
    private(set) var plan: Plan?
    /// The errors that make parts unusable.
    private(set) var errors: [InputError] = []
    /// The reason that nothing can be built at all.
    private(set) var planError: PressError?

    init(_ input: String, _ documents: [String: YAMLDocument]) {
        self.input = input
        do throws(InputError) {
            recipe = try Recipe(documents[Recipe.fileName])
        } catch {
            errors.append(error)
        }
        var drafts: [String: YAMLDocument] = [:]
        for (path, document) in documents where path != Recipe.fileName {
            drafts[String(path.prefix { $0 != "/" })] = document
        }
        do throws(InputError) {
            catalog = try Catalog.scan(input, for: recipe, drafts: drafts)
            errors += catalog?.errors ?? []
        } catch {
            errors.append(error)
        }
        let recipe = recipe
        do throws(PressError) {
            plan = try catalog.map { catalog throws(PressError) in try Plan(catalog, recipe: recipe) }
        } catch {
            planError = error
        }
    }

    /// The paths of the files of settings that cannot be used.
    var broken: [String] { errors.compactMap(path) }

    /// Returns the path of the file of settings that an error makes unusable; nil for other errors.
    func path(of error: InputError) -> String? {
        switch error {
        case .recipe: return Recipe.fileName
        case .collection(let path, _, _), .unreadable(let path, _, _):
            let collection = path.dropFirst(input.count + 1).prefix { $0 != "/" }
            return path == "\(input)/\(InputFolder.settingsPath(of: String(collection)))"
                ? InputFolder.settingsPath(of: String(collection)) : nil
        default: return nil
        }
    }
}

extension Recipe {
    /// Reads the recipe of a draft; the defaults if there is none.
    fileprivate init(_ document: YAMLDocument?) throws(InputError) {
        guard let document, !document.text.isEmpty else {
            self = Recipe()
            return
        }
        self = try Recipe(reading: document, path: Recipe.fileName)
    }
}

extension Draft {
    /// The existing files, by their paths.
    fileprivate var documents: [String: YAMLDocument] {
        files.filter { $0.value.problem == nil && ($0.value.read != nil || !$0.value.text.isEmpty) }
            .mapValues(\.document)
    }
}

// MARK: - Data for the page

extension InputState {
    /// The ids of the wallpapers of each collection, in their order.
    var order: [String: [String]] {
        Dictionary(
            collections.map { ($0.id, $0.wallpapers.map(\.id)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the collections as the page shows them.
    func collections(today: CalendarDate) -> [PageData.Collection] {
        collections.map { collection in
            let settings = collection.settings
            var shown = PageData.Collection(
                id: collection.id, start: settings.availability?.start, end: settings.availability?.end,
                wallpapers: collection.wallpapers.map(\.id), today: today)
            (shown.heading, shown.description) = (settings.heading, settings.description)
            shown.subheading = settings.subheading
            (shown.learnMoreURL, shown.locales) = (settings.learnMoreURL, settings.locales)
            return shown
        }
    }
}

extension StudioData.UnusableFile.MissingWallpaper {
    /// Finds the wallpaper that has no picture according to an error; nil for other errors.
    ///
    /// - Parameter masters: The files that wallpapers had. One that was only renamed is the first candidate.
    fileprivate init?(
        _ error: InputError, in collections: [Catalog.Collection], masters: [String: FileIdentity]
    ) {
        guard case .noMaster(let path, _, let id, _) = error,
            let collection = collections.first(where: { path.hasSuffix("/" + Draft.path(of: $0.id)) })
        else { return nil }
        let listed = Set(collection.settings.wallpapers.map(\.id))
        let others = collection.wallpapers.map(\.id).filter { !listed.contains($0) }
        let isSame = { (other: String) in masters[id] != nil && masters[id] == masters[other] }
        self.init(
            collection: collection.id, id: id,
            candidates: others.filter(isSame) + others.filter { !isSame($0) })
    }
}
