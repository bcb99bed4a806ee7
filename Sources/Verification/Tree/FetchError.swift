/// The reason that a file could not be fetched.
package enum FetchError: Error, Sendable, Equatable {
    /// There is no such file (on a server: status 404 or 410).
    case missing
    /// There is one whose name differs only by case, this one.
    case otherCase(String)
    /// It is not handed out; the clause says why, without a final stop. A server that answers with status 400, 401 or
    /// 403, or with a redirect to another place, may have no such file: S3 says 403 of missing files to those who may not
    /// list the bucket.
    case refused(String, mayBeMissing: Bool = false)
    /// No answer at all: what the network said.
    case unreachable(String)
    /// The server was given up, for the reason that `Tree.givenUp` tells.
    case givenUp(String)
    /// The disk failed, so nobody knows what is there. The place is also one of `Tree.unreadPlaces`.
    case unread(UnreadPlace)

    /// What the disk, the server or the network said; nil for the cases that say all themselves, or are told elsewhere.
    package var reason: String? {
        switch self {
        case .refused(let reason, _), .unreachable(let reason): reason
        case .missing, .otherCase, .givenUp, .unread: nil
        }
    }
}
