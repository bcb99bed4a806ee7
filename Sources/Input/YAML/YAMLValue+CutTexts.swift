import WallpressDiagnostics

extension YAMLValue {
    /// Warnings about texts of which YAML takes a part for a comment, a tag or an anchor: `Lake #2`, `!Viva la winter`,
    /// `&Co winter`.
    ///
    /// - Parameters:
    ///   - keys: The keys whose values people read, at any level.
    ///   - path: The path of the file.
    func warningsOnCutTexts(of keys: Set<String>, path: String) -> [Diagnostic] {
        let aliases = aliases
        return entries(of: keys).compactMap { entry in
            guard let cut = entry.value.cutText(aliases) else { return nil }
            let quoted = YAMLWriting.scalar(cut.whole, as: .doubleQuoted, inBrackets: false)
            return Diagnostic(
                .cutText, path: path, position: entry.value.position,
                "YAML takes \(cut.part.visible.excerpt) for \(cut.kind), so \(entry.key) is "
                    + "\"\(cut.rest.excerpt)\"; if it is a part of the text, write \(quoted.excerpt)",
                expected: cut.whole, found: cut.rest)
        }
    }

    private typealias Cut = (kind: String, part: String, rest: String, whole: String)

    private func cutText(_ aliases: Set<String>) -> Cut? {
        guard spelling.style == .plain, case .scalar(let text, _) = content else { return nil }
        func before(_ part: String) -> String { text.isEmpty ? part : part + " " + text }
        if let tag = spelling.tag, tag.hasPrefix("!") { return ("a tag", tag, text, before(tag)) }
        if let anchor = spelling.anchor, !aliases.contains(anchor) {
            return ("an anchor", "&" + anchor, text, before("&" + anchor))
        }
        // Behind a number sign, a comment begins with a space.
        guard !isNull, let comment, comment.dropFirst().first.map({ $0 != "#" && !$0.isWhitespace }) == true
        else {
            return nil
        }
        return ("a comment", comment, text, text + " " + comment)
    }

    /// The entries with these keys, at any level. Those that an alias stands for are found where they are written.
    private func entries(of keys: Set<String>) -> [Entry] {
        guard spelling.style != .alias else { return [] }
        switch content {
        case .scalar: return []
        case .list(let items): return items.flatMap { $0.entries(of: keys) }
        case .mapping(let entries):
            return entries.flatMap { (keys.contains($0.key) ? [$0] : []) + $0.value.entries(of: keys) }
        }
    }

    /// The names of all anchors for which there is an alias.
    private var aliases: Set<String> {
        if spelling.style == .alias { return spelling.anchor.map { [$0] } ?? [] }
        switch content {
        case .scalar: return []
        case .list(let items): return items.reduce(into: []) { $0.formUnion($1.aliases) }
        case .mapping(let entries): return entries.reduce(into: []) { $0.formUnion($1.value.aliases) }
        }
    }
}
