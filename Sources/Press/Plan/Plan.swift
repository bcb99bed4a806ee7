import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The work of a build, decided before any pixel is read. `--dry-run` prints it.
public struct Plan: Sendable {
    /// One job for each wallpaper, in the order of the catalog.
    public let jobs: [Job]

    /// The work on one variant of one theme in one size.
    public struct VariantJob: Sendable {
        /// The variant.
        public let variant: Variant
        /// The theme of its master. A light image also takes the place of a dark one if there is no dark master.
        public let theme: Theme
        /// The master that it is made from, as an index into the masters of the job.
        public let master: Int
        /// Width in pixels.
        public let width: Int
        /// Height in pixels.
        public let height: Int
        /// JPEG quality, 1...100.
        public var quality: Int { limit.qualities.upperBound }
        /// The JPEG qualities that it may have, and the size that its files should not exceed.
        let limit: ByteLimit
        /// The place of the crop; nil if attention decides, which needs the decoded master.
        public internal(set) var placement: CropPlacement?
        /// The middle of the published crop; nil if none was published, or if it is not known.
        let published: FractionPoint?
        /// The files of the variant, by the order of profiles. Files of one format have the same bytes.
        public let files: [File]
        /// The published images that an import has taken, by format.
        var originals: [ImageFormat: Original] = [:]
        /// The originals that are copied byte for byte. The master decides: another one of the same size is not copied.
        var copies: [ImageFormat: Original] = [:]
    }

    /// A published image that an import has taken.
    struct Original: Sendable, Equatable {
        /// The checksum of the image.
        let sha256: String
        /// The checksum that the master has until somebody replaces it.
        let master: String
        /// The file of the image in the input; nil if it is the master.
        let path: String?
    }

    /// A file of the tree, and the profiles that ask for it.
    public struct File: Sendable, Equatable {
        /// The image, with its bytes once it is made.
        public internal(set) var image: ImageFile
        /// The profiles that ask for it.
        public internal(set) var profiles: [String]
        /// Whether it is on a server. Files in an asset catalog become a part of an app.
        public let isServed: Bool
        /// The quality of a lossy format, 1...100; nil until it is made.
        public internal(set) var quality: Int?
        /// The chroma of planes; nil until it is made.
        public internal(set) var chroma: ChromaSampling?

        /// The path below the root of the tree.
        public var path: String { image.path }
        /// The format, by the extension of the path.
        public var format: ImageFormat { ImageFormat(path: path) ?? .jpeg }
    }

    /// Makes the plan for a catalog. It depends only on the two arguments.
    ///
    /// - Throws: `PressError.sameFile` when two files would have the same path.
    public init(_ catalog: Catalog, recipe: Recipe) throws(PressError) {
        let released = catalog.released
        // Reading all digests takes a while, and published wallpapers are not compared.
        let hasNew = catalog.collections.contains { $0.wallpapers.contains { released[$0.id] == nil } }
        let known = hasNew ? catalog.lock.flatMap(KnownImages.init) : nil
        jobs = catalog.collections.flatMap { collection in
            collection.wallpapers.map {
                Job($0, in: collection.id, recipe: recipe, released: released[$0.id], known: known)
            }
        }
        try refuseSharedPaths(with: catalog.elsewhere, recipe)
        try refuseSharedDocuments()
    }

    init(jobs: [Job]) { self.jobs = jobs }
}

extension Plan.Job {
    /// Whether Firefox for Android shows it, which reads the cards of the two themes.
    var isReadByFenix: Bool { variants.contains { $0.files.contains { $0.image.client == .fenix } } }
}

extension Plan.VariantJob {
    /// "iPad", "iPad (dark)".
    var name: String { variant.name(in: theme) }

    /// The formats of its files without duplicates, by their extensions.
    var formats: [ImageFormat] {
        Set(files.map(\.format)).sorted { $0.fileExtension < $1.fileExtension }
    }
}
