import WallpressDisk
import Foundation
import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct CommitTests {
    private let long = [UInt8](repeating: 7, count: 200_000)
    private let old = Date(timeIntervalSince1970: 1_000_000_000)

    @Test func writesATree() throws {
        try withTree { output, _ in
            let metadata = Array("{}".utf8)
            try output.commit(
                [(long, ["ios/forest/forest.jpg"]), ([], ["android/a/forest/portrait.png"])],
                documents: [output.metadataPath: metadata])
            #expect(output.bytes("ios/forest/forest.jpg") == long)
            #expect(output.bytes("android/a/forest/portrait.png") == [])
            #expect(output.bytes(output.metadataPath) == metadata)
            #expect(try !output.names().contains(".wallpress-staging"))
        }
    }

    @Test func oneFileUnderTwoNamesIsLinked() throws {
        try withTree { output, _ in
            let paths = ["ios/a/a.jpg", "a/a.jpg", "b.jpg"]
            try output.commit([(long, paths)])
            let inodes = try Set(paths.map(output.inode))
            #expect(inodes.count == 1)
            #expect(paths.allSatisfy { output.bytes($0) == long })
        }
    }

    @Test func oneFileUnderTwoNamesIsCopiedWithoutLinks() throws {
        try withTree { output, _ in
            let paths = ["ios/a/a.jpg", "a/a.jpg", "b.jpg"]
            try output.commit([(long, paths)], usesHardLinks: false)
            let inodes = try Set(paths.map(output.inode))
            #expect(inodes.count == 3)
            #expect(paths.allSatisfy { output.bytes($0) == long })
        }
    }

    @Test func newNameIsLinkedToTheFileThatIsThere() throws {
        try withTree { output, _ in
            try output.commit([(long, ["a.jpg"])])
            let inode = try output.inode("a.jpg")
            try output.commit([(long, ["b.jpg", "a.jpg", "c.jpg"])])
            for path in ["b.jpg", "c.jpg"] { #expect(try output.inode(path) == inode) }
        }
    }

    @Test func replacingOneNameLeavesTheOtherAsItIs() throws {
        try withTree { output, _ in
            try output.commit([(long, ["a.jpg", "b.jpg"])])
            try output.commit([([1], ["a.jpg"])])
            #expect(output.bytes("a.jpg") == [1])
            #expect(output.bytes("b.jpg") == long)
        }
    }

    @Test func equalFilesAreLeftAlone() throws {
        try withTree { output, _ in
            let documents = [output.metadataPath: Array("{}".utf8)]
            try output.commit([(long, ["a.jpg"])], documents: documents)
            let inode = try output.inode("a.jpg")
            for path in ["a.jpg", output.metadataPath] { try output.setDate(old, of: path) }
            try output.commit([(long, ["a.jpg"])], documents: documents)
            #expect(try output.inode("a.jpg") == inode)
            for path in ["a.jpg", output.metadataPath] { #expect(try output.date(path) == old) }
        }
    }

    @Test(arguments: [0, 65_535, 65_536, 131_072, 199_999])
    func equalSizeIsNotEnough(position: Int) throws {
        try withTree { output, _ in
            try output.commit([(long, ["a.jpg"])])
            var other = long
            other[position] = 8
            try output.commit([(other, ["a.jpg"])])
            #expect(output.bytes("a.jpg") == other)
        }
    }

    @Test func folderInTheWayStopsEverything() throws {
        try withTree { output, _ in
            try output.commit([([1], ["a.jpg"])])
            try output.makeFolder("z.jpg")
            let before = try output.names()
            let error = #expect(throws: DiskError.self) {
                try output.commit([([2], ["a.jpg"]), ([2], ["new/b.jpg"]), ([2], ["z.jpg"])])
            }
            #expect(error?.path.hasSuffix("Output/z.jpg") == true)
            #expect(throws: DiskError.self) { try output.commit([([2], ["a.jpg", "a.jpg/below.jpg"])]) }
            #expect(throws: DiskError.self) { try output.commit([([2], ["a.jpg/below.jpg"])]) }
            #expect(throws: DiskError.self) { try output.commit([([2], ["a.jpg"]), ([3], ["a.jpg"])]) }
            #expect(throws: DiskError.self) { try output.commit([([2], ["a.jpg"])], removals: ["z.jpg"]) }
            #expect(throws: DiskError.self) {
                try output.commit([([2], ["a.jpg"])], documents: [".wallpress-staging/x": [1]])
            }
            #expect(output.bytes("a.jpg") == [1])
            #expect(try output.names() == before)
        }
    }

    @Test func linksInsideAreNotFollowedWhenWriting() throws {
        try withTree { output, outside in
            try outside.write([1], to: "b.jpg")
            try output.link("ios", to: outside.path)
            let error = #expect(throws: DiskError.self) {
                try output.commit([([2], ["a.jpg"]), ([2], ["ios/b.jpg"])])
            }
            #expect(error?.path.hasSuffix("Output/ios") == true && error?.reason.contains("link") == true)
            #expect(throws: DiskError.self) { try output.commit(documents: ["ios/v1/a.json": [2]]) }
            #expect(try outside.names() == ["b.jpg"])
            #expect(outside.bytes("b.jpg") == [1])
            #expect(try output.names() == ["ios"])
        }
    }

    @Test func linkInPlaceOfAFileIsReplaced() throws {
        try withTree { output, outside in
            try outside.write([1], to: "b.jpg")
            try output.link("a.jpg", to: outside.url("b.jpg").path)
            try output.link("broken.jpg", to: "nowhere")
            try output.commit([([1], ["a.jpg"]), ([3], ["broken.jpg"])])
            #expect(output.bytes("a.jpg") == [1] && output.bytes("broken.jpg") == [3])
            #expect(try output.names() == ["a.jpg", "broken.jpg"])
            #expect(outside.bytes("b.jpg") == [1])
            #expect(try output.inode("a.jpg") != outside.inode("b.jpg"))
        }
    }
}
