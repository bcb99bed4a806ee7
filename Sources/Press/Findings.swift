import Colors
import WallpaperMetadata

/// What only the pixels of a wallpaper tell.
///
/// With the plan's job it makes the wallpaper's part of the report, whether the pixels were pressed now or by
/// an earlier build: so both say the same.
struct Findings: Sendable, Equatable {
    /// One file's worth of encoded pixels, whatever its paths.
    struct Picture: Sendable, Equatable {
        let variant: Variant
        let type: Layout.FileType
        let byteCount: Int
        /// 64 lower-case hexadecimal digits.
        let sha256: String
    }

    /// What decoding said of the master of each pressing, in the order of the job.
    var masterNotes: [[String]] = []
    var crops: [Variant: Report.Crop] = [:]
    /// Nil where only a thumbnail is made.
    var colors: WallpaperColors?
    var contrast: ContrastReport?
    /// What the maker should look at, beside what the plan knows already.
    var warnings: [String] = []
    /// What was noticed of the colors.
    var colorNotes: [String] = []
    var pictures: [Picture] = []

    /// The picture that a planned file shows.
    func picture(of variant: Variant, as type: Layout.FileType) -> Picture? {
        pictures.first { $0.variant == variant && $0.type == type }
    }

    /// Whether there is something to say of every master, variant and file of a job.
    func cover(_ job: Plan.Job) -> Bool {
        let variants = job.pressings.flatMap(\.variants)
        return masterNotes.count == job.pressings.count
            && variants.allSatisfy { variant in
                crops[variant.variant] != nil
                    && variant.files.allSatisfy { picture(of: variant.variant, as: $0.type) != nil }
            }
    }
}

extension Report.Wallpaper {
    /// What is reported of a job, given what its pixels told.
    init(_ job: Plan.Job, _ findings: Findings, isUnchanged: Bool) {
        self.init(id: job.id, collection: job.collection, isUnchanged: isUnchanged)
        let variants = job.pressings.flatMap(\.variants)
        files = variants.flatMap { variant in
            variant.files.compactMap { file in
                findings.picture(of: variant.variant, as: file.type).map {
                    Report.File(file, of: variant, showing: $0)
                }
            }
        }.sorted { ($0.variant, $0.path) < ($1.variant, $1.path) }
        crops = findings.crops
        colors = findings.colors?.byKey ?? [:]
        contrast = findings.contrast
        warnings = job.warnings + findings.warnings
        for (pressing, decoding) in zip(job.pressings, findings.masterNotes) {
            notes += pressing.master.notes + decoding.map { "\(pressing.master.path): \($0)" }
        }
        notes += findings.colorNotes.map { "\(job.collection)/\(job.id): \($0)" }
    }
}

extension Report.File {
    fileprivate init(_ file: Plan.File, of job: Plan.VariantJob, showing picture: Findings.Picture) {
        self.init(
            path: file.path, variant: job.variant, profiles: file.profiles, client: file.client,
            width: job.width, height: job.height, bytes: picture.byteCount, sha256: picture.sha256)
    }
}
