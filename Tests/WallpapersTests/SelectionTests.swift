import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

private let classic = collection("classic-firefox", ["amber", "birch", "cedar"])
private let autumn = collection("autumn", ["oak"], to: "2026-05-20")

/// `select`, and `setCurrentWallpaper` of a wallpaper that was never fetched.
@Suite(.timeLimit(.minutes(10))) struct SelectionTests {
    private let source = MemorySource(Tree([classic, autumn]))

    /// Returns a device after its first update.
    private func updated(_ fidelity: Fidelity = .documented) async -> TestDevice {
        var device = TestDevice(source: source)
        device.fidelity = fidelity
        await device.manager.update()
        source.requests.value = []
        return device
    }

    @Test(arguments: Fidelity.allCases) func oneCallDownloadsAndChooses(fidelity: Fidelity) async throws {
        let device = await updated(fidelity)
        let birch = try #require(device.manager.wallpaper("birch"))
        try await device.manager.select(birch)
        #expect(device.manager.currentWallpaper == birch)
        #expect(await device.manager.image(of: birch, .landscape) == image("birch-landscape"))
        #expect(source.requests.value.sorted() == ["ios/birch/birch.jpg", "ios/birch/birch_ls.jpg"])
        try await device.manager.select(.defaultWallpaper)
        #expect(device.manager.currentWallpaper == .defaultWallpaper)
        #expect(source.requests.value.count == 2)
    }

    @Test func withoutAConnectionWhatIsInTheStoreCanBeSelected() async throws {
        var device = await updated()
        try await device.manager.select(Wallpaper(id: "amber"))
        try await device.manager.select(Wallpaper(id: "birch"))
        device.source = Unreachable()
        try await device.manager.select(Wallpaper(id: "amber"))
        #expect(device.manager.currentWallpaper.id == "amber")
        let error = await #expect(throws: WallpaperManagerError.self) {
            try await device.manager.select(Wallpaper(id: "cedar"))
        }
        #expect(error?.category == .connection && error?.isRetryable == true)
        #expect(device.manager.currentWallpaper.id == "amber")
        #expect(try device.store.paths().count { $0.contains("/cedar/") } == 0)
    }

    /// The removal happens after both images have been found in the store, and before the choice.
    @Test func imagesThatAreRemovedMeanwhileAreDownloadedAgain() async throws {
        var device = await updated()
        try await device.manager.fetchAssets(for: Wallpaper(id: "amber"))
        source.requests.value = []
        let cleanUp = Box<(@Sendable () -> Void)?>(nil)
        device.imageSize = { data in
            if data == image("amber-landscape") {
                cleanUp.change { cleanUp in
                    defer { cleanUp = nil }
                    return cleanUp
                }?()
            }
            return headerSize(data)
        }
        let manager = device.manager
        cleanUp.value = { [unowned manager] in manager.removeUnusedAssets() }
        try await manager.select(Wallpaper(id: "amber"))
        #expect(cleanUp.value == nil && source.requests.value.count == 2)
        #expect(await !manager.needsAssets(manager.currentWallpaper))
    }

    @Test func cleaningNeverTakesTheImagesOfTheChoice() async throws {
        let manager = await updated().manager
        let choices = Box(0)
        await withTaskGroup(of: Void.self) { group in
            for round in 0..<60 {
                group.addTask {
                    guard round % 2 == 0 else { return manager.removeUnusedAssets() }
                    let id = ["amber", "birch", "oak"][round / 2 % 3]
                    if (try? await manager.select(Wallpaper(id: id))) != nil { choices.change { $0 += 1 } }
                    manager.removeUnusedAssets()
                }
            }
        }
        #expect(choices.value == 30)
        #expect(await !manager.needsAssets(manager.currentWallpaper))
    }

    /// The source answers anyway, like a source without support for cancellation.
    @Test func aCancelledSelectionSelectsNothing() async throws {
        let device = await updated()
        let manager = device.manager
        try await manager.select(Wallpaper(id: "birch"))
        let before = try device.store.paths()
        source.isAnswering.value = false
        let task = Task { try await manager.select(Wallpaper(id: "amber")) }
        await source.requests.wait { $0.count == 4 }
        task.cancel()
        let error = await #expect(throws: WallpaperManagerError.self) { try await task.value }
        #expect(error == .cancelled && error?.category == .cancelled)
        #expect(manager.currentWallpaper.id == "birch")
        #expect(try device.store.paths() == before)
    }

    @Test func aCancelledDownloadIsACancelledSelection() async throws {
        let server = try RawServer([.wait])
        defer { server.stop() }
        let manager = TestDevice(source: HTTPSource(base: server.base, clock: .stopped)).manager
        let task = Task { try await manager.select(Wallpaper(id: "amber")) }
        await server.waiting.wait { $0 == 2 }
        task.cancel()
        let error = await #expect(throws: WallpaperManagerError.self) { try await task.value }
        #expect(error?.category == .cancelled && error?.isRetryable == false)
        #expect(manager.currentWallpaper == .defaultWallpaper)
    }

    @Test(arguments: [false, true]) func aCollectionMayHaveEnded(isInTheFeed: Bool) async throws {
        let device = await updated()
        let oak = try #require(device.manager.wallpaper("oak"))
        device.clock.value = moment("2026-05-21 12:00")
        if !isInTheFeed {
            let pictures = source.files.value
            source.files.value = pictures.merging(Tree([classic]).files) { $1 }
        }
        await device.manager.update()
        device.manager.removeUnusedAssets()
        #expect(device.manager.wallpaper("oak") == nil)
        try await device.manager.select(oak)
        #expect(device.manager.currentWallpaper == oak)
        device.manager.removeUnusedAssets()
        source.files.value = [:]
        try await device.manager.select(oak)
        #expect(await device.manager.image(of: oak, .portrait) == image("oak-portrait"))
        try await device.manager.select(.defaultWallpaper)
        device.manager.removeUnusedAssets()
        let error = await #expect(throws: WallpaperManagerError.self) {
            try await device.manager.select(oak)
        }
        #expect(error?.category == .server && error?.isRetryable == false, "its images are gone")
    }

    @Test func aChoiceThatCannotBeStoredIsNone() async throws {
        var device = await updated()
        device.preferences = ReadOnlyPreferences()
        let error = await #expect(throws: WallpaperManagerError.self) {
            try await device.manager.select(Wallpaper(id: "amber"))
        }
        #expect(error == .preferences(.currentWallpaper, reason: "Read-only file system"))
        #expect(error?.category == .storage)
        #expect(device.manager.currentWallpaper == .defaultWallpaper)
    }

    @Test func damagedImagesAreDownloadedAgain() async throws {
        let device = await updated()
        let path = "wallpapers/amber/amber_iPhone_portrait"
        try await device.manager.select(Wallpaper(id: "amber"))
        try device.store.write([StoredFile(path: path, data: Data("half a pic".utf8))])
        try await device.manager.select(Wallpaper(id: "amber"))
        #expect(try device.store.read(path) == image("amber-portrait"))
    }

    @Test func whatWasNeverFetchedCannotBecomeCurrent() async throws {
        let device = await updated()
        let amber = try #require(device.manager.wallpaper("amber"))
        #expect(throws: WallpaperManagerError.notFetched("amber")) {
            try device.manager.setCurrentWallpaper(to: amber)
        }
        #expect(device.manager.currentWallpaper == .defaultWallpaper)
        try await device.manager.fetchAssets(for: amber)
        device.manager.removeUnusedAssets()
        #expect(throws: WallpaperManagerError.notFetched("amber")) {
            try device.manager.setCurrentWallpaper(to: amber)
        }
        let shipping = await updated(.shipping)
        try shipping.manager.setCurrentWallpaper(to: amber)
        #expect(shipping.manager.currentWallpaper == amber)
    }

    @Test func progressGrowsToOne() async throws {
        let device = TestDevice(source: SlowSource(inner: source))
        await device.manager.update()
        let seen = Box<[Double]>([])
        try await device.manager.select(Wallpaper(id: "amber")) { part in seen.change { $0.append(part) } }
        #expect(seen.value == [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1])
        seen.value = []
        try await device.manager.select(Wallpaper(id: "amber")) { part in seen.change { $0.append(part) } }
        #expect(seen.value == [], "nothing was downloaded")
        try await TestDevice(source: source).manager.fetchAssets(for: Wallpaper(id: "birch")) { part in
            seen.change { $0.append(part) }
        }
        #expect(seen.value == [0.5, 1], "a source that reports nothing")
    }
}

/// A source without a network.
private struct Unreachable: WallpaperSource {
    func location(of path: String) -> URL { URL(fileURLWithPath: "/" + path) }

    func bytes(at path: String, within limits: DownloadLimits) throws(WallpaperManagerError) -> Data {
        throw .download(location(of: path), .connection("Could not resolve host"))
    }
}

/// A source that reports each quarter of a file.
private struct SlowSource: WallpaperSource {
    let inner: MemorySource

    func location(of path: String) -> URL { inner.location(of: path) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        try await inner.bytes(at: path, within: limits)
    }

    func bytes(
        at path: String, within limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> Data {
        for quarter in 1...4 {
            progress(Double(quarter) / 4)
            await Task.yield()
        }
        return try await bytes(at: path, within: limits)
    }
}
