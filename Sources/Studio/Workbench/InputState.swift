import Colors
import Diagnostics
import Input
import Pixels
import Press
import Preview
import WallpaperMetadata

/// What a build would do with an input and its draft.
struct InputState: Sendable {
    let recipe: Recipe
    let collections: [Catalog.Collection]
    /// The jobs of all wallpapers, in the order of the input.
    let jobs: [Plan.Job]
    /// The job of each id, and its `Proof.key`.
    private let known: [String: (job: Plan.Job, key: String)]
    /// What cannot be used, and why.
    let unusable: [StudioData.Problem]

    /// Scans an input, with the texts of a draft in the place of its YAML files.
    init(_ input: String, _ draft: Draft) {
        var unusable: [StudioData.Problem] = []
        var (recipe, catalog, plan) = (Recipe(), Catalog?.none, Plan?.none)
        do throws(InputError) {
            recipe = try Recipe(of: draft)
        } catch {
            unusable.append(StudioData.Problem(path: error.path, reason: error.reason))
        }
        do throws(InputError) {
            catalog = try Catalog.scan(input, for: recipe, drafts: draft.collections)
        } catch {
            unusable.append(StudioData.Problem(path: error.path, reason: error.reason))
        }
        do throws(PressError) {
            plan = try catalog.map { catalog throws(PressError) in try Plan(catalog, recipe: recipe) }
        } catch {
            unusable.append(StudioData.Problem(path: error.path, reason: error.reason))
        }
        (self.recipe, collections, jobs) = (recipe, catalog?.collections ?? [], plan?.jobs ?? [])
        known = Dictionary(
            jobs.map { ($0.id, ($0, Proof.key(of: $0, by: recipe))) }, uniquingKeysWith: { first, _ in first }
        )
        self.unusable =
            unusable
            + (catalog?.failures ?? []).map { StudioData.Problem(path: $0.path, reason: $0.reason) }
            + (catalog?.notes ?? []).filter { $0.rule == .lockUnusable }.map {
                StudioData.Problem(path: $0.place ?? "", reason: $0.message)
            }
    }

    /// What changes with the result of a job: its `Proof.key` when the input was scanned. Masters may have changed since.
    func key(of job: Plan.Job) -> String { known[job.id]?.key ?? "" }

    /// The wallpapers that come to something else than in an earlier state.
    func jobs(changedSince earlier: InputState) -> [Plan.Job] {
        jobs.filter { known[$0.id]?.key != earlier.known[$0.id]?.key }
    }

    /// The job of a wallpaper.
    func job(_ id: String) -> Plan.Job? { known[id]?.job }

    /// The job of a wallpaper, and the recipe, with the texts of another draft. Masters are not looked at again.
    func job(
        _ id: String, with draft: Draft
    ) throws(StudioError) -> (job: Plan.Job, recipe: Recipe) {
        guard let job = job(id) else { throw .unknownWallpaper(id) }
        do throws(InputError) {
            let recipe = try Recipe(of: draft)
            let path = Draft.path(of: job.collection)
            let settings = try CollectionSettings(reading: draft.document(at: path), path: path)
            let own = settings.wallpapers.first { $0.id == id } ?? WallpaperSettings(id: id)
            return (job.replacing(settings: own, recipe: recipe), recipe)
        } catch {
            throw .input(error)
        }
    }
}

extension Recipe {
    fileprivate init(of draft: Draft) throws(InputError) {
        let document = draft.document(at: Recipe.fileName)
        self = document.text.isEmpty ? Recipe() : try Recipe(reading: document, path: Recipe.fileName)
    }
}

extension Draft {
    /// The settings of collections, by their ids. Those without any are left out.
    fileprivate var collections: [String: YAMLDocument] {
        var documents: [String: YAMLDocument] = [:]
        for (path, file) in files
        where path != Recipe.fileName && file.problem == nil && (file.read != nil || !file.text.isEmpty) {
            documents[String(path.prefix { $0 != "/" })] = file.document
        }
        return documents
    }
}

// MARK: - What the page shows

extension InputState {
    /// The ids of the wallpapers of each collection, in their order.
    var order: [String: [String]] {
        Dictionary(
            collections.map { ($0.id, $0.wallpapers.map(\.id)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The collections as the page shows them.
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
