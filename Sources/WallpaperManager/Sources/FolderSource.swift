import Foundation
import WallpaperMetadata

/// A tree on disk, before it is uploaded.
public struct FolderSource: WallpaperSource {
    /// The root of the tree.
    public let root: URL

    /// The tree below `root`, a file URL.
    public init(root: URL) { self.root = root }

    /// The file URL of a path.
    public func location(of path: String) -> URL { root.appendingPathComponent(path) }

    /// Reads a file; never more than one byte past the limit.
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

    /// A pipe or a device would keep the reader waiting.
    private static func isRegularFile(_ url: URL) -> Bool {
        let kind =
            try? FileManager.default.attributesOfItem(
                atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        return kind == .typeRegular
    }
}
