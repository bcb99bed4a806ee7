import WallpaperMetadata

/// The paths of the client's files below the store's root (Documentation/clients-ios.md).
enum AssetName {
    static let metadata = "\(folder)/\(metadataFolder)/metadata"

    private static let folder = "wallpapers"
    private static let thumbnailFolder = "thumbnails"
    private static let metadataFolder = "metadata"
    private static let thumbnailSuffix = "_thumbnail"

    /// Returns `wallpapers/forest/forest_iPhone_portrait`.
    ///
    /// - Parameter fidelity: `shipping` removes `_portrait` and similar words from the folder's name,
    ///   wherever they occur.
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

    /// Returns `wallpapers/thumbnails/forest_thumbnail`.
    static func thumbnail(_ id: String) throws(WallpaperManagerError) -> String {
        try path([folder, thumbnailFolder, id + thumbnailSuffix], id)
    }

    private static func path(_ parts: [String], _ id: String) throws(WallpaperManagerError) -> String {
        guard Layout.isSafe(id), parts.allSatisfy({ Layout.isSafe($0) && !$0.contains("/") }) else {
            throw .unsafeName(id)
        }
        return parts.joined(separator: "/")
    }

    /// Returns whether a stored file is no longer needed.
    ///
    /// - Parameters:
    ///   - current: The id of the current wallpaper, whose images stay.
    ///   - available: The ids whose thumbnails stay; nil if they are not known, and then all thumbnails stay.
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
