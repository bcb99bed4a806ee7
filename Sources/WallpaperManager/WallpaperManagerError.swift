import Foundation
import WallpaperMetadata

/// Why the manager could not do what it was asked.
public enum WallpaperManagerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Bytes did not come from where they should have come from.
    case download(URL, DownloadProblem)
    /// Bytes came, and are no picture: a web page sent with status 200, say.
    case notAnImage(URL)
    /// Bytes came, and are no metadata.
    case metadata(URL, MetadataProblem)
    /// An id or a path that could lead out of the place where it belongs, so nothing was asked or stored.
    case unsafeName(String)
    /// A variant that the profile has no file for, such as an iPad's under `fenix`.
    case noPlace(Variant, profile: String)
    /// The store did not read, write or remove this path; below it, what the system said.
    case store(path: String, StoreAttempt, reason: String)
    /// A preference was not kept; below it, what the system said.
    case preferences(Preference, reason: String)

    /// What was tried with a file of the store.
    public enum StoreAttempt: String, Sendable, Equatable {
        /// Reading a file that is there.
        case read
        /// Writing it aside, syncing it or renaming it.
        case write
        /// Removing it.
        case remove
        /// Listing the files.
        case list
    }

    /// A sentence without a final stop, which begins with the URL or path.
    public var description: String {
        switch self {
        case .download(let url, let problem): "\(url.absoluteString): \(problem)"
        case .notAnImage(let url): "\(url.absoluteString): the server sent something that is no image"
        case .metadata(let url, let problem): "\(url.absoluteString): \(problem)"
        case .unsafeName(let name): "\"\(name)\": this name is not safe as part of a path"
        case .noPlace(let variant, let profile):
            "\(variant.rawValue): the profile \(profile) has no file for this variant"
        case .store(let path, let attempt, let reason): "\(path): could not \(attempt.rawValue) it: \(reason)"
        case .preferences(let key, let reason): "\(key.rawValue): could not keep it: \(reason)"
        }
    }
}

/// What happened to a download.
public enum DownloadProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// An HTTP status outside 200...299.
    case status(Int)
    /// A folder has no such file.
    case missing
    /// No bytes at all.
    case empty
    /// More bytes than `limit`, announced or sent.
    case tooLarge(limit: Int)
    /// Fewer bytes than the server announced.
    case truncated(expected: Int, received: Int)
    /// More redirects than `limit`.
    case tooManyRedirects(limit: Int)
    /// A redirect to another scheme, host or port.
    case redirectedElsewhere(URL)
    /// Not done after so many seconds.
    case timedOut(seconds: Double)
    /// The task that waited for it was cancelled.
    case cancelled
    /// No connection, or one that was cut; what the network said.
    case connection(String)

    /// A clause to stand behind the URL.
    public var description: String {
        switch self {
        case .status(let status): "the server answered with status \(status)"
        case .missing: "there is no such file"
        case .empty: "the server sent no bytes"
        case .tooLarge(let limit): "the server sends more than \(limit) bytes"
        case .truncated(let expected, let received):
            "the server announced \(expected) bytes and sent \(received)"
        case .tooManyRedirects(let limit): "the server redirected more than \(limit) times"
        case .redirectedElsewhere(let url): "the server redirected to another place, \(url.absoluteString)"
        case .timedOut(let seconds): "the server was not done after \(seconds) seconds"
        case .cancelled: "the download was cancelled"
        case .connection(let reason): "the connection failed: \(reason)"
        }
    }
}

/// Why a metadata file cannot be used.
public struct MetadataProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// Where, if the file is JSON up to there.
    public let position: TextPosition?
    /// What was expected and what was found, without a final stop.
    public let message: String

    /// A problem from its parts.
    public init(position: TextPosition?, message: String) {
        self.position = position
        self.message = message
    }

    /// "12:5: expected a date, found \"soon\"".
    public var description: String { position.map { "\($0): \(message)" } ?? message }
}
