import Foundation
import Wallpapers

/// A network in memory.
actor FakeNetwork: WallpaperSource {
    var color = "FFFFFF"
    var isConnected = true

    func correct(_ color: String) { self.color = color }
    func connect(_ isConnected: Bool) { self.isConnected = isConnected }

    nonisolated func location(of path: String) -> URL { URL(fileURLWithPath: "/network/" + path) }

    func bytes(at path: String, within limits: DownloadLimits) throws(WallpaperManagerError) -> Data {
        guard isConnected else { throw .download(location(of: path), .connection("no network")) }
        guard path.hasSuffix(".json") else { return Data(path.utf8) }
        let wallpapers = ["amber", "birch", "cedar"].map { #"{"id": "\#($0)", "text-color": "\#(color)"}"# }
        let always = #"{"id": "classic-firefox", "wallpapers": [\#(wallpapers.joined(separator: ","))]}"#
        let may = #"{"start": null, "end": "2026-05-31"}"#
        let spring = #"{"id": "spring", "availability-range": \#(may), "wallpapers": [{"id": "tulip"}]}"#
        return Data(#"{"last-updated-date": "2026-05-01", "collections": [\#(always), \#(spring)]}"#.utf8)
    }
}

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

/// Waits until the model shows something.
@MainActor func show(_ what: String, until isShown: (WallpaperManager.State) -> Bool) async {
    while model.state.map(isShown) != true || model.selecting != nil { await Task.yield() }
    print(what, model.state?.availableCollections.flatMap(\.wallpapers).map(\.id) ?? [])
}

await show("a new phone offers") { _ in true }
let closed = Task { await manager.update() }
closed.cancel()
print("a closed screen gets", await closed.value.metadata)
await model.refresh()
await show("an update brings") { $0.canSettingsBeShown }
let wallpapers = manager.availableCollections.flatMap(\.wallpapers)
model.select(wallpapers[1])
await show("selected \(wallpapers[1].id) of") { $0.currentWallpaper == wallpapers[1] }
print("progress", model.progress, "thumbnail", await model.thumbnail(of: wallpapers[1])?.count ?? 0, "bytes")
print("for a pipeline:", manager.thumbnailURL(of: wallpapers[1])?.lastPathComponent ?? "none")

await network.connect(false)
model.select(wallpapers[2])
await show("no network:") { _ in model.error != nil }
print("error:", model.error?.category ?? .misuse, "retry:", model.error?.isRetryable ?? false)
do { try manager.setCurrentWallpaper(to: wallpapers[2]) } catch { print("error:", error) }
model.select(wallpapers[1])
await show("from the store:") { _ in model.error == nil }

await network.connect(true)
await network.correct("112233")
await model.refresh()
await show("corrected colors:") { $0.currentWallpaper.textColor?.description == "112233" }
today.pass()
await show("in June:") { !$0.availableCollections.contains { $0.id == "spring" } }
model.close()
screen.cancel()
