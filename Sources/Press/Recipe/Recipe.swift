import Colors
import Pixels
import WallpaperMetadata

/// How masters become a tree: what `wallpress.yml` says, or the defaults.
public struct Recipe: Sendable, Equatable {
    /// Where the crop goes when a wallpaper does not say.
    public enum Crop: String, Sendable, CaseIterable {
        /// To what the eye goes to.
        case attention
        /// To the middle.
        case center
    }

    /// Whether text and logo are light or dark.
    public enum InkRule: String, Sendable, CaseIterable {
        /// What is more legible.
        case auto
        /// For dark pictures.
        case light
        /// For bright pictures.
        case dark

        /// What is asked of the colors; nil lets the pictures decide.
        var ink: Ink? {
            switch self {
            case .auto: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    /// Whether a shade is laid over pictures on which text is not legible enough.
    public enum ScrimRule: String, Sendable, CaseIterable {
        /// Never; the report says which one would be enough.
        case off = "none"
        /// The one that changes the picture least, baked into all variants but the thumbnail.
        case auto
    }

    /// One variant: its size in pixels, and how its JPEG is written.
    public struct VariantRecipe: Sendable, Equatable {
        /// Pixels in a row, 1...`longestSide`.
        public var width: Int
        /// Rows, 1...`longestSide`.
        public var height: Int
        /// JPEG quality, 1...100; nil leaves it to the recipe.
        public var quality: Int?

        /// A variant of this size.
        public init(width: Int, height: Int, quality: Int? = nil) {
            self.width = width
            self.height = height
            self.quality = quality
        }
    }

    /// The longest side a variant may have: twice that of an 8K display.
    public static let longestSide = 16_384

    /// Whose layouts are written, at least one.
    public var profiles: [Profile] = [.suffixed]
    /// JPEG quality, 1...100.
    public var quality = 85
    /// Progressive (smaller) or baseline JPEG.
    public var isProgressive = true
    /// Where the crop goes when a wallpaper does not say.
    public var crop = Crop.attention
    /// What shows through transparent pixels.
    public var matte = RGB8.black
    /// Whether text and logo are light or dark when a wallpaper does not say.
    public var ink = InkRule.auto
    /// Colors for text instead of pure white and black where they are as legible, in order of preference.
    public var brandInks = ColorWishes().brandInks
    /// What is done about pictures on which text is not legible, when a wallpaper does not say.
    public var scrim = ScrimRule.off
    /// Megapixels (millions of pixels) a master may have.
    public var megapixels = 256
    /// The five variants, in their standard sizes unless the recipe says others.
    public var variants: [Variant: VariantRecipe] = Dictionary(
        uniqueKeysWithValues: Variant.allCases.map { variant in
            let size = variant.standardSize
            return (variant, VariantRecipe(width: size.width, height: size.height))
        })

    /// What `wallpress verify` is not to report; a build makes no use of it.
    public var ignoredRules: [IgnoredRule] = []

    /// The defaults.
    public init() {}

    /// The clients that read what is written.
    public var clients: Set<Profile.Client> { Set(profiles.map(\.client)) }

    /// The size of a variant under a profile: the profile's own size, else the recipe's.
    public func size(of variant: Variant, for profile: Profile) -> PixelSize {
        if let size = profile.sizes[variant] { return size }
        return variants[variant].map { PixelSize(width: $0.width, height: $0.height) } ?? variant.standardSize
    }

    /// All profiles that can be named beside this recipe, each with the size of every variant: the recipe's own
    /// descriptions first, then those that every copy of wallpress knows.
    public var knownProfiles: [Profile] {
        let own = profiles.filter { profile in !Profile.known.contains { $0.name == profile.name } }
        return (own + Profile.known).map { profile in
            var profile = profile
            for variant in profile.layout.variants {
                profile.sizes[variant] = size(of: variant, for: profile)
            }
            return profile
        }
    }

    /// How masters are decoded.
    public var decoding: DecodingOptions {
        var options = DecodingOptions()
        options.limits.pixels = megapixels * 1_000_000
        options.matte = matte
        return options
    }
}
