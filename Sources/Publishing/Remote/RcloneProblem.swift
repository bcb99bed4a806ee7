extension RcloneProblem {
    /// Finds out from rclone's messages why it failed. The words are those of the servers and of rclone 1.60 to 1.74.
    package init(_ messages: [String]) {
        let text = messages.joined(separator: "\n").lowercased()
        let found = Self.words.first { $0.words.contains(where: text.contains) }
        self = found?.problem ?? .other
    }

    /// The first that fits counts.
    private static let words: [(problem: RcloneProblem, words: [String])] = [
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
    ]
}
