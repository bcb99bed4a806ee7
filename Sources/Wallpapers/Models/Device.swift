import WallpaperMetadata

/// A kind of device. Each kind has wallpapers of its own.
public enum Device: String, Sendable, CaseIterable {
    /// A phone.
    case iPhone
    /// A tablet.
    case iPad

    /// The variant that this device shows in an orientation.
    public func variant(_ orientation: Orientation) -> Variant {
        switch (self, orientation) {
        case (.iPhone, .portrait): .portrait
        case (.iPhone, .landscape): .landscape
        case (.iPad, .portrait): .pad
        case (.iPad, .landscape): .padLandscape
        }
    }
}

/// How a device is held.
public enum Orientation: String, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

/// The size of a picture in pixels.
public struct ImageSize: Sendable, Equatable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size from a width and a height.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
