/// What earlier builds into a tree left there, so that a build does only what is new.
///
/// It is a memory and no truth: what a wallpaper is now is always asked of the files themselves.
struct BuildMemory: Sendable, Equatable {
    private var byCollection: [String: [String: RememberedWallpaper]] = [:]

    /// All wallpapers, by collection and id.
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

    /// Forgets wallpapers that the input no longer has. One that failed is not forgotten: its last good
    /// version stays in the tree.
    mutating func forgetWallpapers(missingFrom catalog: Catalog) {
        for (id, wallpapers) in byCollection {
            let collection = catalog.collections.first { $0.id == id }
            if let collection, !collection.isUsable { continue }
            let present = collection?.allIDs ?? []
            byCollection[id] = wallpapers.filter { present.contains($0.key) }
        }
        byCollection = byCollection.filter { !$0.value.isEmpty }
    }
}
