import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// What a build did, for people and for programs.
public struct Report: Sendable {
    /// The wallpapers that are as they should be, in the order of the plan.
    public var wallpapers: [Wallpaper] = []
    /// What failed, in the order of paths.
    public var failed: [PressError] = []
    /// What was noticed beside single wallpapers and does no harm.
    public var notes: [Diagnostic] = []
    /// The output folder, as it was given.
    public var output: String
    /// What is not to be reported.
    public var suppressions: [Suppression] = []

    /// An empty report.
    public init(output: String) { self.output = output }

    /// A wallpaper that was built, now or before.
    public struct Wallpaper: Sendable {
        let job: Plan.Job
        let result: WallpaperResult
        /// Whether it stands as an earlier build left it, and no pixel was touched.
        public let isUnchanged: Bool
        let suppressions: [Suppression]
    }

    /// A file of the tree.
    public struct File: Sendable, Equatable {
        /// The path below the root of the tree.
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
        /// SHA-256 of the file, 64 lower-case hexadecimal digits.
        public let sha256: String
    }

    /// Where the crop of a variant lies in its master.
    public struct Crop: Sendable, Equatable, Codable {
        /// Who chose the place.
        public enum Chooser: String, Sendable, Codable {
            /// `focus` in `collection.yml`.
            case focus
            /// `keep` in `collection.yml`.
            case keep
            /// `crop: attention`.
            case attention
            /// `crop: center`.
            case center
        }

        /// Which variant.
        public let variant: Variant
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

    /// Everything that was noticed, and what of it is suppressed. Failures cannot be suppressed.
    public var diagnosticReport: DiagnosticReport {
        let failures = Set(failed.map(\.diagnostic.rule.id))
        return DiagnosticReport(
            failed.map(\.diagnostic) + wallpapers.flatMap(\.allDiagnostics) + notes,
            order: wallpapers.map(\.id),
            suppressions: suppressions.filter { !failures.contains($0.rule.id) })
    }

    /// The notes, without what is suppressed.
    var reportedNotes: [Diagnostic] { notes.filter { !$0.isCovered(by: suppressions) } }

    /// All warnings, each with its wallpaper.
    public var allWarnings: [String] { wallpapers.flatMap { one in one.warnings.map { "\(one.id): \($0)" } } }

    /// All notes, each with what it is about.
    public var allNotes: [String] { reportedNotes.map(\.sentence) + wallpapers.flatMap(\.notes) }

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
                result.picture(of: variant, as: file.type).map {
                    Report.File(
                        path: file.path, variant: variant.variant, profiles: file.profiles,
                        client: file.client, width: variant.width, height: variant.height, bytes: $0.bytes,
                        sha256: $0.sha256.description)
                }
            }.sorted { $0.path < $1.path }
        }
    }

    /// Bytes of all files, each path counted.
    public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    /// Where each variant's crop lies. Where a variant has several sizes, the one of the first profile.
    public var crops: [Variant: Report.Crop] {
        Dictionary(result.crops.map { ($0.variant, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Its colors.
    public var colors: [ColorKey: HexColor] { result.colors?.byKey ?? [:] }

    /// How legible they are.
    public var contrast: ContrastReport? { result.contrast }

    /// What there is to say about it, without what is suppressed.
    public var diagnostics: [Diagnostic] {
        allDiagnostics.filter { !$0.isCovered(by: suppressions) }
    }

    /// Everything there is to say about it: the masters in order, then crops and colors.
    var allDiagnostics: [Diagnostic] {
        let ofMasters = job.masters.flatMap { master in
            master.notes + result.diagnostics.filter { $0.rule == .ignoredContent && $0.path == master.name }
        }
        let others = result.diagnostics.filter { $0.rule != .ignoredContent }
        return (job.warnings + ofMasters + others).map { diagnostic in
            let master = job.masters.first { $0.name == diagnostic.path }
            return master.map { diagnostic.moved(to: $0.path) } ?? diagnostic
        }
    }

    /// What its maker should look at; failures under `--strict`.
    public var warnings: [String] { diagnostics.filter { $0.severity == .warning }.map(\.message) }

    /// What was noticed and does no harm.
    public var notes: [String] {
        diagnostics.filter { $0.severity == .note }.map { note in
            note.path == nil ? "\(collection)/\(id): \(note.message)" : note.sentence
        }
    }
}

extension Diagnostic {
    /// The message with what it is about before it: "Input/a/forest.jpg: left out, it is text".
    public var sentence: String {
        let place = path.map { path in position.map { "\(path):\($0.line)" } ?? path } ?? wallpaper
        return (place.map { $0 + ": " } ?? "") + message
    }

    /// Whether it is not to be reported.
    fileprivate func isCovered(by suppressions: [Suppression]) -> Bool {
        suppressions.contains { $0.covers(self) }
    }

    /// The same about a file at another path.
    fileprivate func moved(to path: String) -> Diagnostic {
        Diagnostic(
            rule, severity: severity, wallpaper: wallpaper, path: path, position: position, message,
            expected: expected, found: found, effect: effect, fix: fix)
    }
}
