import Foundation

/// Where metadata and pictures come from.
public protocol WallpaperSource: Sendable {
    /// Where a file of the server is, for messages.
    ///
    /// - Parameter path: relative to the root of the tree, as `Layout` spells it.
    func location(of path: String) -> URL

    /// All bytes of a file, at least one.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` for everything else.
    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data
}

/// Where a download ends, whatever the server does.
public struct DownloadLimits: Sendable, Equatable {
    /// Bytes of the body, after any decompression.
    public var bytes: Int
    /// Redirects that are followed.
    public var redirects: Int
    /// Seconds from the request to the last byte; more than a year counts as a year.
    public var seconds: Double

    /// Limits from their parts; 5 redirects and 60 seconds unless told.
    public init(bytes: Int, redirects: Int = 5, seconds: Double = 60) {
        self.bytes = bytes
        self.redirects = redirects
        self.seconds = seconds
    }

    /// `seconds` as timers can count them: no infinity, nothing negative.
    var time: Double { max(0, min(seconds, 365 * 86400)) }
}
