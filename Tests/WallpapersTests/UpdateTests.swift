import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

private let classic = ["amber", "birch", "cedar", "dune"]
private let metadataPath = FeedFormat.v1.path
private let stored = "wallpapers/metadata/metadata"

@Suite(.timeLimit(.minutes(10))) struct UpdateTests {
    @Test func aFirstLaunchFetchesMetadataAndThumbnailsOnly() async throws {
        let tree = Tree([collection("classic-firefox", classic)])
        let source = MemorySource(tree)
        let device = TestDevice(source: source)
        let outcome = await device.manager.update()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: classic))
        #expect(
            source.requests.value.sorted()
                == ([metadataPath] + classic.map { tree.path(.thumbnail, $0) }).sorted())
        #expect(
            try device.store.paths() == [stored] + classic.map { "wallpapers/thumbnails/\($0)_thumbnail" })
        #expect(try device.store.read(stored) == tree.files[metadataPath])
        #expect(device.manager.offered == ["default"] + classic)
        let amber = try #require(device.manager.wallpaper("amber"))
        #expect(await device.manager.thumbnail(of: amber) == image("amber-thumbnail"))
        #expect(await device.manager.image(of: amber, .portrait) == nil)
    }

    @Test func metadataIsRequestedOncePerDay() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let device = TestDevice(source: source)
        for (time, outcome, count) in [
            ("2026-05-10 00:00:01", UpdateOutcome.Metadata.stored, 1), ("2026-05-10 08:00", .notDue, 1),
            ("2026-05-10 23:59:59", .notDue, 1), ("2026-05-11 00:00", .unchanged, 2),
            ("2026-05-11 09:00", .notDue, 2), ("2026-05-10 09:00", .unchanged, 3),
        ] {
            device.clock.value = moment(time)
            #expect(await device.manager.update().metadata == outcome, "\(time)")
            #expect(source.count(metadataPath) == count, "\(time)")
        }
    }

    @Test func metadataCanBeRequestedAtOnce() async {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let device = TestDevice(source: source)
        #expect(await device.manager.updateAtOnce().metadata == .stored)
        #expect(await device.manager.update().metadata == .notDue)
        source.files.value = Tree([collection("classic-firefox", classic + ["elm"])]).files
        let outcome = await device.manager.updateAtOnce()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: ["elm"]))
        #expect(source.count(metadataPath) == 2)
    }

    @Test func whoAsksAtOnceIsNotContentWithAnUpdateThatDoesNotAsk() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let device = TestDevice(source: source)
        let manager = device.manager
        await manager.update()
        try device.store.remove("wallpapers/thumbnails/dune_thumbnail")
        (source.requests.value, source.isAnswering.value) = ([], false)
        async let daily = manager.update()
        await source.requests.wait { !$0.isEmpty }
        async let atOnce = manager.updateAtOnce()
        async let another = manager.updateAtOnce()
        source.isAnswering.value = true
        #expect(await daily == UpdateOutcome(metadata: .notDue, fetchedThumbnails: ["dune"]))
        #expect(await [atOnce, another].map(\.metadata) == [.unchanged, .unchanged])
    }

    @Test func concurrentCallsShareOneDownload() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]), isAnswering: false)
        let manager = TestDevice(source: source).manager
        let outcomes = await withTaskGroup(of: UpdateOutcome.self) { group in
            for _ in 0..<50 { group.addTask { await manager.update() } }
            await source.requests.wait { !$0.isEmpty }
            source.isAnswering.value = true
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(source.requests.value.count == 1 + classic.count)
        #expect(Set(outcomes.map(\.fetchedThumbnails)).isSubset(of: [classic, []]))
    }

    /// A caller that has waited for an earlier update and calls again gets a new one.
    @Test func finishedUpdatesAreNotShared() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        for _ in 0..<20 {
            let manager = TestDevice(source: source).manager
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        await manager.update()
                        #expect(await manager.update() == UpdateOutcome(metadata: .notDue))
                    }
                }
            }
        }
    }

    /// For example, the task of a closed screen. The update itself continues, for others and for the next screen.
    @Test func whoIsCancelledDoesNotWait() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]), isAnswering: false)
        let manager = TestDevice(source: source).manager
        let starting = Task { await manager.update() }
        await source.requests.wait { !$0.isEmpty }
        let (waiting, atOnce) = (Task { await manager.update() }, Task { await manager.updateAtOnce() })
        for task in [starting, waiting, atOnce] {
            task.cancel()
            #expect(await task.value == UpdateOutcome(metadata: .cancelled))
        }
        async let other = manager.update()
        source.isAnswering.value = true
        #expect(await other == UpdateOutcome(metadata: .stored, fetchedThumbnails: classic))
        #expect(source.count(metadataPath) == 1)
    }

    @Test func whoWasCancelledBeforeStartsNothing() async {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let manager = TestDevice(source: source).manager
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await manager.update()
        }
        #expect(await task.value == UpdateOutcome(metadata: .cancelled))
        #expect(source.requests.value == [])
    }

    @Test func checkForUpdatesDoesNotWait() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]), isAnswering: false)
        let manager = TestDevice(source: source).manager
        manager.checkForUpdates()
        #expect(manager.offered == ["default"])
        await source.requests.wait { !$0.isEmpty }
        source.isAnswering.value = true
        await manager.update()
        #expect(manager.offered == ["default"] + classic)
    }

    @Test func onlyChangedCollectionsAreStored() async throws {
        var tree = Tree([collection("classic-firefox", classic)], updated: "2026-05-01")
        let source = MemorySource(tree)
        let device = TestDevice(source: source)
        await device.manager.update()
        let before = try device.store.read(stored)

        tree.publish([collection("classic-firefox", classic)], updated: "2026-05-11")
        source.files.value = tree.files
        device.clock.value = moment("2026-05-11 12:00")
        #expect(await device.manager.update().metadata == .unchanged)
        #expect(try device.store.read(stored) == before)

        tree.publish([collection("classic-firefox", classic + ["elm"])], updated: "2026-05-11")
        source.files.value = tree.files
        device.clock.value = moment("2026-05-12 12:00")
        let outcome = await device.manager.update()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: ["elm"]))
        #expect(try device.store.read(stored) == tree.files[metadataPath])
    }

    @Test(arguments: [Data("<html>".utf8), Data("{\"collections\": []}".utf8), nil] as [Data?])
    func invalidMetadataLeavesTheOldOne(answer: Data?) async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let device = TestDevice(source: source)
        await device.manager.update()
        let before = try device.store.read(stored)
        source.files.change { $0[metadataPath] = answer }
        device.clock.value = moment("2026-05-11 12:00")
        for attempt in 2...3 {
            let outcome = await device.manager.update()
            guard case .failed(let error) = outcome.metadata else {
                Issue.record("\(outcome)")
                return
            }
            #expect(error.description.contains(metadataPath), "\(error)")
            #expect(source.count(metadataPath) == attempt, "a check that failed is made again")
        }
        #expect(try device.store.read(stored) == before)
        #expect(device.manager.offered == ["default"] + classic)
    }

    @Test func missingThumbnailsAreFetchedLater() async throws {
        let tree = Tree([collection("classic-firefox", classic)])
        let source = MemorySource(tree)
        source.files.change { $0[tree.path(.thumbnail, "birch")] = nil }
        let device = TestDevice(source: source)
        let first = await device.manager.update()
        #expect(first.fetchedThumbnails == ["amber", "cedar", "dune"])
        #expect(first.failedThumbnails.keys.sorted() == ["birch"])
        #expect(device.manager.offered == ["default", "amber", "cedar", "dune"])
        source.files.value = tree.files
        let second = await device.manager.update()
        #expect(second == UpdateOutcome(metadata: .notDue, fetchedThumbnails: ["birch"]))
        #expect(device.manager.offered == ["default"] + classic)
    }

    @Test func invalidThumbnailsAreNotStored() async throws {
        let tree = Tree([collection("classic-firefox", classic)])
        let source = MemorySource(tree)
        let path = tree.path(.thumbnail, "amber")
        source.files.change { $0[path] = Data("<html>not found</html>".utf8) }
        let device = TestDevice(source: source)
        let outcome = await device.manager.update()
        #expect(outcome.failedThumbnails == ["amber": .notAnImage(source.location(of: path))])
        #expect(try device.store.read("wallpapers/thumbnails/amber_thumbnail") == nil)
    }

    @Test func damagedThumbnailsAreFetchedAgain() async throws {
        let device = TestDevice(source: MemorySource(Tree([collection("classic-firefox", classic)])))
        await device.manager.update()
        try device.store.write([StoredFile(path: "wallpapers/thumbnails/dune_thumbnail", data: Data())])
        #expect(device.manager.offered == ["default", "amber", "birch", "cedar"])
        #expect(await device.manager.update().fetchedThumbnails == ["dune"])
    }

    @Test func onlyAvailableCollectionsAreFetched() async throws {
        let tree = Tree([
            collection("classic-firefox", classic), collection("later", ["x"], from: "2026-06-01"),
            collection("elsewhere", ["y"], locales: ["de-DE"]), collection("twice", ["amber", "z"]),
        ])
        let device = TestDevice(source: MemorySource(tree))
        #expect(await device.manager.update().fetchedThumbnails == classic + ["z"])
    }

    @Test func manyThumbnailsAreFetched() async throws {
        let many = (10..<40).map { "w\($0)" }
        let device = TestDevice(source: MemorySource(Tree([collection("classic-firefox", many)])))
        #expect(await device.manager.update().fetchedThumbnails == many)
    }

    @Test func aFullStoreFailsAndRecovers() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", classic)]))
        let store = BadStore(writes: 0)
        let device = TestDevice(source: source, store: store)
        let full = WallpaperManagerError.store(path: stored, .write, reason: "No space left on device")
        #expect(await device.manager.update() == UpdateOutcome(metadata: .failed(full)))
        #expect(device.manager.offered == ["default"])
        store.writesLeft.value = 3
        let outcome = await device.manager.update()
        #expect(outcome.metadata == .stored)
        #expect(outcome.fetchedThumbnails.count == 2 && outcome.failedThumbnails.count == 2)
        store.writesLeft.value = 9
        #expect(await device.manager.update().fetchedThumbnails.count == 2)
    }

    @Test func failingPreferencesFailTheUpdate() async {
        let device = TestDevice(
            source: MemorySource(Tree([collection("classic-firefox", classic)])),
            preferences: ReadOnlyPreferences())
        let failure = WallpaperManagerError.preferences(.metadataLastChecked, reason: "Read-only file system")
        #expect(await device.manager.update().metadata == .failed(failure))
        #expect(device.manager.offered == ["default"] + classic)
    }

    @Test(arguments: ["../../escape", "a/b", "..", "", ".", "/etc/passwd", "a\\b", "x\n", "a%2f..%2fb"])
    func unsafeIDsAreRejected(id: String) async throws {
        try await withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("inner")
            let tree = Tree([collection("classic-firefox", [id] + classic)])
            for fidelity in Fidelity.allCases {
                var device = TestDevice(source: MemorySource(tree), store: FolderStore(root: inner))
                device.fidelity = fidelity
                let outcome = await device.manager.update()
                #expect(outcome.failedThumbnails == [id: .unsafeName(id)])
                await #expect(throws: WallpaperManagerError.unsafeName(id)) {
                    try await device.manager.fetchAssets(for: Wallpaper(id: id))
                }
                #expect(await device.manager.image(of: Wallpaper(id: id), .portrait) == nil)
            }
            let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(written == ["inner"])
        }
    }
}
