import WallpressDiagnostics
import WallpressJSON
import WallpressVerification

extension PublishPlan {
    /// Returns text for people: a table of the changes, their effects on clients, and the files to send.
    ///
    /// - Parameter isVerbose: Whether all wallpapers and files are named, each on a line.
    public func text(isVerbose: Bool = false) -> String {
        guard hasWork || !refusals.isEmpty else {
            let kept = ids { $0 == .kept }
            let line =
                "Nothing to do: release \(live.release?.number ?? 0) is live"
                + (kept.isEmpty ? "" : "; kept as released: \(kept.shortened())") + "."
            return ([line] + notes.map { "  note: \($0)" }).map(\.printable).joined(separator: "\n") + "\n"
        }
        var lines = ["Release \(number) at \(remote):"]
        for row in rows {
            let first = "  \(row.name.padded(to: 17)) \(String(row.ids.count).rightAligned(to: 5))"
            let details = row.name == "unchanged" ? "" : "  \(row.ids.shortened())"
            lines.append(isVerbose ? first : first + details)
            if isVerbose { lines += row.ids.map { "      \($0)" } }
        }
        for (id, refusal) in refusals {
            lines.append("  \(id): \(refusal.reason)")
            let most = isVerbose ? refusal.paths.count : 5
            lines.append("    files: \(refusal.paths.shortened(to: most))")
            lines += refusal.fixes.enumerated().map { "    \($0 == 0 ? "to do:" : "or:") \($1)" }
        }
        lines += effects.map { "  \($0)" } + notes.map { "  note: \($0)" }
        if !refusals.isEmpty {
            lines.append("  Nothing is published while any wallpaper is refused.")
        } else if fileCount > 0 {
            lines.append("  \(counted(fileCount, "file")) to send, \(byteText(byteCount))")
        }
        return lines.map(\.printable).joined(separator: "\n") + "\n"
    }

    private var rows: [(name: String, ids: [String])] {
        let changed = fates.compactMap { one in
            if case .changed(let change) = one.fate { "\(one.id) (\(change.text))" } else { nil }
        }
        let all: [(String, [String])] = [
            ("new", ids { $0 == .new }), ("changed", changed), ("replaced", ids { $0 == .replaced }),
            ("unchanged", ids { $0 == .unchanged }), ("kept as released", ids { $0 == .kept }),
            ("retired", ids { $0 == .retired }), ("taken down", ids { $0 == .takenDown }),
            ("refused", refusals.map(\.id)),
        ]
        return all.filter { !$0.1.isEmpty }
    }

    /// Returns the addresses that have to be purged at the CDN.
    public func addresses(below url: String?) -> [String] {
        let base = url.map { ServedTree.withoutPassword($0.hasSuffix("/") ? $0 : $0 + "/") } ?? ""
        return purges.map { base + $0 }
    }

    /// Returns JSON for programs; see Documentation/json.md.
    ///
    /// - Parameters:
    ///   - isLive: Whether the release is live now.
    ///   - error: The reason that it is not.
    public func jsonText(isLive: Bool, url: String?, error: String?) -> String {
        func list(_ texts: [String]) -> JSONNode { .array(texts.map(JSONNode.string)) }
        return JSONNode.object([
            .init("ok", .bool(error == nil && refusals.isEmpty)),
            .init("release", .number(hasWork && refusals.isEmpty ? number : live.release?.number)),
            .init("live", .bool(isLive)),
            .init("new", list(ids { $0 == .new })),
            .init("changed", list(ids { if case .changed = $0 { true } else { false } })),
            .init("unchanged", .number(ids { $0 == .unchanged }.count)),
            .init("kept", list(ids { $0 == .kept })),
            .init("replaced", list(ids { $0 == .replaced })),
            .init("retired", list(ids { $0 == .retired })),
            .init("taken-down", list(ids { $0 == .takenDown })),
            .init("refused", .array(refusals.map { $0.refusal.json(of: $0.id) })),
            .init("files", .number(fileCount)), .init("bytes", .number(byteCount)),
            .init("purge", list(addresses(below: url))), .init("effects", list(effects)),
            .init("notes", list(notes)), .init("error", .string(error)),
            .init("changes", .number(changeCount)),
        ]).formatted
    }

    /// "Release 7 is live: 1 new wallpaper, 5 files, 1.2 MB sent."
    public var summary: String {
        let parts = rows.filter { $0.name != "unchanged" }.map { row in
            row.name == "new" ? counted(row.ids.count, "new wallpaper") : "\(row.ids.count) \(row.name)"
        }
        let sent = fileCount == 0 ? [] : [counted(fileCount, "file"), "\(byteText(byteCount)) sent"]
        let all = (parts + sent).joined(separator: ", ")
        return "Release \(number) is live\(all.isEmpty ? "" : ": \(all)")."
    }
}

extension PublishPlan.Change {
    fileprivate var text: String {
        switch self {
        case .offeredAgain: "offered again"
        case .moreFiles: "more files"
        case .entry(let keys): keys.shortened()
        }
    }
}

extension PublishPlan.Refusal {
    fileprivate func json(of id: String) -> JSONNode {
        .object([
            .init("wallpaper", .string(id)), .init("paths", .array(paths.map(JSONNode.string))),
            .init("reason", .string(reason)), .init("fixes", .array(fixes.map(JSONNode.string))),
        ])
    }
}
