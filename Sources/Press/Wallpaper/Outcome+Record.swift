import WallpressColors
import WallpressDiagnostics
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

extension Outcome {
    /// The encoded image of one variant in one format. It may have several paths in the tree.
    struct EncodedImage: Sendable, Equatable, Codable {
        let variant: Variant
        let theme: Theme
        let width: Int
        let height: Int
        /// The extension of its format.
        let type: String
        let bytes: Int
        /// The quality of a lossy format, and the chroma of planes.
        let quality: Int?
        let chroma: ChromaSampling?
        let sha256: Checksum
    }

    /// The results of building a wallpaper: its sources, the measures of its pixels, and its files.
    ///
    /// The cache keeps it, so that the report on a wallpaper that is up to date is the same as in the build that made it.
    struct Record: Sendable, Equatable, Codable {
        /// A master and the variants that were made from it.
        struct Master: Sendable, Equatable, Codable {
            /// The name of the file without folders.
            let name: String
            let variants: [Variant]
            /// The text of its perceptual digest.
            let perceptual: String
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
        /// One crop for each size of each variant, in the order of variants.
        private(set) var crops: [VariantCrop]
        /// The colors; nil if only a thumbnail is made.
        let colors: WallpaperColors?
        /// The contrast of the colors; nil if only a thumbnail is made.
        let contrast: ContrastReport?
        /// The legibility of the home pages; nil if only a thumbnail is made.
        let legibility: LegibilityReport?
        /// The images, in the order of variants.
        private(set) var images: [EncodedImage]
        private var noted = StoredDiagnostics()
        /// The stamps of its files in the tree, by path. A stamp is nil if it would not show a later change.
        var files: [String: FileStamp?]
        /// The checksums of the images that builds before this one made for it, sorted. They are in the tree if a build dies
        /// before it has put its own in their place. None are left once the tree was found to match this record.
        var earlier: [Checksum]
    }
}

extension Outcome.Record {
    /// Collects the results of the steps of a build whose files are about to be committed. They are so new that their stamps
    /// would prove nothing, so the next build reads them once.
    ///
    /// - Parameter old: The record that this one replaces.
    init(
        _ job: Plan.Job, recipe: RecipeDigest, versions: [String: String], _ masters: [DecodedMaster],
        _ coloring: Coloring, _ images: [Outcome.EncodedImage], replacing old: Outcome.Record?
    ) {
        (collection, id, self.recipe, self.versions) = (job.collectionID, job.id, recipe, versions)
        self.masters = zip(job.masters, masters).enumerated().map { index, master in
            Master(
                name: master.0.name, variants: job.variants(ofMaster: index).map(\.variant),
                perceptual: master.1.perceptual.text, file: master.1.record)
        }
        crops = coloring.variants.map(VariantCrop.init)
        (colors, contrast, legibility) = (coloring.colors, coloring.contrast, coloring.legibility)
        self.images = images
        files = Dictionary(
            job.files.map { ($0.path, FileStamp?.none) }, uniquingKeysWith: { first, _ in first })
        earlier = old.map { $0.checksums.sorted() } ?? []
        addDiagnostics(job, masters, coloring)
    }

    /// Diagnostics on the masters, the crops and the colors. Their paths are names of masters without folders, because
    /// the next build may give the input by another path.
    var diagnostics: [Diagnostic] {
        get { noted.diagnostics }
        set { noted.diagnostics = newValue }
    }

    /// Returns the image of a variant in a format.
    func image(of job: Plan.VariantJob, as format: ImageFormat) -> Outcome.EncodedImage? {
        // An image that is not a master may have the size of another one.
        let kept = job.copies[format].flatMap { $0.path == nil ? nil : $0.sha256 }
        return images.first {
            $0.variant == job.variant && $0.theme == job.theme && $0.width == job.width
                && $0.height == job.height && $0.type == format.fileExtension
                && (kept == nil || $0.sha256.description == kept)
        }
    }

    /// Returns whether there is a crop and an image for every variant and file of a job.
    func covers(_ job: Plan.Job) -> Bool {
        job.variants.allSatisfy { variant in
            crops.contains { $0.variant == variant.variant && $0.theme == variant.theme }
                && variant.files.allSatisfy { image(of: variant, as: $0.format) != nil }
        }
    }

    /// Frees the memory that decoding did not need, and shares equal versions and an equal recipe with another record,
    /// so that both have them in the same memory.
    mutating func share(with other: Outcome.Record?) {
        (crops, images) = (crops.fitted, images.fitted)
        guard let other else { return }
        if versions == other.versions { versions = other.versions }
        if recipe == other.recipe { recipe = other.recipe }
    }

    /// Returns whether a record, or nil, has the same images, made from the same masters by the same program.
    func isSameWork(as other: Outcome.Record?) -> Bool {
        guard let other else { return false }
        return masters.map(\.file.sha256) == other.masters.map(\.file.sha256) && work == other.work
    }

    /// The record without the names of its masters and the state of the tree.
    private var work: Outcome.Record {
        var work = self
        (work.masters, work.files, work.earlier) = ([], [:], [])
        return work
    }

    /// The checksums of all images that builds may have left in the tree for it.
    var checksums: Set<Checksum> { Set(images.map(\.sha256) + earlier) }
}

/// Diagnostics as a cache keeps them.
private struct StoredDiagnostics: Sendable, Equatable, Codable {
    var diagnostics: [Diagnostic] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer()
        diagnostics = try values.decode([Diagnostic.Record].self).map { stored in
            guard let diagnostic = Diagnostic(stored, rules: Build.rules) else {
                throw DecodingError.dataCorruptedError(in: values, debugDescription: "an unknown rule")
            }
            return diagnostic
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(diagnostics.map(\.stored))
    }
}
