import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A build's messages about published pictures, according to `published.lock`.
@Suite struct PublishedBytesTests {
    private static let lockName = PublishedLock.fileName

    /// Builds an input, and runs a test on it after release 3 has published everything.
    private func withPublished(
        _ masters: [String: UInt64] = ["forest.jpg": 1], settings: String = "",
        _ change: (inout PublishedLock) -> Void = { _ in }, _ body: (InputFixture) async throws -> Void
    ) async throws {
        try await withInput { fixture in
            for (name, seed) in masters {
                try fixture.write(InputFixture.jpeg(width: 60, height: 60, seed: seed), to: "a/\(name)")
            }
            try fixture.write(settings, to: "a/collection.yml")
            _ = try await fixture.build()
            var lock = try fixture.published(release: 3)
            change(&lock)
            try fixture.write(lock.text, to: Self.lockName)
            try await body(fixture)
            let after = try Data(contentsOf: fixture.root.appendingPathComponent("Input/\(Self.lockName)"))
            #expect(after == Data(lock.text.utf8), "a build never changes the lock")
        }
    }

    /// The warnings of a build, and the warnings of a dry run before it.
    private struct Told: Equatable {
        var dryRun: [String] = []
        var build: [String] = []
    }

    private func warnings(
        _ fixture: InputFixture, _ recipe: Recipe = InputFixture.smallRecipe,
        _ change: (inout Build) -> Void = { _ in }
    ) async throws -> Told {
        let dryRun = try await fixture.configured(recipe, change).dryRun()
        let report = try await fixture.build(recipe, change)
        #expect(report.failed.isEmpty)
        return Told(
            dryRun: dryRun.notes.map { $0.sentence.replacingOccurrences(of: fixture.input + "/", with: "") },
            build: report.wallpapers.flatMap(\.diagnostics).filter { $0.rule.id == "published-bytes" }.map(
                \.message)
        )
    }

    /// A picture published under another id, from the same master or not.
    @Test func anImageOfAnotherIDIsKnown() async throws {
        func rules(_ change: (inout PublishedWallpaper) -> Void) async throws -> [String] {
            var found: [String] = []
            try await withPublished { lock in
                lock.wallpapers[0].id = "old"
                change(&lock.wallpapers[0])
            } _: { fixture in
                let report = try await fixture.build()
                found = report.wallpapers.flatMap(\.diagnostics).filter { $0.message.names("a/old") }.map(
                    \.rule.id)
            }
            return found
        }
        #expect(try await rules { _ in } == ["repeated-picture"])
        #expect(try await rules { $0.deleted = 3 } == ["taken-down-picture"])
        #expect(try await rules { ($0.deleted, $0.withdrawn) = (2, 3) }.isEmpty)
        #expect(try await rules { ($0.deleted, $0.perceptual) = (3, []) }.isEmpty)
        #expect(try await rules { ($0.deleted, $0.id) = (3, "forest") }.isEmpty)
    }

    private func replaceMaster(_ fixture: InputFixture) throws {
        try fixture.write(InputFixture.jpeg(width: 60, height: 60, seed: 2), to: "a/forest.jpg")
    }

    @Test func whatIsAsPublishedIsNoWarningAndTheLockIsKnown() async throws {
        try await withPublished { fixture in
            #expect(try await warnings(fixture) == Told())
            let report = try await fixture.build()
            #expect(report.notes.isEmpty && report.allWarnings.isEmpty)
        }
    }

    @Test func aPublishedImageOfAnotherMasterIsAWarningWithTheWayOut() async throws {
        try await withPublished { fixture in
            try replaceMaster(fixture)
            let values = [
                "ios/forest/forest.jpg", "4", "masters", "release 3", "forest.jpg to forest-2.jpg", "--prune",
            ]
            let told = try await warnings(fixture)
            #expect(told.dryRun.count == 1 && told.dryRun[0].names(["a/forest.jpg: "] + values))
            #expect(told.build.count == 1 && told.build[0].names(values))
            #expect(!told.dryRun[0].hasSuffix(told.build[0]), "it is not certain yet")
            // Now the files are recognized, without a build.
            let again = try await warnings(fixture)
            #expect(again.dryRun == ["a/forest.jpg: \(told.build[0])"] && again.build == told.build)
            #expect(try await fixture.build().advice.names("a/forest\n", "forest-2.jpg", "--prune\n"))

            let ignored = try Suppression(parsing: "published-bytes:forest", rules: Build.rules)
            #expect(try await warnings(fixture) { $0.suppressions = [ignored] } == Told())
            let strict = try await fixture.build { $0.isStrict = true }
            #expect(
                strict.failed == [.warned(path: fixture.input + "/a/forest.jpg", warnings: told.build)])
        }
    }

    @Test func otherBytesOfTheSameSourcesAreNoWarning() async throws {
        // Simulates pictures published by another program or codec.
        try await withPublished { lock in
            for index in lock.wallpapers[0].files.indices {
                lock.wallpapers[0].files[index].sha256 = String(repeating: "0", count: 64)
            }
        } _: { fixture in
            #expect(try await warnings(fixture) == Told())
            try FileManager.default.removeItem(atPath: fixture.output)
            #expect(try await warnings(fixture) == Told())
        }
    }

    @Test func otherSettingsCountWhereTheyChangeAFile() async throws {
        try await withPublished { fixture in
            // The color of text is in the metadata only, and a dry run cannot compute it.
            try fixture.write("wallpapers: [{id: forest, text-color: FFFFFF}]", to: "a/collection.yml")
            let colored = try await warnings(fixture)
            #expect(colored.dryRun.count == 1 && colored.build.isEmpty)
            #expect(try await warnings(fixture) == Told())
            try fixture.write("wallpapers: [{id: forest, focus: [0, 0]}]", to: "a/collection.yml")
            let placed = try await warnings(fixture)
            #expect(placed.dryRun.count == 1 && placed.build.count == 1)
            #expect(
                placed.build[0].names(
                    "settings", "release 3", "forest.jpg to forest-2.jpg", "a/collection.yml", "--prune"))
            #expect(!placed.build[0].contains("masters"))
            try replaceMaster(fixture)
            let both = try await warnings(fixture)
            #expect(both.build.first?.names("masters", "settings") == true)
        }
    }

    @Test func filesOfAnotherLayoutAreNew() async throws {
        try await withPublished { fixture in
            try replaceMaster(fixture)
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.fenix]
            #expect(try await warnings(fixture, recipe) == Told())
        }
    }

    @Test func withoutDigestsOnlyFilesTell() async throws {
        try await withPublished { lock in
            (lock.wallpapers[0].masters, lock.wallpapers[0].recipe) = (nil, nil)
        } _: { fixture in
            #expect(try await warnings(fixture) == Told())
            try replaceMaster(fixture)
            let told = try await warnings(fixture)
            #expect(told.dryRun.isEmpty && told.build.count == 1)
        }
    }

    @Test func anIDThatWasTakenDownMayNotComeBack() async throws {
        try await withPublished {
            $0.wallpapers[0].deleted = 5
        } _: { fixture in
            let told = try await warnings(fixture)
            #expect(told.build.count == 1)
            #expect(told.build[0].names("release 5", "remove forest.jpg", "--prune", "--restore forest"))
            #expect(told.dryRun == ["a/forest.jpg: \(told.build[0])"])
        }
    }

    @Test func theNewIDIsFreeAndAllMastersGetIt() async throws {
        let masters: [String: UInt64] = ["forest.jpg": 1, "forest_ls.jpg": 3, "Forest-2.jpg": 4]
        try await withPublished(masters, settings: "availability-range: {start: 2027-01-01}") { lock in
            var other = lock.wallpapers[0]
            other.id = "forest-3"
            lock.wallpapers.append(other)
        } _: { fixture in
            try replaceMaster(fixture)
            let fixes = try await fixture.build().wallpapers.flatMap(\.diagnostics)
                .filter { $0.rule.id == "published-bytes" }.map(\.fix)
            #expect(fixes.count == 1)
            #expect(
                fixes[0].names(
                    "forest.jpg to forest-4.jpg", "forest_ls.jpg to forest-4_ls.jpg", "--prune",
                    "`wallpress publish --replace forest`", "2027-01-01"))
        }
    }

    @Test(arguments: [
        ("{\n  \"release\": 3,\n", "3:1", ""), ("<<<<<<< HEAD\n{}", "1:1", ""),
        ("{\"release\": 3}", "1:1", "\"wallpapers\""), ("[]", "1:1", "\"release\""),
    ])
    func aDamagedLockIsAWarningWithItsLine(text: String, place: String, key: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 60), to: "a/forest.jpg")
            try fixture.write(text, to: Self.lockName)
            let report = try await fixture.build()
            #expect(report.failed.isEmpty && report.wallpapers.count == 1)
            let note = try #require(report.notes.first)
            #expect(note.rule.id == "lock-unusable" && note.severity == .warning && report.notes.count == 1)
            #expect(note.place == "\(fixture.input)/\(Self.lockName):\(place)" && note.message.names(key))
            #expect(try await fixture.configured().dryRun().notes == [note])
        }
    }

    @Test func aLockThatIsNoFileIsAWarning() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 60), to: "a/forest.jpg")
            let path = fixture.input + "/" + Self.lockName
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            #expect(try await fixture.build().notes.map(\.rule.id) == ["lock-unusable"])
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
            let report = try await fixture.build()
            #expect(report.failed.isEmpty && report.notes.map(\.rule.id) == ["lock-unusable"])
            #expect(report.notes[0].message.contains("/dev/null"))
        }
    }

    @Test func aLockElsewhereIsNone() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 60), to: "a/forest.jpg")
            try fixture.write("{", to: "a/\(Self.lockName)")
            #expect(try await fixture.build().notes.map(\.rule.id) == ["left-behind"])
        }
    }

    @Test func proofsAndEstimatesSayTheSame() async throws {
        try await withPublished { fixture in
            func job(_ recipe: Recipe) throws -> Plan.Job {
                try #require(try Plan(Catalog.scan(fixture.input, for: recipe), recipe: recipe).jobs.first)
            }
            func rules(_ recipe: Recipe) async throws -> (exact: Int, estimated: Int) {
                let job = try job(recipe)
                let masters = try await ProofMasters(of: job, by: recipe)
                let exact = try await Proof(of: job, by: recipe, from: masters)
                let estimated = try await Proof(estimating: job, by: recipe, from: masters.reduced)
                func count(_ proof: Proof) -> Int {
                    proof.outcome.diagnostics.count { $0.rule.id == "published-bytes" }
                }
                return (count(exact), count(estimated))
            }
            let recipe = InputFixture.smallRecipe
            #expect(try await rules(recipe) == (0, 0))
            try replaceMaster(fixture)
            #expect(try await rules(recipe) == (1, 1))

            let key = Proof.key(of: try job(recipe), by: recipe)
            let stamps = InputStamps(of: fixture.input)
            try FileManager.default.removeItem(atPath: fixture.input + "/" + Self.lockName)
            #expect(Proof.key(of: try job(recipe), by: recipe) != key, "the studio proves it again")
            #expect(InputStamps(of: fixture.input) != stamps, "the studio sees it")
            try fixture.write(try fixture.published(release: 3).text, to: Self.lockName)
        }
    }
}

extension InputFixture {
    /// Returns the lock after a release of the tree.
    func published(release: Int) throws -> PublishedLock {
        let feed = try Feed(
            checking: Array(
                Data(contentsOf: root.appendingPathComponent("Output/" + FeedFormat.v2.path))),
            path: "v2")
        return PublishedLock(
            release: release,
            wallpapers: feed.wallpapers.map { wallpaper in
                var published = PublishedWallpaper(
                    id: wallpaper.id, collectionID: wallpaper.collectionID, release: release,
                    masters: wallpaper.node["masters"]?.text, recipe: wallpaper.node["recipe"]?.text,
                    files: wallpaper.files)
                published.perceptual = wallpaper.node["perceptual-v2"]?.elements?.compactMap(\.text) ?? []
                return published
            })
    }
}
