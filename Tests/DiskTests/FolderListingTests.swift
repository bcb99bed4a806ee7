import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct FolderListingTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { try body($0.path) }
    }

    private func makeFile(_ path: String) { #expect(close(creat(path, 0o600)) == 0) }

    @Test func namesAreSortedByTheirBytes() throws {
        try withFolder { path in
            #expect(try FolderListing(of: path).names.isEmpty)
            for name in ["b", "a\u{301}", "B", ".hidden", "a b"] { makeFile(path + "/" + name) }
            #expect(mkdir(path + "/folder", 0o700) == 0)
            let listing = try FolderListing(of: path)
            #expect(listing.names == [".hidden", "B", "a b", "a\u{301}", "b", "folder"])
            #expect(listing.undecodableNames.isEmpty)
        }
    }

    @Test func anOpenFolderCanBeListedAgain() throws {
        try withFolder { path in
            makeFile(path + "/a")
            let folder = open(path, O_RDONLY | O_DIRECTORY)
            defer { close(folder) }
            for _ in 0..<2 {
                let listing = try FolderListing(of: folder, path: "shown")
                #expect(listing.names == ["a"])
            }
        }
    }

    #if !canImport(Darwin)
        // A Mac's disks refuse such names.
        @Test func namesThatAreNotUTF8AreToldApart() throws {
            try withFolder { path in
                makeFile(path + "/good")
                let bytes = Array((path + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
                #expect(close(creat(bytes, 0o600)) == 0)
                let listing = try FolderListing(of: path)
                #expect(listing.names == ["good"] && listing.undecodableNames == ["caf\\xE9"])
            }
        }
    #endif

    @Test func everyFailureKeepsItsCode() throws {
        try withFolder { path in
            makeFile(path + "/file")
            #expect(symlink("loop", path + "/loop") == 0)
            for (name, code) in [("none", ENOENT), ("file", ENOTDIR), ("loop", ELOOP)] {
                let failure = #expect(throws: DiskError.self) {
                    try FolderListing(of: path + "/" + name)
                }
                #expect(failure?.code == code && failure?.path == path + "/" + name)
            }
            let file = open(path + "/file", O_RDONLY)
            defer { close(file) }
            let failure = #expect(throws: DiskError.self) {
                try FolderListing(of: file, path: "shown/file")
            }
            #expect(failure?.path == "shown/file" && failure?.code == ENOTDIR)
            #expect(failure.map { "\($0)".names("shown/file: ", "Not a directory") } == true)
        }
    }
}
