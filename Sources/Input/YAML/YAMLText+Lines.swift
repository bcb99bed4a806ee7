/// Lines and the ends of values.
extension YAMLText {
    private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

    func isBreak(_ index: Int) -> Bool { Self.breaks.contains(scalars[index]) }
    func isBlank(_ index: Int) -> Bool { scalars[index] == " " || scalars[index] == "\t" }

    /// Returns the number of a line, from 1.
    func line(of index: Int) -> Int { 1 + scalars[..<index].count { $0 == "\n" } }

    func startOfLine(_ index: Int) -> Int {
        var index = index
        while index > 0, !isBreak(index - 1) { index -= 1 }
        return index
    }

    /// Returns the index of the line break, or the end of the text.
    func endOfLine(_ index: Int) -> Int {
        scalars[index...].indices.first(where: isBreak) ?? scalars.count
    }

    /// Returns the start of the next line.
    func startOfNextLine(_ index: Int) -> Int {
        let end = endOfLine(index)
        guard end < scalars.count else { return end }
        return end + (scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n" ? 2 : 1)
    }

    /// Returns the end of the line before the one that starts at `start`.
    func endOfPreviousLine(_ start: Int) -> Int {
        guard start > 0 else { return 0 }
        let end = start - 1
        return end > 0 && scalars[end] == "\n" && scalars[end - 1] == "\r" ? end - 1 : end
    }

    /// Returns the index of the first scalar of a line that is not blank, or the end of the line.
    func startOfContent(_ startOfLine: Int) -> Int {
        var index = startOfLine
        while index < scalars.count, isBlank(index) { index += 1 }
        return index
    }

    /// Returns the distance from the start of the line.
    func column(of index: Int) -> Int { index - startOfLine(index) }

    func isComment(_ startOfLine: Int) -> Bool {
        let content = startOfContent(startOfLine)
        return content < scalars.count && scalars[content] == "#"
    }

    /// Returns the end of a line, or of the comments below it that are indented deeper than a column. They belong to the lines
    /// above.
    func endOfComments(after index: Int, deeperThan column: Int) -> Int {
        var end = endOfLine(index)
        while true {
            let start = startOfNextLine(end)
            guard start > end, isComment(start), startOfContent(start) - start > column else { return end }
            end = endOfLine(start)
        }
    }

    /// The line break of the file.
    var lineBreak: String {
        guard let first = scalars.firstIndex(of: "\n"), first > 0 else { return "\n" }
        return scalars[first - 1] == "\r" ? "\r\n" : "\n"
    }

    /// Returns the end of a value, without spaces, comments and line breaks after it.
    func end(of value: YAMLValue) -> Int {
        guard value.spelling.style == .block else { return value.spelling.range.upperBound }
        switch value.content {
        case .scalar: return endOfBlockText(value.spelling.range)
        case .list(let items): return items.last.map(end) ?? value.spelling.range.upperBound
        case .mapping(let entries): return entries.last.map(end) ?? value.spelling.range.upperBound
        }
    }

    func end(of entry: YAMLValue.Entry) -> Int { max(entry.range.upperBound, end(of: entry.value)) }

    /// Returns the end of a text after `|` or `>`, which libyaml places at the start of the next line that is not empty.
    private func endOfBlockText(_ range: Range<Int>) -> Int {
        let header = scalars[range.lowerBound..<endOfLine(range.lowerBound)].prefix { $0 != "#" }
        var end = range.upperBound
        // Empty lines are a part of the text if the header has a plus.
        if header.contains("+") { return isBreak(end - 1) ? endOfPreviousLine(end) : end }
        while end > range.lowerBound, isBlank(end - 1) || isBreak(end - 1) { end -= 1 }
        return end
    }

    /// Returns the first index from `start` that is neither blank, nor a line break, nor in a comment.
    func skippingComments(from start: Int) -> Int {
        var index = start
        while index < scalars.count {
            if scalars[index] == "#" {
                index = endOfLine(index)
            } else if isBlank(index) || isBreak(index) {
                index += 1
            } else {
                break
            }
        }
        return index
    }
}

extension YAMLText {
    /// The way in which the file writes blocks.
    var writing: YAMLWriting {
        YAMLWriting(lineBreak: lineBreak, step: indentation(in: root, around: nil) ?? 2)
    }

    /// Returns the number of spaces by which the first mapping in another mapping is indented.
    private func indentation(in value: YAMLValue, around: Int?) -> Int? {
        guard value.spelling.style == .block else { return nil }
        switch value.content {
        case .scalar: return nil
        case .list(let items):
            return items.lazy.compactMap { indentation(in: $0, around: nil) }.first
        case .mapping(let entries):
            guard let first = entries.first else { return nil }
            let column = column(of: first.range.lowerBound)
            if let around, column > around { return column - around }
            return entries.lazy.compactMap { indentation(in: $0.value, around: column) }.first
        }
    }
}
