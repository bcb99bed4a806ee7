import Colors
import WallpaperMetadata

/// What only the pixels of a wallpaper tell.
///
/// With the plan's job it makes the wallpaper's part of the report, whether the pixels were pressed now or by
/// an earlier build: so both say the same.
struct Findings: Sendable, Equatable {
    /// One file's worth of encoded pixels, whatever its paths.
    struct Picture: Sendable, Equatable {
        let sha256: ContentHash
        /// No picture that is written has more bytes than 32 bits count.
        private let storedCount: UInt32
        let variant: Variant
        let type: Layout.FileType

        init(variant: Variant, type: Layout.FileType, byteCount: Int, sha256: ContentHash) {
            self.variant = variant
            self.type = type
            storedCount = UInt32(clamping: byteCount)
            self.sha256 = sha256
        }

        var byteCount: Int { Int(storedCount) }
    }

    /// What decoding said of the master of each pressing, in the order of the job; none at all where it said
    /// nothing.
    var masterNotes: [[String]] = []
    var crops = VariantMap<Report.Crop>()
    /// Nil where only a thumbnail is made.
    var colors: WallpaperColors?
    /// How many pixels of each region the colors are legible on.
    private var legiblePixels: [LegiblePixels] = []
    /// What the maker should look at, beside what the plan knows already.
    var warnings: [String] = []
    /// What was noticed of the colors.
    var colorNotes: [String] = []
    var pictures: [Picture] = []

    /// How legible the colors are; to be set after them.
    var contrast: ContrastReport? {
        get {
            colors.map { colors in
                ContrastReport(of: colors, regions: legiblePixels.map { $0.contrast(with: colors) })
            }
        }
        set { legiblePixels = newValue?.regions.map(LegiblePixels.init) ?? [] }
    }

    /// Gives back the room that lists kept while they grew: of a large tree all findings are in memory.
    mutating func trim() {
        if masterNotes.allSatisfy(\.isEmpty) { masterNotes = [] }
        crops.trim()
        warnings = warnings.map { String(decoding: $0.utf8, as: UTF8.self) }
        pictures = pictures.map(\.self)
    }

    /// The picture that a planned file shows.
    func picture(of variant: Variant, as type: Layout.FileType) -> Picture? {
        pictures.first { $0.variant == variant && $0.type == type }
    }

    /// Whether there is something to say of every variant and file of a job.
    func cover(_ job: Plan.Job) -> Bool {
        job.variants.allSatisfy { variant in
            crops[variant.variant] != nil
                && variant.files.allSatisfy { picture(of: variant.variant, as: $0.type) != nil }
        }
    }
}

/// What of a region's contrast the colors do not tell.
private struct LegiblePixels: Sendable, Equatable {
    /// At 4.5:1, at 3:1 or more, and all of the region. No picture has more pixels than 32 bits count.
    private let passed, largePassed, total: UInt32
    private let variant: VariantKind
    private let region: TextRegion

    init(_ contrast: RegionContrast) {
        passed = UInt32(clamping: contrast.textShare.passed)
        total = UInt32(clamping: contrast.textShare.total)
        largePassed = UInt32(clamping: contrast.largeTextShare.passed)
        variant = contrast.variant
        region = contrast.region
    }

    func contrast(with colors: WallpaperColors) -> RegionContrast {
        RegionContrast(
            of: region, on: variant, with: colors,
            textShare: Share(passed: Int(passed), total: Int(total)),
            largeTextShare: Share(passed: Int(largePassed), total: Int(total)))
    }
}
