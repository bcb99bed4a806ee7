import WallpressDisk
import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing

/// `--prune` and files named in `metadata/v2`: the metadata may name anything.
@Suite struct NamedFilesTests {
    /// Adds a wallpaper that is missing in the input to v2, with files and their checksums.
    private func addGhost(_ files: [(path: String, sha256: String?)], to fixture: InputFixture) throws {
        var root = try fixture.metadata(.v2)
        let nodes = files.map { file in
            JSONNode.object(
                [.init("path", .string(file.path))]
                    + (file.sha256.map { [.init("sha256", .string($0))] } ?? []))
        }
        let ghost = JSONNode.object([.init("id", .string("ghost")), .init("files", .array(nodes))])
        let collection = JSONNode.object([.init("id", .string("old")), .init("wallpapers", .array([ghost]))])
        root["collections"] = .array((root["collections"]?.elements ?? []) + [collection])
        try fixture.writeMetadata(root.formatted, .v2)
    }

    private func write(_ text: String, to path: String, in fixture: InputFixture) throws {
        try fixture.write(text, to: "../Output/" + path)
    }

    @Test func whatNobodyKnowsToBeAnImageOfWallpressStays() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let checksum = Checksum(of: "mine").description
            let foreign = [
                "README.md", ".htaccess", ".git/config", ".git/a.jpg", "metadata/releases/live.json",
                "metadata/releases/a.jpg", "ios/ghost.txt",
            ]
            for path in foreign + ["own/a.jpg", "own/b.png", "without/checksum.png"] {
                try write("mine", to: path, in: fixture)
            }
            try write("mine, edited", to: "edited.jpg", in: fixture)
            let before = try fixture.tree()
            try addGhost(
                foreign.map { ($0, checksum) } + [
                    ("edited.jpg", checksum), ("own/a.jpg", checksum), ("own/b.png", checksum),
                    ("without/checksum.png", nil), ("gone/a.jpg", checksum),
                ], to: fixture)
            for dry in [true, false] {
                let build = try fixture.configured { $0.prunes = true }
                let notes = try await dry ? build.dryRun().notes : build.run().notes
                let note = try #require(notes.first { $0.rule.id == "unfinished-removal" }).sentence
                for path in foreign + ["edited.jpg", "without/checksum.png"] { #expect(note.contains(path)) }
                #expect(!note.contains("own/") && !note.contains("gone/"))
            }
            let after = try fixture.tree()
            #expect(Set(before.keys).subtracting(after.keys) == ["own/a.jpg", "own/b.png"])
            #expect(foreign.allSatisfy { before[$0] == after[$0] })
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/own"))
            #expect(try !fixture.metadata(.v2).formatted.contains("ghost"))
        }
    }

    @Test func whatCannotBeRemovedStopsNoPrune() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try write("mine", to: "folder.jpg/file", in: fixture)
            try write("mine", to: "ios/ghost/ghost.jpg/file", in: fixture)
            try write("mine", to: "../outside/a.jpg", in: fixture)
            try FileManager.default.createSymbolicLink(
                atPath: fixture.output + "/link", withDestinationPath: fixture.root.path + "/outside")
            let paths = [
                "folder.jpg", "link/a.jpg", "link", ".wallpress-staging/a.jpg", "../outside/a.jpg",
                "edited.jpg/../a.jpg",
            ]
            try addGhost(paths.map { ($0, nil) }, to: fixture)
            let report = try await fixture.build { $0.prunes = true }
            let note = try #require(report.notes.first { $0.rule.id == "unfinished-removal" }).sentence
            for path in paths + ["ios/ghost/ghost.jpg"] { #expect(note.contains(path)) }
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": old/ghost") })
            for path in ["Output/folder.jpg/file", "Output/ios/ghost/ghost.jpg/file", "outside/a.jpg"] {
                #expect(FileManager.default.fileExists(atPath: fixture.root.path + "/" + path))
            }
            #expect(try await fixture.build { $0.prunes = true }.notes.isEmpty)
        }
    }

    @Test func manyPathsAreCounted() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try addGhost((1...13).map { ("file\($0).txt", nil) }, to: fixture)
            let report = try await fixture.build { $0.prunes = true }
            let note = try #require(report.notes.first { $0.rule.id == "unfinished-removal" })
            #expect(note.message.hasSuffix(" and 3 other files"))
        }
    }

    /// Their profile is no longer in the recipe.
    @Test func imagesOfOtherProfilesGoAsLongAsTheyAreAsTheyWere() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.suffixed, .fenix]
            _ = try await fixture.build(recipe)
            try FileManager.default.removeItem(atPath: fixture.cachePath)
            try FileManager.default.removeItem(atPath: fixture.input + "/b")
            try write("mine", to: "android/b/dune/portrait.png", in: fixture)
            let report = try await fixture.build { $0.prunes = true }
            #expect(report.allNotes.contains { $0.hasSuffix(": android/b/dune/portrait.png") })
            #expect(try fixture.tree().keys.filter { $0.contains("dune") } == ["android/b/dune/portrait.png"])
        }
    }
}
