import Foundation
import Wallpapers

let (network, today) = (FakeNetwork(), Day())
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
defer { try? FileManager.default.removeItem(at: folder) }
let manager = WallpaperManager(
    WallpaperManager.Configuration(
        source: network, store: FolderStore(root: folder, isExcludedFromBackup: true),
        preferences: MemoryPreferences(), clock: { today.date }, profile: .firefoxIOS,
        imageSize: { _ in ImageSize(width: 1, height: 1) }))
let model = WallpapersModel(manager)
let screen = Task { await model.follow() }

/// Waits until the model shows something, and prints the offered wallpapers.
@MainActor func show(_ what: String, until isShown: (WallpaperManager.State) -> Bool) async {
    while model.state.map(isShown) != true || model.selecting != nil { await Task.yield() }
    print(what, model.state?.availableCollections.flatMap(\.wallpapers).map(\.id) ?? [])
}

await show("a new phone offers") { _ in true }
let closed = Task { await manager.update() }
while await network.requests.isEmpty { await Task.yield() }
closed.cancel()
print("a closed screen gets", await closed.value.metadata)
await network.set(.answering)
await show("and the update goes on:") { $0.canSettingsBeShown }

let wallpapers = manager.availableCollections.flatMap(\.wallpapers)
model.select(wallpapers[1])
await show("selected \(wallpapers[1].id) of") { $0.currentWallpaper == wallpapers[1] }
print("progress", model.progress, "thumbnail", await model.thumbnail(of: wallpapers[1])?.count ?? 0, "bytes")
print("for a pipeline:", manager.thumbnailURL(of: wallpapers[1])?.lastPathComponent ?? "none")

await network.set(.gone)
model.select(wallpapers[2])
await show("no network:") { _ in model.error != nil }
print("error:", model.error?.category ?? .misuse, "retry:", model.error?.isRetryable ?? false)
do { try manager.setCurrentWallpaper(to: wallpapers[2]) } catch { print("error:", error) }
model.close()
model.select(wallpapers[1])
await show("from the store:") { _ in model.error == nil }

await network.set(.answering)
await network.correct("112233")
await model.refresh()
await show("corrected colors:") { $0.currentWallpaper.textColor?.description == "112233" }
today.pass()
await show("in June:") { !$0.availableCollections.contains { $0.id == "spring" } }
screen.cancel()
