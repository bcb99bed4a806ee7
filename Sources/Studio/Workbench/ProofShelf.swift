import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview

/// What was made of the wallpapers of an input, and the masters that it was made from. All of it may be made again.
actor ProofShelf {
    /// A result, or why there is none.
    typealias Masters = Result<ProofMasters, PressError>

    private var pages: [String: ProofPage] = [:]
    /// Whole masters take up to a hundred megabytes for each wallpaper, reduced ones about five.
    private var whole = RecentlyUsed<Task<Masters, Never>>(capacity: 2)
    private var reduced = RecentlyUsed<Task<Masters, Never>>(capacity: 32)
    private var running: [String: Task<ProofPage, Never>] = [:]
    /// The keys of the exact results that were asked for last.
    private var wanted: [String: String] = [:]

    /// What was made last of a wallpaper, whatever its settings were.
    func latest(_ id: String) -> ProofPage? { pages[id] }

    /// Forgets all other wallpapers.
    func forget(besides ids: Set<String>) { pages = pages.filter { ids.contains($0.key) } }

    /// A wallpaper as a build would make it.
    ///
    /// - Parameter key: The `Proof.key` of the job when the input was scanned.
    func exact(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        if let page = pages[job.id], page.key == key, page.isExact { return page }
        let task =
            running[key]
            ?? Task {
                let masters = await wholeMasters(of: job, by: recipe).value
                return await ProofPage(exact: job, by: recipe, from: masters, key: key)
            }
        running[key] = task
        wanted[job.id] = key
        let page = await task.value
        running[key] = nil
        // Meanwhile there may have been another edit.
        if wanted[job.id] == key { pages[job.id] = page }
        return page
    }

    /// A wallpaper as it would be, estimated on smaller masters. It has the pictures of the latest result.
    func estimate(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        let masters = await reducedMasters(of: job, by: recipe).value
        return await ProofPage(estimated: job, by: recipe, from: masters, key: key, with: pages[job.id])
    }

    /// The latest result of a wallpaper. Where there is none with this key, it becomes an estimate with pictures.
    func shown(_ job: Plan.Job, by recipe: Recipe, key: String) async -> ProofPage {
        if let page = pages[job.id], page.key == key { return page }
        // A page asks for all pictures of a wallpaper at the same time.
        let name = "estimate of \(key)"
        let task =
            running[name]
            ?? Task {
                let masters = await reducedMasters(of: job, by: recipe).value
                return await ProofPage(estimated: job, by: recipe, from: masters, key: key, with: nil)
            }
        running[name] = task
        let page = await task.value
        running[name] = nil
        // An exact result may have come meanwhile.
        if let latest = pages[job.id], latest.key == key, latest.isExact { return latest }
        pages[job.id] = page
        return page
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

/// A few values by their keys. The one that was not asked for the longest time makes room for a new one.
struct RecentlyUsed<Value> {
    private let capacity: Int
    /// The most recent one last.
    private var entries: [(key: String, value: Value)] = []

    init(capacity: Int) { self.capacity = capacity }

    /// The value of a key, made if there is none.
    mutating func value(for key: String, make: () -> Value) -> Value {
        let value: Value
        if let index = entries.firstIndex(where: { $0.key == key }) {
            value = entries.remove(at: index).value
        } else {
            value = make()
        }
        entries.append((key, value))
        if entries.count > capacity { entries.removeFirst() }
        return value
    }
}
