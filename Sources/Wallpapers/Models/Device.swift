import Foundation
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

extension Device {
    /// The kind of device that the app runs on. Everything that is not an iPad counts as an iPhone, Macs and Linux too.
    public static let current = Device(model: systemModel)

    /// Creates a kind of device from Apple's name for the model, such as "iPhone14,7".
    package init(model: String) {
        self = model.hasPrefix("iPad") ? .iPad : .iPhone
    }

    /// `UIDevice` would tell, too, but only on the main actor.
    private static var systemModel: String {
        #if targetEnvironment(simulator)
            return ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? "iPhone"
        #else
            var system = utsname()
            uname(&system)
            return withUnsafeBytes(of: system.machine) { name in
                String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
            }
        #endif
    }
}

/// The orientation of a device.
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
