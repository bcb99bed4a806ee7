import Foundation
import WallpaperMetadata

/// A wallpaper of the system before the metadata.
public struct LegacyWallpaper: Sendable, Hashable {
    /// The name of its files.
    public let name: String
    /// Where its pictures come from; nil for the default wallpaper, which has none.
    public let resource: LegacyResource?

    /// A wallpaper from its parts.
    public init(name: String, resource: LegacyResource?) {
        self.name = name
        self.resource = resource
    }

    /// The client's own, which is current until another is chosen.
    public static let defaultBackground = LegacyWallpaper(name: "defaultBackground", resource: nil)

    /// The name of its file for a variant: `trRed`, `trRed_ls`, `trRed_pad`, `trRed_pad_ls`.
    public func fileName(_ variant: Variant) -> String { name + variant.suffix }
}

/// Where the pictures of a legacy wallpaper come from (`WallpaperResourceType` in its wiki).
public enum LegacyResource: String, Sendable {
    /// They ship with the app.
    case bundled
    /// They come from the server.
    case downloaded
}

/// Wallpapers that are offered together, perhaps for a time and in some places only.
public struct LegacyWallpaperCollection: Sendable, Hashable {
    /// The base names of their files, in the order in which they are shown.
    public let wallpaperFileNames: [String]
    /// Where their pictures come from.
    public let resource: LegacyResource
    /// The moment from which on they are shown; nil is always before.
    public let shipDate: Date?
    /// The moment from which on they are no longer shown; nil is never.
    public let expiryDate: Date?
    /// The locales that see them, spelled `en_US`; nil is everywhere.
    public let locales: [String]?

    /// A collection from its parts; the labels are those of the wiki.
    public init(
        wallpaperFileNames: [String], resource: LegacyResource, shippingOn shipDate: Date? = nil,
        expiringOn expiryDate: Date? = nil, limitedToLocales locales: [String]? = nil
    ) {
        self.wallpaperFileNames = wallpaperFileNames
        self.resource = resource
        self.shipDate = shipDate
        self.expiryDate = expiryDate
        self.locales = locales
    }

    /// Its wallpapers.
    public var wallpapers: [LegacyWallpaper] {
        wallpaperFileNames.map { LegacyWallpaper(name: $0, resource: resource) }
    }

    /// Whether dates and locale allow it to be shown; what is not said counts as satisfied.
    ///
    /// `shipping` compares locales to the letter, and takes an empty list for nowhere.
    public func isEligible(in circumstances: Circumstances, fidelity: Fidelity = .documented) -> Bool {
        let now = circumstances.now
        guard shipDate.map({ $0 <= now }) ?? true, expiryDate.map({ now < $0 }) ?? true else { return false }
        guard let locales else { return true }
        let identifier = circumstances.locale.identifier
        switch fidelity {
        case .documented:
            return locales.isEmpty || locales.contains { $0.asLocaleName == identifier.asLocaleName }
        case .shipping: return locales.contains(identifier)
        }
    }
}
