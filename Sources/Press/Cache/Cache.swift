import Foundation
import WallpaperMetadata

/// What earlier builds into a tree left, so that a build does only what is new.
///
/// The cache is never trusted over the files: what a wallpaper is now is always asked of the files themselves.
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

    /// Drops all wallpapers but these, given by collection.
    mutating func keepOnly(_ standing: [String: Set<String>]) {
        wallpapers = wallpapers.filter { standing[$0.key.collection]?.contains($0.key.id) == true }
    }

    /// All wallpapers, in the order of collections and ids.
    var sorted: [CachedWallpaper] {
        wallpapers.values.sorted { ($0.collection, $0.id) < ($1.collection, $1.id) }
    }
}

/// A wallpaper as a build left it: what it was made from, what was found out, and the files that were made.
struct CachedWallpaper: Sendable, Equatable, Codable {
    /// A master, and the variants that were made from it.
    struct Master: Sendable, Equatable, Codable {
        /// The file's name without folders.
        let name: String
        let variants: [Variant]
        var file: FileRecord
    }

    let collection: String
    let id: String
    /// Versions of what made it, by name.
    let versions: [String: String]
    /// What of the recipe applied to it.
    let recipe: RecipeDigest
    /// In the order of the job.
    var masters: [Master]
    let result: WallpaperResult
    /// The stamps of its files in the tree, by path; nil where no stamp proves anything.
    var files: [String: FileStamp?]
}

extension CachedWallpaper {
    /// A wallpaper whose files have just been committed.
    ///
    /// - Parameters:
    ///   - statuses: what the disk says about its files now.
    ///   - moment: one after the files were staged and before they were committed.
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
