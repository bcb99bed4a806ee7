import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// A device with an app whose files and preferences survive a restart of the app.
struct Walker: CustomStringConvertible {
    let device: Device
    let profile: Profile
    let fidelity: Fidelity
    let source: HTTPSource
    let server: ServedFolder
    let store: FolderStore

    /// Returns a walker for every combination of device, profile and fidelity. All store their files below
    /// `folder`.
    static func all(at base: URL, _ server: ServedFolder, below folder: URL) -> [Walker] {
        Device.allCases.flatMap { device in
            Site.recipe.profiles.flatMap { profile in
                Fidelity.allCases.map { fidelity in
                    Walker(
                        device: device, profile: profile, fidelity: fidelity,
                        source: HTTPSource(base: base, clock: .stopped), server: server,
                        store: FolderStore(
                            root: folder.appendingPathComponent("\(device)-\(profile.name)-\(fidelity)")))
                }
            }
        }
    }

    var description: String { "\(device), \(profile.name), \(fidelity)" }

    /// Returns the manager of an app started at this time in Berlin, such as "2026-08-01 18:00".
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

    /// Returns the path of a picture on the server.
    func path(_ variant: Variant, of id: String) -> String? {
        profile.layout.path(to: variant, of: id, in: "")
    }

    /// Checks that both images of a wallpaper are stored in the sizes for this device.
    func expectImages(of id: String, in manager: WallpaperManager) async throws {
        let (short, long) = device == .iPhone ? (1170, 2532) : (2048, 2732)
        let sizes = [
            Orientation.portrait: ImageSize(width: short, height: long),
            .landscape: ImageSize(width: long, height: short),
        ]
        for (orientation, size) in sizes {
            let data = try #require(await manager.image(of: Wallpaper(id: id), orientation), "\(self), \(id)")
            #expect(headerSize(data) == size, "\(self), \(orientation)")
        }
    }

    /// Checks the requests received since the last check.
    func expectRequests(_ paths: [String?], sourceLocation: SourceLocation = #_sourceLocation) async {
        let requests = await server.newRequests()
        #expect(requests == paths.compactMap(\.self).sorted(), "\(self)", sourceLocation: sourceLocation)
    }
}

extension WallpaperManager {
    /// The ids that people can choose.
    var offered: [String] { availableCollections.flatMap(\.wallpapers).map(\.id) }

    /// Downloads a wallpaper and makes it the current one.
    @discardableResult
    func take(_ id: String) async throws -> Wallpaper {
        let wallpaper = try #require(availableCollections.lazy.compactMap { $0.wallpaper(id) }.first)
        try await select(wallpaper)
        return wallpaper
    }
}
