import WallpressDiagnostics

/// A tree to verify, on disk or on a server.
package protocol Tree: Sendable {
    /// Its path or URL.
    var name: String { get }

    /// Returns all bytes of a file, at most `limit`, and the header fields that came with them.
    ///
    /// - Throws: `FetchError`; `.unreachable` only if no answer came at all.
    func fetch(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile

    /// Fetches a file that will be fetched again: the server is asked for it only once.
    func peek(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile

    /// Returns the reason that a file could not be fetched, if it is known without fetching it.
    func problem(with path: String) -> FetchError?

    /// Returns all files below the root, or nil if they cannot be listed.
    func listing() -> TreeListing?

    /// The places that could not be read so far, sorted by path: folders and files of a disk.
    var unreadPlaces: [UnreadPlace] { get }

    /// Whether it is on a server.
    var isServed: Bool { get }

    /// The reason that nothing more is fetched; nil while the server answers.
    var givenUp: String? { get async }

    /// Returns the number of files that may be fetched at the same time.
    func fetchesAtOnce(jobs: Int) -> Int
}

extension Tree {
    package var isServed: Bool { false }

    package var givenUp: String? { get async { nil } }

    package var unreadPlaces: [UnreadPlace] { [] }

    package func peek(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile {
        try await fetch(path, limit: limit)
    }

    package func problem(with path: String) -> FetchError? { nil }

    package func fetchesAtOnce(jobs: Int) -> Int { max(1, jobs) }
}

extension Tree {
    /// One diagnostic for each place that could not be read, and one for all others of the same reason if there
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

/// A folder or file of a tree that could not be read.
package struct UnreadPlace: Sendable, Equatable {
    /// Relative to the root, "." for the root itself.
    package let path: String
    /// The reason, a clause without a final stop: "the folder could not be listed: Input/output error".
    package let reason: String
}

/// A file that was fetched.
package struct FetchedFile: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The header fields of a server, names in lower case; nil for a file on disk.
    package var headers: [String: String]?
}
