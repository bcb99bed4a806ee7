extension JSONNode {
    /// The value as indented text: two spaces for each level, arrays of plain values on one line, a final
    /// newline.
    ///
    /// The same value always gives the same text. Only the characters that RFC 8259 requires are escaped, so
    /// names in any script stay readable.
    public var formatted: String { formatted(indent: "") + "\n" }

    /// Returns the same without the final newline, for a value that is nested at this indentation.
    func formatted(indent: String) -> String {
        var text = ""
        write(to: &text, indent: indent)
        return text
    }

    /// The value as text without spaces.
    public var compact: String {
        switch value {
        case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.node.compact }.joined(separator: ",") + "}"
        default: scalarText
        }
    }

    private func write(to text: inout String, indent: String) {
        let deeper = indent + "  "
        switch value {
        case .array(let elements) where elements.contains(where: { $0.isContainer }):
            text += "[\n"
            for (index, element) in elements.enumerated() {
                text += deeper
                element.write(to: &text, indent: deeper)
                text += index == elements.count - 1 ? "\n" : ",\n"
            }
            text += indent + "]"
        case .array(let elements):
            text += "[" + elements.map(\.scalarText).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty:
            text += "{}"
        case .object(let members):
            text += "{\n"
            for (index, member) in members.enumerated() {
                text += deeper + Self.quoted(member.key) + ": "
                member.node.write(to: &text, indent: deeper)
                text += index == members.count - 1 ? "\n" : ",\n"
            }
            text += indent + "}"
        default:
            text += scalarText
        }
    }

    private var isContainer: Bool { elements != nil || members != nil }

    private var scalarText: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let spelling): spelling
        case .string(let string): Self.quoted(string)
        case .array, .object: compact
        }
    }

    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Controls, line separators and overrides of direction, because people print JSON on terminals.
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                text += "\\u" + hexadecimal(Int(scalar.value), digits: 4)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
