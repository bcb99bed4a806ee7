import WallpressDiagnostics
import WallpressJSON

/// An error in a YAML file, with its line.
package struct YAMLError: Error, Equatable {
    package let line: Int?
    package let reason: String
}

/// A YAML value with its line. It is read strictly: unknown keys and values of another kind are errors.
package struct YAMLValue: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        /// A text as it is written; `isPlain` if it has neither quotes nor a tag.
        case scalar(String, isPlain: Bool)
        case list([YAMLValue])
        /// Entries in the order of the file. No two have the same key.
        case mapping([Entry])
    }

    /// A key with its value.
    package struct Entry: Sendable {
        package let key: String
        package let position: TextPosition
        /// The place of the key, as in `Spelling`.
        package let range: Range<Int>
        package let value: YAMLValue
    }

    /// The spelling of a value.
    package struct Spelling: Sendable {
        /// The styles of YAML. Texts after `|` or `>` are blocks too.
        package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, block, flow, alias }

        /// Its place in the text, with its anchor and tag, in Unicode scalars. The end of a block is not known.
        package var range: Range<Int>
        package let style: Style
        /// The name of its anchor, or of the anchor of an alias.
        package let anchor: String?
        /// Its tag, such as "!Viva".
        let tag: String?
    }

    package let position: TextPosition
    package internal(set) var spelling: Spelling
    /// The number of values that this is, with all values in it.
    let count: Int
    package let content: Content
    /// The comment after a text without quotes, or after a key or a hyphen that has no value. YAML reads a color such as
    /// #FBFBFE as one.
    package internal(set) var comment: String?

    /// A mapping without entries.
    static let empty = YAMLValue(
        .mapping([]), at: TextPosition(line: 1, column: 1),
        Spelling(range: 0..<0, style: .block, anchor: nil, tag: nil))

    init(_ content: Content, at position: TextPosition, _ spelling: Spelling) {
        self.content = content
        self.position = position
        self.spelling = spelling
        count =
            switch content {
            case .scalar: 1
            case .list(let items): items.reduce(1) { $0 + $1.count }
            case .mapping(let entries): entries.reduce(1) { $0 + 1 + $1.value.count }
            }
    }

    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// Whether nothing is written here, not even `null`.
    private var isMissing: Bool {
        if case .scalar("", isPlain: true) = content { true } else { false }
    }

    private var scalar: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// Returns the text of a scalar as it is written, so that the color `000000` does not become a number.
    func text() throws(YAMLError) -> String {
        guard let scalar, !isNull else {
            let isInBrackets = !isNull && spelling.style == .flow
            throw error(
                expected("a text").reason
                    + (isInBrackets ? "; text that begins with a bracket needs quotes" : ""))
        }
        return scalar
    }

    func integer(in range: ClosedRange<Int>) throws(YAMLError) -> Int {
        guard let scalar, let number = Int(scalar), range.contains(number) else {
            throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Reads a list of fractions from 0 to 1 or percentages from 0% to 100%, one for each name.
    func fractions(_ names: [String]) throws(YAMLError) -> [Double] {
        guard case .list(let items) = content, items.count == names.count else {
            let example = Array(["30%", "55%", "70%", "95%"].prefix(names.count)).joined(separator: ", ")
            throw expected("[\(names.joined(separator: ", "))], such as [\(example)]")
        }
        var numbers: [Double] = []
        for (item, name) in zip(items, names) {
            guard let number = item.fraction else {
                let isPercentage = item.scalar.flatMap { Double($0) }.map { $0 > 1 && $0 <= 100 } == true
                let hint = isPercentage ? "; did you mean \(item.scalar ?? "")%?" : ""
                throw item.error(
                    item.expected("\(name) from 0 to 1, or from 0% to 100%").reason + hint)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// The number of a text such as "0.3" or "30%"; nil if it is not one from 0 to 1.
    private var fraction: Double? {
        guard let scalar else { return nil }
        let percent = scalar.hasSuffix("%")
        let digits = percent ? String(scalar.dropLast()).trimmingTrailingSpaces : scalar
        guard let number = Double(digits), (0...(percent ? 100 : 1)).contains(number) else { return nil }
        return percent ? number / 100 : number
    }

    /// Reads a fraction from 0 to 1 or a percentage from 0% to 100%.
    func strength() throws(YAMLError) -> Double {
        guard let fraction else { throw expected("a strength from 0 to 1, or from 0% to 100%") }
        return fraction
    }

    func list() throws(YAMLError) -> [YAMLValue] {
        guard case .list(let items) = content else {
            throw expected(
                "a list" + (scalar.map { isNull ? "" : ", such as [\($0.visible.excerpt)]" } ?? ""))
        }
        return items
    }

    /// Reads one of the raw values of an enumeration.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ type: Choice.Type
    ) throws(YAMLError) -> Choice where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        guard let scalar, let choice = Choice(rawValue: scalar) else {
            throw expected("one of \(words.joined(separator: ", "))")
        }
        return choice
    }

    /// Reads a mapping that may have only these keys, in the order of the file: of two errors, the first one is reported.
    ///
    /// - Parameters:
    ///   - headings: The keys that may have no value: the lines below them may be commented out.
    ///   - meanings: Other words that people may mistake for one of the keys, and that key.
    /// - Throws: An error with the line of an unknown key and the most similar of `keys`, or of a key without a value.
    func entries(
        _ keys: [String], headings: Set<String> = [], meanings: [String: String] = [:]
    ) throws(YAMLError) -> [(key: String, value: YAMLValue)] {
        guard case .mapping(let entries) = content else {
            throw expected("entries such as \"\(keys.first ?? "key"): ...\"")
        }
        for entry in entries where !keys.contains(entry.key) {
            if let colon = entry.key.firstIndex(of: ":"), keys.contains(String(entry.key[..<colon])) {
                throw YAMLError(
                    line: entry.position.line,
                    reason: "a space is missing after the colon of \"\(entry.key.visible.excerpt)\"")
            }
            let word = meanings[entry.key] ?? entry.key
            throw YAMLError(
                line: entry.position.line,
                reason: "unknown key \"\(entry.key.visible.excerpt)\"; \(suggestion(for: word, among: keys))")
        }
        for entry in entries where entry.value.isMissing && !headings.contains(entry.key) {
            throw entry.value.expected("a value for \"\(entry.key)\", or null")
        }
        return entries.map { ($0.key, $0.value) }
    }

    /// Reads a mapping as `entries` does, to look its keys up.
    func mapping(
        _ keys: [String], headings: Set<String> = [], meanings: [String: String] = [:]
    ) throws(YAMLError) -> [String: YAMLValue] {
        let entries = try entries(keys, headings: headings, meanings: meanings)
        return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }

    func expected(_ expectation: String) -> YAMLError {
        let found =
            switch content {
            case .scalar(let text, _): isNull ? nothing : "\"\(text.visible.excerpt)\""
            case .list(let items): "a list of \(items.count)"
            case .mapping: "a mapping"
            }
        return error("expected \(expectation), found \(found)")
    }

    /// The description of a missing value.
    private var nothing: String {
        if let anchor = spelling.anchor, spelling.style == .plain {
            return "nothing: \(YAMLTypo.reason(of: "&" + anchor.excerpt, takenFor: "an anchor"))"
        }
        guard let comment = comment?.excerpt else { return "nothing" }
        return "nothing: \(YAMLTypo.reason(comment: comment))"
    }

    func error(_ reason: String) -> YAMLError { YAMLError(line: position.line, reason: reason) }
}
