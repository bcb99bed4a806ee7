/// Limits that end a download, even if the server does not.
public struct DownloadLimits: Sendable, Equatable {
    /// The largest number of bytes in the body, counted after decompression.
    public var bytes: Int
    /// The largest number of redirects that are followed.
    public var redirects: Int
    /// The time from the request to the last byte, in seconds. More than a year counts as a year.
    public var seconds: Double
    /// The time in seconds after which a silent server is given up, in answer to any request of the same
    /// `HTTPSource`. More than a year counts as a year. Other sources ignore it.
    public var silence: Double

    /// Creates limits; by default 5 redirects, 60 seconds and no limit for silence.
    public init(bytes: Int, redirects: Int = 5, seconds: Double = 60, silence: Double = .infinity) {
        self.bytes = bytes
        self.redirects = redirects
        self.seconds = seconds
        self.silence = silence
    }

    /// `seconds`, in a range that timers accept.
    var time: Duration { Self.timer(seconds) }

    /// `silence`, in a range that timers accept.
    var longestSilence: Duration { Self.timer(silence) }

    /// Returns a time without infinity, negative values and NaN.
    private static func timer(_ seconds: Double) -> Duration {
        .seconds(seconds.isNaN ? 0 : max(0, min(seconds, 365 * 86400)))
    }
}
