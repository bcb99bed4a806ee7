import Foundation
import Testing
import WallpaperManager
import WallpaperMetadata

/// A phone and a tablet, from first launch to cleaning up, over HTTP and on disk.
///
/// The tree is made here; `first` and `second` can as well be two builds of the sample collection.
@Suite(.timeLimit(.minutes(1))) struct WalkTests {
    private let classic = collection("classic-firefox", ["amber", "birch", "cedar"])
    private let autumn = collection(
        "autumn", ["oak", "maple"], locales: ["en-US", "en_US"], from: "2026-09-01", to: "2026-09-30")

    @Test(arguments: Device.allCases, [Profile.suffixed, .firefoxIOS])
    func fromFirstLaunchToCleaningUp(kind: Device, profile: Profile) async throws {
        let first = Tree([classic, autumn], profile: profile, updated: "2026-08-20")
        let second = Tree(
            [collection("classic-firefox", ["amber", "birch", "cedar", "dune"])], profile: profile,
            updated: "2026-09-10")
        try await withTemporaryFolder { folder in
            try await TestServer.with(first.files) { server in
                let store = FolderStore(root: folder)
                var device = TestDevice(
                    source: HTTPSource(base: server.base), store: store,
                    preferences: FilePreferences(in: store))
                (device.device, device.profile) = (kind, profile)
                for fidelity in Fidelity.allCases {
                    device.fidelity = fidelity
                    server.files.value = first.files
                    try await firstLaunch(device, server)
                    try await browsing(device, server)
                    try await choosing(device)
                    try await aDayPasses(device, server)
                    try await newMetadata(device, server, second)
                    try await expiryAndCleaningUp(device)
                    for path in try store.paths() { try store.remove(path) }
                }
            }
        }
    }

    private func firstLaunch(_ device: TestDevice, _ server: TestServer) async throws {
        device.clock.value = moment("2026-08-31 18:00")
        #expect(device.manager.offered == ["default"])
        #expect(!device.manager.canOnboardingBeShown)
        server.requests.value = []
        let outcome = await device.manager.update()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: ["amber", "birch", "cedar"]))
        #expect(server.requests.value.count == 4, "metadata and three thumbnails; autumn has not begun")
        #expect(device.manager.canOnboardingBeShown)
    }

    private func browsing(_ device: TestDevice, _ server: TestServer) async throws {
        let manager = device.manager
        #expect(manager.canSettingsBeShown)
        for id in ["amber", "birch"] {
            let wallpaper = try #require(manager.wallpaper(id))
            #expect(manager.thumbnail(of: wallpaper) != nil)
            server.requests.value = []
            try await manager.fetchAssets(for: wallpaper)
            let wanted = Orientation.allCases.compactMap {
                device.profile.layout.path(to: device.device.variant($0), of: id, in: "classic-firefox")
            }
            #expect(server.requests.value.sorted() == wanted.sorted())
        }
    }

    private func choosing(_ device: TestDevice) async throws {
        let birch = try #require(device.manager.wallpaper("birch"))
        try device.manager.setCurrentWallpaper(to: birch)
        device.manager.removeUnusedAssets()
        #expect(device.manager.currentWallpaper == birch)
        #expect(!device.manager.needsAssets(birch))
        #expect(device.manager.needsAssets(Wallpaper(id: "amber")))
    }

    private func aDayPasses(_ device: TestDevice, _ server: TestServer) async throws {
        server.requests.value = []
        #expect(await device.manager.update().metadata == .notDue)
        #expect(server.requests.value == [])
        device.clock.value = moment("2026-09-01 08:00")
        let outcome = await device.manager.update()
        #expect(outcome == UpdateOutcome(metadata: .unchanged, fetchedThumbnails: ["maple", "oak"]))
        #expect(device.manager.offered == ["default", "amber", "birch", "cedar", "oak", "maple"])
        let oak = try #require(device.manager.wallpaper("oak"))
        try await device.manager.fetchAssets(for: oak)
        try device.manager.setCurrentWallpaper(to: oak)
    }

    private func newMetadata(_ device: TestDevice, _ server: TestServer, _ tree: Tree) async throws {
        server.files.value = tree.files
        device.clock.value = moment("2026-09-11 08:00")
        let outcome = await device.manager.update()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: ["dune"]))
        #expect(device.manager.offered == ["default", "amber", "birch", "cedar", "dune"])
        #expect(device.manager.currentWallpaper.id == "oak", "chosen, though its collection is gone")
    }

    private func expiryAndCleaningUp(_ device: TestDevice) async throws {
        device.clock.value = moment("2026-10-02 08:00")
        let oak = device.manager.currentWallpaper
        device.manager.removeUnusedAssets()
        #expect(!device.manager.needsAssets(oak))
        #expect(device.manager.needsAssets(Wallpaper(id: "birch")))
        try device.manager.setCurrentWallpaper(to: .defaultWallpaper)
        device.manager.removeUnusedAssets()
        #expect(device.manager.needsAssets(oak))
        let left = try device.store.paths().filter { $0.hasPrefix("wallpapers/") }
        #expect(
            left == ["wallpapers/metadata/metadata"]
                + ["amber", "birch", "cedar", "dune"].map { "wallpapers/thumbnails/\($0)_thumbnail" })
    }
}
