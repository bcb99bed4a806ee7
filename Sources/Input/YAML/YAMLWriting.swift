import WallpressDiagnostics
import WallpaperMetadata

/// A writer of values as YAML.
struct YAMLWriting {
    /// The line break of the file.
    let lineBreak: String
    /// The number of spaces by which a block is indented.
    let step: Int

    /// Returns the text of a value.
    ///
    /// - Parameters:
    ///   - column: The column of its lines, from 0. The first line is already indented.
    ///   - inBrackets: Whether it is in a list or mapping in brackets.
    func text(of value: YAMLContent, column: Int, inBrackets: Bool) -> String {
        switch value {
        case .null: "null"
        case .plain(let text): text
        case .text(let text): Self.scalar(text, as: .plain, inBrackets: inBrackets)
        case .list(let items, isBlock: true) where !inBrackets && !items.isEmpty:
            items.map { "- " + text(of: $0, column: column + 2, inBrackets: false) }
                .joined(separator: newLine(column))
        case .list(let items, _):
            "[" + items.map { text(of: $0, column: column, inBrackets: true) }.joined(separator: ", ") + "]"
        case .mapping(let entries, isBlock: true) where !inBrackets && !entries.isEmpty:
            entries.map { text(of: $0, column: column, inBrackets: false) }.joined(separator: newLine(column))
        case .mapping(let entries, _):
            "{" + entries.map { text(of: $0, column: column, inBrackets: true) }.joined(separator: ", ") + "}"
        }
    }

    /// Returns the text of an entry. The keys of our files need no quotes.
    func text(of entry: YAMLContent.Entry, column: Int, inBrackets: Bool) -> String {
        guard entry.value.isBlock, !inBrackets else {
            return "\(entry.key): \(text(of: entry.value, column: column, inBrackets: inBrackets))"
        }
        let inner = column + step
        return entry.key + ":" + newLine(inner) + text(of: entry.value, column: inner, inBrackets: false)
    }

    /// Returns a line break and the indentation of the next line.
    func newLine(_ column: Int) -> String { lineBreak + String(repeating: " ", count: column) }
}

extension YAMLContent {
    /// A mapping with a line for each entry.
    var asBlock: YAMLContent {
        guard case .mapping(let entries, _) = self else { return self }
        return .mapping(entries, isBlock: true)
    }

    /// Whether the value is written on lines of its own where that is possible.
    var isBlock: Bool {
        switch self {
        case .list(let items, let isBlock): isBlock && !items.isEmpty
        case .mapping(let entries, let isBlock): isBlock && !entries.isEmpty
        default: false
        }
    }
}

// MARK: - Texts

extension YAMLWriting {
    /// Returns the spelling of a text: in the quotes that it had, or without them if it then still reads as this text.
    static func scalar(_ text: String, as style: YAMLValue.Spelling.Style, inBrackets: Bool) -> String {
        let needsEscapes = text.unicodeScalars.contains(where: needsEscape)
        switch style {
        case .doubleQuoted: return doubleQuoted(text)
        case .singleQuoted where !needsEscapes:
            return "'" + text.escaping { $0 == "'" ? "''" : nil } + "'"
        default:
            return !needsEscapes && isPlain(text, inBrackets: inBrackets) ? text : doubleQuoted(text)
        }
    }

    /// Returns whether YAML reads a text without quotes as this text, here and in other programs.
    private static func isPlain(_ text: String, inBrackets: Bool) -> Bool {
        guard !isAmbiguous(text),
            let value = try? YAMLReader.read(inBrackets ? "{k: \(text)}" : "k: \(text)"),
            case .mapping(let entries) = value.content, entries.count == 1,
            case .scalar(let read, isPlain: true) = entries[0].value.content
        else { return false }
        return read.utf8.elementsEqual(text.utf8)
    }

    /// Returns whether some programs read a text without quotes as a number, a day or a yes.
    private static func isAmbiguous(_ text: String) -> Bool {
        let words = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<"]
        if words.contains(text.lowercased()) || Double(text) != nil { return true }
        guard let first = text.unicodeScalars.first, "0123456789+-.".unicodeScalars.contains(first) else {
            return false
        }
        return text.unicodeScalars.allSatisfy { "0123456789+-.,:_boxTtZz ".unicodeScalars.contains($0) }
            || [".inf", ".nan"].contains { text.lowercased().hasSuffix($0) }
    }

    private static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns whether a scalar cannot be in a text as it is: terminals act upon it, or libyaml does not read it.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isUnprintable || [0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
    }
}
