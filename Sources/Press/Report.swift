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
    public struct Wallpaper: Sendable {
        /// Its id.
        public let id: String
        /// Its collection's id.
        public let collection: String
        /// Whether it stands as an earlier build left it, and no pixel was touched.
        public var isUnchanged = false
        /// In the order of variants and paths.
        public var files: [File] = []
        /// Where each variant's crop lies.
        public var crops: [Variant: Crop] = [:]
        /// Its colors.
        public var colors: [ColorKey: HexColor] = [:]
        /// How legible they are.
        public var contrast: ContrastReport?
        /// What its maker should look at; failures under `--strict`.
        public var warnings: [String] = []
        /// What was noticed and does no harm.
        public var notes: [String] = []
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
        /// SHA-256 of the file, 64 lower-case hexadecimal digits.
        public let sha256: String
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

        /// Who chose the place.
        public let chooser: Chooser
        /// The middle of the crop in fractions of the master, four decimals: `focus: [x, y]` of these gives
        /// the same crop again.
        public let focus: FractionPoint
        /// The crop in pixels of the master.
        public let box: CropBox
    }

    /// Those that were built now.
    public var built: [Wallpaper] { wallpapers.filter { !$0.isUnchanged } }

    /// All warnings, each with its wallpaper.
    public var allWarnings: [String] { wallpapers.flatMap { one in one.warnings.map { "\(one.id): \($0)" } } }

    /// All notes.
    public var allNotes: [String] { notes + wallpapers.flatMap(\.notes) }

    /// How many warnings there are in all.
    public var warningCount: Int { wallpapers.reduce(0) { $0 + $1.warnings.count } }

    /// Bytes of all files, each path counted.
    public var bytes: Int { wallpapers.flatMap(\.files).reduce(0) { $0 + $1.bytes } }
}
