import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The recipe by which a tree is made from masters: the values of `wallpress.yml`, or the defaults.
public struct Recipe: Sendable, Equatable {
    /// The place of crops for which `collection.yml` has none.
    public enum Crop: String, Sendable, CaseIterable {
        /// The place where people look first.
        case attention
        /// The middle of the master.
        case center
    }

    /// The choice of light or dark text and logo.
    public enum InkRule: String, Sendable, CaseIterable {
        /// The one that is more legible.
        case auto
        /// Light, for dark images.
        case light
        /// Dark, for bright images.
        case dark

        /// The ink to use; nil if the images decide.
        package var ink: Ink? {
            switch self {
            case .auto: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    /// The use of scrims on images on which text is not legible.
    public enum ScrimRule: String, Sendable, CaseIterable {
        /// Never. The report notes whether a scrim would be enough.
        case off = "none"
        /// Soft bands shade the variants behind the text of home pages. The thumbnail does not change.
        case auto
    }

    /// The requirement of a credit for each wallpaper.
    public enum CreditRule: String, Sendable, CaseIterable {
        /// It may have one.
        case optional
        /// Without an author and a license, nothing is built.
        case required
    }

    /// The chroma resolution of JPEGs.
    public enum ChromaRule: String, Sendable, CaseIterable {
        /// Full for flat art that would lose by subsampling, half for everything else.
        case auto
        /// Half along both axes.
        case half = "4:2:0"
        /// Full.
        case full = "4:4:4"

        /// The sampling to use; nil if the images decide.
        package var sampling: ChromaSampling? { ChromaSampling(rawValue: rawValue) }
    }

    /// The size and the JPEG quality of one variant.
    public struct VariantRecipe: Sendable, Equatable {
        /// Width in pixels, 1...`longestSide`; nil if it has the usual width.
        public var width: Int?
        /// Height in pixels, 1...`longestSide`; nil if it has the usual height.
        public var height: Int?
        /// JPEG quality, 1...100; nil if the quality of the recipe applies.
        public var quality: Int?
        /// The lowest quality for the sake of `maxByteCount`, 1...100; nil if the recipe's applies.
        public var minQuality: Int?
        /// The size that a file should not exceed, in bytes; nil if the recipe's applies.
        public var maxByteCount: Int?

        /// Creates a variant of this size.
        public init(width: Int? = nil, height: Int? = nil, quality: Int? = nil) {
            self.width = width
            self.height = height
            self.quality = quality
        }
    }

    /// The longest side of a variant in pixels: twice the width of an 8K display.
    public static let longestSide = 16_384

    /// The profiles whose layouts are written, at least one.
    public var profiles: [Profile] = [.suffixed]
    /// JPEG quality, 1...100.
    public var quality = JPEGEncoding().quality
    /// The lowest quality that is used for the sake of `maxByteCount`, 1...100.
    public var minQuality = 70
    /// The size that a file should not exceed, in bytes.
    public var maxByteCount = Int.max
    /// The chroma resolution of JPEGs.
    public var chroma = ChromaRule.auto
    /// Progressive (smaller) or baseline JPEG.
    public var isProgressive = true
    /// The place of crops for which `collection.yml` has none.
    public var crop = Crop.attention
    /// The color behind transparent pixels.
    public var matte = RGB8.black
    /// Whether text and logo are light or dark, unless a wallpaper has its own setting.
    public var ink = InkRule.auto
    /// Colors to use for text instead of white and black if they are as legible, in order of preference.
    public var brandInks = ColorWishes().brandInks
    /// Whether images on which text is not legible get a scrim, unless a wallpaper has its own setting.
    public var scrim = ScrimRule.off
    /// The limit of the strength of a scrim at any place, 0...1.
    public var maxStrength = Scrim.defaultMaxStrength
    /// Whether wallpapers need a credit.
    public var credits = CreditRule.optional
    /// The largest size of a master in megapixels (millions of pixels).
    public var megapixels = 256
    /// Sizes and qualities of the variants. One that is not here has its usual size, and the quality of the recipe.
    public var variants: [Variant: VariantRecipe] = [:]

    /// Rules that the recipe ignores, of `wallpress build` and `wallpress verify`.
    public var ignoredRules: [IgnoredRule] = []
    /// The destination to which `wallpress publish` sends the tree. No pixel depends on it.
    public var publishing = PublishingSettings()

    /// Creates the defaults.
    public init() {}

    /// The clients that the metadata is written for: the clients of the profiles. Fenix's legacy clients, which do not read it,
    /// count only if there are no others.
    public var clients: Set<Profile.Client> {
        let readers = profiles.filter { $0.readsMetadata || $0.client == .iOS }
        return Set((readers.isEmpty ? profiles : readers).compactMap(\.client))
    }

    /// The documents that the profiles have writers make.
    package var writings: [WriterInput] { profiles.compactMap { WriterInput($0, url: publishing.url) } }

    /// Returns the size of a variant for a profile: the profile's if it has one, otherwise the recipe's, or the
    /// usual size.
    public func size(of variant: Variant, for profile: Profile) -> PixelSize {
        let size = profile.size(of: variant)
        guard profile.sizes[variant] == nil, let own = variants[variant] else { return size }
        return PixelSize(width: own.width ?? size.width, height: own.height ?? size.height)
    }

    /// Returns whether somebody has chosen the size of a variant for a profile.
    package func choosesSize(of variant: Variant, for profile: Profile) -> Bool {
        let own = variants[variant]
        return profile.sizes[variant] != nil || own?.width != nil || own?.height != nil
    }

    /// A size of masters, and the variant that needs it.
    package struct MasterSize: Sendable, Equatable {
        package let width, height: Int
        package let variant: Variant
        /// The published size of that variant.
        package let published: PixelSize
    }

    /// Returns the smallest master of a shape, from which no image is enlarged; nil if there is nothing to make from it.
    ///
    /// - Parameters:
    ///   - width: The width of any master of this shape.
    ///   - height: The height of the same master.
    ///   - only: The variants that are made from it; nil for all.
    package func masterSize(width: Int, height: Int, only: Set<Variant>? = nil) -> MasterSize? {
        let sizes = profiles.flatMap { profile in
            profile.layout.variants.filter { only?.contains($0) ?? true }
                .map { ($0, size(of: $0, for: profile)) }
        }
        func scaled(_ side: Int, _ a: Int, _ b: Int) -> Int { (side * a + b - 1) / b }
        let needed = sizes.map { variant, size in
            MasterSize(
                width: max(size.width, scaled(size.height, width, height)),
                height: max(size.height, scaled(size.width, height, width)), variant: variant,
                published: size)
        }
        return needed.max { $0.width < $1.width }
    }

    /// All profiles that a command can name together with this recipe: those that the recipe describes, then the
    /// built-in ones. Each has the sizes that the recipe chooses.
    public var knownProfiles: [Profile] {
        let own = profiles.filter { profile in !Profile.known.contains { $0.name == profile.name } }
        let known = Profile.known.map { known in profiles.first { $0.name == known.name } ?? known }
        return (own + known).map { profile in
            var profile = profile
            for variant in profile.layout.variants where choosesSize(of: variant, for: profile) {
                profile.sizes[variant] = size(of: variant, for: profile)
            }
            return profile
        }
    }

    /// The most qualities that six encodings can search: one at the best quality, and five that halve the others.
    package static let mostQualities = 32

    /// Returns the JPEG qualities that a variant may have. The lowest one is never above the quality of the variant.
    package func qualities(of variant: Variant) -> ClosedRange<Int> {
        let best = variants[variant]?.quality ?? quality
        return min(variants[variant]?.minQuality ?? minQuality, best)...best
    }

    /// Returns the suppressions of the recipe for some rules.
    ///
    /// - Parameters:
    ///   - rules: The rules of one command.
    ///   - all: The rules of all commands. The recipe may name each of them.
    ///   - path: The path of the recipe, for messages.
    /// - Throws: `InputError.recipe` if the recipe names a rule that does not exist.
    public func suppressions(
        of rules: RuleList, among all: RuleList, in path: String
    ) throws(InputError) -> [Suppression] {
        var suppressions: [Suppression] = []
        do throws(DiagnosticsError) {
            for ignored in ignoredRules {
                let rule = try all.rule(ignored.rule)
                suppressions.append(Suppression(rule, wallpaper: ignored.wallpaperID, reason: ignored.reason))
            }
        } catch {
            throw .recipe(path: path, line: nil, reason: "\(error)")
        }
        return suppressions.filter { rules[$0.rule.id] != nil }
    }

    /// The options for decoding masters.
    public var decoding: DecodingOptions {
        var options = DecodingOptions()
        options.limits.types = ImageType.masters
        options.limits.pixels = megapixels * 1_000_000
        options.matte = matte
        return options
    }
}

/// A rule that `wallpress.yml` ignores. The id is not checked here, because `verify` has rules of its own.
public struct IgnoredRule: Sendable, Equatable {
    /// The id of the rule.
    public let rule: String
    /// The id of the wallpaper for which it is ignored; nil for all wallpapers.
    public let wallpaperID: String?
    /// The reason that it is ignored. It is required, so that others can read it.
    public let reason: String

    /// Creates the entry of a rule.
    public init(rule: String, wallpaper wallpaperID: String?, reason: String) {
        self.rule = rule
        self.wallpaperID = wallpaperID
        self.reason = reason
    }
}
