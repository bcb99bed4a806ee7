import Foundation

/// What a server answered when it was asked for a file.
public struct HTTPAnswer: Sendable, Equatable {
    /// The whole body, at least one byte, or why there is none.
    public let body: Result<Data, DownloadProblem>
    /// The fields of the answer's header, names in lower case; none where no answer came.
    public let fields: [String: String]

    /// An answer from its parts.
    public init(body: Result<Data, DownloadProblem>, fields: [String: String]) {
        self.body = body
        self.fields = fields
    }
}
