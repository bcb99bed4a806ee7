import Colors
import Pixels
import WallpaperMetadata

/// What the page of an input has beside the wallpapers.
public struct StudioData: Sendable, Encodable {
    /// The input and the output, as they were named.
    public let input, output: String
    /// A number that grows with every edit.
    public let revision: Int
    /// Whether there is something to take back, something to do again, and something to save.
    public let canUndo, canRedo, isChanged: Bool
    /// Files that changed on disk and in the page.
    public let conflict: [String]
    /// What people should know before they work, such as that another studio is open.
    public var warning: String?
    /// What the recipe says about all wallpapers.
    public let recipe: Recipe
    /// What cannot be used in the input, and why.
    public let unusable: [Problem]

    /// What the recipe says about all wallpapers.
    public struct Recipe: Sendable, Encodable {
        package let ink, scrim: String
        package let maxStrength: Double

        /// Settings as `wallpress.yml` spells them.
        public init(ink: String, scrim: String, maxStrength: Double) {
            (self.ink, self.scrim, self.maxStrength) = (ink, scrim, maxStrength)
        }
    }

    /// A file that cannot be used.
    public struct Problem: Sendable, Encodable, Equatable {
        package let path, reason: String

        /// A file, and why it cannot be used.
        public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// What the page shows around the wallpapers of an input.
    public init(
        input: String, output: String, revision: Int, canUndo: Bool, canRedo: Bool, isChanged: Bool,
        conflict: [String], recipe: Recipe, unusable: [Problem]
    ) {
        (self.input, self.output, self.revision) = (input, output, revision)
        (self.canUndo, self.canRedo, self.isChanged) = (canUndo, canRedo, isChanged)
        (self.conflict, self.recipe, self.unusable) = (conflict, recipe, unusable)
    }
}

/// What a wallpaper of an input has beside its pictures.
public struct StudioWallpaper: Sendable, Encodable {
    /// The masters that its variants are made from.
    public var masters: [Master] = []
    /// Where the variants lie in their masters.
    public var crops: [Crop] = []
    /// What `collection.yml` says about it.
    public var settings: Settings
    /// What the cards could be.
    public var candidates: [Candidate] = []
    /// Rules that are ignored for it, and why.
    public var accepted: [Accepted] = []
    /// Whether pictures and numbers are those of a build. Otherwise they come from a smaller master.
    public var isExact = false
    /// Changes whenever the result does.
    public var key = ""
    /// Why there are no pictures.
    public var error: String?
    /// The strength of the scrim under which the pictures are, at its strongest place, 0...1; nil if there is none.
    public var scrimPeak: Double?

    /// A wallpaper without pictures.
    public init(settings: Settings) { self.settings = settings }

    /// A master, upright.
    public struct Master: Sendable, Encodable {
        package let path, source: String
        package let width, height: Int

        /// A master and where the page finds a smaller version of it.
        public init(path: String, source: String, width: Int, height: Int) {
            (self.path, self.source, self.width, self.height) = (path, source, width, height)
        }
    }

    /// The crop of a variant. Lengths and places are fractions of the master.
    public struct Crop: Sendable, Encodable {
        package let variant: String
        package let master: Int
        package let box: Box
        package let chooser: String
        package let keep: [Double]?
        package let kept: Double
        package let isOwn: Bool
        package let alternatives: [Alternative]

        /// Where a crop lies.
        public struct Box: Sendable, Encodable {
            package let x, y, width, height: Double

            /// A crop in pixels, as fractions of a picture.
            public init(_ box: CropBox, in width: Int, _ height: Int) {
                (x, self.width) = (box.x / Double(width), box.width / Double(width))
                (y, self.height) = (box.y / Double(height), box.height / Double(height))
            }
        }

        /// Another place, and the share that the crop would keep there.
        public struct Alternative: Sendable, Encodable {
            package let focus: [Double]
            package let kept: Double

            /// A place as `focus` spells it.
            public init(_ focus: FractionPoint, kept: Double) {
                (self.focus, self.kept) = ([focus.x, focus.y], kept)
            }
        }

        /// A crop.
        ///
        /// - Parameters:
        ///   - chooser: What decided its place: `focus`, `keep`, `attention` or `center`.
        ///   - placement: What the settings say about its place; nil if attention decides.
        ///   - isOwn: Whether the place is for this variant alone.
        public init(
            _ variant: Variant, of master: Int, box: Box, chooser: String, placement: CropPlacement?,
            kept: Double, isOwn: Bool, alternatives: [Alternative]
        ) {
            (self.variant, self.master, self.box) = (variant.rawValue, master, box)
            (self.chooser, self.isOwn) = (chooser, isOwn)
            keep = Settings.Place(placement).keep
            (self.kept, self.alternatives) = (kept, alternatives)
        }
    }

    /// What `collection.yml` says about a wallpaper.
    public struct Settings: Sendable, Encodable {
        package var name, ink, scrim: String?
        package var focus, keep: [Double]?
        package var variants: [String: Place] = [:]
        package var colors: [String: String] = [:]

        /// Where a variant has its crop.
        package struct Place: Sendable, Encodable {
            package var focus, keep: [Double]?
        }

        /// Settings as they are in the file.
        public init(
            name: String?, ink: String?, scrim: String?, placement: CropPlacement?,
            placements: [Variant: CropPlacement], colors: [ColorKey: HexColor]
        ) {
            (self.name, self.ink, self.scrim) = (name, ink, scrim)
            let place = Place(placement)
            (focus, keep) = (place.focus, place.keep)
            for (variant, placement) in placements { variants[variant.rawValue] = Place(placement) }
            for (key, color) in colors { self.colors[key.rawValue] = color.description }
        }
    }

    /// A card that suits the pictures.
    public struct Candidate: Sendable, Encodable {
        package let key, color, name: String
        package let ratio: Double
        package let isEnough: Bool
    }

    /// A rule that is ignored.
    public struct Accepted: Sendable, Encodable {
        package let rule, reason: String

        /// A rule and the reason.
        public init(rule: String, reason: String) { (self.rule, self.reason) = (rule, reason) }
    }
}

extension StudioWallpaper.Settings.Place {
    fileprivate init(_ placement: CropPlacement?) {
        switch placement {
        case .focus(let point): focus = [point.x, point.y]
        case .keep(let box): keep = [box.left, box.top, box.right, box.bottom]
        case .center, nil: break
        }
    }
}
