import WallpressInput
import WallpressPress
import WallpressServing
import WallpressVerification

/// An error of the studio.
public enum StudioError: Error, Sendable, Equatable {
    /// A file that changed on disk since it was read, while it was changed here too.
    public struct Conflict: Sendable, Equatable, Encodable {
        /// The path in the input.
        public let path: String
        /// The text that was to be saved.
        public let mine: String
        /// The text on disk; nil if the file is gone.
        public let disk: String?

        /// Creates a conflict of two texts.
        public init(path: String, mine: String, disk: String?) {
            (self.path, self.mine, self.disk) = (path, mine, disk)
        }
    }

    /// An edit does not fit a file. Nothing was changed.
    case refusedEdit(path: String, line: Int?, reason: String)
    /// Files changed on disk since they were read. Nothing was saved.
    case conflicts([Conflict])
    /// To undo or redo a step would overwrite lines that somebody has edited by hand. Nothing was changed.
    case overwrites(String, paths: [String])
    /// A file of the input cannot be read or written, or its reader refuses it.
    case input(InputError)
    /// A build cannot be done.
    case press(PressError)
    /// The output cannot be verified.
    case verification(VerificationError)

    /// A request has another form than the page's requests. The text names the expected and the found one.
    case badRequest(String)
    /// A request has no session, or the session of another studio.
    case noSession
    /// A request does not come from the page.
    case forbidden(String)
    /// Nothing has this path.
    case notFound(String)
    /// The input has no wallpaper with this id.
    case unknownWallpaper(String)
    /// The body of a request is larger than this number of bytes.
    case tooLarge(limit: Int)
    /// Something was changed since the page last asked, for example in another tab.
    case stale
    /// A build uses the saved state, and something is not saved.
    case unsaved
    /// A build or a verification is running.
    case busy
    /// A verification was cancelled.
    case cancelled
    /// The page cannot be served.
    case serving(ServingError)
    /// The system refuses something.
    case system(tried: String, reason: String)
}

extension StudioError: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .badRequest(let reason), .forbidden(let reason): reason
        case .refusedEdit(let path, let line?, let reason): "\(path):\(line): \(reason)"
        case .refusedEdit(let path, nil, let reason): "\(path): \(reason)"
        case .conflicts(let conflicts):
            conflicts.map(\.path).joined(separator: ", ")
                + ": changed on disk since it was read; nothing was saved"
        case .overwrites(let title, let paths):
            "\(title): \(paths.joined(separator: ", ")) was edited by hand in the same lines afterward"
        case .input(let error): error.description
        case .press(let error): error.description
        case .verification(let error): error.description
        case .noSession:
            "this page has no session; open the address that wallpress studio printed when it started"
        case .notFound(let path): "\(path): not found"
        case .unknownWallpaper(let id): "\(id): the input has no wallpaper with this id"
        case .tooLarge(let limit): "expected at most \(limit) bytes, found more"
        case .stale: "another tab made a change; reload the page to see it"
        case .unsaved: "a build uses only saved changes; save first"
        case .busy: "a build or a verification is running; wait for it to end, or cancel it"
        case .cancelled: "the verification was cancelled"
        case .serving(let error): error.description
        case .system(let tried, let reason): "could not \(tried): \(reason)"
        }
    }
}

/// Runs a step on the input, and throws its error as a `StudioError`.
func onInput<Value>(_ step: @autoclosure () throws(InputError) -> Value) throws(StudioError) -> Value {
    do throws(InputError) { return try step() } catch { throw .input(error) }
}
