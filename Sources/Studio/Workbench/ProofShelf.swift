import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview

/// The results for the wallpapers of an input, and the masters behind them. All of them can be made again.
actor ProofShelf {
    /// A result, or the reason that there is none.
    typealias Masters = Result<ProofMasters, PressError>

    /// The latest results. Of their images they have the small ones alone.
    private var pages: [String: ProofPage] = [:]
    /// The images of these results: JPEGs of some hundred kilobytes for each wallpaper.
    private var pictures: LRUCache<[String: [UInt8]]>
    /// The masters of the latest wallpapers. Whole ones take up to a hundred megabytes for each wallpaper, reduced ones about
    /// five.
    private var whole = LRUCache<Task<Masters, Never>>(capacity: 2)
    private var reduced = LRUCache<Task<Masters, Never>>(capacity: 32)
    private var running: [String: Task<ProofPage, Never>] = [:]
    /// The keys of the exact results that were asked for last.
    private var wanted: [String: String] = [:]

    /// Creates an empty shelf.
    ///
    /// - Parameter imageBytes: The largest size of all images that are kept, in bytes.
    init(imageBytes: Int) {
        pictures = LRUCache(capacity: imageBytes) { $0.values.reduce(0) { $0 + $1.count } }
    }

    /// Returns the latest result of a wallpaper, for any settings.
    func latest(_ id: String) -> ProofPage? { pages[id] }

    /// The key of the latest result of each wallpaper.
    var latestKeys: [String: String] { pages.mapValues(\.key) }

    /// Forgets all other wallpapers.
    func forget(besides ids: Set<String>) {
        for id in pages.keys where !ids.contains(id) {
            pages[id] = nil
            pictures[id] = nil
        }
    }

    /// Returns a wallpaper as a build would make it.
    ///
    /// - Parameter key: The `Proof.key` of the job when the input was scanned.
    func exact(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        if let page = pages[job.id], page.key == key, page.isExact, pictures.has(job.id) { return page }
        wanted[job.id] = key
        let page = await once(key) {
            let masters = await self.wholeMasters(of: job, by: recipe).value
            return await ProofPage(exact: job, by: recipe, from: masters, key: key)
        }
        // Meanwhile there may have been another edit.
        if wanted[job.id] == key { keep(page, of: job.id) }
        return page
    }

    /// Returns an estimate of a wallpaper from smaller masters, with the images of the latest result.
    func estimate(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        let masters = await reducedMasters(of: job, by: recipe).value
        return await ProofPage(estimated: job, by: recipe, from: masters, key: key, with: pages[job.id])
    }

    /// Returns the latest result of a wallpaper or, if there is none with this key, an estimate with images.
    func shown(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        if let page = pages[job.id], page.key == key, page.isExact || pictures.has(job.id) { return page }
        // A page asks for all images of a wallpaper at the same time.
        let page = await once("estimate of \(key)") {
            let masters = await self.reducedMasters(of: job, by: recipe).value
            return await ProofPage(estimated: job, by: recipe, from: masters, key: key, with: nil)
        }
        // An exact result may have come meanwhile.
        if let latest = pages[job.id], latest.key == key, latest.isExact { return latest }
        keep(page, of: job.id)
        return page
    }

    /// Returns the images of the latest result of a wallpaper. Those that made room for others are made again.
    ///
    /// - Parameter name: The requested image. Small ones are always kept.
    func pictures(
        of job: Plan.Job, by recipe: Recipe, key: String, for name: String
    ) async -> [String: [UInt8]] {
        if let page = pages[job.id], page.key == key, page.pictures[name] != nil { return page.pictures }
        if let kept = pictures[job.id] { return kept }
        let isExact = pages[job.id].map { $0.key == key && $0.isExact } ?? false
        let made = isExact ? await exact(job, by: recipe, key: key) : await shown(job, by: recipe, key: key)
        return pictures[job.id] ?? made.pictures
    }

    /// Makes the result with a name, or waits for it if it is being made.
    private func once(_ name: String, _ make: @escaping @Sendable () async -> ProofPage) async -> ProofPage {
        let task = running[name] ?? Task { await make() }
        running[name] = task
        defer { running[name] = nil }
        return await task.value
    }

    private func keep(_ page: ProofPage, of id: String) {
        pictures[id] = page.pictures
        pages[id] = page.withSmallImages
    }

    private func wholeMasters(of job: Plan.Job, by recipe: Recipe) -> Task<Masters, Never> {
        whole.value(for: ProofMasters.key(of: job)) {
            Task {
                do throws(PressError) {
                    return .success(try await ProofMasters(of: job, by: recipe))
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    private func reducedMasters(of job: Plan.Job, by recipe: Recipe) -> Task<Masters, Never> {
        reduced.value(for: ProofMasters.key(of: job)) {
            let whole = wholeMasters(of: job, by: recipe)
            return Task { await whole.value.map { $0.reduced } }
        }
    }
}
