import Foundation
import Wallpapers
import WallpressTestSupport
import Testing
import WallpaperMetadata

// The code of Sources/Wallpapers/Wallpapers.docc/AddingWallpapersToAnApp.md. A test below fails
// if the article contains a line of Swift that is not here. The model of AModelForSwiftUI.md is in Tests/App.

struct AppWallpapers {
    let manager: WallpaperManager

    init(
        server: URL, folder: URL, suiteName: String? = nil, legacy: LegacyWallpaperManager? = nil,
        imageSize: @escaping @Sendable (Data) -> ImageSize?
    ) {
        let configuration = WallpaperManager.Configuration(
            source: HTTPSource(base: server),
            store: FolderStore(root: folder),
            preferences: UserDefaultsPreferences(suiteName: suiteName),
            profile: .firefoxIOS,
            legacy: legacy,
            imageSize: imageSize)
        manager = WallpaperManager(configuration)
    }
}

extension AppWallpapers {
    func appDidBecomeActive() {
        manager.migrateLegacyAssets()
        manager.checkForUpdates()
    }
}

extension AppWallpapers {
    func follow(settings: (WallpaperManager.State) -> Void, homePage: (Wallpaper) -> Void) async {
        for await state in manager.changes {
            settings(state)
            homePage(state.currentWallpaper)
        }
    }
}

extension AppWallpapers {
    struct Section {
        let heading: String
        let items: [Item]
    }

    struct Item {
        let wallpaper: Wallpaper
        let thumbnail: URL?
        let isCurrent: Bool
    }

    func settingsSections(_ state: WallpaperManager.State) -> [Section] {
        guard state.canSettingsBeShown else { return [] }
        return state.availableCollections.map { collection in
            Section(
                heading: collection.heading ?? "Wallpapers",
                items: collection.wallpapers.map { wallpaper in
                    Item(
                        wallpaper: wallpaper,
                        thumbnail: manager.thumbnailURL(of: wallpaper),
                        isCurrent: wallpaper.id == state.currentWallpaper.id)
                })
        }
    }
}

extension AppWallpapers {
    func select(_ wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void) async -> String? {
        do {
            try await manager.select(wallpaper, progress: progress)
            return nil
        } catch {
            switch error.category {
            case .cancelled: return nil
            case .connection: return "There is no connection to the server."
            case .storage: return "This device has no room for the wallpaper."
            case .server, .misuse: return "The wallpaper is not available now."
            }
        }
    }
}

extension AppWallpapers {
    func homePageBackground(_ orientation: Orientation) async -> (image: Data?, textColor: WallpaperColor?) {
        let wallpaper = manager.currentWallpaper
        return (await manager.image(of: wallpaper, orientation), wallpaper.textColor)
    }
}

extension AppWallpapers {
    func restoreCurrentWallpaper() async throws {
        let wallpaper = manager.currentWallpaper
        if await manager.needsAssets(wallpaper) { try await manager.select(wallpaper) }
    }
}

extension AppWallpapers {
    func settingsDidDisappear() {
        manager.removeUnusedAssets()
    }
}

extension AppWallpapers {
    static func legacyManager(
        server: URL, documents: URL, suiteName: String? = nil,
        imageSize: @escaping @Sendable (Data) -> ImageSize?
    ) -> LegacyWallpaperManager {
        let collections = [
            LegacyWallpaperCollection(wallpaperFileNames: ["fxSunrise"], resource: .bundled),
            LegacyWallpaperCollection(
                wallpaperFileNames: ["beachVibes", "twilightHills"], resource: .downloaded),
        ]
        return LegacyWallpaperManager(
            LegacyWallpaperManager.Configuration(
                collections: collections,
                source: HTTPSource(base: server),
                store: FolderStore(root: documents),
                preferences: UserDefaultsPreferences(suiteName: suiteName),
                imageSize: imageSize))
    }
}

extension AppWallpapers {
    static func preview(of output: URL, imageSize: @escaping @Sendable (Data) -> ImageSize?)
        -> WallpaperManager
    {
        WallpaperManager(
            WallpaperManager.Configuration(
                source: FolderSource(root: output),
                store: MemoryStore(),
                preferences: MemoryPreferences(),
                profile: .firefoxIOS,
                imageSize: imageSize))
    }
}

extension AppWallpapers {
    /// Returns the items of the settings screen at this moment.
    fileprivate func items() async -> [Item] {
        await manager.changes.first { _ in true }.map { settingsSections($0).flatMap(\.items) } ?? []
    }
}

@Suite(.timeLimit(.minutes(10))) struct WalkthroughTests {
    private let ids = ["amber", "birch", "cedar", "beach-vibes"]

    private var tree: Tree { Tree([collection("classic-firefox", ids)], profile: .firefoxIOS) }

    @Test func theCodeOfTheWalkthroughWorks() async throws {
        try await TestServer.with(tree.files) { server in
            try await withTemporaryFolder { folder in
                let suite = "wallpress-walkthrough-\(UUID().uuidString)"
                defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
                let app = AppWallpapers(
                    server: server.base, folder: folder, suiteName: suite, imageSize: headerSize)
                #expect(await app.items().isEmpty)
                app.appDidBecomeActive()
                // A running update is shared: this waits for the one above.
                await app.manager.update()

                let items = await app.items()
                #expect(items.map(\.wallpaper.id) == ["fxDefault"] + ids)
                #expect(items.filter(\.isCurrent).map(\.wallpaper.id) == ["fxDefault"])
                let thumbnail = try #require(items[1].thumbnail)
                #expect(try Data(contentsOf: thumbnail) == image("amber-thumbnail"))
                let progress = Box(0.0)
                #expect(await app.select(items[1].wallpaper) { part in progress.value = part } == nil)
                #expect(progress.value == 1)
                #expect(await app.homePageBackground(.landscape).image == image("amber-landscape"))
                #expect(await app.homePageBackground(.landscape).textColor?.description == "FBFBFE")
                #expect(await app.items().filter(\.isCurrent).map(\.wallpaper.id) == ["amber"])
                #expect(await app.select(items[2].wallpaper) { _ in } == nil)
                app.settingsDidDisappear()
                #expect(await app.manager.needsAssets(items[1].wallpaper))

                try FileManager.default.removeItem(at: folder.appendingPathComponent("wallpapers/birch"))
                #expect(await app.homePageBackground(.portrait).image == nil)
                try await app.restoreCurrentWallpaper()
                #expect(await app.homePageBackground(.portrait).image == image("birch-portrait"))

                server.files.change { files in files = [:] }
                #expect(await app.select(items[3].wallpaper) { _ in } != nil)
                #expect(app.manager.currentWallpaper.id == "birch")
            }
        }
    }

    @Test func theLegacyWallpaperIsTakenOver() async throws {
        var files = tree.files
        for suffix in ["", "_ls"] {
            files["beachVibes/beachVibes\(suffix).png"] = image("beachVibes\(suffix)")
        }
        try await TestServer.with(files) { server in
            try await withTemporaryFolder { folder in
                let suite = "wallpress-walkthrough-\(UUID().uuidString)"
                defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
                let legacy = AppWallpapers.legacyManager(
                    server: server.base, documents: folder.appendingPathComponent("documents"),
                    suiteName: suite, imageSize: headerSize)
                await legacy.verifyResources()
                let beach = try #require(legacy.availableWallpapers.last)
                try legacy.setCurrentWallpaper(to: beach)

                let app = AppWallpapers(
                    server: server.base, folder: folder.appendingPathComponent("support"), suiteName: suite,
                    legacy: legacy, imageSize: headerSize)
                app.appDidBecomeActive()
                await app.manager.update()
                #expect(app.manager.currentWallpaper.id == "beach-vibes")
                #expect(await app.homePageBackground(.portrait).image == image("beachVibes"))
            }
        }
    }

    @Test func aFolderCanTakeThePlaceOfAServer() async throws {
        try await withTemporaryFolder { folder in
            for (path, data) in tree.files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
            }
            let manager = AppWallpapers.preview(of: folder, imageSize: headerSize)
            await manager.update()
            #expect(manager.offered == ["default"] + ids)
        }
    }

    @Test func everySnippetOfTheArticlesIsCompiled() throws {
        let file = URL(fileURLWithPath: #filePath)
        let repository = file.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for (article, file, count) in [
            ("AddingWallpapersToAnApp", file, 8),
            (
                "AModelForSwiftUI",
                repository.appendingPathComponent("Tests/App/Sources/Gallery/WallpapersModel.swift"), 1
            ),
        ] {
            let article = repository.appendingPathComponent(
                "Sources/Wallpapers/Wallpapers.docc/\(article).md")
            let code = try String(contentsOf: file, encoding: .utf8)
            let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
            let snippets = parts.dropFirst().compactMap { $0.components(separatedBy: "```").first }
            #expect(snippets.count >= count)
            for snippet in snippets { #expect(code.contains(snippet), "\(snippet)") }
        }
    }
}
