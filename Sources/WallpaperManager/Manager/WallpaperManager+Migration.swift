import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Takes over the wallpaper that was chosen in the legacy system.
    ///
    /// Two steps, each done once. First the images are copied and made current under the legacy id, so that
    /// nobody loses a wallpaper while there is no metadata. Then, as soon as there is, they are copied under
    /// the id the metadata has for it. A step that fails, or is cut short, is done by the next call.
    public func migrateLegacyAssets() {
        changes.lock()
        defer { changes.unlock() }
        try? takeOverLegacyWallpaper()
        try? replaceLegacyID()
    }

    /// The second step, once an update has brought metadata.
    func finishMigration() {
        changes.lock()
        defer { changes.unlock() }
        try? replaceLegacyID()
    }

    private func takeOverLegacyWallpaper() throws(WallpaperManagerError) {
        let preferences = configuration.preferences
        guard let legacy = configuration.legacy, !preferences.isSet(.legacyAssetsMigrated) else { return }
        let name = legacy.currentWallpaperName
        // A choice made in this system is newer than any made in the other.
        if let name, [name, nil].contains(chosenWallpaper?.id), let images = legacy.currentImages {
            let wallpaper = Wallpaper(id: name)
            try configuration.store.write([
                StoredFile(path: try imageName(name, .portrait), data: images.portrait),
                StoredFile(path: try imageName(name, .landscape), data: images.landscape),
            ])
            try choose(wallpaper)
        } else {
            try preferences.set("true", for: .legacyIDMigrated)
        }
        try preferences.set("true", for: .legacyAssetsMigrated)
    }

    private func replaceLegacyID() throws(WallpaperManagerError) {
        let preferences = configuration.preferences
        guard preferences.isSet(.legacyAssetsMigrated), !preferences.isSet(.legacyIDMigrated) else { return }
        let current = currentWallpaper
        guard let match = LegacyMatch(legacyID: current.id) else {
            return try preferences.set("true", for: .legacyIDMigrated)
        }
        if match.needsMetadata, metadata == nil { return }
        if let wallpaper = match.wallpaper(in: metadata, default: configuration.profile.defaultCollection),
            let portrait = image(of: current, .portrait), let landscape = image(of: current, .landscape)
        {
            try configuration.store.write([
                StoredFile(path: try imageName(wallpaper.id, .portrait), data: portrait),
                StoredFile(path: try imageName(wallpaper.id, .landscape), data: landscape),
            ])
            try choose(wallpaper)
        }
        try preferences.set("true", for: .legacyIDMigrated)
    }
}

/// What a legacy wallpaper is called now (clients.md).
struct LegacyMatch {
    private static let ids = [
        "fxAmethyst": "amethyst",
        "fxCerulean": "cerulean",
        "fxSunrise": "sunrise",
        "beachVibes": "beach-vibes",
        "twilightHills": "twilight-hills",
        "trRed": promotion.id,
        "trGroup": promotion.id,
    ]

    /// A promotion that is over: no metadata has it, so it is kept as a wallpaper of its own.
    private static let promotion = Wallpaper(
        id: "trPromotion", textColor: WallpaperColor(rgb: 0xFBFBFE),
        logoTextColor: WallpaperColor(rgb: 0xFBFBFE))

    private let id: String

    init?(legacyID: String) {
        guard let id = Self.ids[legacyID] else { return nil }
        self.id = id
    }

    var needsMetadata: Bool { id != Self.promotion.id }

    /// The wallpaper of this name: in the default collection, or else in any other.
    func wallpaper(in metadata: ReceivedMetadata?, default collection: String) -> Wallpaper? {
        guard needsMetadata else { return Self.promotion }
        let collections = metadata?.collections ?? []
        return collections.first { $0.id == collection }?.wallpaper(id)
            ?? collections.lazy.compactMap { $0.wallpaper(id) }.first
    }
}
