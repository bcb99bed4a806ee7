/// The wallpapers that earlier builds made in a tree, so that a build makes only those that are new or changed.
///
/// The cache only records the files. `Comparison` always checks the files themselves. A wallpaper stays in the
/// cache until its files are gone from the tree, so that the removal of these files can be finished after an
/// interruption.
struct Cache: Sendable, Equatable {
    private var wallpapers: [Key: Outcome.Record] = [:]

    private struct Key: Hashable {
        let collectionID, id: String
    }

    subscript(collectionID: String, id: String) -> Outcome.Record? {
        wallpapers[Key(collectionID: collectionID, id: id)]
    }

    mutating func insert(_ wallpaper: Outcome.Record) {
        wallpapers[Key(collectionID: wallpaper.collection, id: wallpaper.id)] = wallpaper
    }

    /// Removes the wallpapers with these ids, given by collection.
    mutating func forget(_ ids: [String: Set<String>]) {
        wallpapers = wallpapers.filter { ids[$0.key.collectionID]?.contains($0.key.id) != true }
    }

    /// The ids of all wallpapers, by collection.
    var ids: [String: Set<String>] {
        wallpapers.keys.reduce(into: [:]) { $0[$1.collectionID, default: []].insert($1.id) }
    }

    /// All wallpapers, in the order of collections and ids.
    var sorted: [Outcome.Record] {
        wallpapers.values.sorted { ($0.collection, $0.id) < ($1.collection, $1.id) }
    }
}
