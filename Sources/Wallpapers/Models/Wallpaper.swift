import WallpressJSON
import WallpaperMetadata

/// A wallpaper of the metadata: an id, and colors that keep text readable on its images.
public struct Wallpaper: Sendable, Hashable, Identifiable {
    /// The kinds of wallpaper.
    public enum Kind: String, Sendable {
        /// The client's own wallpaper, without colors. Its images, if it has any, are part of the app.
        case defaultWallpaper
        /// Any other wallpaper.
        case other
    }

    /// The id, which is also the name of its files and folders.
    public let id: String
    /// The color of titles and labels; nil means the color of the theme.
    public let textColor: WallpaperColor?
    /// The color of cards where blurring is not possible; nil means the color of the theme.
    public let cardColor: WallpaperColor?
    /// The color of the text in the logo; nil means the color of the theme.
    public let logoTextColor: WallpaperColor?
    /// The name of its images in the app's bundle, if it has them there and nothing is downloaded (Ecosia).
    public let bundledAssetName: String?

    /// Creates a wallpaper.
    public init(
        id: String, textColor: WallpaperColor? = nil, cardColor: WallpaperColor? = nil,
        logoTextColor: WallpaperColor? = nil, bundledAssetName: String? = nil
    ) {
        self.id = id
        self.textColor = textColor
        self.cardColor = cardColor
        self.logoTextColor = logoTextColor
        self.bundledAssetName = bundledAssetName
    }

    /// The own wallpaper of Firefox for iOS, which is current until the user chooses another.
    public static let defaultWallpaper = Wallpaper.default(of: .firefoxIOS)

    /// Returns the own wallpaper of a profile's client, which is current until the user chooses another.
    public static func `default`(of profile: Profile) -> Wallpaper {
        Wallpaper(id: profile.defaultWallpaperID)
    }

    /// The kind of wallpaper.
    public var type: Kind { Self.defaultIDs.contains(id) ? .defaultWallpaper : .other }

    private static let defaultIDs = Set(
        Profile.known.filter { $0.client == .iOS }.map(\.defaultWallpaperID))

    /// Returns the same wallpaper with the colors of another one.
    func withColors(of other: Wallpaper) -> Wallpaper {
        Wallpaper(
            id: id, textColor: other.textColor, cardColor: other.cardColor,
            logoTextColor: other.logoTextColor,
            bundledAssetName: bundledAssetName)
    }

    /// Whether its images are files that the client downloads and stores.
    var hasFiles: Bool { type == .other && bundledAssetName == nil }
}

extension Wallpaper {
    /// Returns the wallpaper as it is stored, with the keys of the metadata. `shipping` stores its three colors only
    /// if it has all three.
    func json(_ fidelity: Fidelity) -> JSONNode {
        let hasAllColors = textColor != nil && cardColor != nil && logoTextColor != nil
        func color(_ color: WallpaperColor?) -> JSONNode {
            .string(fidelity == .documented || hasAllColors ? color?.description : nil)
        }
        var members: [JSONNode.Member] = [
            .init("id", .string(id)),
            .init(ColorKey.text.rawValue, color(textColor)),
            .init(ColorKey.card.rawValue, color(cardColor)),
            .init(ColorKey.logoText.rawValue, color(logoTextColor)),
        ]
        if let bundledAssetName { members.append(.init("bundled-asset-name", .string(bundledAssetName))) }
        return .object(members)
    }
}
