import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

@Suite struct CleaningUpTests {
    private let promotion = collection("autumn", ["oak"], from: "2026-05-01", to: "2026-05-20")
    private let classic = collection("classic-firefox", ["amber", "birch", "cedar"])

    /// Returns a device with the large images of these wallpapers, the last of them current.
    private func device(_ chosen: [String], _ fidelity: Fidelity = .documented) async throws -> TestDevice {
        var device = TestDevice(source: MemorySource(Tree([classic, promotion])))
        device.fidelity = fidelity
        await device.manager.update()
        for id in chosen {
            let wallpaper = try #require(device.manager.wallpaper(id))
            try await device.manager.fetchAssets(for: wallpaper)
            try device.manager.setCurrentWallpaper(to: wallpaper)
        }
        return device
    }

    @Test(arguments: Fidelity.allCases) func imagesThatAreNotCurrentAreRemoved(fidelity: Fidelity)
        async throws
    {
        let device = try await device(["amber", "birch"], fidelity)
        let before = try device.store.paths()
        device.manager.removeUnusedAssets()
        #expect(try device.store.paths() == before.filter { !$0.contains("/amber/") })
        #expect(before.count - (try device.store.paths().count) == 2)
        device.manager.removeUnusedAssets()
        #expect(try device.store.paths().contains("wallpapers/birch/birch_iPhone_portrait"))
    }

    @Test(arguments: Fidelity.allCases) func theCurrentWallpaperSurvivesItsExpiry(fidelity: Fidelity)
        async throws
    {
        let device = try await device(["oak"], fidelity)
        device.clock.value = moment("2026-05-21 12:00")
        await device.manager.update()
        device.manager.removeUnusedAssets()
        let oak = device.manager.currentWallpaper
        #expect(oak.id == "oak")
        #expect(await device.manager.image(of: oak, .portrait) == image("oak-portrait"))
        #expect(await device.manager.image(of: oak, .landscape) == image("oak-landscape"))
        #expect(!device.manager.offered.contains("oak"))
        #expect(await device.manager.thumbnail(of: oak) == nil, "its thumbnail is no longer available")

        try await device.manager.select(try #require(device.manager.wallpaper("amber")))
        device.manager.removeUnusedAssets()
        #expect(await device.manager.image(of: oak, .portrait) == nil)
    }

    @Test func theCurrentWallpaperSurvivesTheRemovalOfItsCollection() async throws {
        let device = try await device(["oak"])
        let source = try #require(device.source as? MemorySource)
        source.files.value = Tree([classic]).files
        device.clock.value = moment("2026-05-11 12:00")
        #expect(await device.manager.update().metadata == .stored)
        device.manager.removeUnusedAssets()
        #expect(device.manager.currentWallpaper.id == "oak")
        #expect(await !device.manager.needsAssets(device.manager.currentWallpaper))
    }

    @Test func otherFilesAreNotTouched() async throws {
        let device = try await device(["amber", "birch"])
        let foreign = [
            "wallpapers/trRed/trRed", "wallpapers/readme", "wallpapers/amber/notes", "other/a/b",
            "wallpapers/amber/birch_iPhone_portrait", "wallpapers/thumbnails/readme",
            "wallpapers/amber/deeper/amber_iPhone_portrait", "preferences/x",
        ].sorted()
        try device.store.write(foreign.map { StoredFile(path: $0, data: Data([1])) })
        try device.store.write([StoredFile(path: "wallpapers/amber/amber_iPad_portrait", data: Data([1]))])
        device.manager.removeUnusedAssets()
        let left = try device.store.paths()
        #expect(foreign.allSatisfy(left.contains))
        #expect(!left.contains("wallpapers/amber/amber_iPad_portrait"), "another device's is an image too")
    }

    @Test func thumbnailsStayWithoutMetadata() async throws {
        let device = try await device(["amber"])
        for broken in [nil, Data("{".utf8)] {
            try device.store.remove("wallpapers/metadata/metadata")
            if let broken {
                try device.store.write([StoredFile(path: "wallpapers/metadata/metadata", data: broken)])
            }
            device.manager.removeUnusedAssets()
            #expect(try device.store.paths().contains("wallpapers/thumbnails/birch_thumbnail"))
        }
    }

    @Test func failedRemovalsAreTriedAgain() async throws {
        let memory = MemoryStore()
        var device = TestDevice(source: MemorySource(Tree([classic])), store: memory)
        await device.manager.update()
        try await device.manager.fetchAssets(for: Wallpaper(id: "amber"))
        let store = BadStore(memory, writes: 0)
        store.removes.value = false
        device.store = store
        device.manager.removeUnusedAssets()
        #expect(try memory.paths().contains("wallpapers/amber/amber_iPhone_portrait"))
        device.store = memory
        device.manager.removeUnusedAssets()
        #expect(try !memory.paths().contains("wallpapers/amber/amber_iPhone_portrait"))
    }

    /// Everything at once from many threads: no crash, no half pair, and the choice is one of those made.
    @Test func manyThreadsCanUseAManager() async throws {
        try await withTemporaryFolder { folder in
            var device = TestDevice(source: MemorySource(Tree([classic, promotion])))
            let store = FolderStore(root: folder)
            (device.store, device.preferences) = (store, FilePreferences(in: store))
            let manager = device.manager
            await withTaskGroup(of: Void.self) { group in
                for round in 0..<40 {
                    let wallpaper = Wallpaper(id: ["amber", "birch", "oak"][round % 3])
                    group.addTask {
                        switch round % 6 {
                        case 0: await manager.update()
                        case 1: try? await manager.fetchAssets(for: wallpaper)
                        case 2: try? manager.setCurrentWallpaper(to: wallpaper)
                        case 3: manager.removeUnusedAssets()
                        case 4: try? await manager.select(wallpaper)
                        default: _ = (manager.availableCollections, manager.canSettingsBeShown)
                        }
                    }
                }
            }
            #expect(["amber", "birch", "oak"].contains(manager.currentWallpaper.id))
            #expect(await !manager.needsAssets(manager.currentWallpaper))
            await manager.update()
            #expect(manager.offered == ["default", "amber", "birch", "cedar", "oak"])
            for id in ["amber", "birch", "oak"] {
                let halves = try store.paths().count { $0.hasPrefix("wallpapers/\(id)/") }
                #expect(halves == 0 || halves == 2, "\(id)")
            }
        }
    }
}
