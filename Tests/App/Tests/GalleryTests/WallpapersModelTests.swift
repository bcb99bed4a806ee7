import Foundation
import Testing
import Wallpapers

@testable import Gallery

@MainActor @Suite(.timeLimit(.minutes(10))) struct WallpapersModelTests {
    private let manager = FakeManager()

    private func wait(until isTrue: () -> Bool) async { while !isTrue() { await Task.yield() } }

    @Test func itShowsTheStatesOfTheManager() async {
        let model = WallpapersModel(manager)
        let screen = Task { await model.follow() }
        for id in ["amber", "birch"] {
            manager.show(Wallpaper(id: id))
            await wait { model.state?.currentWallpaper.id == id }
        }
        screen.cancel()
        await screen.value
    }

    @Test func itShowsProgressAndErrors() async {
        let model = WallpapersModel(manager)
        model.select(Wallpaper(id: "slow"))
        await wait { model.progress == 0.5 }
        #expect(model.selecting == "slow" && model.error == nil)
        model.select(Wallpaper(id: "full"))
        #expect(model.selecting == "full" && model.progress == 0)
        await wait { model.selecting == nil }
        #expect(model.error?.category == .storage, "the cancelled selection has none")
        model.select(Wallpaper(id: "amber"))
        await wait { model.selecting == nil }
        #expect(model.error == nil)
    }
}

/// A manager without a server and a store. Its `slow` wallpaper never arrives, and `full` has no room.
private final class FakeManager: WallpaperManagerInterface {
    let (changes, states) = AsyncStream.makeStream(of: WallpaperManager.State.self)

    func show(_ wallpaper: Wallpaper) {
        states.yield(
            WallpaperManager.State(
                availableCollections: [], currentWallpaper: wallpaper, canSettingsBeShown: true))
    }

    func select(
        _ wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) {
        progress(0.5)
        if wallpaper.id == "full" { throw .store(path: "full", .write, reason: "No space left on device") }
        guard wallpaper.id == "slow" else { return }
        try? await Task.sleep(for: .seconds(3600))
        throw .cancelled
    }

    var currentWallpaper: Wallpaper { .defaultWallpaper }
    var availableCollections: [WallpaperCollection] { [] }
    var canOnboardingBeShown: Bool { false }
    var canSettingsBeShown: Bool { false }
    func setCurrentWallpaper(to wallpaper: Wallpaper) {}
    func fetchAssets(for wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void) {}
    func thumbnail(of wallpaper: Wallpaper) -> Data? { nil }
    func thumbnailURL(of wallpaper: Wallpaper) -> URL? { nil }
    func image(of wallpaper: Wallpaper, _ orientation: Orientation) -> Data? { nil }
    func imageURL(of wallpaper: Wallpaper, _ orientation: Orientation) -> URL? { nil }
    func needsAssets(_ wallpaper: Wallpaper) -> Bool { false }
    func removeUnusedAssets() {}
    func update() -> UpdateOutcome { UpdateOutcome(metadata: .notDue) }
    func updateAtOnce() -> UpdateOutcome { UpdateOutcome(metadata: .unchanged) }
    func migrateLegacyAssets() {}
}
