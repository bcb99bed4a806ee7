import WallpressColors
import WallpressDiagnostics
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// What a build finds out from the pixels of a wallpaper.
///
/// Together with the job it is the wallpaper's part of the report. It is stored in the cache, so that the report on a
/// wallpaper that is up to date is the same as that of the build that made it.
struct WallpaperResult: Sendable, Equatable {
    /// The encoded picture of one variant in one file type. It may have several paths in the tree.
    struct Picture: Sendable, Equatable, Codable {
        let variant: Variant
        let theme: Theme
        let width: Int
        let height: Int
        let type: Layout.FileType
        let bytes: Int
        /// The quality and the chroma of a JPEG; nil for a PNG.
        let quality: Int?
        let chroma: ChromaSampling?
        let sha256: Checksum
    }

    /// One crop for each size of each variant, in the order of variants.
    var crops: [Report.Crop] = []
    /// The colors; nil if only a thumbnail is made.
    var colors: WallpaperColors?
    /// The contrast of the colors; nil if only a thumbnail is made.
    var contrast: ContrastReport?
    /// How legible the home pages are; nil if only a thumbnail is made.
    var legibility: LegibilityReport?
    /// Diagnostics on the masters, the crops and the colors. Their paths are names of masters without folders, because
    /// the next build may give the input by another path.
    var diagnostics: [Diagnostic] = []
    /// The pictures, in the order of variants.
    var pictures: [Picture] = []

    /// Returns the picture of a variant in a file type.
    func picture(of job: Plan.VariantJob, as type: Layout.FileType) -> Picture? {
        pictures.first {
            $0.variant == job.variant && $0.theme == job.theme && $0.width == job.width
                && $0.height == job.height && $0.type == type
        }
    }

    /// Returns whether there is a crop and a picture for every variant and file of a job.
    func covers(_ job: Plan.Job) -> Bool {
        job.variants.allSatisfy { variant in
            crops.contains { $0.variant == variant.variant && $0.theme == variant.theme }
                && variant.files.allSatisfy { picture(of: variant, as: $0.type) != nil }
        }
    }
}

extension WallpaperResult {
    /// Collects the results of the steps of a build.
    init(_ job: Plan.Job, _ masters: [DecodedMaster], _ coloring: Coloring, _ pictures: [Picture]) {
        crops = coloring.variants.map(Report.Crop.init)
        colors = coloring.colors
        contrast = coloring.contrast
        legibility = coloring.legibility
        self.pictures = pictures
        for (master, decoded) in zip(job.masters, masters) {
            diagnostics += decoded.notes.map {
                Diagnostic(.ignoredContent, wallpaper: job.id, path: master.name, $0)
            }
        }
        diagnostics += [enlargement(of: coloring.variants, job)].compactMap(\.self)
        let losses = coloring.variants.compactMap { $0.crop.keptBoxLoss(for: $0.job, of: job) }
        diagnostics += losses.uniqued(by: \.message)
        if let doubt = doubt(about: coloring.variants, of: job) { diagnostics.append(doubt) }
        diagnostics += coloring.contrastDiagnostics(of: job.id, readsThemes: job.isReadByFenix)
        if let note = coloring.scrimNote {
            diagnostics.append(Diagnostic(.scrimApplied, wallpaper: job.id, note))
        }
        if let large = byteWarning(on: job) { diagnostics.append(large) }
    }

    /// The crops with too few pixels, at the master of the most enlarged one, with the size that would be enough.
    private func enlargement(of variants: [VariantPicture], _ job: Plan.Job) -> Diagnostic? {
        let factors = variants.map { (variant: $0.job.name, factor: $0.crop.enlargement) }
        guard let most = variants.max(by: { $0.crop.enlargement < $1.crop.enlargement }),
            var found = Diagnostic.enlarged(factors, of: job.id)
        else { return nil }
        let master = job.masters[most.job.master]
        // Without a thousandth of a pixel, an error of rounding would become a whole one.
        func needed(_ side: Int) -> Int { Int((Double(side) * most.crop.enlargement - 0.001).rounded(.up)) }
        found.path = master.name
        found.fix = "use a master of \(needed(master.header.width)) x \(needed(master.header.height)) or more"
        return found
    }

    /// The crops that may have lost the subject, at the master of the first one.
    private func doubt(about variants: [VariantPicture], of job: Plan.Job) -> Diagnostic? {
        let doubtful = zip(variants, crops).filter { $1.variant != .thumbnail && $1.isDoubtful }.map(\.0)
        var found = Diagnostic.doubtfulCrop(
            doubtful.map { ($0.job.name, $0.trust) }, enough: Saliency.doubtfulTrust,
            least: Saliency.leastTrust,
            of: job.id)
        found?.path = doubtful.first.map { job.masters[$0.job.master].name }
        return found
    }
}

extension CoverCrop {
    /// A part of the box to keep that the crop cuts off.
    fileprivate func keptBoxLoss(for variant: Plan.VariantJob, of job: Plan.Job) -> Diagnostic? {
        guard !losses.isEmpty else { return nil }
        let edges = losses.map { loss in
            "its \(loss.edge.rawValue) loses \(decimal(loss.fraction * 100, digits: 0)) % "
                + "(\(Int(loss.pixels.rounded())) pixels)"
        }.joined(separator: ", ")
        return Diagnostic(
            .keepBoxCut, wallpaper: job.id, path: job.masters[variant.master].name,
            "\(variant.name): the keep box does not fit, \(edges)",
            expected: "a keep box that fits into the crop", found: edges)
    }
}

extension WallpaperResult: Codable {
    private enum Key: CodingKey { case crops, colors, contrast, legibility, diagnostics, pictures }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        crops = try values.decode([Report.Crop].self, forKey: .crops).fitted
        colors = try values.decodeIfPresent(WallpaperColors.self, forKey: .colors)
        contrast = try values.decodeIfPresent(ContrastReport.self, forKey: .contrast)
        legibility = try values.decodeIfPresent(LegibilityReport.self, forKey: .legibility)
        pictures = try values.decode([Picture].self, forKey: .pictures).fitted
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
        try values.encodeIfPresent(legibility, forKey: .legibility)
        try values.encode(diagnostics.map(\.stored), forKey: .diagnostics)
        try values.encode(pictures, forKey: .pictures)
    }
}
