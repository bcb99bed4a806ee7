/// The reason that a file could not be fetched.
package enum FetchError: Error, Sendable, Equatable {
    /// There is no such file (on a server: status 404 or 410).
    case missing
    /// There is one whose name differs only by case, this one.
    case otherCase(String)
    /// It is not delivered; the clause is the reason, without a final stop. A server that answers with status 400, 401 or
    /// 403, or with a redirect to another place, may have no such file: S3 answers 403 for missing files to clients that may not
    /// list the bucket.
    case refused(String, mayBeMissing: Bool = false)
    /// No answer at all, with the network's message.
    case unreachable(String)
    /// The server was given up, for the reason in `Tree.givenUp`.
    case givenUp(String)
    /// The disk failed, so the file's state is unknown. The place is also one of `Tree.unreadPlaces`.
    case unread(UnreadPlace)

    /// The message of the disk, the server or the network; nil for the cases that are complete, or are reported elsewhere.
    package var reason: String? {
        switch self {
        case .refused(let reason, _), .unreachable(let reason): reason
        case .missing, .otherCase, .givenUp, .unread: nil
        }
    }
}
