/// A tree to verify, on disk or on a server.
package protocol Tree: Sendable {
    /// What people call it: a path or a URL.
    var name: String { get }

    /// All bytes of a file and what was said of them; at most `limit` bytes.
    ///
    /// - Throws: `FetchError`; `.unreachable` only when no answer came at all.
    func fetch(_ path: String, limit: Int) async throws(FetchError) -> Fetched

    /// As `fetch`, for a file that will be fetched once more: no server is asked for it again then.
    func peek(_ path: String, limit: Int) async throws(FetchError) -> Fetched

    /// All files below the root, sorted, or nil where they cannot be listed.
    func files() -> [String]?

    /// Whether a server has to be asked.
    var isServed: Bool { get }

    /// How many files may be fetched at the same time, where `jobs` steps run at a time.
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
    /// All of it.
    package let bytes: [UInt8]
    /// What a server said with it, names in lower case; nil for a file on disk.
    package var headers: [String: String]?
}

/// Why a file was not fetched.
package enum FetchError: Error, Sendable, Equatable {
    /// There is no such file (on a server: status 404 or 410).
    case missing
    /// There is one whose name differs only by case, this one.
    case otherCase(String)
    /// It is there and cannot be had; a clause says why, without a final stop.
    case refused(String)
    /// No answer at all: what the network said.
    case unreachable(String)
}
