import WallpressDisk
import Foundation
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct StagingTests {
    @Test func wipesWhatAnInterruptedBuildLeft() throws {
        try withTree { output, _ in
            try output.write([1, 2, 3], to: ".wallpress-staging/half")
            let staging = try Staging(in: OutputFolder(buildingAt: output.path))
            #expect(try output.names() == [".wallpress-staging"])
            _ = try staging.stage([4], for: ["a.jpg"])
            #expect(try output.names().count == 2)
            staging.remove()
            #expect(try output.names().isEmpty)
        }
    }

    @Test func anInterruptedBuildLeavesTheFilesOfOthers() throws {
        try withTree { output, _ in
            try output.write([1, 2, 3], to: ".wallpress-staging/1f-of-a-shard")
            Build(
                input: "Input", output: output.path, recipe: Recipe(), jobs: 1,
                date: try Build.day("2026-01-02")
            ).giveUp()
            #expect(output.bytes(".wallpress-staging/1f-of-a-shard") == [1, 2, 3])
        }
    }

    @Test func aBuildThatHasNotBegunLeavesTheFolderOfOthers() throws {
        try withTree { output, _ in
            try FileManager.default.createDirectory(
                atPath: output.path + "/.wallpress-staging", withIntermediateDirectories: false)
            Build(
                input: "Input", output: output.path, recipe: Recipe(), jobs: 1,
                date: try Build.day("2026-01-02")
            ).giveUp()
            #expect(try output.names() == [".wallpress-staging"])
        }
    }

    @Test func linkInItsPlaceIsReplacedNotFollowed() throws {
        try withTree { output, outside in
            try outside.write([1], to: "file")
            try output.link(".wallpress-staging", to: outside.path)
            try output.commit([([2], ["a.jpg"])])
            #expect(try outside.names() == ["file"])
            #expect(try output.names() == ["a.jpg"])
        }
    }

    @Test func folderThatIsNotOursIsLeftAlone() throws {
        try withTree { output, _ in
            try output.write([1], to: ".wallpress-staging/theirs/file")
            let error = #expect(throws: DiskError.self) { try output.commit([([2], ["a.jpg"])]) }
            #expect(error?.path.hasSuffix(".wallpress-staging/theirs") == true)
            #expect(output.bytes(".wallpress-staging/theirs/file") == [1])
        }
    }

    @Test func isRemovedAfterAnError() throws {
        try withTree { output, _ in
            #expect(throws: DiskError.self) {
                try output.commit([([1], ["a.jpg"]), ([2], ["../a.jpg"])])
            }
            let names = try output.names()
            #expect(names.isEmpty)
        }
    }

    /// It is written in pieces of a megabyte.
    @Test func aLargeOutlineIsWrittenWhole() throws {
        try withTree { output, _ in
            let outline = JSONOutline.objects(count: 50_000) { number in
                .object([.init("id", .string("forest-\(number)")), .init("color", .string("FBFBFE"))])
            }
            var text = ""
            outline.write { text += $0 }
            #expect(text.utf8.count > 2 << 20)
            let staging = try Staging(in: OutputFolder(buildingAt: output.path))
            defer { staging.remove() }
            try Commit(images: [], documents: [.init(path: "a/feed.json", .outline(outline))])
                .apply(from: staging)
            #expect(try staging.output.read("a/feed.json") == Array(text.utf8))
        }
    }

    @Test func manyWorkersStageAtOnce() async throws {
        try await withTemporaryFolder { url in
            let staging = try Staging(in: OutputFolder(buildingAt: url.path))
            defer { staging.remove() }
            let images = try await withThrowingTaskGroup(of: Staging.File.self) { group in
                for seed in UInt8(0)..<40 {
                    group.addTask { try staging.stage(SelfCheckingBytes.bytes(seed), for: ["\(seed).jpg"]) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try Commit(images: images, documents: []).apply(from: staging)
            for seed in UInt8(0)..<40 {
                #expect(try staging.output.read("\(seed).jpg") == SelfCheckingBytes.bytes(seed))
            }
        }
    }
}
