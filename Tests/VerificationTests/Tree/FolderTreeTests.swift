import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification

/// Whether a file is refused, for a reason that names some values.
private func isRefused(_ tree: FolderTree, _ path: String, _ values: String..., limit: Int = 100) async
    -> Bool
{
    guard case .refused(let reason, mayBeMissing: false) = await problem(tree, path, limit: limit) else {
        return false
    }
    return reason.names(values)
}

private func problem(_ tree: FolderTree, _ path: String, limit: Int = 100) async -> FetchError? {
    do throws(FetchError) {
        _ = try await tree.fetch(path, limit: limit)
        return nil
    } catch {
        return error
    }
}

private func write(_ text: String, to path: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

private func link(_ path: String, to target: String, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
}

/// Makes a socket in the file system. Its path may be longer than an address can be: it is made elsewhere and renamed.
private func socket(at path: String) throws -> Int32 {
    #if canImport(Darwin)
        let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #else
        let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let short = "/tmp/\(UUID().uuidString.prefix(8))"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    try FileManager.default.moveItem(atPath: short, toPath: path)
    return descriptor
}

@Suite(.timeLimit(.minutes(10)))
struct FolderTreeTests {
    /// A folder requested between all others is not listed again: that would take longer with every file.
    @Test func theFolderOfAllWallpapersIsListedOnce() async throws {
        try await withTemporaryFolder { folder in
            let ids = (0..<600).map { "w\($0)" }
            for id in ids { try write("picture", to: "tree/ios/\(id)/\(id).jpg", in: folder) }
            let tree = try FolderTree(folder.appendingPathComponent("tree").path)
            #expect(await problem(tree, "ios/w0/w0.jpg") == nil)
            // Only another listing of the folder could find it.
            try write("picture", to: "tree/ios/late/late.jpg", in: folder)
            for id in ids { #expect(await problem(tree, "ios/\(id)/\(id).jpg") == nil) }
            #expect(await problem(tree, "ios/late/late.jpg") == .missing)
        }
    }

    @Test func filesAreReadWhole() async throws {
        try await withTemporaryFolder { folder in
            try write("picture", to: "tree/ios/a/a.jpg", in: folder)
            try write("", to: "tree/ios/a/empty.jpg", in: folder)
            let tree = try FolderTree(folder.appendingPathComponent("tree").path)
            let fetched = try await tree.fetch("ios/a/a.jpg", limit: 7)
            #expect(fetched.bytes == Array("picture".utf8))
            #expect(fetched.headers == nil)
            #expect(try await tree.fetch("ios/a/empty.jpg", limit: 7).bytes.isEmpty)
            #expect(await problem(tree, "ios/a/b.jpg") == .missing)
            #expect(await isRefused(tree, "ios/a/a.jpg", "7", "6", limit: 6))
        }
    }

    @Test func capitalsCount() async throws {
        try await withTemporaryFolder { folder in
            try write("x", to: "ios/Aurora/aurora.JPG", in: folder)
            try write("x", to: "both/a.jpg", in: folder)
            try write("x", to: "both/A.jpg", in: folder)
            let tree = try FolderTree(folder.path)
            #expect(await problem(tree, "ios/aurora/aurora.jpg") == .otherCase("ios/Aurora/aurora.JPG"))
            #expect(await problem(tree, "ios/Aurora/aurora.JPG") == nil)
            #expect(await problem(tree, "both/a.jpg") == nil)
            #expect(await problem(tree, "both/A.jpg") == nil)
        }
    }

    @Test func linksStayInside() async throws {
        try await withTemporaryFolder { folder in
            try write("secret", to: "outside/secret.jpg", in: folder)
            try write("picture", to: "tree/a.jpg", in: folder)
            try link("tree/inside.jpg", to: "a.jpg", in: folder)
            try link("tree/file.jpg", to: "../outside/secret.jpg", in: folder)
            try link("tree/folder", to: "../outside", in: folder)
            try link("tree/nowhere.jpg", to: "gone.jpg", in: folder)
            try link("tree/round.jpg", to: "round.jpg", in: folder)
            try link("linked-tree", to: "tree", in: folder)
            for name in ["tree", "linked-tree"] {
                let tree = try FolderTree(folder.appendingPathComponent(name).path)
                #expect(await problem(tree, "inside.jpg") == nil)
                for path in ["file.jpg", "folder/secret.jpg"] {
                    #expect(await isRefused(tree, path, "link"))
                }
                for path in ["nowhere.jpg", "round.jpg"] {
                    guard case .refused = await problem(tree, path) else {
                        Issue.record("\(path)")
                        return
                    }
                }
            }
        }
    }

    @Test func onlyFilesAreRead() async throws {
        try await withTemporaryFolder { folder in
            #expect(mkfifo(folder.appendingPathComponent("pipe.jpg").path, 0o600) == 0)
            try write("x", to: "folder.jpg/x", in: folder)
            let tree = try FolderTree(folder.path)
            #expect(await isRefused(tree, "pipe.jpg", "pipe"))
            #expect(await isRefused(tree, "folder.jpg", "folder"))
        }
    }

    /// Unreadable folders are neither missing nor fine.
    @Test func foldersThatCannotBeListedAreTold() async throws {
        try await withTemporaryFolder { folder in
            try write("x", to: "b/c.jpg", in: folder)
            try link("ios", to: "ios", in: folder)
            let tree = try FolderTree(folder.path)
            #expect(tree.listing()?.files == ["b/c.jpg", "ios"])
            #expect(tree.unreadPlaces.isEmpty, "a link is not followed to list a tree")
            guard case .unread(let place) = await problem(tree, "ios/a/a.jpg") else {
                Issue.record("a folder that cannot be listed was listed")
                return
            }
            #expect(place.path == "ios" && place.reason.names("Too many levels of symbolic links"))
            #expect(tree.problem(with: "ios/b/b.jpg") == .unread(place))
            #expect(tree.unreadPlaces == [place], "once")
            #expect(tree.problem(with: "b/c.jpg") == nil)
            #expect(tree.problem(with: "b/d.jpg") == .missing)
            #expect(tree.problem(with: "b/c.jpg/d") == .missing, "a file has no files in it")
        }
    }

    #if !canImport(Darwin)
        @Test func filesThatCannotBeReadAreTold() async throws {
            // The kernel cannot read what is at address 0.
            let tree = try FolderTree("/proc/self")
            guard case .unread(let place) = await problem(tree, "mem") else {
                Issue.record("address 0 was read")
                return
            }
            #expect(place.path == "mem" && place.reason.names("Input/output error"))
            #expect(tree.unreadPlaces == [place])
        }

        @Test func namesThatAreNotUTF8AreListed() throws {
            try withTemporaryFolder { folder in
                let name =
                    Array((folder.path + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
                #expect(close(creat(name, 0o600)) == 0)
                let files = try FolderTree(folder.path).listing()?.files
                #expect(files == ["caf\\xE9"])
            }
        }
    #endif

    @Test func whatIsNoFileIsNotOpened() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("socket.jpg").path
            let descriptor = try socket(at: path)
            defer { close(descriptor) }
            try link("zero.jpg", to: "/dev/zero", in: folder)
            let sparse = folder.appendingPathComponent("sparse.jpg").path
            #expect(close(creat(sparse, 0o600)) == 0 && truncate(sparse, 2 << 30) == 0)
            let tree = try FolderTree(folder.path)
            #expect(await isRefused(tree, "socket.jpg", "socket"))
            #expect(await isRefused(tree, "zero.jpg", "link"))
            #expect(await isRefused(tree, "sparse.jpg", "2147483648", "100"))
            #expect(tree.unreadPlaces.isEmpty)
        }
    }

    @Test(arguments: ["", "..", "../x", "/etc/passwd", "a//b", "a/../../x", "a\0b", "a b"])
    func unsafePaths(path: String) async throws {
        try await withTemporaryFolder { folder in
            let root = folder.appendingPathComponent("tree")
            try write("x", to: "x", in: folder)
            try write("x", to: "a/b", in: root)
            #expect(await problem(try FolderTree(root.path), path) == .missing)
        }
    }

    @Test func listingSkipsDotFilesAndLinkedFolders() throws {
        try withTemporaryFolder { folder in
            try write("x", to: "b/c.jpg", in: folder)
            try write("x", to: "a.jpg", in: folder)
            try write("x", to: ".DS_Store", in: folder)
            try write("x", to: ".git/config", in: folder)
            try link("b/again", to: "..", in: folder)
            #expect(try FolderTree(folder.path).listing()?.files == ["a.jpg", "b/again", "b/c.jpg"])
        }
    }

    @Test func noTree() throws {
        try withTemporaryFolder { folder in
            try write("x", to: "file", in: folder)
            let (file, nothing) = (folder.path + "/file", folder.path + "/nothing")
            #expect(throws: VerificationError.noTree(path: file, found: "a file")) { try FolderTree(file) }
            #expect(throws: VerificationError.noTree(path: nothing, found: "nothing")) {
                try FolderTree(nothing)
            }
        }
    }
}
