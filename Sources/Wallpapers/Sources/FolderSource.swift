import Foundation
import WallpaperMetadata

/// A tree in a folder, such as an `Output` that has not been uploaded yet.
public struct FolderSource: WallpaperSource {
    /// The root of the tree, a file URL.
    public let root: URL

    /// Creates a source for the tree below `root`, a file URL.
    public init(root: URL) { self.root = root }

    /// Returns the URL of a file.
    public func location(of path: String) -> URL { root.appendingPathComponent(path) }

    /// Reads a whole file. It never reads more than one byte past the limit.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` for everything else.
    public func bytes(
        at path: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        let url = location(of: path)
        guard Self.isRegularFile(url) else { throw .download(url, .missing) }
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            data = try file.read(upToCount: min(limits.bytes, .max - 1) + 1) ?? Data()
        } catch {
            throw .download(url, .connection(String(describing: error)))
        }
        if data.isEmpty { throw .download(url, .empty) }
        if data.count > limits.bytes { throw .download(url, .tooLarge(limit: limits.bytes)) }
        return data
    }

    /// Returns whether a URL is a regular file. Reading a pipe or a device could block forever.
    private static func isRegularFile(_ url: URL) -> Bool {
        let kind =
            try? FileManager.default.attributesOfItem(
                atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        return kind == .typeRegular
    }
}
