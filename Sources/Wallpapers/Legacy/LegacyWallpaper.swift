import Foundation
import WallpaperMetadata

/// A wallpaper of the legacy system, which had no metadata.
public struct LegacyWallpaper: Sendable, Hashable {
    /// The base name of its files.
    public let name: String
    /// Where its pictures come from; nil for the default wallpaper, which has no pictures.
    public let resource: LegacyResource?

    /// Creates a wallpaper.
    public init(name: String, resource: LegacyResource?) {
        self.name = name
        self.resource = resource
    }

    /// The client's own wallpaper, which is current until the user chooses another.
    public static let defaultBackground = LegacyWallpaper(name: "defaultBackground", resource: nil)

    /// Returns the name of its file for a variant: `trRed`, `trRed_ls`, `trRed_pad` or `trRed_pad_ls`.
    public func fileName(_ variant: Variant) -> String { name + variant.suffix }
}

/// The source of the images of a legacy wallpaper. Mozilla's wiki calls this `WallpaperResourceType`.
public enum LegacyResource: String, Sendable {
    /// They are part of the app.
    case bundled
    /// They are downloaded from the server.
    case downloaded
}

/// Both images of a legacy wallpaper for one kind of device.
public struct LegacyImages: Sendable, Equatable {
    /// The image for a device that is held upright.
    public let portrait: Data
    /// The image for a device on its side.
    public let landscape: Data
}
