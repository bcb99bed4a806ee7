import WallpressDisk
import Foundation
import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct OutputFolderTests {
    @Test func isMadeWithTheFoldersAboveIt() throws {
        try withTree { output, _ in
            let path = output.url("a/b/c").path
            _ = try OutputFolder(buildingAt: path)
            #expect(try output.names() == ["a", "a/b", "a/b/c"])
        }
    }

    @Test func secondBuildIsRefusedUntilTheFirstEnds() throws {
        try withTree { output, _ in
            let first = try OutputFolder(buildingAt: output.path)
            try withExtendedLifetime(first) {
                #expect(throws: PressError.outputInUse(path: output.path)) {
                    try OutputFolder(buildingAt: output.path)
                }
                _ = try #require(try OutputFolder(readingAt: output.path))
            }
        }
    }

    @Test func lockEndsWithTheFolder() throws {
        try withTree { output, _ in
            for _ in 0..<3 { _ = try OutputFolder(buildingAt: output.path) }
            #expect(try output.names().isEmpty, "no lock file stays behind")
        }
    }

    @Test func readingMakesNothing() throws {
        try withTree { output, _ in
            #expect(try OutputFolder(readingAt: output.url("missing").path) == nil)
            let folder = try #require(try OutputFolder(readingAt: output.path))
            let error = #expect(throws: DiskError.self) { try Staging(in: folder) }
            #expect(error?.path == output.path)
            #expect(try output.names().isEmpty)
        }
    }

    @Test func fileIsNoOutput() throws {
        try withTree { output, _ in
            try output.write([1], to: "file")
            let path = output.url("file").path
            #expect(throws: PressError.self) { try OutputFolder(buildingAt: path) }
            #expect(throws: DiskError.self) { try OutputFolder(readingAt: path) }
            #expect(throws: PressError.self) { try OutputFolder(buildingAt: path + "/below") }
            #expect(throws: PressError.self) { try OutputFolder(buildingAt: "") }
            #expect(output.bytes("file") == [1])
        }
    }

    @Test func readsFilesAndSizes() throws {
        try withTree { output, _ in
            let bytes = SelfCheckingBytes.bytes(70)
            try output.write(bytes, to: "ios/forest/forest.jpg")
            try output.write([], to: "empty")
            let folder = try #require(try OutputFolder(readingAt: output.path))
            #expect(try folder.read("ios/forest/forest.jpg") == bytes)
            #expect(try folder.size(of: "ios/forest/forest.jpg") == bytes.count)
            #expect(try folder.read("empty") == [])
            #expect(try folder.read("ios/missing/forest.jpg") == nil)
            #expect(try folder.size(of: "ios/forest/missing.jpg") == nil)
            #expect(throws: DiskError.self) { try folder.read("ios/forest/forest.jpg", limit: 100) }
            #expect(throws: DiskError.self) { try folder.read("ios/forest") }
            #expect(throws: DiskError.self) { try folder.read("empty/below") }
        }
    }

    @Test(arguments: ["", "/etc/passwd", "../outside/file", "ios/../../outside/file", "./a", "a//b", "é"])
    func unsafePathsAreRefused(path: String) throws {
        try withTree { output, outside in
            try outside.write([1], to: "file")
            let folder = try #require(try OutputFolder(readingAt: output.path))
            #expect(throws: DiskError.self) { try folder.read(path) }
            #expect(throws: DiskError.self) { try folder.size(of: path) }
            #expect(throws: DiskError.self) { try output.commit([([2], [path])]) }
            #expect(throws: DiskError.self) { try output.commit(documents: [path: [2]]) }
            #expect(throws: DiskError.self) { try output.commit(removals: [path]) }
            #expect(outside.bytes("file") == [1])
        }
    }

    @Test func pipeIsAnErrorAndDoesNotHang() throws {
        try withTree { output, _ in
            #expect(mkfifo(output.url("pipe").path, 0o600) == 0)
            let folder = try #require(try OutputFolder(readingAt: output.path))
            #expect(throws: DiskError.self) { try folder.read("pipe") }
        }
    }

    @Test func rootMayBeALink() throws {
        try withTree { output, outside in
            try outside.link("link", to: output.path)
            let folder = try OutputFolder(buildingAt: outside.url("link").path)
            _ = withExtendedLifetime(folder) {
                #expect(throws: PressError.outputInUse(path: output.path)) {
                    try OutputFolder(buildingAt: output.path)
                }
            }
        }
    }

    @Test func linksInsideAreNotFollowedWhenReading() throws {
        try withTree { output, outside in
            try outside.write([1], to: "forest.jpg")
            try output.link("ios", to: outside.path)
            try output.link("forest.jpg", to: outside.url("forest.jpg").path)
            let folder = try #require(try OutputFolder(readingAt: output.path))
            for (path, named) in [("ios/forest.jpg", "Output/ios:"), ("forest.jpg", "Output/forest.jpg:")] {
                let error = #expect(throws: DiskError.self) { try folder.read(path) }
                #expect(error?.description.contains(named) == true)
                #expect(error?.reason.contains("link") == true)
                #expect(throws: DiskError.self) { try folder.size(of: path) }
            }
        }
    }
}
