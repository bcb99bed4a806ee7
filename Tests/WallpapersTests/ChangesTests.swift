import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

private let classic = ["amber", "birch", "cedar", "dune"]

/// The states that an app shows. One test at a time, because some post notifications that all managers receive.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ChangesTests {
    private let source = MemorySource(
        Tree([
            collection("classic-firefox", classic), collection("autumn", ["oak"], to: "2026-05-20"),
            collection("german", ["rhine"], locales: ["de-DE"]),
        ]))

    @Test func theyBeginWithThePresentState() async throws {
        let device = TestDevice(source: source)
        await device.manager.update()
        try await device.manager.select(Wallpaper(id: "birch"))
        let manager = device.manager
        for _ in 0..<2 {
            let state = try #require(await manager.changes.first { _ in true })
            #expect(
                state.availableCollections.flatMap(\.wallpapers).map(\.id) == ["fxDefault"] + classic + [
                    "oak"
                ])
            #expect(state.currentWallpaper.id == "birch" && state.canSettingsBeShown)
            #expect(state == manager.present)
        }
    }

    @Test func aStateFollowsEachUpdateAndEachSelection() async throws {
        let manager = TestDevice(source: source).manager
        for changes in [manager.changes, manager.changes] {
            var states = changes.makeAsyncIterator()
            #expect(await states.next() == manager.present)
            await manager.updateAtOnce()
            for id in ["oak", "amber"] {
                try await manager.select(Wallpaper(id: id))
                #expect(await states.next()?.currentWallpaper.id == id)
            }
        }
    }

    @Test func whoIsSlowGetsTheNewestState() async throws {
        let manager = TestDevice(source: source).manager
        var states = manager.changes.makeAsyncIterator()
        await manager.update()
        for id in classic { try await manager.select(Wallpaper(id: id)) }
        #expect(await states.next() == manager.present)
        #expect(manager.currentWallpaper.id == "dune")
    }

    @Test func aNewDayIsAChange() async throws {
        let device = TestDevice(source: source)
        let manager = device.manager
        await manager.update()
        var states = manager.changes.makeAsyncIterator()
        #expect(await states.next()?.availableCollections.map(\.id) == ["classic-firefox", "autumn"])
        device.clock.value = moment("2026-05-21 00:00")
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        #expect(await states.next()?.availableCollections.map(\.id) == ["classic-firefox"])
    }

    @Test func anotherLocaleIsAChange() async throws {
        let manager = TestDevice(source: source).manager
        await manager.update()
        var states = manager.changes.makeAsyncIterator()
        #expect(await states.next() != nil)
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        #expect(await states.next() == manager.present)
    }

    @Test func theyEndWithTheManager() async throws {
        var manager: WallpaperManager? = TestDevice(source: source).manager
        let changes = try #require(manager?.changes)
        var states = changes.makeAsyncIterator()
        #expect(await states.next() != nil)
        manager = nil
        #expect(await states.next() == nil)
    }

    @Test func theyEndWithTheTaskOfTheListener() async {
        let manager = TestDevice(source: source).manager
        let count = Box(0)
        let task = Task { for await _ in manager.changes { count.change { $0 += 1 } } }
        await count.wait { $0 == 1 }
        task.cancel()
        await task.value
    }

    /// The store is read by callers that wait for a state or a picture, not by the main thread, which may draw
    /// meanwhile.
    @MainActor @Test func theMainThreadReadsNothing() async throws {
        let device = TestDevice(source: source)
        await device.manager.update()
        try await device.manager.select(Wallpaper(id: "amber"))
        var shown = device
        // On Linux, threads other than the main one may run the main actor's work.
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
        let isMain = Box<[Bool]>([])
        shown.store = ThreadedStore(inner: device.store, isMain: isMain)
        let manager = shown.manager
        let amber = Wallpaper(id: "amber")
        for await state in manager.changes {
            #expect(state.canSettingsBeShown)
            break
        }
        #expect(await manager.thumbnail(of: amber) == image("amber-thumbnail"))
        #expect(await manager.image(of: amber, .portrait) == image("amber-portrait"))
        #expect(await !manager.needsAssets(amber))
        #expect(isMain.value.count > 5 && !isMain.value.contains(true))
        _ = try shown.store.read("x")
        #expect(isMain.value.last == true, "this test runs on it")
    }
}

extension WallpaperManager {
    /// The state of the properties.
    fileprivate var present: State {
        State(
            availableCollections: availableCollections, currentWallpaper: currentWallpaper,
            canSettingsBeShown: canSettingsBeShown)
    }
}

/// The mark of the main thread's queue.
private let mainQueue = DispatchSpecificKey<Bool>()

/// A store that records reads on the main thread.
private struct ThreadedStore: WallpaperStore {
    let inner: any WallpaperStore
    let isMain: Box<[Bool]>

    func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        isMain.change { $0.append(DispatchQueue.getSpecific(key: mainQueue) ?? false) }
        return try inner.read(path)
    }

    func write(_ files: [StoredFile]) throws(WallpaperManagerError) { try inner.write(files) }
    func remove(_ path: String) throws(WallpaperManagerError) { try inner.remove(path) }
    func paths() throws(WallpaperManagerError) -> [String] { try inner.paths() }
    func removeUnfinished() throws(WallpaperManagerError) { try inner.removeUnfinished() }
}
