import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing

/// Builds in shards, and the merge.
@Suite struct ShardTests {
    /// Writes twelve wallpapers in three collections, one of them damaged, with settings and an asset catalog.
    private func write(to fixture: InputFixture) throws {
        for number in 0..<12 {
            let name = "\(["a", "b", "c"][number % 3])/wall-\(number).jpg"
            try fixture.write(InputFixture.jpeg(width: 60, height: 50, seed: UInt64(number + 1)), to: name)
        }
        try fixture.write(InputFixture.jpeg().prefix(300), to: "b/torn.jpg")
        try fixture.write(
            "heading: Bay\nwallpapers:\n  - id: wall-4\n    text-color: \"FFFFFF\"\n", to: "b/collection.yml")
        try fixture.write(InputFixture.png(), to: "c/wall-2_pad.png")
        try fixture.write("no picture", to: "c/notes.txt")
    }

    private static var recipe: Recipe {
        var recipe = InputFixture.smallRecipe
        recipe.profiles = [.suffixed, .xcassets]
        return recipe
    }

    private func build(
        _ number: Int, of count: Int = 4, _ fixture: InputFixture, _ change: (inout Build) -> Void = { _ in }
    ) async throws -> Report {
        try await fixture.configured(Self.recipe) { build in
            build.shard = Shard(number, of: count)
            change(&build)
        }.run()
    }

    private func merge(_ fixture: InputFixture) async throws -> Report {
        let shards = try await ShardSet(of: fixture.output, width: 2)
        return try await fixture.configured(Self.recipe) { build in
            build.options = Array(shards.command.dropFirst(3))
        }.merge(shards)
    }

    /// Returns the merge's messages about each shard.
    private func problems(_ fixture: InputFixture) async throws -> [String] {
        let before = try fixture.tree()
        do {
            _ = try await merge(fixture)
            return []
        } catch PressError.shards(_, let problems) {
            #expect(try fixture.tree() == before)
            return problems
        }
    }

    @Test func theMergedTreeIsThatOfOneBuild() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            var ids: [String] = []
            for number in [3, 1, 4, 2] {
                let report = try await build(number, fixture)
                ids += report.wallpapers.map(\.id)
                #expect(try !fixture.tree().keys.contains { $0.hasPrefix("metadata/") })
            }
            #expect(ids.count == 12 && Set(ids).count == 12)
            let merged = try await merge(fixture)
            let tree = try fixture.tree()
            let (json, expected) = try await fixture.buildFromScratch(Self.recipe)
            #expect(tree == expected)
            #expect(merged.jsonText == json)
            #expect(
                merged.built.count == 12 && merged.failed.map(\.path).allSatisfy { $0.hasSuffix("torn.jpg") })
            let (built, next) = try await fixture.watchedBuild(Self.recipe)
            #expect(built == ["torn"] && next.failed.count == 1)
            #expect(try fixture.tree() == tree)
            let records = try FileManager.default.contentsOfDirectory(
                atPath: fixture.root.path + "/.wallpress")
            #expect(!records.contains { $0.hasSuffix(".shards") })
        }
    }

    /// A scheduler may start a task again while it runs, and others at the same time.
    @Test func shardsMayRunTogetherAndTwice() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            try await withThrowingTaskGroup { group in
                for number in [1, 2, 3, 4, 1, 3] {
                    group.addTask { _ = try await build(number, fixture) }
                }
                try await group.waitForAll()
            }
            _ = try await merge(fixture)
            #expect(try fixture.tree() == (try await fixture.buildFromScratch(Self.recipe)).tree)
            #expect(try !fixture.tree().keys.contains { $0.contains("staging") })
        }
    }

    @Test func aShardThatRunsAgainHasNothingToDo() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            let first = try await build(2, fixture)
            let second = try await build(2, fixture)
            #expect(!first.built.isEmpty && second.built.isEmpty)
            #expect(first.wallpapers.map(\.id) == second.wallpapers.map(\.id))
        }
    }

    @Test func missingAndStaleShardsAreNamed() async throws {
        try await withInput { fixture in
            await #expect(throws: PressError.self) { try await ShardSet(of: fixture.output, width: 2) }
            try write(to: fixture)
            for number in [1, 2, 4] { _ = try await build(number, fixture) }
            let missing = try await problems(fixture)
            let command = "`wallpress build \(fixture.input) --output \(fixture.output) --shard 3/4`"
            #expect(missing.count == 1 && missing[0].names("shard 3/4 ", command))
            let third = try await build(3, fixture)
            let file = fixture.root.path + "/.wallpress/Output.shards/4-of-4.json"
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            try bytes.dropLast(40).write(to: URL(fileURLWithPath: file))
            let damaged = try await problems(fixture)
            #expect(damaged.count == 1 && damaged[0].hasPrefix("shard 4/4 "))
            try bytes.write(to: URL(fileURLWithPath: file))

            let images = try #require(third.wallpapers.first?.files.map(\.path))
            try fixture.tamper("Output/" + images[0])
            let problem = try #require(try await problems(fixture).first)
            #expect(problem.hasPrefix("shard 3/4 "))
            #expect(images.contains { problem.contains("\(BuildReason.outputChanged(path: $0))") })
            _ = try await build(3, fixture)

            try fixture.write("heading: Sea\n", to: "a/collection.yml")
            #expect(try await problems(fixture).count == 4)
            for number in 1...4 {
                let report = try await build(number, fixture)
                #expect(report.built.isEmpty)
            }
            #expect(try await merge(fixture).wallpapers.count == 12)
            #expect(try fixture.tree() == (try await fixture.buildFromScratch(Self.recipe)).tree)
        }
    }

    @Test func whatCannotBeReadIsNotCalledChanged() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            for number in 1...4 { _ = try await build(number, fixture) }
            let folder = fixture.output + "/ios/wall-1"
            try FileManager.default.moveItem(atPath: folder, toPath: folder + "-aside")
            try Data().write(to: URL(fileURLWithPath: folder))
            let problem = try #require(try await problems(fixture).first)
            #expect(problem.hasPrefix("shard "))
            #expect(problem.names("/4 ", "\(folder): "))
            try FileManager.default.removeItem(atPath: folder)
            try FileManager.default.moveItem(atPath: folder + "-aside", toPath: folder)
            #expect(try await merge(fixture).wallpapers.count == 12)
        }
    }

    /// Published pictures from before the shards stay if the input is unusable, and count as unchanged.
    @Test func anOlderTreeIsHeeded() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            try fixture.write(InputFixture.jpeg(width: 60, height: 50, seed: 99), to: "a/wall-3.jpg")
            try fixture.write(InputFixture.jpeg().prefix(300), to: "a/wall-6.jpg")
            for number in 1...4 { _ = try await build(number, fixture) }
            let report = try await merge(fixture)
            #expect(report.built.map(\.id) == ["wall-3"])
            #expect(
                report.notes.contains { $0.rule.id == "last-good-version" && $0.wallpaperID == "a/wall-6" })
            #expect(try fixture.published().first == ["a", "wall-0", "wall-3", "wall-6", "wall-9"])
        }
    }

    /// Its last good version has left the tree, and a merge would have no record of it.
    @Test func aMasterThatBreaksAfterItsShardWasBuiltStopsTheMerge() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            let path = fixture.input + "/a/wall-3.jpg"
            try fixture.write(InputFixture.jpeg(width: 60, height: 50, seed: 99), to: "a/wall-3.jpg")
            for number in 1...4 { _ = try await build(number, fixture) }
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            try Data(count: whole.count).write(to: URL(fileURLWithPath: path))
            let refused = try await problems(fixture)
            #expect(refused.first?.names("shard ", "a/wall-3") == true)
            #expect(refused.dropFirst().contains { $0.hasPrefix(path + ": ") }, "\(refused)")
            for number in 1...4 { _ = try await build(number, fixture) }
            #expect(
                try await problems(fixture) == refused, "its shard has replaced the pictures all the same")
            try whole.write(to: URL(fileURLWithPath: path))
            _ = try await merge(fixture)
            #expect(try fixture.tree() == (try await fixture.buildFromScratch(Self.recipe)).tree)
        }
    }

    /// A wallpaper leaves the input after its shard was built. Its pictures are in the tree, and must be on record.
    @Test func whatAnEarlierRunOfAShardHasMadeIsKnown() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            for number in 1...4 { _ = try await build(number, fixture) }
            try FileManager.default.removeItem(atPath: fixture.input + "/a/wall-3.jpg")
            for number in 1...4 { #expect(try await build(number, fixture).built.isEmpty) }
            let report = try await merge(fixture)
            #expect(
                report.notes.contains {
                    $0.rule.id == "unfinished-removal" && $0.message.contains("a/wall-3")
                })
            #expect(try !fixture.published().joined().contains("wall-3"))
            _ = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(try fixture.tree() == (try await fixture.buildFromScratch(Self.recipe)).tree)
        }
    }

    @Test func theLastPlanIsMeant() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await build(1, of: 8, fixture)
            for number in 1...4 { _ = try await build(number, fixture) }
            _ = try await build(2, fixture) { $0.options = ["--strict"] }
            let command = "`wallpress build \(fixture.input) --output \(fixture.output) --strict --shard"
            let problems = try await problems(fixture)
            #expect(problems.count == 3)
            for (number, problem) in zip([1, 3, 4], problems) {
                #expect(problem.names("shard \(number)/4 ", "\(command) \(number)/4`"))
            }
            _ = try await build(2, fixture)
            #expect(try await merge(fixture).wallpapers.count == 12)
        }
    }

    @Test func filesThatCannotBeUsedAreNoPlan() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await build(1, of: 2, fixture)
            let folder = fixture.root.path + "/.wallpress/Output.shards/"
            try FileManager.default.copyItem(atPath: folder + "1-of-2.json", toPath: folder + "2-of-2.json")
            let damaged = try await problems(fixture)
            #expect(damaged.count == 1 && damaged[0].hasPrefix("shard 2/2 "))
            for name in ["1-of-2.json", "2-of-2.json"] {
                try Data("{}".utf8).write(to: URL(fileURLWithPath: folder + name))
            }
            await #expect { try await ShardSet(of: fixture.output, width: 2) } throws: {
                guard case .output(fixture.output, _, let reason) = $0 as? PressError else { return false }
                return reason.contains("damaged")
            }
        }
    }

    /// Each machine may mount the share at another place, and people may leave other files there.
    @Test func onlyMastersSettingsAndOptionsMakeAPlan() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            let link = fixture.root.path + "/Share"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.input)
            for (number, input) in zip(1...4, [link, fixture.input + "/", link + "/../Input", fixture.input])
            {
                _ = try await build(number, fixture) { $0.inputPath = input }
            }
            try fixture.write("seen by a colleague", to: "a/Thumbs.db")
            try fixture.write("no picture", to: "b/later.txt")
            #expect(try await merge(fixture).wallpapers.count == 12)
            #expect(try fixture.tree() == (try await fixture.buildFromScratch(Self.recipe)).tree)
        }
    }

    /// Until the cache lists the contents of the tree, the files of the shards do.
    @Test func filesOfShardsStayUntilTheCacheIsWritten() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            for number in 1...4 { _ = try await build(number, fixture) }
            let records = fixture.root.path + "/.wallpress/"
            // The remains of a merge that was killed while removing them.
            try fixture.write("{}", to: "../.wallpress/Output.shards.merged/1-of-4.json")
            try fixture.write("in the way", to: "../.wallpress/Output.cache/file")
            #expect(try await merge(fixture).notes.contains { $0.rule.id == "cache-unusable" })
            #expect(try FileManager.default.contentsOfDirectory(atPath: records + "Output.shards").count == 4)
            let tree = try fixture.tree()
            try FileManager.default.removeItem(atPath: records + "Output.cache")
            #expect(try await !merge(fixture).notes.contains { $0.rule.id == "cache-unusable" })
            #expect(try FileManager.default.contentsOfDirectory(atPath: records) == ["Output.cache"])
            #expect(try fixture.tree() == tree)
        }
    }

    /// One build would refuse them: two shards must not overwrite each other's picture.
    @Test func aPathOfAnotherShardIsRefused() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/forest-wide.jpg")
            var recipe = try Recipe(
                parsing: """
                    profiles:
                      - {name: x, path: "w/{id}{variant}.jpg", variants: {portrait: "", landscape: "-wide"}}
                    """, path: "wallpress.yml")
            recipe.variants = InputFixture.smallRecipe.variants
            let shards = Set(["forest", "forest-wide"].map { Shard.number(of: $0, in: "a", count: 16) })
            #expect(shards.count == 2)
            for number in shards {
                let configured = try fixture.configured(recipe) { $0.shard = Shard(number, of: 16) }
                await #expect { try await configured.run() } throws: {
                    if case .sameFile = $0 as? PressError { true } else { false }
                }
            }
            #expect(try !fixture.tree().keys.contains { $0.hasPrefix("w/") })
        }
    }

    @Test func aShardReadsOnlyItsOwnMasters() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            let own = Set(try await build(1, fixture).wallpapers.map(\.id))
            for number in 0..<12 where !own.contains("wall-\(number)") {
                try fixture.write(
                    [UInt8](repeating: 0, count: 40), to: "\(["a", "b", "c"][number % 3])/wall-\(number).jpg")
            }
            #expect(try await build(1, fixture).failed.isEmpty)
            #expect(own.count < 12)
        }
    }

    /// Masters of one id in two collections are an error, in any shards.
    @Test func twinsInOtherShardsAreSeen() async throws {
        try await withInput { fixture in
            for name in ["a", "b", "c", "d"] {
                try fixture.write(InputFixture.jpeg(), to: "\(name)/forest.jpg")
            }
            for number in 1...4 {
                let report = try await build(number, fixture)
                #expect(report.wallpapers.isEmpty)
            }
            let merged = try await merge(fixture)
            #expect(merged.failed.count == 4)
            #expect(
                merged.failed.allSatisfy {
                    if case .input(.sameID(_, "forest", _)) = $0 { true } else { false }
                })
        }
    }

    @Test func theShardOfAWallpaperIsStable() {
        // Other machines, and other versions of wallpress, must find the same.
        let names = ["classic/forest", "classic/lake", "spring/dune", "spring/Dune", "a/b"]
        let shards = names.map { name in
            let parts = name.split(separator: "/").map(String.init)
            return Shard.number(of: parts[1], in: parts[0], count: 8)
        }
        #expect(shards == [7, 7, 5, 3, 2])
        #expect(Shard(0, of: 3) == nil && Shard(4, of: 3) == nil && Shard(1, of: 0) == nil)
    }
}
