import WallpaperMetadata

extension Verdict {
    /// For programs: `{"ok", "source", "findings": [...], "ignored": [...], "clients": [...]}`.
    public var jsonText: String {
        JSONNode.object([
            .init("ok", JSONNode(.bool(isOK))),
            .init("source", .string(source)),
            .init("findings", .array(findings.map { .object($0.members) })),
            .init(
                "ignored",
                .array(
                    ignored.map { finding, ignore in
                        .object(finding.members + [.init("reason", .string(ignore.reason))])
                    })),
            .init("clients", .array(clients.map(\.json))),
        ]).formatted
    }
}

extension Finding {
    fileprivate var members: [JSONNode.Member] {
        [
            .init("rule", .string(rule.id)),
            .init("severity", .string(severity.rawValue)),
            .init("wallpaper", .string(wallpaper)),
            .init("path", .string(path)),
            .init("line", position.map { .number($0.line) } ?? .null),
            .init("column", position.map { .number($0.column) } ?? .null),
            .init("message", .string(message)),
            .init("effect", .string(effect)),
            .init("fix", .string(fix)),
        ]
    }
}
