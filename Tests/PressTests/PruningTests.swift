import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `--prune` removes wallpapers that are certainly not in the input, and nothing else.
@Suite struct PruningTests {
    /// A failure of something in the input.
    enum Failure: String, CaseIterable {
        case linkOutside, danglingLink, linkToItself, pipe, folder, text, cutOff, twin, badName,
            undecodableName
        case inCloud

        /// Replaces an existing file or folder by a failure.
        func happen(to path: String, in fixture: InputFixture) throws {
            let url = URL(fileURLWithPath: path)
            let (folder, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
            let aside = fixture.root.path + "/" + name
            if self != .twin { try FileManager.default.moveItem(atPath: path, toPath: aside) }
            switch self {
            case .linkOutside: #expect(symlink(aside, path) == 0)
            case .danglingLink: #expect(symlink("/nonexistent/" + name, path) == 0)
            case .linkToItself: #expect(symlink(name, path) == 0)
            case .pipe: #expect(mkfifo(path, 0o600) == 0)
            case .folder: #expect(mkdir(path, 0o700) == 0)
            case .text: try Data("wallpapers: [".utf8).write(to: url)
            case .cutOff: try Data(InputFixture.jpeg().prefix(200)).write(to: url)
            case .twin:
                let stem = url.deletingPathExtension().lastPathComponent
                try Data(InputFixture.png()).write(to: URL(fileURLWithPath: "\(folder)/\(stem).png"))
            case .badName: #expect(rename(aside, "\(folder)/My \(name)") == 0)
            case .undecodableName:
                let bytes = Array("\(folder)/\(name)".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
                #expect(rename(aside, bytes) == 0)
            case .inCloud: try Data().write(to: URL(fileURLWithPath: "\(folder)/.\(name).icloud"))
            }
        }
    }

    /// Things that can fail, by their path, and the failures that do not apply: a folder may be a folder.
    private static let places: [(path: String, except: Set<Failure>)] = [
        ("a/forest.jpg", []),
        // Under another name it is no longer a master of this wallpaper, which is built without it.
        ("a/forest_ls.jpg", [.badName]),
        ("loose.jpg", []),
        ("a", [.folder, .twin]),
        // Under another name it is missing, which is allowed.
        ("a/collection.yml", [.cutOff, .twin, .badName, .undecodableName]),
    ]

    @Test(arguments: places.map(\.path), Failure.allCases)
    func whatFailedStays(path: String, failure: Failure) async throws {
        #if canImport(Darwin)
            // A Mac's disks refuse such names.
            if failure == .undecodableName { return }
        #endif
        if Self.places.contains(where: { $0.path == path && $0.except.contains(failure) }) { return }
        try await withInput { fixture in
            for name in ["a/forest.jpg", "a/forest_ls.jpg", "b/lake.jpg", "loose.jpg"] {
                try fixture.write(InputFixture.jpeg(seed: UInt64(name.count)), to: name)
            }
            try fixture.write("heading: Trees", to: "a/collection.yml")
            _ = try await fixture.build()
            let before = try fixture.tree()
            try failure.happen(to: fixture.input + "/" + path, in: fixture)
            let report = try await fixture.build(date: "2027-01-01") { $0.prunes = true }
            #expect(!report.failed.isEmpty)
            #expect(try fixture.tree() == before, "\(report.allNotes)")
            #expect(!report.allNotes.contains { $0.contains("removed") })
        }
    }

    @Test func whatIsSurelyGoneGoesWhateverElseFailed() async throws {
        try await withInput { fixture in
            for name in ["a/forest.jpg", "a/hill.jpg", "b/lake.jpg"] {
                try fixture.write(InputFixture.jpeg(seed: UInt64(name.count)), to: name)
            }
            _ = try await fixture.build()
            try Failure.danglingLink.happen(to: fixture.input + "/a/hill.jpg", in: fixture)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.jpg")
            let report = try await fixture.build { $0.prunes = true }
            #expect(try fixture.published() == [["a", "hill"], ["b", "lake"]])
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": a/forest") })
        }
    }

    @Test func aNameThatHidesWhatItIsKeepsAll() async throws {
        try await withInput { fixture in
            for name in ["a/forest.jpg", "b/lake.jpg"] { try fixture.write(InputFixture.jpeg(), to: name) }
            try fixture.write(InputFixture.jpeg(seed: 2), to: "b/lake.jpg")
            _ = try await fixture.build()
            try FileManager.default.moveItem(
                atPath: fixture.input + "/a/forest.jpg", toPath: fixture.input + "/b/Deep Forest.jpg")
            let report = try await fixture.build { $0.prunes = true }
            #expect(try fixture.published() == [["a", "forest"], ["b", "lake"]])
            #expect(report.notes.contains { $0.rule.id == "not-in-input" && $0.message.contains("a/forest") })
        }
    }

    /// An editor or a browser is about to replace it, or something else has taken its place.
    @Test(arguments: ["forest.png~", "forest.png.crdownload", "forest.png.part", "forest.dat"])
    func whatIsLeftOfAMasterKeepsItsWallpaper(name: String) async throws {
        try await withInput { fixture in
            for name in ["a/forest.png", "a/lake.png"] { try fixture.write(InputFixture.png(), to: name) }
            _ = try await fixture.build()
            let before = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.png")
            try fixture.write("<html>", to: "a/" + name)
            let report = try await fixture.build { $0.prunes = true }
            #expect(report.failed.isEmpty && report.wallpapers.map(\.id) == ["lake"])
            #expect(
                report.notes.contains { $0.rule.id == "last-good-version" && $0.wallpaperID == "a/forest" })
            #expect(try fixture.tree() == before)
            try fixture.write("wallpapers: [{id: forest}]", to: "a/collection.yml")
            #expect(
                try await fixture.build { $0.prunes = true }.failed.map(\.path)
                    == [fixture.input + "/a/collection.yml"])
            try fixture.write("", to: "a/collection.yml")
            // Beside its master it is ignored.
            try fixture.write(InputFixture.png(), to: "a/forest.png")
            #expect(try await fixture.build().notes.map(\.rule.id).contains("last-good-version") == false)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.png")
            try FileManager.default.removeItem(atPath: fixture.input + "/a/" + name)
            _ = try await fixture.build { $0.prunes = true }
            #expect(try fixture.published() == [["a", "lake"]])
        }
    }

    @Test func aMasterThatMovedAndFailedThereStays() async throws {
        try await withInput { fixture in
            for name in ["a/forest.jpg", "b/lake.jpg"] {
                try fixture.write(InputFixture.jpeg(seed: UInt64(name.count)), to: name)
            }
            _ = try await fixture.build()
            let before = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.jpg")
            try fixture.write(InputFixture.jpeg().prefix(100), to: "b/forest.jpg")
            _ = try await fixture.build { $0.prunes = true }
            #expect(try fixture.tree() == before)
            // The same if only its pixels are damaged, which the scan does not detect.
            try fixture.write(InputFixture.jpeg(width: 64, height: 64).dropLast(50), to: "b/forest.jpg")
            let report = try await fixture.build { $0.prunes = true }
            #expect(
                report.failed.count == 1
                    && report.notes.contains {
                        $0.rule.id == "last-good-version" && $0.wallpaperID == "a/forest"
                    })
            #expect(try fixture.tree() == before)
            // The same if it is intact, but its new collection is not.
            try fixture.write(InputFixture.jpeg(), to: "b/forest.jpg")
            try fixture.write("?", to: "b/collection.yml")
            _ = try await fixture.build { $0.prunes = true }
            #expect(try fixture.tree() == before)
        }
    }

    /// Candidates for removal are found before the work, and confirmed after it: one wallpaper fails meanwhile, another
    /// is gone. The dry run cannot predict the failure.
    @Test func oneThatFailedOnTheWayStaysWhileAnotherGoes() async throws {
        try await withInput { fixture in
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.suffixed, .xcassets]
            for name in ["a/forest.jpg", "a/hill.jpg", "b/lake.jpg"] {
                try fixture.write(
                    InputFixture.jpeg(width: 64, height: 64, seed: UInt64(name.count)), to: name)
            }
            _ = try await fixture.build(recipe)
            let before = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.input + "/a")
            try fixture.write(InputFixture.jpeg(width: 64, height: 64).dropLast(50), to: "b/forest.jpg")
            let dryRun = try await fixture.configured(recipe) { $0.prunes = true }.dryRun()
            #expect(
                dryRun.notes.contains {
                    $0.rule.id == "not-in-input" && $0.message.hasSuffix(": a/forest, a/hill")
                })
            let report = try await fixture.build(recipe) { $0.prunes = true }
            #expect(report.failed.count == 1)
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": a/hill") })
            #expect(
                report.notes.contains { $0.rule.id == "last-good-version" && $0.wallpaperID == "a/forest" })
            #expect(try fixture.published() == [["a", "forest"], ["b", "lake"]])
            let gone = before.keys.filter { $0.contains("hill") }
            let after = try fixture.tree()
            #expect(!gone.isEmpty && Set(before.keys).subtracting(after.keys) == Set(gone))
            #expect(
                before.allSatisfy { $0.key.hasPrefix("metadata/") || after[$0.key] ?? $0.value == $0.value })
        }
    }

    #if canImport(Glibc)
        @Test(.enabled(if: geteuid() == 0, "gives up the rights of root for one thread"))
        func aFolderThatCannotBeListedHidesItsNames() async throws {
            try await withInput { fixture in
                try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
                try fixture.write(InputFixture.jpeg(), to: "b/lake.jpg")
                #expect(chmod(fixture.input + "/a", 0o100) == 0)
                let catalog = try Self.unprivileged { try Catalog.scan(fixture.input, for: Recipe()) }
                #expect(catalog.unusable.collections == ["a"] && catalog.unusable.hidesNames)
                #expect(catalog.errors.map(\.path) == [fixture.input + "/a"])
                #expect(catalog.errors[0].reason.contains("Permission denied"))
                #expect(catalog.collections.map(\.id) == ["b"])
                #expect(chmod(fixture.input, 0o100) == 0)
                defer { chmod(fixture.input, 0o700) }
                #expect(throws: InputError.self) {
                    try Self.unprivileged { try Catalog.scan(fixture.input, for: Recipe()) }
                }
            }
        }

        private static func unprivileged<Value>(_ body: () throws -> Value) throws -> Value {
            typealias SetUser = @convention(c) (uid_t) -> CInt
            // No module declares this function.
            let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
            _ = setUser(65534)
            defer { _ = setUser(0) }
            return try body()
        }
    #endif
}

// MARK: - Interrupted removals

extension PruningTests {
    /// Makes the tree of a build that was killed after it wrote the metadata and before it removed the pictures of
    /// `b/dune`.
    private func withInterruptedRemoval(_ body: (InputFixture) async throws -> Void) async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let kept = [(fixture.output + "/ios/dune", "dune"), (fixture.cachePath, "cache")]
            for (path, name) in kept {
                try FileManager.default.copyItem(atPath: path, toPath: fixture.root.path + "/" + name)
            }
            try FileManager.default.removeItem(atPath: fixture.input + "/b")
            _ = try await fixture.build { $0.prunes = true }
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/ios/dune"))
            for (path, name) in kept {
                try? FileManager.default.removeItem(atPath: path)
                try FileManager.default.moveItem(atPath: fixture.root.path + "/" + name, toPath: path)
            }
            try await body(fixture)
        }
    }

    @Test func theNextPruneFinishesARemoval() async throws {
        try await withInterruptedRemoval { fixture in
            for _ in 1...2 {
                let left = try await fixture.build().notes.filter { $0.rule.id == "unfinished-removal" }
                #expect(left.count == 1 && left[0].message.names("b/dune", "--prune"))
            }
            #expect(FileManager.default.fileExists(atPath: fixture.output + "/ios/dune/dune.jpg"))
            let dryRun = try await fixture.configured { $0.prunes = true }.dryRun()
            let planned = dryRun.notes.filter { $0.rule.id == "not-in-input" }.map(\.message)
            #expect(planned.count == 1 && planned[0].hasSuffix(": b/dune"))
            #expect(FileManager.default.fileExists(atPath: fixture.output + "/ios/dune/dune.jpg"))
            let report = try await fixture.build { $0.prunes = true }
            let removed = report.notes.filter { $0.rule.id == "not-in-input" }.map(\.message)
            #expect(removed.count == 1 && removed[0].hasSuffix(": b/dune") && removed != planned)
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/ios/dune"))
            #expect(try await fixture.build { $0.prunes = true }.notes.map(\.sentence).isEmpty)
        }
    }

    /// Two builds die before they put any picture into the tree: the cache was written twice and the tree not once.
    @Test func imagesFromBeforeDeadBuildsAreKnown() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = fixture.root.path + "/before"
            try FileManager.default.copyItem(atPath: fixture.output, toPath: before)
            for seed in UInt64(3)...4 {
                try fixture.write(InputFixture.jpeg(seed: seed), to: "a/forest.jpg")
                _ = try await fixture.build()
                try FileManager.default.removeItem(atPath: fixture.output)
                try FileManager.default.copyItem(atPath: before, toPath: fixture.output)
            }
            for version in [FeedFormat.v2, .v1] {
                try FileManager.default.removeItem(
                    atPath: fixture.output + "/" + version.path)
            }
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.jpg")
            let report = try await fixture.build { $0.prunes = true }
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": a/forest") })
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/ios/forest"))
        }
    }

    @Test func whatSomebodyElsePutThereStays() async throws {
        try await withInterruptedRemoval { fixture in
            let mine = URL(fileURLWithPath: fixture.output + "/ios/dune/dune.jpg")
            try Data("mine".utf8).write(to: mine)
            _ = try await fixture.build { $0.prunes = true }
            let names = try FileManager.default.contentsOfDirectory(atPath: fixture.output + "/ios/dune")
            #expect(names == ["dune.jpg"])
            #expect(try Data(contentsOf: mine) == Data("mine".utf8))
        }
    }

    @Test func aMasterThatCameBackFindsItsImagesAgain() async throws {
        try await withInterruptedRemoval { fixture in
            _ = try await fixture.build()
            try fixture.writeThree()
            let (built, report) = try await fixture.watchedBuild()
            #expect(built.isEmpty && report.wallpapers.count == 3)
            #expect(try fixture.published() == [["a", "forest", "lake"], ["b", "dune"]])
        }
    }
}

// MARK: - Both versions of the metadata

extension PruningTests {
    @Test(arguments: [FeedFormat.v2, .v1])
    func aWallpaperThatOnlyOneFileNamesIsRemovedToo(deleted: FeedFormat) async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try FileManager.default.removeItem(atPath: fixture.output + "/" + deleted.path)
            try FileManager.default.removeItem(atPath: fixture.input + "/b")
            let report = try await fixture.build { $0.prunes = true }
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": b/dune") })
            for version in [FeedFormat.v2, .v1] {
                #expect(try !fixture.metadata(version).formatted.contains("dune"))
            }
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/ios/dune"))
        }
    }

    @Test func aCollectionThatStandsTwiceBecomesOne() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.writeMetadata(
                """
                {"last-updated-date": "2020-01-01", "collections": [
                  {"id": "a", "rank": 3, "wallpapers": [{"id": "forest", "alt": "Trees"}, {"id": "one"}]},
                  {"id": "b", "wallpapers": [{"id": "x"}]},
                  {"id": "a", "by": "Ann", "wallpapers": [{"id": "two"}, {"id": "forest"}, {"id": "one"}]},
                  {"id": "b", "wallpapers": [{"id": "y"}]}
                ]}
                """)
            let report = try await fixture.build()
            #expect(try fixture.published() == [["a", "forest", "one", "two"], ["b", "x"], ["b", "y"]])
            let first = try #require(try fixture.metadata()["collections"]?.elements?.first)
            #expect(first["rank"] == .number(3) && first["by"]?.text == "Ann")
            #expect(first["wallpapers"]?.elements?.first?["alt"]?.text == "Trees")
            let notes = report.notes.filter { $0.rule.id == "repeated-collection" }
            #expect(notes.allSatisfy { $0.path == FeedFormat.v1.path })
            #expect(notes.map(\.position?.line) == [4, 4, 4, 5])
            for (note, id) in zip(notes, ["forest", "one", "a", "b"]) {
                #expect(note.message.contains("\"\(id)\""))
            }
            // Only "b" still appears twice, in both files, and nothing changes.
            let before = try fixture.tree()
            let again = try await fixture.watchedBuild(date: "2031-01-01").report
            #expect(again.notes.filter { $0.rule.id == "repeated-collection" }.count == 2)
            #expect(try fixture.tree() == before)
        }
    }
}
