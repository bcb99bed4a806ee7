extension YAMLText {
    /// Removes the value at a path, and everything around it that becomes empty.
    mutating func remove(_ path: YAMLPath) throws(YAMLError) {
        var path = path
        guard has(path) else { return }
        while path.count > 1, value(at: path.dropLast())?.childCount == 1 { path = path.dropLast() }
        guard let parent = try find(path.dropLast()), let step = path.last else { return }
        try checkOwner(parent.value)
        let expected = YAMLContent(root).removing(path)
        try replace(removal(of: step, from: parent.value), expecting: expected)
    }

    private func removal(of step: YAMLStep, from parent: YAMLValue) -> [Replacement] {
        let isFlow = parent.spelling.style == .flow
        switch (parent.content, step) {
        case (.mapping(let entries), .key(let key)):
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return [] }
            let ranges = entries.map { $0.range.lowerBound..<end(of: $0) }
            if !isFlow { return [removalOfLines(ranges[index], of: entries[index].value)] }
            return removalInBrackets(index, of: ranges)
        case (.list(let items), .item(let index)):
            if !isFlow { return [removalOfLines(parts(of: parent)[index].value, of: items[index])] }
            return removalInBrackets(index, of: items.map { $0.spelling.range.lowerBound..<end(of: $0) })
        default: return []
        }
    }

    /// Removes the lines of a key or an item in a block, with the comment after it. Comments on lines of their own stay, at the
    /// column of the removed part: deeper ones could become a part of a text above.
    private func removalOfLines(_ range: Range<Int>, of value: YAMLValue) -> Replacement {
        let start = startOfLine(range.lowerBound)
        let next = startOfNextLine(range.upperBound)
        let indentation = String(repeating: " ", count: column(of: range.lowerBound))
        let comments = comments(in: range, of: value)
        guard startOfContent(start) == range.lowerBound else {
            // It is after the hyphen of an item, where the next key or a comment takes its place.
            if comments.isEmpty { return Replacement(range.lowerBound..<nextContent(from: next), by: "") }
            let lines = comments.joined(separator: lineBreak + indentation) + lineBreak
            return Replacement(range.lowerBound..<next, by: lines)
        }
        if next == endOfLine(range.upperBound) {
            let lines = comments.map { lineBreak + indentation + $0 }
            return Replacement(endOfPreviousLine(start)..<next, by: lines.joined())
        }
        return Replacement(start..<next, by: comments.map { indentation + $0 + lineBreak }.joined())
    }

    /// Returns the comments on lines of their own in a value, without their indentation.
    private func comments(in range: Range<Int>, of value: YAMLValue) -> [String] {
        let texts = texts(in: value)
        var comments: [String] = []
        var line = startOfNextLine(range.lowerBound)
        while line < range.upperBound {
            let content = startOfContent(line)
            // A line of a text may start with "#" too.
            if isComment(line), !texts.contains(where: { $0.contains(content) }) {
                comments.append(Self.text(scalars[content..<endOfLine(content)]))
            }
            line = startOfNextLine(line)
        }
        return comments
    }

    private func texts(in value: YAMLValue) -> [Range<Int>] {
        switch value.content {
        case .scalar: [value.spelling.range.lowerBound..<end(of: value)]
        case .list(let items): items.flatMap(texts)
        case .mapping(let entries): entries.flatMap { texts(in: $0.value) }
        }
    }

    private func nextContent(from start: Int) -> Int {
        var index = start
        while index < scalars.count, isBlank(index) || isBreak(index) { index += 1 }
        return index
    }

    /// Removes an entry or an item in brackets, with one comma.
    private func removalInBrackets(_ index: Int, of ranges: [Range<Int>]) -> [Replacement] {
        let range = ranges[index]
        if index + 1 < ranges.count {
            let next = ranges[index + 1].lowerBound
            let comma = skippingComments(from: range.upperBound)
            if !scalars[range.upperBound..<next].contains("#") {
                return [Replacement(range.lowerBound..<next, by: "")]
            }
            return [Replacement(range, by: ""), Replacement(comma..<comma + 1, by: "")]
        }
        guard index > 0 else { return [Replacement(range, by: "")] }
        let previous = ranges[index - 1].upperBound
        // A comma may stay after the last value.
        let hasComment = scalars[previous..<range.lowerBound].contains("#")
        return [Replacement((hasComment ? range.lowerBound : previous)..<range.upperBound, by: "")]
    }
}

extension YAMLValue {
    fileprivate var childCount: Int {
        switch content {
        case .scalar: 0
        case .list(let items): items.count
        case .mapping(let entries): entries.count
        }
    }
}
