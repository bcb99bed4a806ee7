extension YAMLText {
    /// Sets the value at a path. Missing parts of the path are created: a key after the last one of its mapping, an
    /// item after the last one of its list.
    mutating func set(_ path: YAMLPath, to value: YAMLContent) throws(YAMLError) {
        let expected = YAMLContent(root).setting(path, to: value)
        var (container, inBrackets, rest) = (root, false, path)
        while let step = rest.first, !container.isNull, !container.isEmptyBlock {
            try checkOwner(container)
            inBrackets = inBrackets || container.spelling.style == .flow
            guard let child = container.child(step) else {
                let made = YAMLContent.value(value, at: rest)
                return try replace([addition(of: made, to: container)], expecting: expected)
            }
            rest = rest.dropFirst()
            if rest.isEmpty || child.isNull {
                let made = YAMLContent.value(value, at: rest, isBlock: step.isBlock)
                if child.spelling.style != .alias { try checkOwner(child) }
                let changes =
                    made.isBlock && !inBrackets && child.isNull
                    ? block(made, insteadOf: child, in: container)
                    : replacement(of: child, by: made, inBrackets)
                return try replace(changes, expecting: expected)
            }
            container = child
        }
        try replace([firstEntry(.value(value, at: path))], expecting: expected)
    }

    /// Replaces a value by one on the same line.
    private func replacement(
        of old: YAMLValue, by value: YAMLContent, _ inBrackets: Bool
    ) -> [Replacement] {
        let start = old.spelling.range.lowerBound
        var ranges = [start..<max(start, end(of: old))]
        // In brackets even if it replaces a block: a comment may follow on the line.
        var text = writing.text(of: value, column: 0, inBrackets: true)
        if case .text(let new) = value, case .scalar = old.content, old.spelling.style != .alias {
            text = YAMLWriting.scalar(new, as: old.spelling.style, inBrackets: inBrackets)
            if old.spelling.style == .block { ranges = partsOfBlockText(ranges[0]) }
        }
        return [Replacement(ranges[0], by: space(before: ranges[0]) + text)]
            + ranges.dropFirst().map { Replacement($0, by: "") }
    }

    /// Returns the place of `|` or `>` and the place of the lines below. Between them there may be a comment.
    private func partsOfBlockText(_ range: Range<Int>) -> [Range<Int>] {
        let header = range.lowerBound..<min(endOfLine(range.lowerBound), range.upperBound)
        var end = scalars[header].firstIndex(of: "#") ?? header.upperBound
        while end > header.lowerBound, isBlank(end - 1) { end -= 1 }
        return [header.lowerBound..<end, header.upperBound..<range.upperBound]
    }

    /// Returns the separator of a new value from its key if no value is written there yet.
    private func space(before range: Range<Int>) -> String {
        guard range.isEmpty, range.lowerBound > 0 else { return "" }
        switch scalars[range.lowerBound - 1] {
        case ":", "-": return " "
        case " ", "\t": return ""
        default: return ": "
        }
    }

    /// Writes a block below a key that has no value.
    private func block(
        _ value: YAMLContent, insteadOf null: YAMLValue, in container: YAMLValue
    ) -> [Replacement] {
        let range = null.spelling.range
        let writing = writing
        let inner = column(of: container.firstIndex) + writing.step
        var replacements = [
            Replacement(
                at: endOfLine(range.upperBound),
                writing.newLine(inner) + writing.text(of: value, column: inner, inBrackets: false))
        ]
        if !range.isEmpty {
            replacements.append(Replacement(range.lowerBound - 1..<range.upperBound, by: ""))
        }
        return replacements
    }

    /// Writes the first entry of an empty file, after its comments.
    private func firstEntry(_ mapping: YAMLContent) -> Replacement {
        let text = writing.text(of: mapping.asBlock, column: 0, inBrackets: false)
        let isWhole = scalars.last.map { _ in isBreak(scalars.count - 1) } ?? true
        return Replacement(
            at: scalars.count, isWhole ? text + lineBreak : lineBreak + text)
    }

    /// Returns the addition of the only entry or all items of `made` to a mapping or a list.
    func addition(of made: YAMLContent, to container: YAMLValue) throws(YAMLError) -> Replacement {
        let isFlow = container.spelling.style == .flow
        let writing = writing
        switch (container.content, made) {
        case (.mapping(let entries), .mapping(let new, _)):
            guard let entry = new.first else { break }
            if isFlow {
                let text = writing.text(of: entry, column: 0, inBrackets: true)
                return adding(text, after: entries.last.map(end), in: container)
            }
            guard let last = entries.last else { break }
            let column = column(of: container.firstIndex)
            let text = writing.text(of: entry, column: column, inBrackets: false)
            let place = endOfComments(after: end(of: last), deeperThan: column)
            return Replacement(at: place, writing.newLine(column) + text)
        case (.list(let items), .list(let new, _)):
            let new = new.map { $0.styled(like: items) }
            if isFlow {
                let texts = new.map { writing.text(of: $0, column: 0, inBrackets: true) }
                return adding(texts.joined(separator: ", "), after: items.last.map(end), in: container)
            }
            guard let last = parts(of: container).last else { break }
            let column = last.column
            let lines = new.map {
                writing.newLine(column) + "- " + writing.text(of: $0, column: column + 2, inBrackets: false)
            }
            return Replacement(at: last.lines.upperBound, lines.joined())
        default: break
        }
        throw YAMLError(
            line: line(of: container.spelling.range.lowerBound),
            reason: "expected a mapping or a list here")
    }

    /// Returns the addition of a text as the last one in brackets.
    private func adding(_ text: String, after end: Int?, in container: YAMLValue) -> Replacement {
        guard let end else { return Replacement(at: container.spelling.range.upperBound - 1, text) }
        return Replacement(at: end, ", " + text)
    }
}

extension YAMLText {
    /// Replaces an item that is only an id with a mapping, in the style of the items beside it.
    mutating func wrap(_ path: YAMLPath, as key: String) throws(YAMLError) {
        guard let found = try find(path), let list = value(at: path.dropLast()),
            case .list(let items) = list.content, case .scalar = found.value.content
        else { return }
        let expected = YAMLContent(root).changing(path) { .mapping([(key, $0)]) }
        let range = found.value.spelling.range
        let isBlock =
            !found.inBrackets
            && YAMLContent.mapping([(key, .null)], isBlock: true).styled(like: items).isBlock
        let changes =
            isBlock
            ? [Replacement(at: range.lowerBound, "\(key): ")]
            : [Replacement(at: range.lowerBound, "{\(key): "), Replacement(at: range.upperBound, "}")]
        try replace(changes, expecting: expected)
    }
}

extension YAMLValue {
    /// Whether it is the mapping of an empty file.
    fileprivate var isEmptyBlock: Bool {
        guard case .mapping(let entries) = content else { return false }
        return entries.isEmpty && spelling.style == .block
    }

    /// The place of its first key.
    fileprivate var firstIndex: Int {
        guard case .mapping(let entries) = content, let first = entries.first else {
            return spelling.range.lowerBound
        }
        return first.range.lowerBound
    }
}
