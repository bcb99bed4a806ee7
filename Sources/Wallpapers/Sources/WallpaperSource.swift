import Foundation

/// A place that metadata and pictures are downloaded from.
public protocol WallpaperSource: Sendable {
    /// Returns the URL of a file, for error messages.
    ///
    /// - Parameter path: The path relative to the root of the tree, as `Layout` spells it.
    func location(of path: String) -> URL

    /// Returns all bytes of a file, at least one.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` for everything else.
    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data
}
