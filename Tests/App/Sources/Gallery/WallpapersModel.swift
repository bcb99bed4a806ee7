import Foundation
import Observation
import Wallpapers

@MainActor @Observable
final class WallpapersModel {
    private(set) var state: WallpaperManager.State?
    private(set) var selecting: Wallpaper.ID?
    private(set) var progress = 0.0
    private(set) var error: WallpaperManagerError?

    private let manager: any WallpaperManagerInterface
    private var selection: Task<Void, Never>?

    init(_ manager: any WallpaperManagerInterface) { self.manager = manager }

    func follow() async {
        for await state in manager.changes { self.state = state }
    }

    func refresh() async {
        if case .failed(let error) = await manager.updateAtOnce().metadata { self.error = error }
    }

    func select(_ wallpaper: Wallpaper) {
        selection?.cancel()
        (selecting, progress, error) = (wallpaper.id, 0, nil)
        selection = Task {
            do throws(WallpaperManagerError) {
                try await manager.select(wallpaper) { part in
                    Task { @MainActor in
                        if self.selecting == wallpaper.id { self.progress = max(self.progress, part) }
                    }
                }
            } catch {
                if error.category != .cancelled { self.error = error }
            }
            if !Task.isCancelled { selecting = nil }
        }
    }

    func thumbnail(of wallpaper: Wallpaper) async -> Data? { await manager.thumbnail(of: wallpaper) }

    func close() { manager.removeUnusedAssets() }
}
