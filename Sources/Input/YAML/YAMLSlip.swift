import WallpressDiagnostics

/// A usual slip in a file that libyaml cannot read, for people who do not know YAML.
struct YAMLSlip {
    /// The line where the value begins, from 1.
    let line: Int
    /// A clause: "a text with a colon needs quotes; write \"Autumn: the best\"".
    let reason: String

    /// The place of a fault as libyaml reports it, by lines from 1. They may lie behind the last line.
    struct Fault {
        /// libyaml's words for the fault, and for what it was reading.
        let problem, context: String
        /// Where the fault was found, and where that began.
        let line, start: Int
    }

    /// Finds the slip that has led to a fault, or returns nil if it is none of the usual ones.
    init?(_ fault: Fault, in lines: [Substring]) {
        let last = Self.lastLine(lines)
        let found = min(fault.line, last)
        let start = min(max(fault.start, 1), found)
        let before = max(1, found - Self.farthest)..<found
        func first(in numbers: some Sequence<Int>, _ reason: (Line) -> String?) -> Place? {
            for number in numbers {
                if let reason = reason(Line(lines[number - 1])) { return (number, reason) }
            }
            return nil
        }
        let isInBrackets = fault.context.contains("flow")
        let mayLackSpace = ["mapping values", "expected ':'"].contains(where: fault.problem.contains)
        // The line itself comes first. Behind a quote that is not closed, the fault is found later.
        let near = [found] + before.filter { $0 >= start }
        var place = first(in: [found]) { $0.hasTab ? "a tab is before the text; indent with spaces" : nil }
        if isInBrackets {
            place = place ?? first(in: near) { $0.comment.map(Self.reason) }
            place = place ?? first(in: before) { $0.opensBracket ? $0.comment.map(Self.reason) : nil }
        }
        place = place ?? first(in: near) { $0.fault(mayLackSpace: mayLackSpace) }
        guard let place = place ?? Self.place(of: fault, at: found, from: start, isInBrackets: isInBrackets)
        else { return nil }
        (line, reason) = place
    }

    private typealias Place = (line: Int, reason: String)

    /// How many lines before a fault its cause may be.
    private static let farthest = 20

    /// What the place of a fault tells, if its lines tell nothing.
    private static func place(
        of fault: Fault, at line: Int, from start: Int, isInBrackets: Bool
    ) -> Place? {
        if isInBrackets { return (start, "a bracket that begins here is not closed") }
        if fault.problem.contains("mapping values"), line > 1 {
            return (line, "the line is indented further than the one before, which has a value already")
        }
        guard ["expected key", "block end", "'-' indicator"].contains(where: fault.problem.contains) else {
            return nil
        }
        return (line, "the line begins in another column than the lines that it belongs to")
    }

    /// What YAML makes of a number sign.
    static func reason(comment: String) -> String {
        "YAML takes \(comment) for a comment; if it is the value, write it in quotes, \"\(comment)\""
    }

    /// The last line with a text, or 1.
    static func lastLine(_ lines: [Substring]) -> Int {
        (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
    }
}

/// A line of a file, split at its first colon.
private struct Line {
    private let text: Substring
    /// What stands behind the colon, or behind a hyphen where there is none, without spaces around it.
    private let value: Substring
    /// The first character behind the colon, if that is no space.
    private let behindColon: Character?

    init(_ text: Substring) {
        self.text = text
        let content = text.drop { " -\t".contains($0) }
        let colon = content.first.map { "\"'[{#".contains($0) } == true ? nil : content.firstIndex(of: ":")
        let rest = colon.map { content[content.index(after: $0)...] } ?? content
        value = rest.trimmed
        behindColon = colon == nil ? nil : rest.first.flatMap { " \t\r".contains($0) ? nil : $0 }
    }

    /// Whether a tab is a part of the indentation.
    var hasTab: Bool { text.prefix { " \t".contains($0) }.contains("\t") && !value.isEmpty }

    /// Whether a bracket begins in it before any number sign.
    var opensBracket: Bool { text.prefix { $0 != "#" }.contains { "[{".contains($0) } }

    /// What YAML takes for a comment, up to the end of a bracket.
    var comment: String? {
        guard
            let start = text.indices.first(where: { index in
                text[index] == "#"
                    && (index == text.startIndex || " \t[{,".contains(text[text.index(before: index)]))
            }), text[..<start].contains(where: { !$0.isWhitespace })
        else { return nil }
        return String(text[start...].prefix { !"},] \r".contains($0) }).excerpt
    }

    /// What is wrong with the value, a clause.
    ///
    /// - Parameter mayLackSpace: Whether the fault may come from a colon without a space behind it.
    func fault(mayLackSpace: Bool) -> String? {
        if mayLackSpace, let behindColon { return Self.fault(behindColon) }
        guard let first = value.first, first != "#" else { return nil }
        switch first {
        case "\"", "'": return quoteFault(first)
        case "[", "{": return bracketFault(first == "[" ? "]" : "}")
        case "@", "`", "%", "*", "&", "!":
            return "a text that begins with \(first) needs quotes; write \(quoted)"
        default:
            guard plain.contains(": ") || plain.hasSuffix(":") else { return nil }
            return "a text with a colon needs quotes; write \(quoted)"
        }
    }

    /// The value without a comment.
    private var plain: Substring {
        let comment = value.indices.dropFirst().first {
            value[$0] == "#" && " \t".contains(value[value.index(before: $0)])
        }
        return comment.map { value[..<$0].trimmed } ?? value
    }

    private var quoted: String {
        YAMLWriting.scalar(String(plain), as: .doubleQuoted, inBrackets: false).excerpt
    }

    private static func fault(_ character: Character) -> String? {
        if character.isInvisible {
            return
                "the character behind the colon, \(String(character).visible), only looks like a space; type a space"
        }
        return "a space is missing behind the colon"
    }

    /// A quote that ends before the text does, or not at all.
    private func quoteFault(_ quote: Character) -> String? {
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
        let written = YAMLWriting.scalar(String(inner), as: .doubleQuoted, inBrackets: false)
        return "a quote ends before the text does; write \(written.excerpt)"
    }

    private func bracketFault(_ end: Character) -> String? {
        guard let closing = value.lastIndex(of: end), case let rest = value[closing...].dropFirst().trimmed,
            let first = rest.first, first != "#", !",]}".contains(first)
        else { return nil }
        return "a text that begins with a bracket needs quotes; write \(quoted)"
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
