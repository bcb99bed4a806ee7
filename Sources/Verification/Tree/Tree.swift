import WallpressDiagnostics

/// A tree to verify, on disk or on a server.
package protocol Tree: Sendable {
    /// Its path or URL.
    var name: String { get }

    /// All bytes of a file, at most `limit`, and the header fields that came with them.
    ///
    /// - Throws: `FetchError`; `.unreachable` only if no answer came at all.
    func fetch(_ path: String, limit: Int) async throws(FetchError) -> Fetched

    /// Like `fetch`, for a file that will be fetched again: the server is asked for it only once.
    func peek(_ path: String, limit: Int) async throws(FetchError) -> Fetched

    /// Why a file could not be fetched, as far as this is known without fetching it.
    func problem(with path: String) -> FetchError?

    /// All files below the root, or nil where they cannot be listed.
    func listing() -> TreeListing?

    /// What could not be looked at up to now, sorted by path. This is about folders and files of a disk.
    var unreadPlaces: [UnreadPlace] { get }

    /// Whether it is on a server.
    var isServed: Bool { get }

    /// Why nothing more is fetched; nil as long as the server answers.
    var givenUp: String? { get async }

    /// How many files may be fetched at the same time.
    func fetchesAtOnce(jobs: Int) -> Int
}

extension Tree {
    package var isServed: Bool { false }

    package var givenUp: String? { get async { nil } }

    package var unreadPlaces: [UnreadPlace] { [] }

    package func peek(_ path: String, limit: Int) async throws(FetchError) -> Fetched {
        try await fetch(path, limit: limit)
    }

    package func problem(with path: String) -> FetchError? { nil }

    package func fetchesAtOnce(jobs: Int) -> Int { max(1, jobs) }
}

extension Tree {
    /// One diagnostic for each place that could not be looked at, and one for all others of the same reason where there
    /// are many.
    var unread: [Diagnostic] {
        let most = 20
        let groups = Dictionary(grouping: unreadPlaces, by: \.reason).values.sorted {
            $0[0].path < $1[0].path
        }
        return groups.flatMap { places in
            places.prefix(most).enumerated().map { index, place in
                let others = places.count - most
                let more = index == most - 1 && others > 0 ? " (and \(others) more for the same reason)" : ""
                return Diagnostic(.unreadable, path: place.path, place.reason + more)
            }
        }
    }
}

/// The files of a tree.
package struct TreeListing: Sendable, Equatable {
    /// Relative to the root, sorted. Names that start with a dot are left out.
    package var files: [String] = []
    /// Whether there are more files than are listed.
    package var isCut = false
}

/// A folder or file of a tree that could not be looked at.
package struct UnreadPlace: Sendable, Equatable {
    /// Relative to the root, "." for the root itself.
    package let path: String
    /// Why, a clause without a final stop: "the folder could not be listed: Input/output error".
    package let reason: String
}

/// A file that was fetched.
package struct Fetched: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The header fields of a server, names in lower case; nil for a file on disk.
    package var headers: [String: String]?
}
