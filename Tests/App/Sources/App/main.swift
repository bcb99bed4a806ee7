import Disk
import Foundation
import Input
import JSON
import Wallpapers

// The app has types of these names, as Firefox and Ecosia do.
struct Wallpaper {
    let image: Data
    let textColor: WallpaperColor?
}
protocol Profile {}

let tree = Disk(path: Input(arguments: CommandLine.arguments).tree)

// Linux has no picture decoder. On an iPhone, an app passes no imageSize.
let manager = WallpaperManager(
    WallpaperManager.Configuration(
        source: FolderSource(root: URL(fileURLWithPath: tree.path)),
        store: MemoryStore(), preferences: MemoryPreferences(), profile: .suffixed,
        imageSize: { $0.starts(with: [0xFF, 0xD8]) ? ImageSize(width: 1170, height: 2532) : nil }))
await manager.update()
if let last: Wallpapers.Wallpaper = manager.availableCollections.last?.wallpapers.last {
    try await manager.select(last)
}
let current = manager.currentWallpaper
let wallpaper = await manager.image(of: current, .portrait)
    .map { Wallpaper(image: $0, textColor: current.textColor) }
let picture = JSON(byteCount: wallpaper?.image.count ?? 0)
print(current.id, picture.text, wallpaper?.textColor?.description ?? "no color")
