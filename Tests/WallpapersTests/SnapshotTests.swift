import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

private let classic = ["amber", "birch", "cedar", "dune"]

/// A manager's data without its store.
@Suite(.timeLimit(.minutes(10))) struct SnapshotTests {
    private let source = MemorySource(
        Tree([collection("classic-firefox", classic), collection("autumn", ["oak"], to: "2026-05-20")]))

    @Test func nothingIsReadOrDecodedWhenAnAppAsks() async throws {
        let store = BadStore(writes: 99)
        let decoded = Box(0)
        var device = TestDevice(source: source, store: store)
        device.imageSize = { data in
            decoded.change { $0 += 1 }
            return headerSize(data)
        }
        let manager = device.manager
        await manager.update()
        (decoded.value, store.reads.value) = (0, false)
        for _ in 0..<3 {
            #expect(manager.offered == ["default"] + classic + ["oak"])
            #expect(manager.canSettingsBeShown && manager.canOnboardingBeShown)
        }
        store.reads.value = true
        let amber = try #require(manager.wallpaper("amber"))
        #expect(await manager.thumbnail(of: amber) == image("amber-thumbnail"))
        #expect(decoded.value == 0)
    }

    @Test func daysCountWithoutAnUpdate() async {
        let device = TestDevice(source: source)
        let manager = device.manager
        await manager.update()
        device.clock.value = moment("2026-05-21 12:00")
        #expect(manager.offered == ["default"] + classic)
    }

    @Test func whatTheStoreLosesIsFoundOutByAnUpdate() async throws {
        let device = TestDevice(source: source)
        let manager = device.manager
        await manager.update()
        try device.store.remove("wallpapers/thumbnails/dune_thumbnail")
        #expect(await manager.update().fetchedThumbnails == ["dune"])
        try device.store.remove("wallpapers/thumbnails/dune_thumbnail")
        source.files.value = [:]
        await manager.update()
        #expect(!manager.offered.contains("dune"))
    }

    @Test func cleaningUpChangesWhatIsKnown() async throws {
        let device = TestDevice(source: source)
        let manager = device.manager
        await manager.update()
        device.clock.value = moment("2026-05-21 12:00")
        manager.removeUnusedAssets()
        device.clock.value = moment("2026-05-20 12:00")
        #expect(manager.offered == ["default"] + classic, "the thumbnail of oak has been removed")
    }

    /// The removal happens after all thumbnails have been read, and before they are published.
    @Test func aThumbnailThatIsRemovedMeanwhileIsNotOffered() async {
        var device = TestDevice(source: source)
        let (reads, cleanUp) = (Box(0), Box<(@Sendable () -> Void)?>(nil))
        device.imageSize = { data in
            if reads.change({
                $0 += 1; return $0
            }) == classic.count + 1 {
                cleanUp.value?()
            }
            return headerSize(data)
        }
        let manager = device.manager
        await manager.update()
        device.clock.value = moment("2026-05-21 12:00")
        reads.value = 0
        cleanUp.value = { [unowned manager] in manager.removeUnusedAssets() }
        await manager.update()
        device.clock.value = moment("2026-05-20 12:00")
        #expect(reads.value > classic.count && manager.offered == ["default"] + classic)
    }

    /// As on a phone that has not been unlocked since its start.
    @Test func aStoreThatCannotBeReadYetIsReadLater() async {
        let store = BadStore(writes: 99)
        var device = TestDevice(source: source, store: store)
        await device.manager.update()
        store.reads.value = false
        device.source = MemorySource([:])
        let manager = device.manager
        #expect(manager.offered == ["default"])
        store.reads.value = true
        #expect(manager.offered == ["default"] + classic + ["oak"])
    }

    @Test func everythingButProfileAndPlacesHasADefault() {
        let configuration = WallpaperManager.Configuration(
            source: source, store: MemoryStore(), preferences: MemoryPreferences(), profile: .firefoxIOS,
            imageSize: headerSize)
        #expect(abs(configuration.clock().timeIntervalSinceNow) < 3600)
        #expect(
            configuration.calendar == .autoupdatingCurrent && configuration.locale == .autoupdatingCurrent)
        #expect(configuration.device == .current)
    }

    @Test(arguments: [
        ("iPhone14,7", Device.iPhone), ("iPod9,1", .iPhone), ("iPad13,18", .iPad), ("arm64", .iPhone),
    ])
    func modelsAreDevices(model: String, device: Device) {
        #expect(Device(model: model) == device)
    }

    #if canImport(ImageIO)
        @Test func onlyAWholeImageHasASize() throws {
            let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            let image = try Data(
                contentsOf: repository.appendingPathComponent("Input/classic-firefox/aurora.jpg"))
            #expect(ImageSize(decoding: image) != nil)
            #expect(ImageSize(decoding: image.prefix(image.count / 2)) == nil)
            #expect(ImageSize(decoding: Data("<html>not found</html>".utf8)) == nil)
        }
    #endif

    @Test func wallpapersAndCollectionsAreIdentified() async {
        func ids<Element: Identifiable>(_ elements: [Element]) -> [Element.ID] { elements.map(\.id) }
        let manager = TestDevice(source: source).manager
        await manager.update()
        #expect(ids(manager.availableCollections) == ["classic-firefox", "autumn"])
        #expect(ids(manager.availableCollections[1].wallpapers) == ["oak"])
    }
}
