import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing

@Suite struct FileWritingTests {
    private static let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: ($0 &* 7919) >> 5) })

    @Test func allBytesAreWritten() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/file"
            for bytes in [Self.bytes, Data("short".utf8), Data()] {
                try bytes.replaceFile(at: path)
                #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
            }
        }
    }

    /// A pipe takes only a part of the bytes at once.
    @Test func whatTheSystemTakesInPartsIsWhole() async throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let (reader, writer) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
        async let written: Int32? = Task.detached {
            defer { close(writer) }
            return Self.bytes.withUnsafeBytes { writeAll($0, to: writer) }
        }.value
        let read = try await Task.detached { try reader.readToEnd() }.value
        #expect(await written == nil)
        #expect(read == Self.bytes)
    }

    /// A path that was checked before would lead to another place afterwards.
    @Test func noFolderIsMadeForAWayBack() throws {
        try withTemporaryFolder { folder in
            for path in ["new/..", "new/../other", "new/../other/more", "other/new/../../more"] {
                let error = #expect(throws: DiskError.self) { try makeFolder(at: folder.path + "/" + path) }
                #expect(error?.code == ENOENT, "\(path)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            try makeFolder(at: folder.path + "/here")
            try makeFolder(at: folder.path + "/here/../other/more")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/other") == ["more"])
        }
    }

    @Test func whatCannotBeReplacedStays() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/file"
            try Data("old".utf8).write(toNewFile: path)
            let existing = #expect(throws: DiskError.self) { try Data("other".utf8).write(toNewFile: path) }
            #expect(existing?.code == EEXIST && existing?.path == path)
            #expect(chmod(path, 0o640) == 0)
            try Data("new".utf8).replaceFile(at: path)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("new".utf8))
            try makeFolder(at: folder.path + "/a/b/c")
            let error = #expect(throws: DiskError.self) {
                try Data().replaceFile(at: folder.path + "/a")
            }
            #expect(error?.code == EISDIR)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "file"])
            let below = #expect(throws: DiskError.self) { try makeFolder(at: path + "/b") }
            #expect(below?.code == ENOTDIR && below?.path == path + "/b")
        }
    }

    @Test func errorsOfFoundationTellWhatTheSystemSaid() throws {
        let error = #expect(throws: (any Error).self) {
            try Data(contentsOf: URL(fileURLWithPath: "/dev/null/file"))
        }
        #expect(error?.systemReason == "Not a directory")
        #expect(POSIXError(.EIO).systemReason == "Input/output error")
        #expect(DiskError(EIO, at: "a", tried: "b").systemReason == "Input/output error")
    }
}
