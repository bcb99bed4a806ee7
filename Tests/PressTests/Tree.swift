import WallpressDisk
import Foundation
import WallpressPress
import WallpressTestSupport

/// A folder on the disk that a test reads and writes without the code under test.
struct Tree {
    let url: URL

    var path: String { url.path }
    var metadata: URL { url.appendingPathComponent(metadataPath) }
    let metadataPath = "metadata/v1/wallpapers.json"

    func url(_ path: String) -> URL { url.appendingPathComponent(path) }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func bytes(_ path: String) -> [UInt8]? { (try? Data(contentsOf: url(path))).map(Array.init) }

    /// Returns all files, folders and links below the folder, including hidden ones.
    func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }

    func inode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url(path).path)[.systemFileNumber] as? Int
    }

    func setDate(_ date: Date, of path: String) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(path).path)
    }

    func date(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
    }

    /// Commits files with a lock and a staging folder of its own, like a build.
    func commit(
        _ images: [(bytes: [UInt8], paths: [String])] = [], documents: [String: [UInt8]] = [:],
        removals: [String] = [], usesHardLinks: Bool = true
    ) throws {
        let staging = try Staging(in: OutputFolder(buildingAt: path))
        defer { staging.remove() }
        var commit = try Commit(
            images: images.map { try staging.stage($0.bytes, for: $0.paths) },
            documents: documents.map { .init(path: $0.key, .bytes($0.value)) },
            removals: removals)
        commit.usesHardLinks = usesHardLinks
        try commit.apply(from: staging)
    }
}

/// Runs a test with an empty folder `Output` and another folder beside it.
func withTree<Result>(
    _ body: (_ output: Tree, _ outside: Tree) throws -> Result
) throws -> Result {
    try withTemporaryFolder { url in
        let output = Tree(url: url.appendingPathComponent("Output"))
        let outside = Tree(url: url.appendingPathComponent("outside"))
        try output.makeFolder("")
        try outside.makeFolder("")
        return try body(output, outside)
    }
}
