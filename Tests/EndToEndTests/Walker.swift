import Foundation
import Testing
import WallpaperManager
import WallpaperMetadata

/// A device with one app on it, whose files and preferences outlast the app's runs.
struct Walker: CustomStringConvertible {
    let device: Device
    let profile: Profile
    let fidelity: Fidelity
    let source: HTTPSource
    let server: ServedFolder
    let store: FolderStore

    /// Every kind of device, as every client, one for each profile; all keep their files below `folder`.
    static func all(at base: URL, _ server: ServedFolder, below folder: URL) -> [Walker] {
        Device.allCases.flatMap { device in
            Site.recipe.profiles.flatMap { profile in
                Fidelity.allCases.map { fidelity in
                    Walker(
                        device: device, profile: profile, fidelity: fidelity,
                        source: HTTPSource(base: base), server: server,
                        store: FolderStore(
                            root: folder.appendingPathComponent("\(device)-\(profile.name)-\(fidelity)")))
                }
            }
        }
    }

    var description: String { "\(device), \(profile.name), \(fidelity)" }

    /// The app, started anew at "2026-08-01 18:00" in Berlin.
    func launched(at time: String, locale: String = "en_US") -> WallpaperManager {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        let numbers = time.split { !$0.isNumber }.compactMap { Int($0) }
        let now = calendar.date(
            from: DateComponents(
                year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4]))
        return WallpaperManager(
            WallpaperManager.Configuration(
                source: source, store: store, preferences: FilePreferences(in: store),
                clock: { now ?? .distantPast }, calendar: calendar, locale: Locale(identifier: locale),
                device: device, profile: profile, fidelity: fidelity, imageSize: headerSize))
    }

    /// Where the server has a picture of a wallpaper.
    func path(_ variant: Variant, of id: String) -> String? {
        profile.layout.path(to: variant, of: id, in: "")
    }

    /// Checks that both images of a wallpaper are there, in the sizes of this device's screen.
    func expectImages(of id: String, in manager: WallpaperManager) throws {
        let (short, long) = device == .iPhone ? (1170, 2532) : (2048, 2732)
        let sizes = [
            Orientation.portrait: ImageSize(width: short, height: long),
            .landscape: ImageSize(width: long, height: short),
        ]
        for (orientation, size) in sizes {
            let data = try #require(manager.image(of: Wallpaper(id: id), orientation), "\(self), \(id)")
            #expect(headerSize(data) == size, "\(self), \(orientation)")
        }
    }

    /// Checks what the server was asked for since the last time.
    func expectRequests(_ paths: [String?], sourceLocation: SourceLocation = #_sourceLocation) async {
        let requests = await server.newRequests()
        #expect(requests == paths.compactMap(\.self).sorted(), "\(self)", sourceLocation: sourceLocation)
    }
}

extension WallpaperManager {
    /// The ids that can be chosen.
    var offered: [String] { availableCollections.flatMap(\.wallpapers).map(\.id) }

    /// What a user does who likes a wallpaper: looks at it large, and takes it.
    @discardableResult
    func take(_ id: String) async throws -> Wallpaper {
        let wallpaper = try #require(availableCollections.lazy.compactMap { $0.wallpaper(id) }.first)
        try await fetchAssets(for: wallpaper)
        try setCurrentWallpaper(to: wallpaper)
        return wallpaper
    }
}
