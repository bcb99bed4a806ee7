/// An error of rclone.
public enum RcloneError: String, Sendable, Equatable, CaseIterable {
    /// Its configuration has no such remote.
    case notConfigured = "rclone has no remote with this name"
    /// Wrong credentials, or rights are missing.
    case denied = "the server denies access"
    /// No room is left.
    case full = "the storage is full"
    /// The clocks of this machine and of the server differ too much.
    case clock = "the clock of this machine is wrong"
    /// The bucket does not exist.
    case noBucket = "the bucket does not exist"
    /// The server cannot be reached.
    case unreachable = "the server cannot be reached"
    /// The condition of a request was not met: the file has changed.
    case conditionFailed = "someone else changed the file"
    /// The file is not as it was written, as when two people write it at the same time.
    case disturbed = "a file changed while being written"
    /// Anything else.
    case other = "rclone failed"

    /// The remedy.
    var advice: String? {
        switch self {
        case .notConfigured: "see `rclone listremotes`, and add it with `rclone config`"
        case .denied: "check the credentials and rights of this remote in rclone"
        case .full: "free some space, then run the same command again"
        case .clock: "correct the clock, then run the same command again"
        case .noBucket: "check its name, or create it first"
        case .unreachable: "run the same command again later; files that arrived are not sent again"
        case .conditionFailed, .disturbed, .other: nil
        }
    }
}

extension RcloneError {
    /// Finds the cause of a failure in rclone's messages. The words are those of the servers and of rclone 1.60 to 1.74.
    package init(_ messages: [String]) {
        let text = messages.joined(separator: "\n").lowercased()
        let found = Self.words.first { $0.words.contains(where: text.contains) }
        self = found?.error ?? .other
    }

    /// The words of each error. The first that fits counts.
    private static let words: [(error: RcloneError, words: [String])] = [
        (.conditionFailed, ["preconditionfailed", "status code: 412", "conditionalrequestconflict"]),
        (.notConfigured, ["didn't find section in config file", "didn't find backend called"]),
        (.clock, ["requesttimetooskewed", "requestexpired", "difference between the request time"]),
        (
            .full,
            [
                "no space left", "insufficient storage", "quota exceeded", "quotaexceeded", "disk full",
                "remaining disk space",
            ]
        ),
        (
            .denied,
            [
                "accessdenied", "access denied", "permission denied", "forbidden", "unauthorized",
                "status code: 403",
                "status code: 401",
                "invalidaccesskeyid", "signaturedoesnotmatch", "unable to authenticate",
                "nocredentialproviders",
                "read-only file system", "operation not permitted",
            ]
        ),
        (.noBucket, ["nosuchbucket", "bucket does not exist", "invalidbucketname", "containernotfound"]),
        (
            .unreachable,
            [
                "connection refused", "no such host", "i/o timeout", "timeout awaiting", "connection reset",
                "unreachable",
                "unexpected eof", ": eof",
                "tls handshake", "broken pipe", "requesttimeout", "serviceunavailable", "slowdown",
                "internalerror",
                "status code: 5", "deadline exceeded",
            ]
        ),
        (.disturbed, ["corrupted on transfer", "setmodtime failed", "chtimes"]),
    ]
}
