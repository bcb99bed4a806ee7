/// What earlier builds into a tree left there, so that a build does only what is new.
///
/// It is a memory and no truth: what a wallpaper is now is always asked of the files themselves.
struct BuildMemory: Sendable, Equatable {
    private var byCollection: [String: [String: RememberedWallpaper]] = [:]

    /// All wallpapers, in the order of collections and ids.
    var wallpapers: [RememberedWallpaper] {
        byCollection.sorted { $0.key < $1.key }.flatMap { collection in
            collection.value.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    subscript(collection: String, id: String) -> RememberedWallpaper? {
        byCollection[collection]?[id]
    }

    mutating func remember(_ wallpaper: RememberedWallpaper) {
        byCollection[wallpaper.collection, default: [:]][wallpaper.id] = wallpaper
    }

    mutating func forget(_ job: Plan.Job) {
        byCollection[job.collection]?[job.id] = nil
    }

    /// Forgets all wallpapers but these, given by collection.
    mutating func forget(allBut standing: [String: Set<String>]) {
        for (id, wallpapers) in byCollection {
            let kept = wallpapers.filter { standing[id]?.contains($0.key) == true }
            byCollection[id] = kept.isEmpty ? nil : kept
        }
    }
}
