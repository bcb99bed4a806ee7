import WallpaperMetadata

/// A wallpaper as the client knows it: an id and the colors that keep text readable on it.
public struct Wallpaper: Sendable, Hashable {
    /// Whether a wallpaper has pictures.
    public enum Kind: String, Sendable {
        /// The client's own: no pictures, no colors.
        case defaultWallpaper
        /// Any other.
        case other
    }

    /// The name of its files and folders.
    public let id: String
    /// For titles and labels; nil leaves them to the theme.
    public let textColor: WallpaperColor?
    /// For cards where no blur is possible; nil leaves them to the theme.
    public let cardColor: WallpaperColor?
    /// For the text of the logo; nil leaves it to the theme.
    public let logoTextColor: WallpaperColor?
    /// The name of its pictures in the app, where they ship with it and nothing is downloaded (Ecosia).
    public let bundledAssetName: String?

    /// A wallpaper from its parts.
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

    /// The client's own wallpaper, which is current until another is chosen.
    public static let defaultWallpaper = Wallpaper(id: "fxDefault")

    /// Whether it is the client's own.
    public var type: Kind { id == Self.defaultWallpaper.id ? .defaultWallpaper : .other }

    /// Whether its pictures are files that the client fetches and keeps.
    var hasFiles: Bool { type == .other && bundledAssetName == nil }
}

extension Wallpaper {
    /// What is kept of a wallpaper, in the metadata's own shape. `shipping` keeps its three colors only
    /// where all three are there.
    func json(_ fidelity: Fidelity) -> JSONNode {
        let isWhole = textColor != nil && cardColor != nil && logoTextColor != nil
        func color(_ color: WallpaperColor?) -> JSONNode {
            .string(fidelity == .documented || isWhole ? color?.description : nil)
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
