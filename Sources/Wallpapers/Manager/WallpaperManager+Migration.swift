import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Takes over the current wallpaper of the legacy system.
    ///
    /// This has two steps, and each is done once. First, the images are copied and become current under the
    /// legacy id, so that nobody loses a wallpaper while there is no metadata. Second, as soon as there is
    /// metadata, they are copied to the id that the metadata has for this wallpaper. The next call repeats a
    /// step that failed or was interrupted.
    public func migrateLegacyAssets() {
        writing.lock()
        defer { writing.unlock() }
        try? takeOverLegacyWallpaper()
        try? replaceLegacyID()
    }

    /// Runs the second step, after an update has stored metadata.
    func finishMigration() {
        writing.lock()
        defer { writing.unlock() }
        try? replaceLegacyID()
    }

    private func takeOverLegacyWallpaper() throws(WallpaperManagerError) {
        let preferences = configuration.preferences
        guard let legacy = configuration.legacy, try !preferences.isSet(.legacyAssetsMigrated) else { return }
        let (name, chosen) = (try legacy.storedName, try chosenWallpaper)
        // A wallpaper that was chosen in this system is newer than the legacy one.
        if let name, [name, nil].contains(chosen?.id), let images = try legacy.storedCurrentImages {
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
        guard try preferences.isSet(.legacyAssetsMigrated) else { return }
        if try preferences.isSet(.legacyIDMigrated) { return }
        let current = try chosenWallpaper ?? .default(of: configuration.profile)
        guard let match = LegacyMatch(legacyID: current.id, configuration.fidelity) else {
            return try preferences.set("true", for: .legacyIDMigrated)
        }
        if match.needsMetadata, metadata == nil { return }
        if let wallpaper = match.wallpaper(in: metadata, default: configuration.profile.defaultCollectionID),
            let portrait = try storedImage(of: current, .portrait),
            let landscape = try storedImage(of: current, .landscape)
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

/// The wallpaper that a legacy wallpaper has become (Documentation/clients-ios.md).
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

    /// A promotion that is over. No metadata contains it, so its colors are here.
    private static let promotion = Wallpaper(
        id: "trPromotion", textColor: WallpaperColor(rgb: 0xFBFBFE),
        logoTextColor: WallpaperColor(rgb: 0xFBFBFE))

    private let id: String
    private let fidelity: Fidelity

    /// Finds the successor; nil for an id that is not replaced.
    init?(legacyID: String, _ fidelity: Fidelity) {
        // The shipping client has a typing error in its list, `twilingHills`.
        if fidelity == .shipping, legacyID == "twilightHills" { return nil }
        guard let id = Self.ids[legacyID] else { return nil }
        self.id = id
        self.fidelity = fidelity
    }

    var needsMetadata: Bool { id != Self.promotion.id }

    /// Returns the wallpaper with this id. `documented` prefers one in the default collection, and `shipping` searches only
    /// `classic-firefox`.
    func wallpaper(in metadata: ReceivedMetadata?, default collection: String) -> Wallpaper? {
        guard needsMetadata else { return Self.promotion }
        let collections = metadata?.collections ?? []
        if fidelity == .shipping {
            return collections.first { $0.id == "classic-firefox" }?.wallpaper(id)
        }
        return collections.first { $0.id == collection }?.wallpaper(id)
            ?? collections.lazy.compactMap { $0.wallpaper(id) }.first
    }
}
