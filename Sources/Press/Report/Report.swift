import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The report on a build, for people and for programs.
public struct Report: Sendable {
    /// The wallpapers that were built or are up to date, in the order of the plan.
    public var wallpapers: [Outcome] = []
    /// The errors of wallpapers and collections, in the order of paths.
    public var failed: [PressError] = []
    /// Notes that belong to no single wallpaper.
    public var notes: [Diagnostic] = []
    /// The path of the output, as it was given.
    public var output: String
    /// Which diagnostics are not reported.
    public var suppressions: [Suppression] = []

    /// Creates an empty report.
    public init(output: String) { self.output = output }

    /// A file of the tree.
    public struct File: Sendable, Equatable {
        /// The path below the root of the tree.
        public let path: String
        /// The variant.
        public let variant: Variant
        /// The theme of the picture.
        public let theme: Theme
        /// The profiles that ask for it.
        public let profiles: [String]
        /// The client that reads it.
        public let client: Profile.Client
        /// Whether it is on a server and not a part of an app.
        let isServed: Bool
        /// Width in pixels.
        public let width: Int
        /// Height in pixels.
        public let height: Int
        /// The size of the file in bytes.
        public let bytes: Int
        /// The SHA-256 of the file, 64 lower-case hexadecimal digits.
        public let sha256: String
        /// The quality of a JPEG, 1...100; nil for a PNG.
        public let quality: Int?
        /// The chroma of a JPEG; nil for a PNG.
        public let chroma: ChromaSampling?
    }

    /// The crop of a variant in its master.
    public struct Crop: Sendable, Equatable, Codable {
        /// What decided the place of the crop.
        public enum Chooser: String, Sendable, Codable {
            /// `focus` in `collection.yml`.
            case focus
            /// `keep` in `collection.yml`.
            case keep
            /// `crop: attention`.
            case attention
            /// `crop: center`.
            case center

            /// Whether a person placed this very crop.
            public var isByHand: Bool { self == .focus || self == .keep }
        }

        /// The variant.
        public let variant: Variant
        /// The theme of the picture.
        public let theme: Theme
        /// The crop in pixels of the master.
        public let box: CropBox
        /// The middle of the crop in fractions of the master, with four decimals. The setting `focus: [x, y]` with
        /// these numbers gives the same crop.
        public let focus: FractionPoint
        /// What decided the place of the crop.
        public let chooser: Chooser
        /// The share of the master's subject that the crop keeps, 0...1, with four decimals. Nil if a person placed the
        /// crop, who has seen it.
        public let kept: Double?
        /// How sure it is that the master has a subject, 0...1, with four decimals (see `Saliency.confidence`). Nil if a
        /// person placed the crop.
        public let confidence: Double?
        /// How far the crop can be trusted, 0...1, with four decimals (see `Saliency.trust`). Nil if a person placed it.
        public let trust: Double?

        /// Whether the crop may have lost the subject.
        public var isDoubtful: Bool { Saliency.isDoubtful(trust: trust, confidence: confidence) }

        /// By what factor the crop is enlarged to be `width` pixels wide, with two decimals; nil if it is not.
        func enlargement(to width: Int) -> Double? {
            let factor = (Double(width) / box.width * 100).rounded() / 100
            return factor > 1 ? factor : nil
        }
    }

    /// The wallpapers that were built now.
    public var built: [Outcome] { wallpapers.filter { !$0.isUnchanged } }

    /// All diagnostics, and which of them are suppressed.
    public var diagnosticReport: DiagnosticReport {
        DiagnosticReport(
            failed.map(\.diagnostic) + wallpapers.flatMap(\.allDiagnostics) + notes,
            order: wallpapers.map(\.id), suppressions: suppressions.filter(\.rule.canBeIgnored))
    }

    /// The notes that are not suppressed.
    var reportedNotes: [Diagnostic] { notes.filter { !$0.isCovered(by: suppressions) } }

    /// All warnings, each with its file, collection or wallpaper.
    public var allWarnings: [String] {
        reportedNotes.filter { $0.severity > .note }.map(\.sentence)
            + wallpapers.flatMap { one in one.warnings.map { "\(one.id): \($0)" } }
    }

    /// All notes, each with its file or wallpaper.
    public var allNotes: [String] { notes { _ in true } }

    /// The notes that people should read: all but those on pictures that are enlarged so little that nobody sees it.
    public var notesToRead: [String] { notes { $0 != .enlarged } }

    private func notes(on isIncluded: (Rule) -> Bool) -> [String] {
        reportedNotes.filter { $0.severity == .note && isIncluded($0.rule) }.map(\.sentence)
            + wallpapers.flatMap { $0.notes(on: isIncluded) }
    }

    /// The number of all warnings.
    public var warningCount: Int { allWarnings.count }

    /// The number of all files. Each path counts.
    public var fileCount: Int { wallpapers.reduce(0) { $0 + $1.files.count } }

    /// The size of all files in bytes. Each path counts.
    public var bytes: Int { wallpapers.reduce(0) { $0 + $1.bytes } }
}

extension Report.Crop {
    init(_ picture: VariantPicture) {
        let chooser: Chooser =
            switch picture.job.placement {
            case .center: .center
            case .focus: .focus
            case .keep: .keep
            case nil: .attention
            }
        func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
        self.init(
            variant: picture.job.variant, theme: picture.job.theme, box: picture.crop.box,
            focus: picture.crop.focus, chooser: chooser,
            kept: chooser.isByHand ? nil : rounded(picture.kept),
            confidence: chooser.isByHand ? nil : rounded(picture.confidence),
            trust: chooser.isByHand ? nil : rounded(picture.trust))
    }
}
