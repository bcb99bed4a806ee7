/// A failure that a server simulates on request, to test how an app reacts.
public struct Fault: Sendable, Equatable {
    /// The kind of a failure.
    enum Kind: Equatable, Sendable {
        /// The answer is a status without the file.
        case status(Int)
        /// The file comes in small pieces, for half a minute.
        case slow
        /// The connection ends after half of the file.
        case cut
    }

    let kind: Kind
    /// The path of a file below the root, or the start of paths.
    private let path: String
    private let isStart: Bool

    /// Reads `404:PATH`, `slow:PATH` or `cut:PATH`. A `*` at the end of the path matches anything.
    ///
    /// - Throws: `ServingError.noFault`
    public init(_ text: String) throws(ServingError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { throw .noFault(text) }
        switch parts[0] {
        case "slow": kind = .slow
        case "cut": kind = .cut
        default:
            guard let status = Int(parts[0]), (400...599).contains(status) else { throw .noFault(text) }
            kind = .status(status)
        }
        let path = parts[1].drop { $0 == "/" }
        isStart = path.hasSuffix("*")
        self.path = String(isStart ? path.dropLast() : path)
    }

    /// Returns whether requests for a path fail.
    func affects(_ requested: String) -> Bool {
        isStart ? requested.hasPrefix(path) : requested == path
    }
}
