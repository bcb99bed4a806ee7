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
    /// The time in seconds after which a server is given up that sends nothing, in answer to any request of the same
    /// `HTTPSource`. More than a year counts as a year. Other sources ignore it.
    public var silence: Double

    /// Creates limits; by default 5 redirects, 60 seconds and no limit for silence.
    public init(bytes: Int, redirects: Int = 5, seconds: Double = 60, silence: Double = .infinity) {
        self.bytes = bytes
        self.redirects = redirects
        self.seconds = seconds
        self.silence = silence
    }

    /// `seconds`, as timers can take it.
    var time: Duration { Self.timer(seconds) }

    /// `silence`, as timers can take it.
    var longestSilence: Duration { Self.timer(silence) }

    /// Without infinity, negative values and what is no number.
    private static func timer(_ seconds: Double) -> Duration {
        .seconds(seconds.isNaN ? 0 : max(0, min(seconds, 365 * 86400)))
    }
}
