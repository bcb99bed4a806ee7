import Foundation

/// The reason that a download failed.
public enum DownloadError: LocalizedError, Sendable, Equatable, CustomStringConvertible {
    /// The status was outside 200...299.
    case status(Int)
    /// The folder has no such file.
    case missing
    /// The body was empty.
    case empty
    /// The server announced or sent more bytes than `limit`.
    case tooLarge(limit: Int)
    /// The server sent fewer bytes than it had announced.
    case truncated(expected: Int, received: Int)
    /// The body has a content coding (RFC 9110, section 8.4.1) that was not requested.
    case unrequestedEncoding(String)
    /// There were more redirects than `limit`.
    case tooManyRedirects(limit: Int)
    /// A redirect led to another scheme, host or port.
    case redirectedElsewhere(URL)
    /// The download was not complete after this many seconds.
    case timedOut(seconds: Double)
    /// For this many seconds, no byte came from the server, in any download from it.
    case silent(seconds: Double)
    /// The task that waited for the download was cancelled.
    case cancelled
    /// There was no connection, or it was cut. The text is the network's message.
    case connection(String)

    /// A clause that follows the URL in a message.
    public var description: String {
        switch self {
        case .status(let status): "the server answered with status \(status)"
        case .missing: "the file does not exist"
        case .empty: "the server sent no bytes"
        case .tooLarge(let limit): "the server sends more than \(limit) bytes"
        case .truncated(let expected, let received):
            "the server announced \(expected) bytes and sent \(received)"
        case .unrequestedEncoding(let name):
            "the server sent the file with the unrequested encoding \"\(name.prefix(60))\""
        case .tooManyRedirects(let limit): "the server redirected more than \(limit) times"
        case .redirectedElsewhere(let url): "the server redirected to another host, \(url.absoluteString)"
        case .timedOut(let seconds): "the download took longer than \(seconds.spelled) seconds"
        case .silent(let seconds):
            "the server sent nothing for \(seconds == 1 ? "a second" : "\(seconds.spelled) seconds")"
        case .cancelled: "the download was cancelled"
        case .connection(let reason): "the connection failed: \(reason)"
        }
    }

    /// The description, in English, so that `localizedDescription` contains it.
    public var errorDescription: String? { description }

    /// Whether the place has no such file. Servers that do not let people list a folder refuse files that are not in it.
    var isAbsence: Bool { [.missing, .status(403), .status(404), .status(410)].contains(self) }
}

extension Double {
    /// "15", "1.5".
    fileprivate var spelled: String { String(format: "%g", self) }
}
