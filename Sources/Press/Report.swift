import Colors
import Pixels
import WallpaperMetadata

/// What a build did, for people and for programs.
public struct Report: Sendable {
    /// The wallpapers that are as they should be, in the order of the plan.
    public var wallpapers: [Wallpaper] = []
    /// What failed, in the order of paths.
    public var failed: [PressError] = []
    /// What was noticed beside single wallpapers and does no harm.
    public var notes: [String] = []
    /// The output folder, as it was given.
    public var output: String

    /// An empty report.
    public init(output: String) { self.output = output }

    /// A wallpaper that was built, now or before.
    public final class Wallpaper: Sendable {
        let job: Plan.Job
        let findings: Findings
        /// Whether it stands as an earlier build left it, and no pixel was touched.
        public let isUnchanged: Bool

        init(job: Plan.Job, findings: Findings, isUnchanged: Bool) {
            self.job = job
            self.findings = findings
            self.isUnchanged = isUnchanged
        }
    }

    /// A file of the tree.
    public struct File: Sendable, Equatable {
        /// Below the root of the tree.
        public let path: String
        /// Which variant it shows.
        public let variant: Variant
        /// The profiles that ask for it.
        public let profiles: [String]
        /// The client that reads it.
        public let client: Profile.Client
        /// Pixels in a row.
        public let width: Int
        /// Rows.
        public let height: Int
        /// Bytes of the file.
        public let bytes: Int
        let contentHash: ContentHash

        /// SHA-256 of the file, 64 lower-case hexadecimal digits.
        public var sha256: String { contentHash.description }
    }

    /// Where a crop lies in its master.
    public struct Crop: Sendable, Equatable {
        /// Who chose the place.
        public enum Chooser: String, Sendable {
            /// `focus` in `collection.yml`.
            case focus
            /// `keep` in `collection.yml`.
            case keep
            /// `crop: attention`.
            case attention
            /// `crop: center`.
            case center
        }

        /// The crop in pixels of the master.
        public let box: CropBox
        /// The middle of the crop in fractions of the master, four decimals: `focus: [x, y]` of these gives
        /// the same crop again.
        public let focus: FractionPoint
        /// Who chose the place.
        public let chooser: Chooser
    }

    /// Those that were built now.
    public var built: [Wallpaper] { wallpapers.filter { !$0.isUnchanged } }

    /// All warnings, each with its wallpaper.
    public var allWarnings: [String] { wallpapers.flatMap { one in one.warnings.map { "\(one.id): \($0)" } } }

    /// All notes.
    public var allNotes: [String] { notes + wallpapers.flatMap(\.notes) }

    /// How many warnings there are in all.
    public var warningCount: Int { wallpapers.reduce(0) { $0 + $1.warnings.count } }

    /// How many files there are in all, each path counted.
    public var fileCount: Int { wallpapers.reduce(0) { $0 + $1.files.count } }

    /// Bytes of all files, each path counted.
    public var bytes: Int { wallpapers.reduce(0) { $0 + $1.bytes } }
}

extension Report.Wallpaper {
    /// Its id.
    public var id: String { job.id }

    /// Its collection's id.
    public var collection: String { job.collection }

    /// In the order of variants and paths.
    public var files: [Report.File] {
        job.variants.flatMap { variant in
            variant.files.compactMap { file in
                findings.picture(of: variant.variant, as: file.type).map {
                    Report.File(file, of: variant, showing: $0)
                }
            }.sorted { $0.path < $1.path }
        }
    }

    /// Bytes of all files, each path counted.
    public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    /// Where each variant's crop lies.
    public var crops: [Variant: Report.Crop] { findings.crops.dictionary }

    /// Its colors.
    public var colors: [ColorKey: HexColor] { findings.colors?.byKey ?? [:] }

    /// How legible they are.
    public var contrast: ContrastReport? { findings.contrast }

    /// What its maker should look at; failures under `--strict`.
    public var warnings: [String] { job.warnings + findings.warnings }

    /// What was noticed and does no harm.
    public var notes: [String] {
        let decoding = findings.masterNotes
        let ofMasters = job.pressings.enumerated().flatMap { index, pressing in
            pressing.master.notes
                + (index < decoding.count ? decoding[index] : []).map { "\(pressing.master.path): \($0)" }
        }
        return ofMasters + findings.colorNotes.map { "\(job.collection)/\(job.id): \($0)" }
    }
}

extension Report.File {
    fileprivate init(_ file: Plan.File, of job: Plan.VariantJob, showing picture: Findings.Picture) {
        self.init(
            path: file.path, variant: job.variant, profiles: file.profiles, client: file.client,
            width: job.width, height: job.height, bytes: picture.byteCount, contentHash: picture.sha256)
    }
}
