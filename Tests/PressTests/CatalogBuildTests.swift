import Foundation
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct CatalogBuildTests {
    private static var recipe: Recipe {
        var recipe = InputFixture.smallRecipe
        recipe.profiles = [.xcassets]
        return recipe
    }

    private static let root = "Wallpapers.xcassets/"
    private static let document = root + "forest/forest.imageset/Contents.json"

    /// Writes two wallpapers, one of them with a dark master.
    private func write(to fixture: InputFixture) throws {
        try fixture.write(InputFixture.jpeg(width: 90, height: 80), to: "a/forest.jpg")
        try fixture.write(InputFixture.jpeg(width: 90, height: 80, seed: 2), to: "a/forest_dark.jpg")
        try fixture.write(InputFixture.jpeg(width: 90, height: 80, seed: 3), to: "b/lake.jpg")
    }

    @Test func documentsNameTheFilesBesideThem() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            let report = try await fixture.build(Self.recipe)
            let tree = try fixture.tree()
            #expect(report.wallpapers.map { $0.documents.count } == [6, 6])
            #expect(report.wallpapers.map { $0.files.count } == [12, 6])
            for (path, bytes) in tree where path.hasSuffix(".imageset/Contents.json") {
                let folder = path.dropLast("Contents.json".count)
                let node = try JSONNode(parsing: Array(bytes))
                let named = (node["images"]?.elements ?? []).compactMap { $0["filename"]?.text }
                let beside = tree.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".jpg") }
                #expect(Set(named.map { folder + $0 }) == Set(beside))
            }
            #expect(tree.keys.filter { $0.hasSuffix("/Contents.json") }.count == 1 + 2 * 5)
            #expect(report.jsonText.contains(Self.document))
        }
    }

    @Test func metadataOfServersDoesNotNameThem() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            var recipe = Self.recipe
            recipe.profiles = [.ecosia, .xcassets]
            _ = try await fixture.build(recipe)
            let text = try fixture.metadata(.v2).formatted
            #expect(text.contains("forest/forest_iPhone_portrait.jpg") && !text.contains("xcassets"))
        }
    }

    @Test func aSecondBuildHasNothingToDoAndMendsWhatSomebodyChanged() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            let before = try fixture.tree()
            #expect(try await fixture.watchedBuild(Self.recipe).built == [])
            #expect(try await fixture.reasons(Self.recipe) == [nil, nil])
            let url = URL(fileURLWithPath: fixture.output + "/" + Self.document)
            try Data("{}".utf8).write(to: url)
            #expect(try await fixture.reasons(Self.recipe) == [.outputChanged(path: Self.document), nil])
            try FileManager.default.removeItem(at: url)
            try FileManager.default.removeItem(atPath: fixture.output + "/\(Self.root)Contents.json")
            #expect(try await fixture.reasons(Self.recipe) == [.outputMissing(path: Self.document), nil])
            #expect(try await fixture.watchedBuild(Self.recipe).built == ["forest"])
            #expect(try fixture.tree() == before)
        }
    }

    @Test func aDryRunNamesThem() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            let dryRun = try await fixture.configured(Self.recipe).dryRun()
            #expect(dryRun.text.contains("  \(Self.document)\n"))
            let node = try JSONNode(parsing: Array(dryRun.jsonText.utf8))
            let documents = node["wallpapers"]?.elements?.first?["documents"]?.elements ?? []
            #expect(documents.compactMap(\.text).contains(Self.document))
            #expect(try fixture.tree().isEmpty)
        }
    }

    @Test func pruneRemovesWhatIsGoneAndLeavesTheCatalog() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            try FileManager.default.removeItem(atPath: fixture.input + "/b/lake.jpg")
            let report = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(report.allNotes.count == 1)
            #expect(
                report.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": b/lake") })
            let paths = try fixture.tree().keys.filter { $0.hasPrefix(Self.root) }
            #expect(paths.contains(Self.root + "Contents.json") && !paths.contains { $0.contains("lake") })
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/\(Self.root)lake"))
            for name in ["forest.jpg", "forest_dark.jpg"] {
                try FileManager.default.removeItem(atPath: fixture.input + "/a/" + name)
            }
            _ = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/\(Self.root)"))
        }
    }

    @Test func pruneFinishesARemovalThatWasInterrupted() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            let left = Self.root + "lake/lake_pad.imageset/Contents.json"
            let bytes = try #require(try fixture.tree()[left])
            try FileManager.default.removeItem(atPath: fixture.input + "/b/lake.jpg")
            let cache = try Data(contentsOf: URL(fileURLWithPath: fixture.cachePath))
            _ = try await fixture.build(Self.recipe) { $0.prunes = true }
            // Simulates a machine that stopped before the last file was removed.
            let url = URL(fileURLWithPath: fixture.output + "/" + left)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
            try cache.write(to: URL(fileURLWithPath: fixture.cachePath))
            let report = try await fixture.build(Self.recipe)
            #expect(report.notes.map(\.rule.id) == ["unfinished-removal"])
            #expect(report.notes.first?.message.names("b/lake", "--prune") == true)
            _ = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(!FileManager.default.fileExists(atPath: fixture.output + "/\(Self.root)lake"))
        }
    }

    @Test func pruneRemovesDarkImagesWhoseMasterIsGone() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest_dark.jpg")
            _ = try await fixture.build(Self.recipe)
            func dark() throws -> [String] { try fixture.tree().keys.filter { $0.hasSuffix("_dark.jpg") } }
            #expect(try dark().count == 6)
            #expect(
                try !String(decoding: #require(fixture.tree()[Self.document]), as: UTF8.self).contains("dark")
            )
            _ = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(try dark() == [])
        }
    }

    @Test func oneThatFailsKeepsItsCatalogWhateverIsPruned() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            let before = try fixture.tree()
            try fixture.write(
                Array(InputFixture.jpeg(width: 90, height: 80).prefix(300)), to: "a/forest_dark.jpg")
            let report = try await fixture.build(Self.recipe) { $0.prunes = true }
            #expect(report.failed.count == 1)
            #expect(try fixture.tree() == before)
        }
    }

    @Test(.enabled(if: XcodeTool.hasCatalogCompiler, "Xcode and its actool are not installed"))
    func xcodeCompilesItAndFindsEachName() async throws {
        try await withInput { fixture in
            try write(to: fixture)
            _ = try await fixture.build(Self.recipe)
            let compiled = try XcodeTool.run([
                "actool", fixture.output + "/Wallpapers.xcassets", "--compile", fixture.root.path,
                "--platform",
                "iphoneos", "--minimum-deployment-target", "15.0", "--warnings", "--errors", "--notices",
                "--output-format", "human-readable-text",
            ])
            #expect(compiled.status == 0, "\(compiled.text)")
            #expect(
                !compiled.text.contains("warning:") && !compiled.text.contains("error:"), "\(compiled.text)")
            let info = try XcodeTool.run(["assetutil", "--info", fixture.root.path + "/Assets.car"])
            for name in ["forest", "forest_ls", "forest_pad", "forest_pad_ls", "lake"] {
                #expect(info.text.contains("\"Name\" : \"\(name)\""), "\(info.text)")
            }
        }
    }
}

/// A program of Xcode.
private enum XcodeTool {
    static let hasCatalogCompiler = (try? run(["--find", "actool"]))?.status == 0

    /// Runs a program by its name. Returns its status and its output.
    static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
        process.arguments = arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
