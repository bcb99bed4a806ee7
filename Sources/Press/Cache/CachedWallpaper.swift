import WallpressDisk
import WallpaperMetadata

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
    private(set) var versions: [String: String]
    /// A digest of the settings that applied to it.
    private(set) var recipe: RecipeDigest
    /// The masters in the order of the job.
    var masters: [Master]
    let result: WallpaperResult
    /// The stamps of its files in the tree, by path. A stamp is nil if it would not show a later change.
    var files: [String: FileStamp?]
    /// Checksums of the pictures that builds before this one made for it, sorted. They are in the tree if a build dies
    /// before it has put its own in their place. None are left once the tree was seen to be as this entry says.
    var earlier: [Checksum] = []
}

extension CachedWallpaper {
    /// Makes the entry of a wallpaper whose files are about to be committed. They are so new that their stamps would prove
    /// nothing, so the next build reads them once.
    ///
    /// - Parameter old: The entry that this one replaces.
    init(
        _ job: Plan.Job, recipe: RecipeDigest, versions: [String: String], masters: [FileRecord],
        result: WallpaperResult, replacing old: CachedWallpaper?
    ) {
        (collection, id) = (job.collection, job.id)
        (self.recipe, self.versions, self.result) = (recipe, versions, result)
        self.masters = zip(job.masters, masters).enumerated().map { index, master in
            Master(
                name: master.0.name, variants: job.variants(ofMaster: index).map(\.variant),
                file: master.1)
        }
        files = Dictionary(
            job.files.map { ($0.path, FileStamp?.none) }, uniquingKeysWith: { first, _ in first })
        earlier = old.map { $0.checksums.sorted() } ?? []
    }

    /// Takes equal versions and an equal recipe from another one, so that both have them in the same memory.
    mutating func share(with other: CachedWallpaper) {
        if versions == other.versions { versions = other.versions }
        if recipe == other.recipe { recipe = other.recipe }
    }

    /// Whether an entry, or nil, is of the same pictures, made from the same masters by the same program.
    func isSameWork(as other: CachedWallpaper?) -> Bool {
        guard let other else { return false }
        return versions == other.versions && recipe == other.recipe && result == other.result
            && masters.map(\.file.sha256) == other.masters.map(\.file.sha256)
    }

    /// The checksums of its pictures, in their order.
    var pictures: [Checksum] { result.pictures.map(\.sha256) }

    /// The checksums of all pictures that builds may have left in the tree for it.
    var checksums: Set<Checksum> { Set(pictures + earlier) }
}
