import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// Corrected colors of a wallpaper that people have already selected.
@Suite(.timeLimit(.minutes(10))) struct CorrectedColorsTests {
    private static func tree(_ text: String, in ids: [String] = ["classic-firefox"]) -> Tree {
        Tree(
            ids.map { id in
                var collection = collection(id, ["amber", "birch", "cedar"])
                for index in collection.wallpapers.indices {
                    collection.wallpapers[index].colors[.text] = id == "other" ? "0A0B0C" : text
                }
                return collection
            })
    }

    private let source = MemorySource(tree("FFFFFF"))

    private func device(_ fidelity: Fidelity) -> TestDevice {
        var device = TestDevice(source: source)
        device.fidelity = fidelity
        return device
    }

    @Test(arguments: [(Fidelity.documented, "112233"), (.shipping, "FFFFFF")])
    func anUpdateRenewsThoseOfTheChoice(fidelity: Fidelity, color: String) async throws {
        let manager = device(fidelity).manager
        await manager.update()
        try await manager.select(try #require(manager.wallpaper("amber")))
        source.files.value = Self.tree("112233").files
        #expect(await manager.updateAtOnce().metadata == .stored)
        #expect(manager.wallpaper("amber")?.textColor?.description == "112233")
        #expect(manager.currentWallpaper.textColor?.description == color)
        #expect(manager.currentWallpaper.cardColor?.description == "15141A")
    }

    /// As after an update of an app that had an older version of this library.
    @Test func anUpdateThatBringsNothingRenewsThemToo() async throws {
        let device = device(.documented)
        await device.manager.update()
        try await device.manager.select(Wallpaper(id: "amber"))
        let old = #"{"id": "amber", "text-color": "ABCDEF", "card-color": null, "logo-text-color": null}"#
        try device.preferences.set(Data(old.utf8), for: .currentWallpaper)
        #expect(device.manager.currentWallpaper.textColor?.description == "ABCDEF")
        #expect(await device.manager.update().metadata == .notDue)
        #expect(device.manager.currentWallpaper == device.manager.wallpaper("amber"))
    }

    /// A screen may show a wallpaper read before an update.
    @Test func anOlderWallpaperIsSelectedWithTheNewColors() async throws {
        let manager = device(.documented).manager
        await manager.update()
        let old = try #require(manager.wallpaper("amber"))
        source.files.value = Self.tree("112233").files
        await manager.updateAtOnce()
        try await manager.select(old)
        #expect(manager.currentWallpaper.textColor?.description == "112233")
        try manager.setCurrentWallpaper(to: old)
        #expect(manager.currentWallpaper.textColor?.description == "112233")
    }

    @Test func aWallpaperThatLeftTheFeedKeepsItsColors() async throws {
        let manager = device(.documented).manager
        await manager.update()
        let amber = try #require(manager.wallpaper("amber"))
        try await manager.select(amber)
        source.files.value = Tree([collection("classic-firefox", ["birch"])]).files
        #expect(await manager.updateAtOnce().metadata == .stored)
        #expect(manager.currentWallpaper == amber)
    }

    @Test func twoCollectionsMayHaveTwoSetsOfColors() async throws {
        source.files.value = Self.tree("FFFFFF", in: ["classic-firefox", "other"]).files
        let manager = device(.documented).manager
        await manager.update()
        let amber = try #require(manager.availableCollections.last?.wallpaper("amber"))
        try await manager.select(amber)
        #expect(amber.textColor?.description == "0A0B0C" && manager.currentWallpaper == amber)
        await manager.update()
        #expect(manager.currentWallpaper == amber)
    }

    @Test func listenersAreTold() async throws {
        let manager = device(.documented).manager
        await manager.update()
        try await manager.select(Wallpaper(id: "amber"))
        let states = manager.changes
        source.files.value = Self.tree("112233").files
        await manager.updateAtOnce()
        let state = try #require(await states.first { _ in true })
        #expect(state.currentWallpaper.textColor?.description == "112233")
    }
}
