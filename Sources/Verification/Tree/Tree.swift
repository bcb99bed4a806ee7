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

    /// All files below the root, sorted, or nil where they cannot be listed.
    func files() -> [String]?

    /// Whether it is on a server.
    var isServed: Bool { get }

    /// How many files may be fetched at the same time.
    func fetchesAtOnce(jobs: Int) -> Int
}

extension Tree {
    package var isServed: Bool { false }

    package func peek(_ path: String, limit: Int) async throws(FetchError) -> Fetched {
        try await fetch(path, limit: limit)
    }

    package func fetchesAtOnce(jobs: Int) -> Int { max(1, jobs) }
}

/// A file that was fetched.
package struct Fetched: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The header fields of a server, names in lower case; nil for a file on disk.
    package var headers: [String: String]?
}

/// Why a file could not be fetched.
package enum FetchError: Error, Sendable, Equatable {
    /// There is no such file (on a server: status 404 or 410).
    case missing
    /// There is one whose name differs only by case, this one.
    case otherCase(String)
    /// It is there and cannot be read; the clause says why, without a final stop.
    case refused(String)
    /// No answer at all: what the network said.
    case unreachable(String)
}
