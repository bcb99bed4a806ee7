import Foundation
import WallpressJSON
import WallpaperMetadata

/// An error of a manager.
public enum WallpaperManagerError: LocalizedError, Sendable, Equatable, CustomStringConvertible {
    /// A file could not be downloaded.
    case download(URL, DownloadError)
    /// The server has no image where the profile has one. Its tree may have been built for another profile.
    case noImage(URL, DownloadError, profile: String)
    /// The download is not an image; for example, a web page that was sent with status 200.
    case notAnImage(URL)
    /// The download is not metadata.
    case metadata(URL, MetadataError)
    /// An id or a path could lead out of its folder, so nothing was requested or stored.
    case unsafeName(String)
    /// The profile has no file for a variant, as `fenix` has none for iPads.
    case noPlace(Variant, profile: String)
    /// The store could not read, write, remove or list this path. `reason` is the system's message.
    case store(path: String, StoreAttempt, reason: String)
    /// A preference could not be read or stored. `reason` is the system's message.
    case preferences(Preference, reason: String)
    /// The images of the wallpaper with this id are not in the store, so it cannot become the current one.
    case notFetched(String)
    /// The task was cancelled before the wallpaper was selected.
    case cancelled

    /// The operation that a store tried on a file.
    public enum StoreAttempt: String, Sendable, Equatable {
        /// Read a file that exists.
        case read
        /// Write, sync or rename it.
        case write
        /// Remove it.
        case remove
        /// List all files.
        case list
    }

    /// A sentence without a final period that begins with the URL or path, if there is one.
    public var description: String {
        switch self {
        case .download(let url, let problem): "\(url.absoluteString): \(problem)"
        case .noImage(let url, let problem, let profile):
            "\(url.absoluteString): \(problem); the profile \(profile) expects a picture there"
        case .notAnImage(let url): "\(url.absoluteString): the server sent a file that is not an image"
        case .metadata(let url, let problem): "\(url.absoluteString): \(problem)"
        case .unsafeName(let name): "\"\(name)\": this name is not safe as part of a path"
        case .noPlace(let variant, let profile):
            "\(variant.rawValue): the profile \(profile) has no file for this variant"
        case .store(let path, let attempt, let reason): "\(path): could not \(attempt.rawValue) it: \(reason)"
        case .preferences(let key, let reason):
            "\(key.rawValue): could not read or store the setting: \(reason)"
        case .notFetched(let id):
            "\"\(id)\": its images are not in the store; fetch or select the wallpaper first"
        case .cancelled: "the task was cancelled"
        }
    }

    /// The description, in English, so that `localizedDescription` contains it.
    public var errorDescription: String? { description }
}

/// The reason that a metadata file cannot be used.
public struct MetadataError: LocalizedError, Sendable, Equatable, CustomStringConvertible {
    /// The place of the problem; nil if it has no place in the file.
    public let position: TextPosition?
    /// The expected and the found value, without a final period.
    public let message: String

    /// Creates a problem from a position and a message.
    public init(position: TextPosition?, message: String) {
        self.position = position
        self.message = message
    }

    /// "12:5: expected a date, found \"soon\"".
    public var description: String { position.map { "\($0): \(message)" } ?? message }

    /// The description, in English, so that `localizedDescription` contains it.
    public var errorDescription: String? { description }
}
