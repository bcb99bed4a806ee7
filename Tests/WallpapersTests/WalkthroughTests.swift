import Foundation
import Wallpapers
import WallpressTestSupport
import Testing
import WallpaperMetadata

// The code of Sources/Wallpapers/Wallpapers.docc/AddingWallpapersToAnApp.md. A test below fails
// if the article contains a line of Swift that is not here.

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
    func reload(settings: () -> Void, homePage: () -> Void) async {
        for await change in manager.changes {
            switch change {
            case .availableCollections: settings()
            case .currentWallpaper: homePage()
            }
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
        let thumbnail: Data?
        let isCurrent: Bool
    }

    func settingsSections() -> [Section] {
        guard manager.canSettingsBeShown else { return [] }
        let current = manager.currentWallpaper
        return manager.availableCollections.map { collection in
            Section(
                heading: collection.heading ?? "Wallpapers",
                items: collection.wallpapers.map { wallpaper in
                    Item(
                        wallpaper: wallpaper,
                        thumbnail: manager.thumbnail(of: wallpaper),
                        isCurrent: wallpaper.id == current.id)
                })
        }
    }
}

extension AppWallpapers {
    func select(_ wallpaper: Wallpaper) async -> String? {
        do {
            try await manager.fetchAssets(for: wallpaper)
            try manager.setCurrentWallpaper(to: wallpaper)
            return nil
        } catch {
            return error.description
        }
    }
}

extension AppWallpapers {
    func homePageBackground(_ orientation: Orientation) -> (image: Data?, textColor: WallpaperColor?) {
        let wallpaper = manager.currentWallpaper
        return (manager.image(of: wallpaper, orientation), wallpaper.textColor)
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

@Suite(.timeLimit(.minutes(10))) struct WalkthroughTests {
    private let ids = ["amber", "birch", "cedar", "beach-vibes"]

    private var tree: Tree { Tree([collection("classic-firefox", ids)], profile: .firefoxIOS) }

    @Test func theCodeOfTheWalkthroughWorks() async throws {
        try await TestServer.with(tree.files) { server in
            try await withTemporaryFolder { folder in
                let suite = "wallpress-walkthrough-\(UUID().uuidString)"
                defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
                let app = AppWallpapers(
                    server: server.base, folder: folder, suiteName: suite, imageSize: pictureSize)
                #expect(app.settingsSections().isEmpty)
                app.appDidBecomeActive()
                // An update that is already running is shared, so this waits for the one above.
                await app.manager.update()

                let items = app.settingsSections().flatMap(\.items)
                #expect(items.map(\.wallpaper.id) == ["fxDefault"] + ids)
                #expect(items.filter(\.isCurrent).map(\.wallpaper.id) == ["fxDefault"])
                #expect(items[1].thumbnail == picture("amber-thumbnail"))
                #expect(await app.select(items[1].wallpaper) == nil)
                #expect(app.homePageBackground(.landscape).image == picture("amber-landscape"))
                #expect(app.homePageBackground(.landscape).textColor?.description == "FBFBFE")
                #expect(app.settingsSections().flatMap(\.items).filter(\.isCurrent).count == 1)
                #expect(await app.select(items[2].wallpaper) == nil)
                app.settingsDidDisappear()
                #expect(app.manager.needsAssets(items[1].wallpaper))

                server.files.change { files in files = [:] }
                let message = try #require(await app.select(items[3].wallpaper))
                #expect(message.names("404", "firefox-ios"))
                #expect(app.manager.currentWallpaper.id == "birch")
            }
        }
    }

    @Test func theLegacyWallpaperIsTakenOver() async throws {
        var files = tree.files
        for suffix in ["", "_ls"] {
            files["beachVibes/beachVibes\(suffix).png"] = picture("beachVibes\(suffix)")
        }
        try await TestServer.with(files) { server in
            try await withTemporaryFolder { folder in
                let suite = "wallpress-walkthrough-\(UUID().uuidString)"
                defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
                let legacy = AppWallpapers.legacyManager(
                    server: server.base, documents: folder.appendingPathComponent("documents"),
                    suiteName: suite, imageSize: pictureSize)
                await legacy.verifyResources()
                let beach = try #require(legacy.availableWallpapers.last)
                try legacy.setCurrentWallpaper(to: beach)

                let app = AppWallpapers(
                    server: server.base, folder: folder.appendingPathComponent("support"), suiteName: suite,
                    legacy: legacy, imageSize: pictureSize)
                app.appDidBecomeActive()
                await app.manager.update()
                #expect(app.manager.currentWallpaper.id == "beach-vibes")
                #expect(app.homePageBackground(.portrait).image == picture("beachVibes"))
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
            let manager = AppWallpapers.preview(of: folder, imageSize: pictureSize)
            await manager.update()
            #expect(manager.offered == ["default"] + ids)
        }
    }

    @Test func everySnippetOfTheArticleIsInThisFile() throws {
        let file = URL(fileURLWithPath: #filePath)
        let repository = file.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = repository.appendingPathComponent(
            "Sources/Wallpapers/Wallpapers.docc/AddingWallpapersToAnApp.md")
        let code = try String(contentsOf: file, encoding: .utf8)
        let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
        let snippets = parts.dropFirst().compactMap { $0.components(separatedBy: "```").first }
        #expect(snippets.count >= 8)
        for snippet in snippets { #expect(code.contains(snippet), "\(snippet)") }
    }
}
