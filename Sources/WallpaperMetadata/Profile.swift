/// Where one kind of server keeps its pictures, and which keys its clients read. A profile is data.
public struct Profile: Sendable, Equatable {
    /// The clients whose habits decide what is written.
    public enum Client: String, Sendable, Equatable, CaseIterable {
        /// Firefox for iOS and what inherits from it.
        case iOS = "ios"
        /// Firefox for Android.
        case fenix
    }

    /// What `--profile` calls it.
    public let name: String
    /// Paths of its pictures.
    public let layout: Layout
    /// Who reads it.
    public let client: Client
    /// Whether ids may hold no upper-case letter (Ecosia's JSON Schema: `^[a-z0-9-]+$`).
    public let lowercaseIDs: Bool
    /// The collection its client shows first and puts its own default wallpaper in front of.
    public let defaultCollection: String

    /// A profile from its parts.
    public init(
        name: String, layout: Layout, client: Client, lowercaseIDs: Bool = false,
        defaultCollection: String = "classic-firefox"
    ) {
        self.name = name
        self.layout = layout
        self.client = client
        self.lowercaseIDs = lowercaseIDs
        self.defaultCollection = defaultCollection
    }

    /// The profiles every copy of wallpress knows, `suffixed` (the default) first.
    public static let known: [Profile] = [suffixed, firefoxIOS, ecosia, firefoxIOSLegacy, fenix]

    /// The profile of this name among those every copy knows.
    public static func named(_ name: String) -> Profile? { known.first { $0.name == name } }

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
        name: "ecosia", layout: Layout(checked: "{id}/{id}{variant}.jpg", names: idioms), client: .iOS,
        lowercaseIDs: true, defaultCollection: "ecosia-nature")

    /// `forest/forest_ls.png`, no thumbnail
    public static let firefoxIOSLegacy = Profile(
        name: "firefox-ios-legacy",
        layout: Layout(
            checked: "{id}/{id}{variant}.png", names: suffixes.filter { $0.key != .thumbnail }), client: .iOS)

    /// `android/autumn/forest/landscape.png`; phones only
    public static let fenix = Profile(
        name: "fenix",
        layout: Layout(
            checked: "android/{collection}/{id}/{variant}.png",
            names: [.portrait: "portrait", .landscape: "landscape", .thumbnail: "thumbnail"]), client: .fenix)
}
