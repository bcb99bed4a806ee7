import WallpressDiagnostics
import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct UnreferencedFilesTests {
    private let feed = Feed(
        Array(#"{"collections": [{"id": "c", "wallpapers": [{"id": "a"}]}]}"#.utf8), path: "x.json")

    private func notes(on paths: [String], besides other: Feed? = nil) throws -> [Diagnostic] {
        try withTemporaryFolder { folder in
            for path in paths {
                let url = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: url)
            }
            return UnreferencedFiles(
                among: try FolderTree(folder.path).listing(), feeds: [feed, other].compactMap(\.self)
            ).diagnostics
        }
    }

    @Test func whatClientsAskForIsReferred() throws {
        let expected = [
            "metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json", "ios/a/a.jpg", "a/a_ls.png",
            "a/a_iPad_portrait.jpg", "android/c/a/thumbnail.png", ".DS_Store",
            "metadata/releases/1.json", "metadata/releases/live.json",
        ]
        #expect(try notes(on: expected).isEmpty)
        let strays = ["ios/b/b.jpg", "android/d/a/portrait.png", "robots.txt"]
        let diagnostics = try notes(on: expected + strays)
        #expect(diagnostics.compactMap(\.path).sorted() == strays.sorted())
        #expect(diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test func whatUnreadableMetadataNamesIsNotKnown() throws {
        let broken = Feed(
            Array(#"{"collections" [{"id": "c", "wallpapers": [{"id": "b"}]}]}"#.utf8), path: "y.json")
        #expect(try notes(on: ["ios/b/b.jpg"], besides: broken).isEmpty)
        let comma = Feed(Array(#"{"collections": [],}"#.utf8), path: "y.json")
        #expect(try notes(on: ["ios/b/b.jpg"], besides: comma).count == 1)
    }

    @Test func imagesInTheAppAreInEcosiasAlone() throws {
        let bundled = Feed(
            Array(
                #"{"collections": [{"id": "c", "wallpapers": [{"id": "b", "bundled-asset-name": "b"}]}]}"#
                    .utf8),
            path: "y.json")
        #expect(try notes(on: ["ios/b/b.jpg", "android/c/b/portrait.png"], besides: bundled).isEmpty)
        #expect(try notes(on: ["b/b_iPad_portrait.jpg"], besides: bundled).count == 1)
    }

    /// The remains of an interrupted removal.
    @Test func imagesOfOneWallpaperAreOneNote() throws {
        let paths = ["ios/b/b.jpg", "ios/b/b_ls.jpg", "ios/b/b_thumbnail.jpg", "android/c/b/portrait.png"]
        let others = ["ios/b/notes.txt", "photos/b.jpg", "ios/a/a_old.jpg"]
        let diagnostics = try notes(on: paths + others + ["ios/a/a.jpg"])
        #expect(diagnostics.allSatisfy { $0.rule.id == "unreferenced-file" && $0.severity == .note })
        let ours = diagnostics.filter { $0.wallpaperID == "b" }
        #expect(ours.map(\.path) == ["android/c/b/portrait.png"])
        #expect(ours.first?.message.contains(" 3 ") == true)
        #expect(ours.first?.fix.contains("--prune") ?? false)
        let rest = diagnostics.filter { $0.wallpaperID == nil }
        #expect(Set(rest.compactMap(\.path)) == Set(others))
        #expect(Set(rest.map(\.message)).count == 1)
    }

    @Test func manyWallpapersAreSummedUp() throws {
        let left = try notes(on: (0..<300).flatMap { ["ios/w\($0)/w\($0).jpg", "ios/w\($0)/w\($0)_ls.jpg"] })
        #expect(left.count == 1)
        #expect(left.first?.message.names("600", "300") ?? false)
    }

    @Test func manyAreSummedUp() throws {
        let inOneFolder = try notes(on: (0..<300).map { "old/\($0).jpg" } + ["new/1.jpg"])
        #expect(inOneFolder.map(\.path) == ["new/1.jpg", "old/0.jpg"])
        #expect(inOneFolder.last?.message.names("299", "old/") == true)
        let inMany = try notes(on: (0..<300).map { "old/\($0)/x.jpg" })
        #expect(inMany.count == 1)
        let atTheTop = try notes(on: (0..<300).map { "\($0)/x.jpg" })
        #expect(atTheTop.count == 1)
    }
}
