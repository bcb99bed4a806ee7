import Foundation

/// Wallpapers that are offered together, optionally only for a time or in some locales.
public struct LegacyWallpaperCollection: Sendable, Hashable {
    /// The base names of the files, in the order in which the wallpapers are shown.
    public let wallpaperFileNames: [String]
    /// The source of their images.
    public let resource: LegacyResource
    /// The time from which they are offered; nil means no beginning.
    public let shipDate: Date?
    /// The time from which they are no longer offered; nil means no end.
    public let expiryDate: Date?
    /// The locales in which they are offered, spelled `en_US`; nil means all locales.
    public let locales: [String]?

    /// Creates a collection. The argument labels are those of Mozilla's wiki.
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

    /// The wallpapers of this collection.
    public var wallpapers: [LegacyWallpaper] {
        wallpaperFileNames.map { LegacyWallpaper(name: $0, resource: resource) }
    }

    /// Returns whether date and locale allow this collection to be offered. A condition that is nil is
    /// satisfied.
    ///
    /// - Parameters:
    ///   - circumstances: The time and the locale of the device.
    ///   - fidelity: With `shipping`, locales must match exactly, and an empty list means no locale.
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
