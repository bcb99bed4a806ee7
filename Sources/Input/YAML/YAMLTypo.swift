import WallpressDiagnostics

/// A common mistake in a file that libyaml cannot read, explained for people without knowledge of YAML.
struct YAMLTypo {
    /// The line where the value begins, from 1.
    let line: Int
    /// A clause: "a text with a colon needs quotes; write \"Autumn: the best\"".
    let reason: String

    /// An error of libyaml, by lines from 1. They may be past the last line.
    struct ParserError {
        /// libyaml's words for the error, and for its context.
        let problem, context: String
        /// The lines of the error, and of the start of its context.
        let line, start: Int
    }

    /// Finds the mistake that led to an error, or returns nil if it is not a common one.
    init?(_ error: ParserError, in lines: [Substring]) {
        let last = Self.lastLine(lines)
        let found = min(error.line, last)
        let start = min(max(error.start, 1), found)
        let before = max(1, found - Self.farthest)..<found
        func first(in numbers: some Sequence<Int>, _ reason: (Line) -> String?) -> Place? {
            for number in numbers {
                if let reason = reason(Line(lines[number - 1])) { return (number, reason) }
            }
            return nil
        }
        let isInBrackets = error.context.contains("flow")
        let mayLackSpace = ["mapping values", "expected ':'"].contains(where: error.problem.contains)
        // The line itself comes first. Behind a quote that is not closed, the fault is found later.
        let near = [found] + before.filter { $0 >= start }
        var place = first(in: [found]) { $0.hasTab ? "a tab precedes the text; indent with spaces" : nil }
        if isInBrackets {
            place = place ?? first(in: near) { $0.comment.map(Self.reason) }
            place = place ?? first(in: before) { $0.opensBracket ? $0.comment.map(Self.reason) : nil }
            place = place ?? first(in: near) { $0.colonInBrackets }
        }
        place = place ?? first(in: near) { $0.error(mayLackSpace: mayLackSpace) }
        // A key without a space after its colon is a text, and the next line does not fit to it.
        if mayLackSpace, let above = before.last(where: { !lines[$0 - 1].allSatisfy(\.isWhitespace) }) {
            place = place ?? first(in: [above]) { $0.spaceError }
        }
        guard let place = place ?? Self.place(of: error, at: found, from: start, isInBrackets: isInBrackets)
        else { return nil }
        (line, reason) = place
    }

    private typealias Place = (line: Int, reason: String)

    /// The largest number of lines between a fault and its cause.
    private static let farthest = 20

    /// Returns the place of a fault, if its lines have no clearer slip.
    private static func place(
        of error: ParserError, at line: Int, from start: Int, isInBrackets: Bool
    ) -> Place? {
        if isInBrackets { return (start, "the bracket that opens here is not closed") }
        if ["escape", "hexdecimal"].contains(where: error.problem.contains) {
            return (start, "in double quotes, \\ begins an escape sequence; write \\\\ for a backslash")
        }
        if error.problem.contains("mapping values"), line > 1 {
            return (line, "the line is indented under a line that already has a value")
        }
        guard ["expected key", "block end", "'-' indicator"].contains(where: error.problem.contains) else {
            return nil
        }
        return (line, "the line is not aligned with the other lines of its block")
    }

    /// Returns the reason that a text after a number sign is lost.
    static func reason(comment: String) -> String { reason(of: comment, takenFor: "a comment") }

    /// Returns the reason that a value is lost, because YAML reads it as something else.
    static func reason(of value: String, takenFor kind: String) -> String {
        "YAML reads \(value) as \(kind); if it is the value, write it in quotes, \"\(value)\""
    }

    /// Returns the number of the last line that is not blank, or 1.
    static func lastLine(_ lines: [Substring]) -> Int {
        (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
    }
}

/// A line of a file, split at its first colon.
private struct Line {
    private let text: Substring
    /// The text after the colon, or after a hyphen if there is none, without spaces around it.
    private let value: Substring
    /// The first character after the colon, if that is not a space.
    private let afterColon: Character?
    private let hasColon: Bool

    init(_ text: Substring) {
        self.text = text
        let content = text.drop { " -\t".contains($0) }
        let colon = content.first.map { "\"'[{#".contains($0) } == true ? nil : content.firstIndex(of: ":")
        let rest = colon.map { content[content.index(after: $0)...] } ?? content
        value = rest.trimmed
        hasColon = colon != nil
        afterColon = colon == nil ? nil : rest.first.flatMap { " \t\r".contains($0) ? nil : $0 }
    }

    /// Whether a tab is a part of the indentation.
    var hasTab: Bool { text.prefix { " \t".contains($0) }.contains("\t") && !value.isEmpty }

    /// Whether a bracket begins in it before any number sign.
    var opensBracket: Bool { text.prefix { $0 != "#" }.contains { "[{".contains($0) } }

    /// The text that YAML reads as a comment, up to the end of a bracket.
    var comment: String? {
        guard
            let start = text.indices.first(where: { index in
                text[index] == "#"
                    && (index == text.startIndex || " \t[{,".contains(text[text.index(before: index)]))
            }), text[..<start].contains(where: { !$0.isWhitespace })
        else { return nil }
        return String(text[start...].prefix { !"},] \r".contains($0) }).excerpt
    }

    /// Returns the problem with the value, a clause.
    ///
    /// - Parameter mayLackSpace: Whether the fault may come from a colon without a space after it.
    func error(mayLackSpace: Bool) -> String? {
        if mayLackSpace, let afterColon { return Self.error(afterColon) }
        guard let first = value.first, first != "#" else { return nil }
        let rest = value.dropFirst()
        switch first {
        case "\"", "'": return quoteError(first)
        case "[", "{": return bracketError(first == "[" ? "]" : "}")
        case "@", "`", "%", "*", "&", "!", ",":
            return startError
        case "-" where rest.first.map(\.isWhitespace) ?? true,
            "?" where rest.first.map(\.isWhitespace) ?? true:
            return hasColon ? startError : nil
        case "|", ">":
            // Only the indentation of the block below, its end, and a comment may follow.
            let text = rest.drop { "0123456789+-".contains($0) }.trimmed
            return text.isEmpty || text.hasPrefix("#") ? nil : startError
        default:
            guard plain.contains(": ") || plain.hasSuffix(":") else { return nil }
            return "text with a colon needs quotes; write \(quoted)"
        }
    }

    /// A value that YAML reads as something else because of its first character.
    private var startError: String? {
        value.first.map { "text that begins with \($0) needs quotes; write \(quoted)" }
    }

    /// A key that is a text, because there is no space after its colon.
    var spaceError: String? { afterColon.flatMap { $0 == "/" ? nil : Self.error($0) } }

    /// A text with a colon as a value in brackets: `{id: lake, name: Lake: at dawn}`.
    var colonInBrackets: String? {
        guard !text.contains(where: { "\"'".contains($0) }) else { return nil }
        let values = text.split { ",[]{}".contains($0) }.compactMap { entry in
            entry.firstRange(of: ": ").map { entry[$0.upperBound...].trimmed }
        }
        return values.first { $0.contains(": ") }.map {
            "text with a colon needs quotes; write \(Self.quoted($0))"
        }
    }

    /// The value without a comment.
    private var plain: Substring {
        let comment = value.indices.dropFirst().first {
            value[$0] == "#" && " \t".contains(value[value.index(before: $0)])
        }
        return comment.map { value[..<$0].trimmed } ?? value
    }

    private var quoted: String { Self.quoted(plain) }

    private static func quoted(_ text: Substring) -> String {
        YAMLWriting.scalar(String(text), as: .doubleQuoted, inBrackets: false).excerpt
    }

    private static func error(_ character: Character) -> String? {
        if character.isInvisible {
            return
                "the character after the colon, \(String(character).visible), only looks like a space; type a space"
        }
        return "a space is missing after the colon"
    }

    /// Returns the fault of a quote that ends before the text does, or not at all.
    private func quoteError(_ quote: Character) -> String? {
        var index = value.index(after: value.startIndex)
        while index < value.endIndex {
            let next = value.index(after: index)
            if quote == "\"", value[index] == "\\", next < value.endIndex {
                index = value.index(after: next)
            } else if value[index] == quote {
                guard quote == "'", next < value.endIndex, value[next] == "'" else { break }
                index = value.index(after: next)
            } else {
                index = next
            }
        }
        guard index < value.endIndex else { return "the quote \(quote) is not closed" }
        let rest = value[value.index(after: index)...]
        guard let first = rest.trimmed.first, first != "#" || rest.first == "#", !",]}:".contains(first)
        else { return nil }
        let text = plain.dropFirst()
        let inner = text.last == quote ? text.dropLast() : plain[...]
        return "the closing quote is before the end of the text; write \(Self.quoted(inner))"
    }

    private func bracketError(_ end: Character) -> String? {
        guard let closing = value.lastIndex(of: end), case let rest = value[closing...].dropFirst().trimmed,
            let first = rest.first, first != "#", !",]}".contains(first)
        else { return nil }
        return "text that begins with a bracket needs quotes; write \(quoted)"
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Character {
    fileprivate var isInvisible: Bool { String(self).visible != String(self) }
}
