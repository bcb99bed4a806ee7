import Foundation
import WallpressJSON
import WallpaperMetadata

/// A client of the legacy system, which had no metadata. The app contains the list of collections, and the
/// images of all collections on offer are downloaded in advance.
public final class LegacyWallpaperManager: Sendable {
    /// Everything that the manager uses.
    public let configuration: Configuration
    private let changes = NSLock()

    /// Creates a manager. Nothing is read or downloaded until a method is called.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// The default wallpaper, then all wallpapers that are eligible by date and locale and whose images are
    /// stored.
    public var availableWallpapers: [LegacyWallpaper] {
        [.defaultBackground]
            + eligibleCollections.flatMap(\.wallpapers).filter { images(of: $0) != nil }
    }

    /// The current wallpaper, or the default one.
    public var currentWallpaper: LegacyWallpaper {
        guard let name = currentWallpaperName else { return .defaultBackground }
        return configuration.collections.flatMap(\.wallpapers).first { $0.name == name }
            ?? LegacyWallpaper(name: name, resource: .downloaded)
    }

    /// The name of the current wallpaper; nil for the default one.
    public var currentWallpaperName: String? { try? storedName }

    /// Both images of the current wallpaper: the copies that were made when it was chosen, or its own.
    public var currentImages: LegacyImages? { try? storedCurrentImages }

    /// Returns both images of a wallpaper for this device, or nil if one is missing.
    public func images(of wallpaper: LegacyWallpaper) -> LegacyImages? { try? storedImages(of: wallpaper) }

    /// Makes a wallpaper the current one and copies its images, so that they survive its expiry.
    ///
    /// - Throws: `.store` or `.preferences`. The previous wallpaper then stays.
    public func setCurrentWallpaper(to wallpaper: LegacyWallpaper) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        let former = try configuration.preferences.data(for: .legacyCurrentWallpaper)
        let object = JSONNode.object([.init("name", .string(wallpaper.name))])
        try configuration.preferences.set(object.compact, for: .legacyCurrentWallpaper)
        do throws(WallpaperManagerError) {
            try keepImages(try storedImages(of: wallpaper))
        } catch {
            try? configuration.preferences.set(former, for: .legacyCurrentWallpaper)
            throw error
        }
    }

    /// Keeps the images of the current wallpaper, or none.
    private func keepImages(_ images: LegacyImages?) throws(WallpaperManagerError) {
        let names = [LegacyName.currentPortrait, LegacyName.currentLandscape]
        if let images { return try write(zip(names, [images.portrait, images.landscape])) }
        for name in names { try configuration.store.remove(try LegacyName.path(name)) }
    }
}

// A migration, which is done only once, must not mistake an unreadable value for a missing one.
extension LegacyWallpaperManager {
    /// `currentWallpaperName`, or an error if it could not be read.
    var storedName: String? {
        get throws(WallpaperManagerError) {
            guard let data = try configuration.preferences.data(for: .legacyCurrentWallpaper),
                let name = (try? JSONNode(parsing: data))?["name"]?.text,
                name != LegacyWallpaper.defaultBackground.name
            else { return nil }
            return name
        }
    }

    /// `currentImages`, or an error if they could not be read.
    var storedCurrentImages: LegacyImages? {
        get throws(WallpaperManagerError) {
            if let portrait = try stored(LegacyName.currentPortrait),
                let landscape = try stored(LegacyName.currentLandscape)
            {
                return LegacyImages(portrait: portrait, landscape: landscape)
            }
            return try storedImages(of: currentWallpaper)
        }
    }

    private func storedImages(of wallpaper: LegacyWallpaper) throws(WallpaperManagerError) -> LegacyImages? {
        func image(_ orientation: Orientation) throws(WallpaperManagerError) -> Data? {
            let name = wallpaper.fileName(configuration.device.variant(orientation))
            return switch wallpaper.resource {
            case .bundled: configuration.bundledImage(name)
            case .downloaded: try stored(name)
            case nil: nil
            }
        }
        guard let portrait = try image(.portrait), let landscape = try image(.landscape) else { return nil }
        return LegacyImages(portrait: portrait, landscape: landscape)
    }

    private func stored(_ name: String) throws(WallpaperManagerError) -> Data? {
        guard let path = try? LegacyName.path(name), let data = try configuration.store.read(path),
            configuration.imageSize(data) != nil
        else { return nil }
        return data
    }
}

extension LegacyWallpaperManager {
    /// The outcome of `verifyResources`.
    public struct Verification: Sendable, Equatable {
        /// The names of wallpapers whose images were downloaded.
        public internal(set) var fetched: [String] = []
        /// The names of wallpapers whose images were removed.
        public internal(set) var removed: [String] = []
        /// The errors of wallpapers that failed, by name. The next call tries again.
        public internal(set) var failed: [String: WallpaperManagerError] = [:]
    }

    /// Downloads the missing images of eligible wallpapers, and removes the images of wallpapers that are not
    /// eligible. The app calls this whenever it becomes active.
    @discardableResult
    public func verifyResources() async -> Verification {
        var verification = Verification()
        for collection in configuration.collections where collection.resource == .downloaded {
            let isEligible = isEligible(collection)
            for wallpaper in collection.wallpapers {
                do {
                    if isEligible, images(of: wallpaper) == nil {
                        try await fetch(wallpaper)
                        verification.fetched.append(wallpaper.name)
                    } else if !isEligible, try removeImages(of: wallpaper) {
                        verification.removed.append(wallpaper.name)
                    }
                } catch {
                    verification.failed[wallpaper.name] = error
                }
            }
        }
        return verification
    }

    private var eligibleCollections: [LegacyWallpaperCollection] {
        configuration.collections.filter(isEligible)
    }

    private func isEligible(_ collection: LegacyWallpaperCollection) -> Bool {
        collection.isEligible(in: configuration.circumstances, fidelity: configuration.fidelity)
    }

    private func fetch(_ wallpaper: LegacyWallpaper) async throws(WallpaperManagerError) {
        let portrait = try await image(of: wallpaper, .portrait)
        let landscape = try await image(of: wallpaper, .landscape)
        try store([portrait, landscape])
    }

    private func image(
        of wallpaper: LegacyWallpaper, _ orientation: Orientation
    ) async throws(WallpaperManagerError) -> (String, Data) {
        let variant = configuration.device.variant(orientation)
        let data = try await configuration.source.image(
            variant, of: wallpaper.name, in: "", .firefoxIOSLegacy, within: configuration.limits,
            size: configuration.imageSize)
        return (wallpaper.fileName(variant), data)
    }

    /// Removes all four files, including those for the other kind of device. Returns whether there were any.
    private func removeImages(of wallpaper: LegacyWallpaper) throws(WallpaperManagerError) -> Bool {
        changes.lock()
        defer { changes.unlock() }
        var found = false
        for variant in Device.allCases.flatMap({ Orientation.allCases.map($0.variant) }) {
            let path = try LegacyName.path(wallpaper.fileName(variant))
            guard try configuration.store.read(path) != nil else { continue }
            try configuration.store.remove(path)
            found = true
        }
        return found
    }

    private func store(_ images: [(String, Data)]) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        try write(images)
    }

    private func write(_ images: some Sequence<(String, Data)>) throws(WallpaperManagerError) {
        var files: [StoredFile] = []
        for (name, data) in images { files.append(StoredFile(path: try LegacyName.path(name), data: data)) }
        try configuration.store.write(files)
    }
}
