/// Where one kind of server keeps its pictures, and which keys its clients read. A profile is data.
public struct Profile: Sendable, Equatable {
    /// The clients whose habits decide what is written.
    public enum Client: String, Sendable, Equatable, CaseIterable {
        /// Firefox for iOS and what inherits from it.
        case iOS = "ios"
        /// Firefox for Android.
        case fenix
    }

    /// What `--profile` and `--as` call it.
    public let name: String
    /// What people call the product that its clients belong to: "Ecosia".
    public let title: String
    /// Paths of its pictures, variant names and the file type.
    public let layout: Layout
    /// Sizes of its own, in pixels. A variant that is not here has the size of the recipe, or its standard
    /// size.
    public var sizes: [Variant: PixelSize]
    /// Who reads it.
    public let client: Client
    /// Whether its clients read the metadata. The legacy client has its list of wallpapers in the app.
    public let readsMetadata: Bool
    /// Whether ids may hold no upper-case letter (Ecosia's JSON Schema: `^[a-z0-9-]+$`).
    public let lowercaseIDs: Bool
    /// Keys of a wallpaper that its clients read beyond those that every client knows.
    public let extraKeys: [String]
    /// Whether a JSON Schema checks the metadata: it refuses unknown keys, lower-case digits in colors and
    /// collections without wallpapers.
    public let hasStrictSchema: Bool
    /// The collection its client shows first and puts its own default wallpaper in front of.
    public let defaultCollection: String
    /// The id of that default wallpaper. Its pictures, if it has any, are part of the app.
    public let defaultWallpaper: String

    /// A profile from its parts. The title is the name unless it is given, and the default wallpaper is Firefox's.
    public init(
        name: String, title: String? = nil, layout: Layout, sizes: [Variant: PixelSize] = [:], client: Client,
        readsMetadata: Bool = true, lowercaseIDs: Bool = false, extraKeys: [String] = [],
        hasStrictSchema: Bool = false, defaultCollection: String = "classic-firefox",
        defaultWallpaper: String? = nil
    ) {
        self.name = name
        self.title = title ?? name
        self.layout = layout
        self.sizes = sizes
        self.client = client
        self.readsMetadata = readsMetadata
        self.lowercaseIDs = lowercaseIDs
        self.extraKeys = extraKeys
        self.hasStrictSchema = hasStrictSchema
        self.defaultCollection = defaultCollection
        self.defaultWallpaper = defaultWallpaper ?? (client == .fenix ? "default" : "fxDefault")
    }

    /// The size that its clients expect of a variant: its own, else the standard size.
    public func size(of variant: Variant) -> PixelSize { sizes[variant] ?? variant.standardSize }

    /// Whether its clients read this key of a wallpaper beyond those that every client knows.
    public func reads(extraKey key: String) -> Bool { extraKeys.contains(key) }
}

// MARK: - Profiles that every copy of wallpress knows

extension Profile {
    /// All of them, `suffixed` (the default) first.
    public static let known: [Profile] = [suffixed, firefoxIOS, ecosia, firefoxIOSLegacy, fenix]

    /// The profile of this name among them.
    public static func named(_ name: String) -> Profile? { known.first { $0.name == name } }

    /// The key by which Ecosia's client takes a wallpaper's pictures from the app itself.
    public static let bundledAssetKey = "bundled-asset-name"

    private static let idioms: [Variant: String] = [
        .portrait: "_iPhone_portrait", .landscape: "_iPhone_landscape",
        .pad: "_iPad_portrait", .padLandscape: "_iPad_landscape", .thumbnail: "_thumbnail",
    ]
    private static let suffixes = Dictionary(uniqueKeysWithValues: Variant.allCases.map { ($0, $0.suffix) })

    /// `ios/forest/forest_ls.jpg`
    public static let suffixed = Profile(
        name: "suffixed", layout: Layout(checked: "ios/{id}/{id}{variant}.jpg", names: suffixes), client: .iOS
    )

    /// `ios/forest/forest_iPhone_landscape.jpg`
    public static let firefoxIOS = Profile(
        name: "firefox-ios", layout: Layout(checked: "ios/{id}/{id}{variant}.jpg", names: idioms),
        client: .iOS)

    /// `forest/forest_iPhone_landscape.jpg`
    public static let ecosia = Profile(
        name: "ecosia", title: "Ecosia", layout: Layout(checked: "{id}/{id}{variant}.jpg", names: idioms),
        client: .iOS, lowercaseIDs: true, extraKeys: [bundledAssetKey], hasStrictSchema: true,
        defaultCollection: "ecosia-nature", defaultWallpaper: "ecosia-default")

    /// `forest/forest_ls.png`, no thumbnail
    public static let firefoxIOSLegacy = Profile(
        name: "firefox-ios-legacy",
        layout: Layout(
            checked: "{id}/{id}{variant}.png", names: suffixes.filter { $0.key != .thumbnail }), client: .iOS,
        readsMetadata: false)

    /// `android/autumn/forest/landscape.png`; phones only
    public static let fenix = Profile(
        name: "fenix",
        layout: Layout(
            checked: "android/{collection}/{id}/{variant}.png",
            names: [.portrait: "portrait", .landscape: "landscape", .thumbnail: "thumbnail"]), client: .fenix)
}
