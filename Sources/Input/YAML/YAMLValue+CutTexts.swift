import WallpressDiagnostics

extension YAMLValue {
    /// Returns warnings about texts of which YAML reads a part as a comment, a tag or an anchor: `Lake #2`, `!Viva la winter`,
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
            let rest = cut.rest.isEmpty ? "empty" : "only \"\(cut.rest.excerpt)\""
            return Diagnostic(
                .cutText, path: path, position: entry.value.position,
                "\(entry.key) is \(rest), because YAML reads \(cut.part.visible.excerpt) as "
                    + "\(cut.kind); if it is part of the text, write the text in quotes, \(quoted.excerpt)",
                expected: cut.whole, found: cut.rest)
        }
    }

    private typealias Cut = (kind: String, part: String, rest: String, whole: String)

    private func cutText(_ aliases: Set<String>) -> Cut? {
        guard spelling.style == .plain, case .scalar(let text, _) = content else { return nil }
        func before(_ part: String) -> String { text.isEmpty ? part : part + " " + text }
        if let tag = foreignTag { return ("a tag", tag, text, before(tag)) }
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

    /// The tag as it is written, unless YAML itself defines it.
    private var foreignTag: String? {
        guard let tag = spelling.tag, !tag.hasPrefix("!") else { return spelling.tag }
        guard tag.hasPrefix(Self.ownTags) else { return nil }
        let name = tag.dropFirst(Self.ownTags.count)
        return Self.ownTagNames.contains(String(name)) ? nil : "!!" + name
    }

    /// The prefix that `!!` stands for (YAML 1.2.2, section 6.8.2), and the tags that begin with it.
    private static let ownTags = "tag:yaml.org,2002:"
    private static let ownTagNames: Set<String> = [
        "str", "int", "float", "bool", "null", "timestamp", "binary", "seq", "map",
    ]

    /// Returns the entries with these keys, at any level. Entries that an alias repeats are found where they are written.
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
