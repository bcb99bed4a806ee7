import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

private let classic = ["amber", "birch", "cedar"]

@Suite(.timeLimit(.minutes(10))) struct ChoosingTests {
    private func device(
        _ collections: [Metadata.Collection] = [collection("classic-firefox", classic)],
        profile: Profile = .suffixed
    ) -> TestDevice {
        var device = TestDevice(source: MemorySource(Tree(collections, profile: profile)))
        device.profile = profile
        return device
    }

    @Test func aNewManagerOffersOnlyTheDefault() {
        let manager = device().manager
        #expect(manager.currentWallpaper == .defaultWallpaper)
        #expect(manager.currentWallpaper.type == .defaultWallpaper)
        #expect(
            manager.availableCollections
                == [WallpaperCollection(id: "classic-firefox", wallpapers: [.defaultWallpaper])])
        #expect(!manager.canSettingsBeShown)
        #expect(!manager.canOnboardingBeShown)
        manager.removeUnusedAssets()
    }

    @Test func ecosiasOwnWallpaperIsInTheApp() async throws {
        let phone = device([collection("ecosia-nature", classic)], profile: .ecosia)
        #expect(phone.manager.currentWallpaper.id == "ecosia-default")
        await phone.manager.update()
        let first = try #require(phone.manager.availableCollections.first?.wallpapers.first)
        #expect(first.id == "ecosia-default" && first.type == .defaultWallpaper)
        try await phone.manager.fetchAssets(for: first)
        try phone.manager.setCurrentWallpaper(to: first)
        #expect(phone.manager.currentWallpaper == first)
        #expect(await !phone.manager.needsAssets(first))
    }

    @Test func theDefaultWallpaperComesFirst() async {
        let phone = device([
            collection("autumn", ["oak"]), collection("classic-firefox", classic),
            collection("gone", ["x"], to: "2026-01-01"), collection("none", []),
        ])
        await phone.manager.update()
        let available = phone.manager.availableCollections
        #expect(available.map(\.id) == ["classic-firefox", "autumn"])
        #expect(phone.manager.offered == ["default", "amber", "birch", "cedar", "oak"])
    }

    @Test func theDefaultIsOfferedWithoutADefaultCollection() async {
        let phone = device([collection("autumn", ["oak"])])
        await phone.manager.update()
        #expect(phone.manager.offered == ["oak"])
        try? phone.store.remove("wallpapers/thumbnails/oak_thumbnail")
        #expect(phone.manager.offered == ["default"], "something can always be chosen")
    }

    @Test func settingsNeedFourThumbnails() async throws {
        for count in 1...4 {
            let phone = device([collection("classic-firefox", Array((classic + ["dune"]).prefix(count)))])
            await phone.manager.update()
            #expect(phone.manager.canSettingsBeShown == (count >= 3), "\(count) and the default")
            #expect(phone.manager.canOnboardingBeShown == (count >= 3))
        }
        let phone = device([collection("classic-firefox", classic + ["dune"])])
        await phone.manager.update()
        try phone.store.remove("wallpapers/thumbnails/dune_thumbnail")
        #expect(phone.manager.offered.count == 4)
        #expect(phone.manager.canSettingsBeShown, "one is missing, and there are enough")
        #expect(phone.manager.canOnboardingBeShown)
        try phone.store.remove("wallpapers/thumbnails/cedar_thumbnail")
        #expect(!phone.manager.canSettingsBeShown, "two are missing, and there are not enough")
        await phone.manager.update()
        #expect(phone.manager.canSettingsBeShown)
    }

    @Test func onboardingDependsOnTheApp() async {
        var phone = device()
        await phone.manager.update()
        for isEnabled in [true, false] {
            for isSeen in [true, false] {
                for areHintsShown in [true, false] {
                    phone.onboarding = WallpaperManager.Onboarding(
                        isEnabled: isEnabled, hasBeenSeen: { isSeen }, hintsHaveBeenShown: { areHintsShown })
                    #expect(phone.manager.canOnboardingBeShown == (isEnabled && !isSeen && areHintsShown))
                    #expect(phone.manager.canSettingsBeShown)
                }
            }
        }
    }

    @Test(arguments: Device.allCases) func largeImagesAreFetchedOnDemand(kind: Device) async throws {
        var phone = device()
        phone.device = kind
        let source = try #require(phone.source as? MemorySource)
        let manager = phone.manager
        await manager.update()
        source.requests.value = []
        let amber = try #require(manager.wallpaper("amber"))
        #expect(await manager.needsAssets(amber))
        try await manager.fetchAssets(for: amber)
        #expect(await !manager.needsAssets(amber))
        let suffixes = kind == .iPhone ? ["", "_ls"] : ["_pad", "_pad_ls"]
        #expect(source.requests.value.sorted() == suffixes.map { "ios/amber/amber\($0).jpg" })
        let names = try phone.store.paths().filter { $0.contains("amber/") }
        #expect(
            names == [
                "wallpapers/amber/amber_\(kind)_landscape", "wallpapers/amber/amber_\(kind)_portrait",
            ])
        let variant = kind == .iPhone ? "portrait" : "pad"
        #expect(await manager.image(of: amber, .portrait) == image("amber-\(variant)"))
        #expect(await manager.image(of: amber, .landscape) != manager.image(of: amber, .portrait))

        source.files.value = [:]
        try await manager.fetchAssets(for: amber)
        #expect(source.requests.value.count == 2, "what is there is not asked for again")
        try await manager.fetchAssets(for: .defaultWallpaper)
        #expect(source.requests.value.count == 2, "the default has nothing to fetch")
    }

    @Test func bothOrientationsAreRequestedAtOnce() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]), isAnswering: false)
        let manager = TestDevice(source: source).manager
        async let fetched: Void = manager.fetchAssets(for: Wallpaper(id: "amber"))
        await source.requests.wait { $0.count == 2 }
        source.isAnswering.value = true
        try await fetched
    }

    @Test(arguments: [Variant.portrait, .landscape]) func bothImagesAreStoredOrNeither(missing: Variant)
        async throws
    {
        let tree = Tree([collection("classic-firefox", classic)])
        let source = MemorySource(tree)
        let phone = TestDevice(source: source)
        let before = try phone.store.paths()
        for wrong in [nil, Data("<html>".utf8)] {
            source.files.change { $0[tree.path(missing, "amber")] = wrong }
            await #expect(throws: WallpaperManagerError.self) {
                try await phone.manager.fetchAssets(for: Wallpaper(id: "amber"))
            }
            #expect(try phone.store.paths() == before)
        }
    }

    @Test func neitherImageIsStoredOnAFullDisk() async throws {
        let store = BadStore(writes: 1)
        let phone = TestDevice(
            source: MemorySource(Tree([collection("classic-firefox", classic)])), store: store)
        await #expect(throws: WallpaperManagerError.self) {
            try await phone.manager.fetchAssets(for: Wallpaper(id: "amber"))
        }
        #expect(try store.paths() == [])
    }

    @Test func completionHandlersAreCalledOnce() async throws {
        let phone = device()
        let manager = phone.manager
        let results = Box<[String]>([])
        for id in ["amber", "unknown"] {
            await withCheckedContinuation { continuation in
                manager.fetchAssetsFor(Wallpaper(id: id)) { result in
                    results.change { $0.append((try? result.get()) == nil ? "failed" : "fetched") }
                    continuation.resume()
                }
            }
        }
        manager.setCurrentWallpaper(to: Wallpaper(id: "amber")) { result in
            results.change { $0.append((try? result.get()) == nil ? "failed" : "set") }
        }
        #expect(results.value == ["fetched", "failed", "set"])
        #expect(manager.currentWallpaper.id == "amber")
        try await manager.fetchAssets(for: Wallpaper(id: "birch"))
        var broken = phone
        broken.preferences = ReadOnlyPreferences()
        broken.manager.setCurrentWallpaper(to: Wallpaper(id: "birch")) { result in
            results.change { $0.append((try? result.get()) == nil ? "failed" : "set") }
        }
        #expect(results.value.last == "failed")
    }

    @Test func theChoiceSurvivesARestart() async throws {
        try await withTemporaryFolder { folder in
            let store = FolderStore(root: folder)
            let tree = Tree([collection("classic-firefox", classic)])
            func launched() -> WallpaperManager {
                TestDevice(source: MemorySource(tree), store: store, preferences: FilePreferences(in: store))
                    .manager
            }
            await launched().update()
            let birch = try #require(launched().wallpaper("birch"))
            try await launched().fetchAssets(for: birch)
            try launched().setCurrentWallpaper(to: birch)
            #expect(launched().currentWallpaper == birch)
            #expect(launched().currentWallpaper.textColor == WallpaperColor(rgb: 0xFBFBFE))
            launched().removeUnusedAssets()
            #expect(await launched().image(of: birch, .landscape) == image("birch-landscape"))
        }
    }

    @Test func anUnreadableChoiceIsTheDefault() {
        let phone = TestDevice(
            source: MemorySource([:]), preferences: MemoryPreferences([.currentWallpaper: Data("{".utf8)]))
        #expect(phone.manager.currentWallpaper == .defaultWallpaper)
    }

    @Test func eachColorIsStoredOnItsOwn() async throws {
        let phone = device()
        let wallpaper = Wallpaper(id: "amber", textColor: WallpaperColor(rgb: 0x00000A))
        try await phone.manager.select(wallpaper)
        #expect(phone.manager.currentWallpaper == wallpaper)
    }

    @Test func bundledAssetsAreNotFetched() async throws {
        let metadata = """
            {"last-updated-date": "2026-01-01", "collections": [{"id": "ecosia-nature", "wallpapers":
            [{"id": "a", "bundled-asset-name": "forest"}, {"id": "b", "bundled-asset-name": "lake"},
             {"id": "c", "bundled-asset-name": "hill"}]}]}
            """
        let source = MemorySource([FeedFormat.v1.path: Data(metadata.utf8)])
        var phone = TestDevice(source: source)
        phone.profile = .ecosia
        #expect(await phone.manager.update() == UpdateOutcome(metadata: .stored))
        #expect(phone.manager.offered == ["default", "a", "b", "c"])
        #expect(phone.manager.canSettingsBeShown)
        let a = try #require(phone.manager.wallpaper("a"))
        try await phone.manager.fetchAssets(for: a)
        #expect(source.requests.value.count == 1)
        try phone.manager.setCurrentWallpaper(to: a)
        #expect(phone.manager.currentWallpaper.bundledAssetName == "forest")
    }

    @Test(
        arguments: Profile.known.filter {
            Set([.portrait, .landscape, .thumbnail]).isSubset(of: $0.layout.variants)
        })
    func everyProfileWithThumbnailsWorks(profile: Profile) async throws {
        let phone = device([collection(profile.defaultCollectionID, classic)], profile: profile)
        await phone.manager.update()
        #expect(phone.manager.offered == ["default"] + classic)
        try await phone.manager.fetchAssets(for: try #require(phone.manager.wallpaper("cedar")))
        var pad = phone
        pad.device = .iPad
        let fetching = Wallpaper(id: "birch")
        if profile.layout.variants.contains(.pad) {
            try await pad.manager.fetchAssets(for: fetching)
        } else {
            await #expect(throws: WallpaperManagerError.noPlace(.pad, profile: profile.name)) {
                try await pad.manager.fetchAssets(for: fetching)
            }
        }
    }

    @Test func errorsNameProblemAndPlace() throws {
        let url = try #require(URL(string: "http://a.example/b.jpg"))
        let position = TextPosition(line: 12, column: 5)
        for (error, values) in [
            (.download(url, .status(404)), "404"), (.download(url, .missing), ""),
            (.download(url, .empty), ""),
            (.download(url, .tooLarge(limit: 9)), "9"),
            (.download(url, .truncated(expected: 9, received: 2)), "9 2"),
            (.download(url, .tooManyRedirects(limit: 5)), "5"),
            (.download(url, .redirectedElsewhere(url)), "\(url)"),
            (.download(url, .timedOut(seconds: 1.5)), "1.5"),
            (.download(url, .silent(seconds: 15)), "15"), (.download(url, .cancelled), ""),
            (.download(url, .connection("cut")), "cut"), (.notAnImage(url), ""),
            (.noImage(url, .status(404), profile: "ecosia"), "404 ecosia"),
            (.metadata(url, MetadataError(position: position, message: "no date")), "12:5 no date"),
            (.metadata(url, MetadataError(position: nil, message: "no date")), "no date"),
        ] as [(WallpaperManagerError, String)] {
            let words = values.split(separator: " ").map(String.init)
            #expect(error.description.names(["http://a.example/b.jpg"] + words), "\(error)")
            #expect((error as any Error).localizedDescription == error.description)
        }
        for (error, values) in [
            (.unsafeName("../x"), ["../x"]), (.noPlace(.pad, profile: "fenix"), ["pad", "fenix"]),
            (.store(path: "a/b", .remove, reason: "Read-only"), ["a/b", "Read-only"]),
            (.notFetched("amber"), ["amber"]),
            (
                .preferences(.currentWallpaper, reason: "Read-only"),
                ["CurrentWallpaperUserPrefsKey", "Read-only"]
            ),
        ] as [(WallpaperManagerError, [String])] {
            #expect(error.description.names(values))
        }
        let problem = DownloadError.status(404)
        #expect((problem as any Error).localizedDescription == problem.description)
        let metadata = MetadataError(position: position, message: "no date")
        #expect((metadata as any Error).localizedDescription == "12:5: no date")
    }

    @Test func errorsHaveACategory() throws {
        let url = try #require(URL(string: "http://a.example/b.jpg"))
        for (problem, category, isRetryable) in [
            (.connection("cut"), .connection, true),
            (.truncated(expected: 9, received: 2), .connection, true),
            (.timedOut(seconds: 60), .connection, true), (.silent(seconds: 15), .connection, true),
            (.status(404), .server, false), (.status(500), .server, true), (.status(599), .server, true),
            (.status(429), .server, true), (.status(408), .server, true), (.status(600), .server, false),
            (.missing, .server, false), (.empty, .server, false), (.tooLarge(limit: 9), .server, false),
            (.unrequestedEncoding("x"), .server, false), (.tooManyRedirects(limit: 5), .server, false),
            (.redirectedElsewhere(url), .server, false), (.cancelled, .cancelled, false),
        ] as [(DownloadError, WallpaperManagerError.Category, Bool)] {
            let error = WallpaperManagerError.download(url, problem)
            #expect(error.category == category && error.isRetryable == isRetryable, "\(problem)")
        }
        let problem = MetadataError(position: nil, message: "no date")
        for (error, category, isRetryable) in [
            (.noImage(url, .status(404), profile: "ecosia"), .server, false),
            (.notAnImage(url), .server, false),
            (.metadata(url, problem), .server, false), (.unsafeName("../x"), .server, false),
            (.store(path: "a", .write, reason: "No space left on device"), .storage, true),
            (.preferences(.currentWallpaper, reason: "Read-only"), .storage, true),
            (.noPlace(.pad, profile: "fenix"), .misuse, false), (.notFetched("amber"), .misuse, false),
            (.cancelled, .cancelled, false),
        ] as [(WallpaperManagerError, WallpaperManagerError.Category, Bool)] {
            #expect(error.category == category && error.isRetryable == isRetryable, "\(error)")
        }
    }

    struct Refusal: WallpaperSource {
        let problem: DownloadError

        func location(of path: String) -> URL { URL(fileURLWithPath: "/" + path) }

        func bytes(at path: String, within limits: DownloadLimits) throws(WallpaperManagerError) -> Data {
            throw .download(location(of: path), problem)
        }
    }

    @Test(
        arguments: [
            (.status(404), true), (.status(403), true), (.status(410), true), (.missing, true),
            (.status(500), false), (.cancelled, false),
        ] as [(DownloadError, Bool)])
    func anImageThatIsNotOnTheServerNamesTheProfile(problem: DownloadError, isAbsent: Bool) async {
        var phone = TestDevice(source: Refusal(problem: problem))
        phone.profile = .firefoxIOS
        let url = URL(fileURLWithPath: "/ios/amber/amber_iPhone_portrait.jpg")
        await #expect(
            throws: isAbsent
                ? WallpaperManagerError.noImage(url, problem, profile: "firefox-ios")
                : .download(url, problem)
        ) { try await phone.manager.fetchAssets(for: Wallpaper(id: "amber")) }
    }
}
