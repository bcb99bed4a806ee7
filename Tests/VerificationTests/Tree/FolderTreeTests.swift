import Foundation
import TestSupport
import Testing
import Verification

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

@Suite(.timeLimit(.minutes(10)))
struct FolderTreeTests {
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
            #expect(
                await problem(tree, "ios/a/a.jpg", limit: 6) == .refused("it has 7 bytes, the limit is 6"))
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
                    #expect(await problem(tree, path) == .refused("it is a link that leads out of the tree"))
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
            #expect(await problem(tree, "pipe.jpg") == .refused("it is a pipe, not a file"))
            #expect(await problem(tree, "folder.jpg") == .refused("it is a folder, not a file"))
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
