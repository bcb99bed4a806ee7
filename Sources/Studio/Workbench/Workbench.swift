import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview
import WallpressVerification
import WallpaperMetadata

/// The input that people work on: its settings as they are edited, and the results that a build would have.
package actor Workbench: StudioModel {
    let input, output: String
    /// Returns the day.
    private let now: @Sendable () -> CalendarDate
    var draft: Draft
    private var revision = 0
    /// The state that results from the draft.
    private(set) var state: InputState
    private let proofs: ProofShelf
    /// The estimates that edits returned, until the same is made for all.
    private var estimated: [String: ProofPage] = [:]
    /// The known state of the output.
    private var outputState = OutputState()
    /// Wallpapers with new results since the page was last notified.
    private var made: Set<String> = []
    /// Whether an edit found other wallpapers on the disk than before. Its response does not name them.
    private var foundOthers = false
    /// The files that had changed on disk, in the same lines as here, at the last check.
    private var conflicts: [String] = []
    /// The task that makes results nobody has asked for yet.
    private var preparation: Task<Void, Never>?
    /// The wallpapers of the requests that wait for an exact result.
    private var awaited: [String] = []

    /// Opens an input.
    ///
    /// - Parameters:
    ///   - rules: The rules that `wallpress.yml` may name.
    ///   - imageBytes: The largest size of all images that are kept for the page, in bytes.
    /// - Throws: `StudioError.input` if there is no such input.
    package init(
        input: String, output: String, rules: RuleList, imageBytes: Int = 256_000_000,
        today: @escaping @Sendable () -> CalendarDate
    ) throws(StudioError) {
        (self.input, self.output, now) = (input, output, today)
        proofs = ProofShelf(imageBytes: imageBytes)
        draft = try Draft(reading: input, rules: rules)
        state = InputState(input, draft)
    }

    // MARK: - The page

    package func page() async -> StudioPage {
        var page = PageData(title: input, today: now())
        (page.collections, page.settings) = collections
        let studio = studioData
        var additions: [StudioWallpaper] = []
        let state = state
        for job in state.jobs {
            let wallpaper = await latest(job, in: state)
            page.wallpapers.append(wallpaper.shown)
            additions.append(wallpaper.studio)
        }
        outputState.add(to: &page)
        page.rank()
        prepare()
        return StudioPage(page, additions: additions, studio: studio)
    }

    /// Returns a wallpaper of which nothing is made yet.
    private func stub(_ job: Plan.Job) -> StudioPage.Wallpaper {
        StudioPage.Wallpaper(stub: job, version: ProofPage.version(state.key(of: job), isExact: false))
    }

    var studioData: StudioData {
        StudioData(
            input: input, output: output, revision: revision, canUndo: draft.canUndo, canRedo: draft.canRedo,
            isChanged: draft.isChanged, steps: draft.past.suffix(30).map(\.title),
            isVerdictOlder: outputState.isVerdictOlder(than: state), conflict: draft.conflicts().map(\.path),
            merged: draft.merged,
            recipe: state.recipe,
            masterSize: state.recipe.masterSize(width: 16, height: 10).map(StudioData.MasterSize.init),
            unusable: state.unusable)
    }

    /// Returns the latest result of a wallpaper or, until it has the present settings, the estimate of the last edit.
    private func latest(_ job: Plan.Job, in state: InputState) async -> StudioPage.Wallpaper {
        let (made, key) = (await proofs.latest(job.id), state.key(of: job))
        if made?.key == key { estimated[job.id] = nil }
        let estimate = estimated[job.id].flatMap { $0.key == key ? $0 : nil }
        let latest = estimate ?? made
        return finished(
            latest?.page ?? stub(job), key: key, isExact: latest?.isExact == true && latest?.key == key)
    }

    /// Adds the state of the output, and the findings that the recipe accepts.
    private func finished(
        _ wallpaper: StudioPage.Wallpaper, key: String, isExact: Bool = false
    ) -> StudioPage.Wallpaper {
        var wallpaper = wallpaper
        outputState.add(to: &wallpaper, key: key, isExact: isExact)
        let id = wallpaper.shown.id
        let ignored = state.recipe.ignoredRules.filter { $0.wallpaperID == nil || $0.wallpaperID == id }
        func isIgnored(_ finding: PageData.PageDiagnostic) -> Bool {
            ignored.contains { $0.rule == finding.rule }
        }
        wallpaper.shown.findings.removeAll(where: isIgnored)
        wallpaper.shown.findings.sort { $0.urgency < $1.urgency }
        // On a page that has buttons, nobody has to type settings.
        for index in wallpaper.shown.findings.indices {
            let fix = wallpaper.shown.findings[index].fix
            wallpaper.shown.findings[index].fix = wallpaper.studio.advice[fix] ?? fix
        }
        for index in wallpaper.studio.older.indices {
            wallpaper.studio.older[index].findings.removeAll(where: isIgnored)
        }
        wallpaper.studio.older.removeAll(where: \.findings.isEmpty)
        wallpaper.studio.accepted = ignored.filter { $0.wallpaperID != nil }.map {
            .init(rule: $0.rule, reason: $0.reason)
        }
        return wallpaper
    }

    // MARK: - Wallpapers

    package func wallpaper(_ id: String) async throws(StudioError) -> StudioPage.Wallpaper {
        guard let job = state.job(id) else { throw .unknownWallpaper(id) }
        awaited.append(id)
        defer { awaited.firstIndex(of: id).map { _ = awaited.remove(at: $0) } }
        let key = state.key(of: job)
        return finished(
            await proofs.exact(job, by: state.recipe, key: key).page, key: key, isExact: true)
    }

    package func estimate(
        _ id: String, _ edits: [DraftEdit]
    ) async throws(StudioError) -> StudioPage.Wallpaper {
        // An estimate that comes late does no harm: the page drops it.
        var draft = draft
        try draft.apply(edits, shown: state.order)
        let (job, recipe) = try state.job(id, with: draft)
        let key = Proof.key(of: job, by: recipe)
        return finished(await proofs.estimate(job, by: recipe, key: key).page, key: key)
    }

    package func picture(_ path: String) async throws(StudioError) -> (type: String, bytes: [UInt8]) {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 3, parts[2].hasSuffix(".jpg"), let job = state.job(parts[0]) else {
            throw .notFound("/pictures/" + path)
        }
        let name = String(parts[2].dropLast(".jpg".count))
        if parts[1].hasPrefix(StudioWallpaper.BuiltImage.prefix) {
            let file = job.variants.first { $0.variant.rawValue == name }?.files.first
            guard let file, let bytes = await Self.reduced(fileAt: "\(output)/\(file.path)") else {
                throw .notFound("/pictures/" + path)
            }
            return ("image/jpeg", bytes)
        }
        let isFirst = await proofs.latest(job.id) == nil
        if isFirst { await letOthersPass(job.id) }
        let key = state.key(of: job)
        var pictures = await proofs.pictures(of: job, by: state.recipe, key: key, for: name)
        if pictures[name] == nil {
            // It may have a master that the latest result had not.
            _ = await proofs.exact(job, by: state.recipe, key: key)
            pictures = await proofs.pictures(of: job, by: state.recipe, key: key, for: name)
        }
        if isFirst { made.insert(job.id) }
        guard let bytes = pictures[name] else { throw .notFound("/pictures/" + path) }
        return ("image/jpeg", bytes)
    }

    /// Returns an image of the output in the size of those that estimates have; nil if it cannot be read.
    private nonisolated static func reduced(fileAt path: String) async -> [UInt8]? {
        guard let bytes = try? InputFolder.contents(of: path),
            let image = try? Image.decode(bytes).image
        else { return nil }
        return image.reduced(toLongestSide: ProofPage.estimated)
    }

    /// Makes estimates of the wallpapers that have none, one after the other, when nobody waits for something else.
    private func prepare() {
        guard preparation == nil else { return }
        preparation = Task {
            while let next = await nextToPrepare() {
                await letOthersPass(next.id)
                // Its settings may have changed meanwhile.
                guard let job = state.job(next.id) else { continue }
                _ = await proofs.shown(job, by: state.recipe, key: state.key(of: job))
                made.insert(job.id)
            }
            preparation = nil
        }
    }

    /// Suspends while somebody waits for the exact result of another wallpaper. A grid of hundreds of cards asks for all their images
    /// within seconds, and whoever opens one wallpaper would wait for all of them.
    private func letOthersPass(_ id: String) async {
        while awaited.contains(where: { $0 != id }), !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    /// Returns the next wallpaper to prepare. All wallpapers are checked at once, so that no edit can come between the check and
    /// the end of the preparation.
    private func nextToPrepare() async -> Plan.Job? {
        let keys = await proofs.latestKeys
        return state.jobs.first { keys[$0.id] != state.key(of: $0) }
    }

    package func takeMade() -> [String] {
        defer { made = [] }
        return made.sorted()
    }

    // MARK: - Edits

    package func apply(_ edits: [DraftEdit], revision: Int) async throws(StudioError) -> EditResponse {
        try check(revision)
        try draft.apply(edits, shown: state.order)
        return await response()
    }

    package func undo(
        overwriting overwrites: Bool, revision: Int
    ) async throws(StudioError) -> EditResponse {
        try await checkWhenUnlocked(revision)
        return await response(after: try draft.undo(overwriting: overwrites))
    }

    package func redo(
        overwriting overwrites: Bool, revision: Int
    ) async throws(StudioError) -> EditResponse {
        try await checkWhenUnlocked(revision)
        return await response(after: try draft.redo(overwriting: overwrites))
    }

    package func unsavedRevision() -> Int? { draft.isChanged ? revision : nil }

    package func changes() async -> ChangesResponse {
        let (draft, state) = (draft, state)
        var saved = draft
        saved.revert(draft.changedPaths)
        var summary = draft.settingsChanges
        for index in summary.indices where !summary[index].cropped.isEmpty {
            guard let id = summary[index].wallpaperID, let old = try? state.job(id, with: saved) else {
                continue
            }
            let key = Proof.key(of: old.job, by: old.recipe)
            let crops = await proofs.estimate(old.job, by: old.recipe, key: key).page.studio.crops
            let cropped = summary[index].cropped
            summary[index].before = crops.filter {
                cropped.contains(nil) || cropped.contains(Variant(rawValue: $0.variant))
            }
        }
        return ChangesResponse(files: draft.changes(), summary: summary)
    }

    package func drop(
        _ part: (collection: String?, wallpaper: String?)?, revision: Int
    ) async throws(StudioError) -> EditResponse {
        try check(revision)
        if let part {
            try draft.drop(part.wallpaper, of: part.collection, shown: state.order)
        } else {
            draft.revert(draft.changedPaths)
        }
        return await response()
    }

    package func save(revision: Int) async throws(StudioError) -> SaveResponse {
        try await checkWhenUnlocked(revision)
        let merged = draft.mergeDisk()
        if !merged.isEmpty { state = InputState(input, draft, after: state) }
        let saved = try draft.save()
        self.revision += 1
        return SaveResponse(saved: saved, merged: merged, studio: studioData)
    }

    package func settle(
        path: String, choices: [LineMerge.Side], key: String
    ) async throws(StudioError) -> EditResponse {
        try draft.settle(path, choices, key: key)
        return await response()
    }

    /// Checks the revision once no other program saves to the input. Edits may come in between.
    func checkWhenUnlocked(_ revision: Int) async throws(StudioError) {
        await draft.folder.untilUnlocked()
        try check(revision)
    }

    func check(_ revision: Int) throws(StudioError) {
        if revision != self.revision { throw .stale }
    }

    /// Scans the input again after a change, and returns estimates of the wallpapers that changed. If there are
    /// more than a few, the page gets the others later.
    ///
    /// - Parameter step: The step that was undone or redone.
    func response(after step: DraftStep.Title? = nil) async -> EditResponse {
        revision += 1
        let earlier = state
        state = InputState(input, draft, after: earlier)
        foundOthers = foundOthers || Set(state.jobs.map(\.id)) != Set(earlier.jobs.map(\.id))
        // Estimates take time, in which another page may make edits that this one has not seen.
        let (studio, (collections, settings)) = (studioData, self.collections)
        var wallpapers: [StudioPage.Wallpaper] = []
        let current = state
        let changed = current.jobs(changedSince: earlier)
        for job in changed.prefix(2) {
            let key = current.key(of: job)
            let proof = await proofs.estimate(job, by: current.recipe, key: key)
            estimated[job.id] = proof
            wallpapers.append(finished(proof.page, key: key))
        }
        // Nothing is measured anew for a finding that was accepted.
        for job in current.jobs(judgedSince: earlier) where !changed.contains(where: { $0.id == job.id }) {
            wallpapers.append(await latest(job, in: current))
        }
        prepare()
        return EditResponse(
            studio: studio, collections: collections, settings: settings, wallpapers: wallpapers, step: step)
    }

    /// The collections, and the screens on which apps show them.
    private var collections: ([PageData.Collection], [SettingsScreen]) {
        let collections = state.collections(today: now())
        return (collections, SettingsScreen.all(for: state.recipe.profiles, collections))
    }

    // MARK: - Changes elsewhere

    package func rescan() async -> [String]? {
        let earlier = state
        let files = (try? draft.reread()) ?? []
        if !files.isEmpty { revision += 1 }
        state = InputState(input, draft, after: earlier)
        await proofs.forget(besides: Set(state.jobs.map(\.id)))
        prepare()
        let earlierConflicts = conflicts
        conflicts = draft.conflicts().map(\.path)
        defer { foundOthers = false }
        if !files.isEmpty || conflicts != earlierConflicts || foundOthers || earlier.order != state.order
            || earlier.unusable != state.unusable
        {
            return nil
        }
        return state.jobs(changedSince: earlier).map(\.id)
    }

    package func take(_ outcomes: [Outcome], by recipe: Recipe) {
        outputState.take(outcomes, by: recipe)
        made.formUnion(outcomes.map(\.id))
    }

    package func take(_ verdict: Verdict) { outputState.take(verdict, of: state) }
}
