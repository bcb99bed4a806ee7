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

/// Limits that end a download, whatever the server does.
public struct DownloadLimits: Sendable, Equatable {
    /// The largest number of bytes in the body, counted after decompression.
    public var bytes: Int
    /// The largest number of redirects that are followed.
    public var redirects: Int
    /// The time from the request to the last byte, in seconds. More than a year counts as a year.
    public var seconds: Double

    /// Creates limits; by default 5 redirects and 60 seconds.
    public init(bytes: Int, redirects: Int = 5, seconds: Double = 60) {
        self.bytes = bytes
        self.redirects = redirects
        self.seconds = seconds
    }

    /// `seconds` without infinity and negative values, which timers cannot take.
    var time: Double { max(0, min(seconds, 365 * 86400)) }
}
