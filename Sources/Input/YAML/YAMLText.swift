import WallpaperMetadata

/// The text of a YAML file, with edits that change only the lines concerned.
///
/// Values are located by the marks of libyaml, which count Unicode scalars. After each edit the text is read again. Unless it
/// has exactly the intended change, with everything else as before, the edit is refused.
package struct YAMLText: Sendable {
    /// The byte order mark at the start of the file, or nothing.
    private let mark: String
    /// All scalars of the text after the mark.
    private(set) var scalars: [Unicode.Scalar]
    private(set) var root: YAMLValue
    /// The names of anchors that an alias stands for.
    private var aliases: Set<String> = []

    package init(_ text: String) throws(YAMLError) { try self.init(YAMLDocument(text)) }

    package init(_ document: YAMLDocument) throws(YAMLError) {
        let text = document.text
        mark = text.unicodeScalars.first == YAMLReader.byteOrderMark ? String(YAMLReader.byteOrderMark) : ""
        scalars = Array(text.unicodeScalars.dropFirst(mark.unicodeScalars.count))
        root = try document.value()
        findAliases(in: root)
    }

    package var text: String { mark + Self.text(scalars[...]) }

    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private mutating func findAliases(in value: YAMLValue) {
        // The value of an alias was checked at its anchor.
        if value.spelling.style == .alias {
            if let name = value.spelling.anchor { aliases.insert(name) }
            return
        }
        switch value.content {
        case .scalar: break
        case .list(let items): for item in items { findAliases(in: item) }
        case .mapping(let entries): for entry in entries { findAliases(in: entry.value) }
        }
    }
}

// MARK: - Finding values

extension YAMLText {
    /// Returns the value at a path, or nil if there is none.
    func value(at path: YAMLPath) -> YAMLValue? {
        var value: YAMLValue? = root
        for step in path { value = value?.child(step) }
        return value
    }

    /// Returns whether there is something at a path, even null.
    func has(_ path: YAMLPath) -> Bool { value(at: path) != nil }

    /// Refuses to change something in a value that other places of the file share.
    func checkOwner(_ value: YAMLValue) throws(YAMLError) {
        guard let name = value.spelling.anchor, value.spelling.style == .alias || aliases.contains(name)
        else {
            return
        }
        throw YAMLError(
            line: line(of: value.spelling.range.lowerBound),
            reason: "several entries share the value &\(name), and the edit changes only one of them; "
                + "replace the alias with the value first")
    }

    /// A value, with the facts about the values around it.
    struct FoundValue {
        let value: YAMLValue
        let inBrackets: Bool
    }

    /// Returns the value at a path. The values around it must not be shared with other places.
    func find(_ path: YAMLPath) throws(YAMLError) -> FoundValue? {
        var found = FoundValue(value: root, inBrackets: false)
        for step in path {
            try checkOwner(found.value)
            guard let child = found.value.child(step) else { return nil }
            found = FoundValue(
                value: child, inBrackets: found.inBrackets || found.value.spelling.style == .flow)
        }
        return found
    }
}

extension YAMLValue {
    func child(_ step: YAMLStep) -> YAMLValue? {
        switch (content, step) {
        case (.mapping(let entries), .key(let key)): entries.first { $0.key == key }?.value
        case (.list(let items), .item(let index)): items.indices.contains(index) ? items[index] : nil
        default: nil
        }
    }
}

// MARK: - Changing the text

extension YAMLText {
    /// A part of the text and its replacement.
    struct Replacement {
        let range: Range<Int>
        let text: String

        init(_ range: Range<Int>, by text: String) { (self.range, self.text) = (range, text) }
        init(at index: Int, _ text: String) { self.init(index..<index, by: text) }
    }

    /// Makes replacements that do not overlap.
    ///
    /// - Throws: If the new text does not have the expected content. This text does not change then.
    mutating func replace(_ replacements: [Replacement], expecting expected: YAMLContent) throws(YAMLError) {
        var result: [Unicode.Scalar] = []
        var copied = 0
        for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += scalars[copied..<replacement.range.lowerBound]
            result += replacement.text.unicodeScalars
            copied = replacement.range.upperBound
        }
        result += scalars[copied...]
        let start = replacements.map(\.range.lowerBound).min() ?? 0
        guard let edited = try? YAMLText(mark + Self.text(result[...])),
            YAMLContent(edited.root).hasSameValues(as: expected)
        else {
            throw YAMLError(
                line: line(of: start),
                reason: "the edit would change other parts of the file as well; "
                    + "edit the file by hand")
        }
        self = edited
    }

    /// Renames a key and keeps its value.
    mutating func rename(_ path: YAMLPath, to key: String) throws(YAMLError) {
        guard let parent = try find(path.dropLast()), case .mapping(let entries) = parent.value.content,
            case .key(let old)? = path.last, let entry = entries.first(where: { $0.key == old })
        else { return }
        try checkOwner(parent.value)
        let expected = YAMLContent(root).changing(path.dropLast()) { mapping in
            guard case .mapping(let entries, _) = mapping else { return mapping }
            return .mapping(entries.map { $0.key == old ? (key, $0.value) : $0 })
        }
        try replace([Replacement(entry.range, by: key)], expecting: expected)
    }
}
