import WallpressDisk
import Foundation
import WallpressPress
import Testing

@Suite struct RemovalTests {
    @Test func takesTheEmptyFoldersWithIt() throws {
        try withTree { output, _ in
            try output.commit([([1], ["ios/a/a.jpg", "ios/b/b.jpg", "c/d/e/f.jpg"])])
            try output.write([1], to: "ios/b/note.txt")
            try output.makeFolder("empty")
            try output.commit(removals: ["ios/a/a.jpg", "ios/b/b.jpg", "c/d/e/f.jpg", "gone/g.jpg"])
            #expect(try output.names() == ["empty", "ios", "ios/b", "ios/b/note.txt"])
        }
    }

    @Test func doesNotFollowLinks() throws {
        try withTree { output, outside in
            try outside.write([1], to: "a.jpg")
            try output.link("ios", to: outside.path)
            try output.link("b.jpg", to: outside.url("a.jpg").path)
            #expect(throws: DiskError.self) {
                try output.commit([([2], ["new.jpg"])], removals: ["ios/a.jpg"])
            }
            #expect(try output.names() == ["b.jpg", "ios"], "nothing was changed")
            try output.commit(removals: ["b.jpg"])
            #expect(outside.bytes("a.jpg") == [1])
            #expect(try output.names() == ["ios"])
        }
    }

    @Test func keepsWhatWasJustCommitted() throws {
        try withTree { output, _ in
            try output.commit([([1], ["a.jpg"])], removals: ["a.jpg"])
            #expect(output.bytes("a.jpg") == [1])
        }
    }

    /// On a disk that ignores case, Forest.jpg is the same file as the new forest.jpg. A hard link has the same effect
    /// here.
    @Test func keepsWhatWasJustCommittedInAnotherCase() throws {
        try withTree { output, _ in
            try output.commit([([1], ["forest.jpg"])])
            if output.bytes("Forest.jpg") == nil {
                try FileManager.default.linkItem(at: output.url("forest.jpg"), to: output.url("Forest.jpg"))
            }
            try output.commit([([1], ["forest.jpg"])], removals: ["Forest.jpg"])
            #expect(output.bytes("Forest.jpg") == [1])
        }
    }

    @Test func anotherNameOfAKeptFileGoes() throws {
        try withTree { output, _ in
            try output.commit([([1], ["ios/a.jpg", "a.jpg"])])
            try output.commit([([1], ["ios/a.jpg"])], removals: ["a.jpg"])
            #expect(try output.names() == ["ios", "ios/a.jpg"])
        }
    }
}
