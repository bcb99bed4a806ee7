import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// What only the pixels of a wallpaper tell.
///
/// Together with the job it makes the wallpaper's part of the report. The cache keeps it, so that the report on a
/// wallpaper that is up to date says the same as the report of the build that made it.
struct WallpaperResult: Sendable, Equatable {
    /// The encoded pixels of one file, whatever its paths.
    struct Picture: Sendable, Equatable, Codable {
        let variant: Variant
        let width: Int
        let height: Int
        let type: Layout.FileType
        let bytes: Int
        let sha256: Checksum

        init(_ job: Plan.VariantJob, type: Layout.FileType, bytes: Int, sha256: Checksum) {
            (variant, width, height) = (job.variant, job.width, job.height)
            self.type = type
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// In the order of variants; one for each size.
    var crops: [Report.Crop] = []
    /// Nil where only a thumbnail is made.
    var colors: WallpaperColors?
    /// How legible the colors are; nil where only a thumbnail is made.
    var contrast: ContrastReport?
    /// Everything there is to say about the masters, the crops and the colors. A path is the name of a master, since
    /// the input may be given by another path next time.
    var diagnostics: [Diagnostic] = []
    /// In the order of variants.
    var pictures: [Picture] = []

    /// The picture that a planned file shows.
    func picture(of job: Plan.VariantJob, as type: Layout.FileType) -> Picture? {
        pictures.first {
            $0.variant == job.variant && $0.width == job.width && $0.height == job.height && $0.type == type
        }
    }

    /// Whether there is something to say about every variant and file of a job.
    func covers(_ job: Plan.Job) -> Bool {
        job.variants.allSatisfy { variant in
            crops.contains { $0.variant == variant.variant }
                && variant.files.allSatisfy { picture(of: variant, as: $0.type) != nil }
        }
    }
}

extension WallpaperResult {
    /// What the steps of a build found out about a wallpaper.
    init(_ job: Plan.Job, _ masters: [DecodedMaster], _ coloring: Coloring, _ pictures: [Picture]) {
        crops = coloring.variants.map { Report.Crop($0.crop, for: $0.job) }
        colors = coloring.colors
        contrast = coloring.contrast
        self.pictures = pictures
        for (master, decoded) in zip(job.masters, masters) {
            diagnostics += decoded.notes.map {
                Diagnostic(.ignoredContent, wallpaper: job.id, path: master.name, $0)
            }
        }
        for variant in coloring.variants {
            diagnostics += variant.crop.diagnostics(for: variant.job, of: job)
        }
        if let problem = coloring.contrast?.diagnostic(on: job, remedies: coloring.remedies?.texts ?? []) {
            diagnostics.append(problem)
        }
        if let scrim = coloring.scrim {
            diagnostics.append(Diagnostic(.scrimApplied, wallpaper: job.id, scrim.note))
        }
    }
}

extension WallpaperResult: Codable {
    private enum Key: CodingKey { case crops, colors, contrast, diagnostics, pictures }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        crops = try values.decode([Report.Crop].self, forKey: .crops)
        colors = try values.decodeIfPresent(WallpaperColors.self, forKey: .colors)
        contrast = try values.decodeIfPresent(ContrastReport.self, forKey: .contrast)
        pictures = try values.decode([Picture].self, forKey: .pictures)
        diagnostics = try values.decode([Diagnostic.Stored].self, forKey: .diagnostics).map { stored in
            guard let diagnostic = Diagnostic(stored, rules: Build.rules) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .diagnostics, in: values, debugDescription: "an unknown rule")
            }
            return diagnostic
        }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(crops, forKey: .crops)
        try values.encodeIfPresent(colors, forKey: .colors)
        try values.encodeIfPresent(contrast, forKey: .contrast)
        try values.encode(diagnostics.map(\.stored), forKey: .diagnostics)
        try values.encode(pictures, forKey: .pictures)
    }
}
