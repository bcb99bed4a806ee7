/// The layout of one kind of server, and the keys that its clients read. A profile is data.
public struct Profile: Sendable, Equatable {
    /// The clients whose habits decide the contents of a tree.
    public enum Client: String, Sendable, Equatable, CaseIterable {
        /// Firefox for iOS and the browsers that inherit from it.
        case iOS = "ios"
        /// Firefox for Android.
        case fenix
    }

    /// The name for `--profile` and `--as`.
    public let name: String
    /// The name of the product that its clients belong to: "Ecosia".
    public let title: String
    /// The paths of its images, variant names and the file type.
    public let layout: Layout
    /// Sizes of its own, in pixels. A variant that is not here has the size of the recipe, or its usual size.
    public var sizes: [Variant: PixelSize]
    /// The size of a thumbnail that neither the profile nor the recipe gives a size: the shape in which its clients show it.
    public let thumbnailSize: PixelSize
    /// The client that reads it; nil if only the reader of its document does.
    public let client: Client?
    /// The writer of a document for another program than a client of the feed; nil for the profile of a server with a feed.
    public let writer: Writer?
    /// The shipping app whose server is laid out like this; nil if none is known, as for profiles of one's own.
    public let app: String?
    /// Whether its clients read the metadata. Legacy clients have their list of wallpapers in the app.
    public let readsMetadata: Bool
    /// Whether ids may hold no upper-case letter (Ecosia's JSON Schema: `^[a-z0-9-]+$`).
    public let lowercaseIDs: Bool
    /// The keys that its clients read beyond those that every client reads: `subheading` of a collection, all others of a
    /// wallpaper.
    public let extraKeys: [String]
    /// Whether a JSON Schema checks the metadata: it refuses unknown keys, lower-case digits in colors and
    /// collections without wallpapers.
    public let hasStrictSchema: Bool
    /// The collection its client shows first and puts its own default wallpaper in front of.
    public let defaultCollectionID: String
    /// The id of that default wallpaper. Its images, if it has any, are part of the app.
    public let defaultWallpaperID: String

    /// Creates a profile from its parts. The title is the name unless it is given, and the default wallpaper is Firefox's.
    public init(
        name: String, title: String? = nil, layout: Layout, sizes: [Variant: PixelSize] = [:],
        thumbnailSize: PixelSize = Variant.thumbnail.standardSize, client: Client?,
        writer: Writer? = nil, app: String? = nil, readsMetadata: Bool = true, lowercaseIDs: Bool = false,
        extraKeys: [String] = [],
        hasStrictSchema: Bool = false, defaultCollectionID: String = "classic-firefox",
        defaultWallpaperID: String? = nil
    ) {
        (self.name, self.title, self.layout, self.sizes) = (name, title ?? name, layout, sizes)
        (self.thumbnailSize, self.client, self.app) = (thumbnailSize, client, app)
        self.writer = writer
        self.readsMetadata = readsMetadata && !layout.isCatalog && client != nil
        self.lowercaseIDs = lowercaseIDs
        self.extraKeys = extraKeys
        self.hasStrictSchema = hasStrictSchema
        self.defaultCollectionID = defaultCollectionID
        self.defaultWallpaperID = defaultWallpaperID ?? (client == .fenix ? "default" : "fxDefault")
    }

    /// Returns the size that its clients expect of a variant: its own, else the usual size.
    public func size(of variant: Variant) -> PixelSize {
        sizes[variant] ?? (variant == .thumbnail ? thumbnailSize : variant.standardSize)
    }

    /// Returns the sizes that a variant may have: the one that its clients expect and, unless a size was chosen, the standard
    /// size that it had before.
    package func acceptedSizes(of variant: Variant) -> [PixelSize] {
        [size(of: variant), sizes[variant] ?? variant.standardSize].uniqued
    }

    /// Whether its clients read `card-color-light` and `card-color-dark`, which every wallpaper must have then.
    public var needsFenixColors: Bool { client == .fenix && readsMetadata }

    /// Whether a server has its images. Otherwise they become a part of an app.
    public var isServed: Bool { !layout.isCatalog && writer?.isServed != false }

    /// Whether its images are shown behind text in the colors of the metadata.
    public var hasHomePages: Bool { client != nil || writer?.hasHomePages == true }

    /// Returns whether its clients read this key beyond those that every client reads.
    public func reads(extraKey key: String) -> Bool { extraKeys.contains(key) }
}

// MARK: - The built-in profiles

extension Profile {
    /// The built-in profiles, `suffixed` (the default) first.
    public static let known: [Profile] = [
        suffixed, firefoxIOS, ecosia, firefoxIOSLegacy, fenix, fenixLegacy, xcassets, dashboard,
        firefoxDesktop, brave, fenixAssets,
    ]

    /// Returns the profile of this name among them.
    public static func named(_ name: String) -> Profile? { known.first { $0.name == name } }

    /// The key with which Ecosia's client uses a wallpaper's images in the app itself.
    public static let bundledAssetKey = "bundled-asset-name"

    /// The key of the line that Ecosia shows below the heading of a collection.
    public static let subheadingKey = "subheading"

    private static let idioms: [Variant: String] = [
        .portrait: "_iPhone_portrait", .landscape: "_iPhone_landscape",
        .pad: "_iPad_portrait", .padLandscape: "_iPad_landscape", .thumbnail: "_thumbnail",
    ]
    private static let suffixes = Dictionary(uniqueKeysWithValues: Variant.standard.map { ($0, $0.suffix) })

    /// `ios/forest/forest_ls.jpg`
    public static let suffixed = Profile(
        name: "suffixed", layout: Layout(checked: "ios/{id}/{id}{variant}.jpg", names: suffixes), client: .iOS
    )

    /// Firefox for iOS fills cells of 97 x 88 points, 291 x 264 pixels at 3x, and smaller ones of 88 x 80. Firefox for Android
    /// stretches a thumbnail to 1.1:1.
    private static let firefoxThumbnail = PixelSize(width: 330, height: 300)

    /// `ios/forest/forest_iPhone_landscape.jpg`
    public static let firefoxIOS = Profile(
        name: "firefox-ios", layout: Layout(checked: "ios/{id}/{id}{variant}.jpg", names: idioms),
        thumbnailSize: firefoxThumbnail, client: .iOS, app: "Firefox for iOS")

    /// `forest/forest_iPhone_landscape.jpg`
    public static let ecosia = Profile(
        name: "ecosia", title: "Ecosia", layout: Layout(checked: "{id}/{id}{variant}.jpg", names: idioms),
        client: .iOS, app: "Ecosia", lowercaseIDs: true, extraKeys: [bundledAssetKey, subheadingKey],
        hasStrictSchema: true,
        defaultCollectionID: "ecosia-nature", defaultWallpaperID: "ecosia-default")

    /// `forest/forest_ls.png`, no thumbnail
    public static let firefoxIOSLegacy = Profile(
        name: "firefox-ios-legacy",
        layout: Layout(
            checked: "{id}/{id}{variant}.png", names: suffixes.filter { $0.key != .thumbnail }), client: .iOS,
        app: "Firefox for iOS", readsMetadata: false)

    /// `android/autumn/forest/landscape.png`; phones only
    public static let fenix = Profile(
        name: "fenix",
        layout: Layout(
            checked: "android/{collection}/{id}/{variant}.png",
            names: [.portrait: "portrait", .landscape: "landscape", .thumbnail: "thumbnail"]),
        thumbnailSize: firefoxThumbnail, client: .fenix, app: "Firefox for Android")

    /// `android/high/portrait/dark/autumn/forest.png`; phones only. The sizes are those of common phones with such widths.
    public static let fenixLegacy = Profile(
        name: "fenix-legacy",
        layout: Layout(
            checked: "android/{density}/{variant}/{theme}/{collection}/{id}.png",
            names: [.portrait: "portrait", .landscape: "landscape"],
            themes: [.light: "light", .dark: "dark"],
            densities: [
                .init("low", percent: 50), .init("medium", percent: 75), .init("high", percent: 100),
            ]),
        sizes: [
            .portrait: PixelSize(width: 1440, height: 3200), .landscape: PixelSize(width: 3200, height: 1440),
        ], client: .fenix, app: "Firefox for Android", readsMetadata: false)

    /// `Wallpapers.xcassets/forest/forest_ls.imageset/forest_ls.jpg`. There is an image set for each file name of the legacy
    /// system. The one of the plain name also has the images for phones on their side and for tablets, because Ecosia asks
    /// for one name only.
    public static let xcassets = Profile(
        name: "xcassets",
        layout: Layout(
            checked: "Wallpapers.xcassets/{id}/{id}{set}.imageset/{id}{variant}{theme}.jpg",
            names: suffixes.filter { $0.key != .thumbnail },
            themes: [.light: "", .dark: Theme.dark.suffix],
            sets: [
                .portrait: [""], .landscape: ["_ls", ""], .pad: ["_pad", ""], .padLandscape: ["_pad_ls"],
            ]), client: .iOS, app: "Ecosia")

    /// `dashboard/forest.jpg`, and lists for CandyBar and Frames. Phones cut the image to their shape.
    public static let dashboard = Profile(
        name: "dashboard",
        layout: Layout(
            checked: "dashboard/{id}{variant}.jpg", names: [.portrait: "", .thumbnail: "_thumbnail"]),
        sizes: [.portrait: PixelSize(width: 1440, height: 3200)],
        thumbnailSize: PixelSize(width: 400, height: 400), client: nil, writer: .dashboard,
        app: "CandyBar and Frames")

    /// `firefox-desktop/forest.jpg`, and records for the new tab of desktop Firefox and its forks.
    public static let firefoxDesktop = Profile(
        name: "firefox-desktop",
        layout: Layout(
            checked: "firefox-desktop/{id}{variant}.jpg", names: [.desktop: "", .thumbnail: "_thumbnail"]),
        thumbnailSize: PixelSize(width: 480, height: 270), client: nil, writer: .firefoxDesktop,
        app: "forks of desktop Firefox")

    /// `brave/forest.jpg`, beside `brave/photo.json`.
    public static let brave = Profile(
        name: "brave", layout: Layout(checked: "brave/{id}.jpg", names: [.desktop: ""]), client: nil,
        writer: .brave, app: "Brave")

    /// `fenix-assets/wallpapers/autumn/forest/portrait.png`, for the folder `assets` of an app.
    public static let fenixAssets = Profile(
        name: "fenix-assets",
        layout: Layout(
            checked: Writer.fenixTemplate,
            names: [.portrait: "portrait", .landscape: "landscape", .thumbnail: "thumbnail"]),
        thumbnailSize: firefoxThumbnail, client: nil, writer: .fenixAssets,
        app: "forks of Firefox for Android")
}
