import Foundation
import WallpaperMetadata

/// The wallpapers that earlier builds made in a tree, so that a build makes only those that are new or changed.
///
/// The cache only says what the files were. `Comparison` always checks the files themselves.
struct Cache: Sendable, Equatable {
    private var wallpapers: [Key: CachedWallpaper] = [:]

    private struct Key: Hashable {
        let collection, id: String
    }

    subscript(collection: String, id: String) -> CachedWallpaper? {
        wallpapers[Key(collection: collection, id: id)]
    }

    mutating func insert(_ wallpaper: CachedWallpaper) {
        wallpapers[Key(collection: wallpaper.collection, id: wallpaper.id)] = wallpaper
    }

    /// Removes all wallpapers but those with these ids, given by collection.
    mutating func keepOnly(_ published: [String: Set<String>]) {
        wallpapers = wallpapers.filter { published[$0.key.collection]?.contains($0.key.id) == true }
    }

    /// All wallpapers, in the order of collections and ids.
    var sorted: [CachedWallpaper] {
        wallpapers.values.sorted { ($0.collection, $0.id) < ($1.collection, $1.id) }
    }
}

/// A wallpaper as a build made it: what it was made from, the results, and the files.
struct CachedWallpaper: Sendable, Equatable, Codable {
    /// A master and the variants that were made from it.
    struct Master: Sendable, Equatable, Codable {
        /// The name of the file without folders.
        let name: String
        let variants: [Variant]
        var file: FileRecord
    }

    let collection: String
    let id: String
    /// The versions of wallpress and of the codecs that made it, by name.
    let versions: [String: String]
    /// A digest of the settings that applied to it.
    let recipe: RecipeDigest
    /// The masters in the order of the job.
    var masters: [Master]
    let result: WallpaperResult
    /// The stamps of its files in the tree, by path. A stamp is nil if it would not show a later change.
    var files: [String: FileStamp?]
}

extension CachedWallpaper {
    /// Makes the entry of a wallpaper whose files have just been committed.
    ///
    /// - Parameter moment: A time after the files were staged and before they were committed.
    init(_ built: BuiltWallpaper, by build: Build, in output: OutputFolder, stagedBefore moment: FileTime) {
        let job = built.job
        let files = output.statuses(of: job.files.map(\.path))
            .mapValues { FileStamp($0).settled(before: moment) }
        let masters = job.masters.enumerated().map { index, master in
            Master(
                name: master.name, variants: job.variants(ofMaster: index).map(\.variant),
                file: built.masters[index])
        }
        self.init(
            collection: job.collection, id: job.id, versions: build.versions,
            recipe: RecipeDigest(build.recipe, for: job), masters: masters, result: built.result,
            files: files)
    }
}
