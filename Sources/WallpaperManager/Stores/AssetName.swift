import Foundation
import WallpaperMetadata

/// The devices whose wallpapers differ.
public enum Device: String, Sendable, CaseIterable {
    /// A phone.
    case iPhone
    /// A tablet.
    case iPad

    /// What this device shows when it is held like this.
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

/// Where the client keeps its files, below the store's root (clients.md).
enum AssetName {
    static let metadata = "\(folder)/\(metadataFolder)/metadata"

    private static let folder = "wallpapers"
    private static let thumbnailFolder = "thumbnails"
    private static let metadataFolder = "metadata"
    private static let thumbnailSuffix = "_thumbnail"

    /// `wallpapers/forest/forest_iPhone_portrait`.
    ///
    /// - Parameter fidelity: `shipping` cuts `_portrait` and the like out of the folder's name, wherever they
    ///   stand in it.
    static func image(
        _ id: String, _ device: Device, _ orientation: Orientation, _ fidelity: Fidelity
    ) throws(WallpaperManagerError) -> String {
        let name = "\(id)_\(device.rawValue)_\(orientation.rawValue)"
        let imageFolder =
            switch fidelity {
            case .documented: id
            case .shipping:
                ["_portrait", "_landscape", "_iPad", "_iPhone"].reduce(name) {
                    $0.replacingOccurrences(of: $1, with: "")
                }
            }
        return try path([folder, imageFolder, name], id)
    }

    /// `wallpapers/thumbnails/forest_thumbnail`.
    static func thumbnail(_ id: String) throws(WallpaperManagerError) -> String {
        try path([folder, thumbnailFolder, id + thumbnailSuffix], id)
    }

    private static func path(_ parts: [String], _ id: String) throws(WallpaperManagerError) -> String {
        guard Layout.isSafe(id), parts.allSatisfy({ Layout.isSafe($0) && !$0.contains("/") }) else {
            throw .unsafeName(id)
        }
        return parts.joined(separator: "/")
    }

    /// Whether a stored file has outlived its use.
    ///
    /// - Parameters:
    ///   - current: the id of the current wallpaper, whose images stay.
    ///   - available: the ids whose thumbnails stay; nil where that is not known, so that all stay.
    static func isUnused(
        _ path: String, current: String, available: Set<String>?, _ fidelity: Fidelity
    ) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 3, parts[0] == folder else { return false }
        if parts[1] == thumbnailFolder, parts[2].hasSuffix(thumbnailSuffix) {
            return available.map { !$0.contains(String(parts[2].dropLast(thumbnailSuffix.count))) } ?? false
        }
        switch fidelity {
        case .documented: return isImage(parts[2], of: parts[1]) && parts[1] != current
        case .shipping: return ![current, thumbnailFolder, metadataFolder].contains(parts[1])
        }
    }

    private static func isImage(_ name: String, of id: String) -> Bool {
        Device.allCases.contains { device in
            Orientation.allCases.contains { name == "\(id)_\(device.rawValue)_\($0.rawValue)" }
        }
    }
}
