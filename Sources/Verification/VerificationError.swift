import WallpressDiagnostics

/// The reason that a tree could not be verified at all.
public enum VerificationError: Error, Sendable, Equatable {
    /// There is no such folder, or it is something else, which `found` names.
    case noTree(path: String, found: String)
    /// The folder could not be read; the reason is the system's message.
    case unreadable(path: String, reason: String)
    /// A tree to show has no metadata, or none that can be read; the reason is a clause.
    case noMetadata(source: String, path: String, reason: String)
    /// An image of a tree that is shown, and that may be there, could not be read; the reason is a clause.
    case unreadImage(source: String, path: String, reason: String)
    /// The server did not answer, with the network's message.
    case unreachable(url: String, reason: String)
    /// A URL of another kind than http and https.
    case unsupportedURL(String)
    /// An http or https URL with a query or a fragment, which no path can follow.
    case urlWithQuery(String)
    /// A profile that is neither built in nor the recipe's.
    case unknownProfile(String, suggestion: String)
    /// A text that should be a date.
    case notADay(String)
    /// A text that should be a locale.
    case notALocale(String)
}

extension VerificationError: CustomStringConvertible {
    /// One line, the place first.
    public var description: String {
        switch self {
        case .noTree(let path, let found):
            "\(path): expected a tree, found \(found)"
        case .unreadable(let path, let reason): "\(path): the folder could not be read: \(reason)"
        case .noMetadata(let source, let path, let reason):
            "\(source): cannot make the page, which needs \(path): \(reason)"
        case .unreadImage(let source, let path, let reason):
            "\(source): \(path) could not be read: \(reason); the page would be incomplete"
        case .unreachable(let url, let reason): "\(url): the server cannot be reached: \(reason)"
        case .unsupportedURL(let url):
            "\(ServedTree.withoutPassword(url)): expected an http or https URL with a host"
        case .urlWithQuery(let url):
            "\(ServedTree.withoutPassword(url)): expected a URL without query and fragment"
        case .unknownProfile(let name, let suggestion): "\(name): unknown profile; \(suggestion)"
        case .notADay(let text): "\(text): expected a day that exists, as YYYY-MM-DD"
        case .notALocale(let text): "\(text): expected a locale such as en_US or en-US"
        }
    }

    /// Whether an option had a value that it cannot have.
    public var isWrongUsage: Bool {
        switch self {
        case .unknownProfile, .notADay, .notALocale: true
        default: false
        }
    }
}
