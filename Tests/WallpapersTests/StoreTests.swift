import Foundation
import WallpressTestSupport
import Testing
import Wallpapers

@Suite struct StoreTests {
    /// Checks the contract of every store.
    private func checkContract(_ store: any WallpaperStore) throws {
        #expect(try store.paths() == [])
        #expect(try store.read("a/b") == nil)
        try store.remove("a/b")
        try store.write([StoredFile(path: "a/b", data: Data([1])), StoredFile(path: "a/c", data: Data())])
        #expect(try store.read("a/b") == Data([1]))
        #expect(try store.read("a/c") == Data())
        try store.write([StoredFile(path: "a/b", data: Data([2, 3]))])
        #expect(try store.read("a/b") == Data([2, 3]))
        try store.removeUnfinished()
        #expect(try store.paths() == ["a/b", "a/c"])
        try store.remove("a/b")
        #expect(try store.paths() == ["a/c"])
        for path in ["../a", "/a", "a/../../b", "", "a//b", "a/./b", "a\\b", "a\u{0}b", "."] {
            let refusal = WallpaperManagerError.unsafeName(path)
            #expect(throws: refusal) { try store.read(path) }
            #expect(throws: refusal) { try store.remove(path) }
            #expect(throws: refusal) {
                try store.write([
                    StoredFile(path: "fine", data: Data()), StoredFile(path: path, data: Data()),
                ])
            }
        }
        #expect(try store.paths() == ["a/c"])
    }

    @Test func aMemoryStoreKeepsTheContract() throws { try checkContract(MemoryStore()) }

    @Test func aFolderStoreKeepsTheContract() throws {
        try withTemporaryFolder { folder in
            let root = folder.appendingPathComponent("not/there/yet")
            try checkContract(FolderStore(root: root))
            let around = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(around == ["not"], "nothing leaves the store's folder")
        }
    }

    @Test func filesOfAFolderStoreHaveURLs() async throws {
        try await withTemporaryFolder { folder in
            let tree = Tree([collection("classic-firefox", ["amber"])])
            let device = TestDevice(
                source: MemorySource(tree), store: FolderStore(root: folder, isExcludedFromBackup: true))
            let (manager, amber) = (device.manager, Wallpaper(id: "amber"))
            #expect(manager.thumbnailURL(of: amber) == nil && manager.imageURL(of: amber, .portrait) == nil)
            await manager.update()
            try await manager.select(amber)
            let thumbnail = try #require(manager.thumbnailURL(of: amber))
            #expect(try Data(contentsOf: thumbnail) == image("amber-thumbnail"))
            let landscape = try #require(manager.imageURL(of: amber, .landscape))
            #expect(try Data(contentsOf: landscape) == image("amber-landscape"))
            for id in ["birch", "../amber", "fxDefault"] {
                #expect(manager.thumbnailURL(of: Wallpaper(id: id)) == nil)
                #expect(manager.imageURL(of: Wallpaper(id: id), .portrait) == nil)
            }
        }
        let memory = TestDevice(source: MemorySource(Tree([collection("classic-firefox", ["amber"])])))
            .manager
        await memory.update()
        #expect(memory.thumbnailURL(of: Wallpaper(id: "amber")) == nil)
    }

    #if canImport(Darwin)
        @Test func backupsLeaveOutAStoreThatAsksForIt() throws {
            for isExcluded in [true, false] {
                try withTemporaryFolder { folder in
                    let root = folder.appendingPathComponent("store")
                    let store = FolderStore(root: root, isExcludedFromBackup: isExcluded)
                    try store.write([StoredFile(path: "a", data: Data([1]))])
                    let values = try root.resourceValues(forKeys: [.isExcludedFromBackupKey])
                    #expect(values.isExcludedFromBackup == isExcluded)
                }
            }
        }
    #endif

    @Test func writingStoresAllFilesOrNone() throws {
        try withTemporaryFolder { root in
            let store = FolderStore(root: root)
            try store.write([StoredFile(path: "a/old", data: Data([1]))])
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent("a/taken/by a folder"), withIntermediateDirectories: true)
            let error = #expect(throws: WallpaperManagerError.self) {
                try store.write([
                    StoredFile(path: "a/new", data: Data([2])), StoredFile(path: "a/old", data: Data([2])),
                    StoredFile(path: "a/taken", data: Data([2])),
                ])
            }
            guard case .store(path: "a/taken", .write, let reason) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!reason.isEmpty)
            #expect(try store.paths() == ["a/old"], "the new file is gone, the old one is still there")
            #expect(try store.read("a/old") == Data([1]), "with its old contents")
            let aside = root.appendingPathComponent(".aside")
            #expect(try FileManager.default.contentsOfDirectory(atPath: aside.path).isEmpty)
        }
    }

    /// A file in place of a folder fails for every user, including root, like a read-only disk.
    @Test func failedWritesAreErrors() throws {
        try withTemporaryFolder { folder in
            let root = folder.appendingPathComponent("file")
            try Data([1]).write(to: root)
            let store = FolderStore(root: root)
            for attempt in 0..<2 {
                let error = #expect(throws: WallpaperManagerError.self) {
                    switch attempt {
                    case 0: try store.write([StoredFile(path: "a/b", data: Data([2]))])
                    default: try store.write([StoredFile(path: "b", data: Data())])
                    }
                }
                guard case .store = error else {
                    Issue.record("\(String(describing: error))")
                    return
                }
            }
            #expect(try Data(contentsOf: root) == Data([1]))
        }
    }

    @Test func unreadableFilesAreErrors() throws {
        try withTemporaryFolder { root in
            let folder = root.appendingPathComponent("a")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let error = #expect(throws: WallpaperManagerError.self) { try FolderStore(root: root).read("a") }
            guard case .store(path: "a", .read, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func unfinishedFilesAreNotListed() throws {
        try withTemporaryFolder { root in
            let store = FolderStore(root: root)
            let aside = root.appendingPathComponent(".aside")
            try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
            try Data([1]).write(to: aside.appendingPathComponent("half"))
            #expect(try store.paths() == [])
            #expect(throws: WallpaperManagerError.unsafeName(".aside/half")) { try store.read(".aside/half") }
            try store.removeUnfinished()
            #expect(!FileManager.default.fileExists(atPath: aside.path))
        }
    }

    @Test func emptyFoldersAreRemoved() throws {
        try withTemporaryFolder { root in
            let store = FolderStore(root: root)
            try store.write([StoredFile(path: "a/b/c", data: Data([1])), StoredFile(path: "d", data: Data())])
            try store.remove("a/b/c")
            try store.remove("d")
            #expect(!FileManager.default.fileExists(atPath: root.appendingPathComponent("a/b").path))
            #expect(FileManager.default.fileExists(atPath: root.path))
        }
    }

    /// Many writers of one name: a reader finds one of the contents, whole.
    @Test func readersNeverSeeHalfAFile() async throws {
        try await withTemporaryFolder { root in
            let store = FolderStore(root: root)
            await withTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        let data = Data(repeating: UInt8(writer), count: 100_000)
                        try? store.write([StoredFile(path: "a/b", data: data)])
                        guard let seen = try? store.read("a/b") else { return }
                        #expect(seen.count == 100_000 && Set(seen).count == 1)
                    }
                }
            }
        }
    }
}

@Suite struct FolderSourceTests {
    @Test func filesOfATreeAreRead() async throws {
        try await withTemporaryFolder { root in
            let source = FolderSource(root: root)
            try Data([1, 2, 3]).write(to: root.appendingPathComponent("three"))
            try Data().write(to: root.appendingPathComponent("none"))
            let bytes = try await source.bytes(at: "three", within: DownloadLimits(bytes: 3))
            #expect(bytes == Data([1, 2, 3]))
            for (path, limit, problem) in [
                ("three", 2, DownloadError.tooLarge(limit: 2)), ("none", 9, .empty), ("other", 9, .missing),
            ] {
                let error = WallpaperManagerError.download(source.location(of: path), problem)
                await #expect(throws: error) {
                    try await source.bytes(at: path, within: DownloadLimits(bytes: limit))
                }
            }
            let all = try await source.bytes(at: "three", within: DownloadLimits(bytes: .max))
            #expect(all == Data([1, 2, 3]), "no limit at all")
            await #expect(throws: WallpaperManagerError.unsafeName("../x")) {
                try await source.bytes(at: "../x", within: DownloadLimits(bytes: 9))
            }
        }
    }

    @Test func pipesAreNotRead() async throws {
        try await withTemporaryFolder { root in
            let pipe = root.appendingPathComponent("pipe")
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let source = FolderSource(root: root)
            await #expect(throws: WallpaperManagerError.download(source.location(of: "pipe"), .missing)) {
                try await source.bytes(at: "pipe", within: DownloadLimits(bytes: 9))
            }
        }
    }
}

@Suite struct PreferencesTests {
    private func checkContract(_ preferences: any WallpaperPreferences) throws {
        #expect(try preferences.data(for: .currentWallpaper) == nil)
        try preferences.set(Data([1, 2]), for: .currentWallpaper)
        try preferences.set(Data([3]), for: .metadataLastChecked)
        #expect(try preferences.data(for: .currentWallpaper) == Data([1, 2]))
        try preferences.set(nil, for: .currentWallpaper)
        #expect(try preferences.data(for: .currentWallpaper) == nil)
        #expect(try preferences.data(for: .metadataLastChecked) == Data([3]))
    }

    @Test func memoryPreferencesKeepTheContract() throws { try checkContract(MemoryPreferences()) }

    @Test func filePreferencesKeepTheContract() throws {
        let store = MemoryStore()
        try checkContract(FilePreferences(in: store))
        #expect(
            try FilePreferences(in: store).data(for: .metadataLastChecked) == Data([3]), "after a restart")
    }

    @Test func failedWritesOfPreferencesAreErrors() {
        let preferences = FilePreferences(in: BadStore(writes: 0))
        #expect {
            try preferences.set(Data([1]), for: .currentWallpaper)
        } throws: { error in
            guard case .preferences(.currentWallpaper, let reason) = error as? WallpaperManagerError else {
                return false
            }
            return reason.names("preferences/CurrentWallpaperUserPrefsKey", "No space left on device")
        }
    }

    @Test func userDefaultsKeepTheContract() throws {
        let suite = "wallpress-tests-\(UUID().uuidString)"
        defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
        try checkContract(UserDefaultsPreferences(suiteName: suite))
    }
}
