/// A value as Android's `org.json` holds it.
///
/// That reader is lenient. It accepts single quotes, no quotes, comments, `;` for `,`, `=` for `:`, octal
/// numbers, and anything after the first value. It does not accept a comma too many: in an object the comma
/// ends the reading, in an array it stands for an element that is not there.
enum AndroidJSON: Sendable {
    /// Members by key. If a key stands twice, the last one counts.
    case object([String: AndroidJSON])
    case array([AndroidJSON])
    case string(String)
    /// A whole number up to 64 bits.
    case integer(Int64)
    case double(Double)
    case bool(Bool)
    /// `null`
    case null
    /// The element that a comma too many stands for.
    case absent

    /// What `getString` returns: some text for all but an absent element, and "null" for null.
    var asString: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .bool(let flag): String(flag)
        case .null: "null"
        case .object: "{}"
        case .array: "[]"
        case .absent: nil
        }
    }

    var members: [String: AndroidJSON]? { if case .object(let members) = self { members } else { nil } }
    var elements: [AndroidJSON]? { if case .array(let elements) = self { elements } else { nil } }

    /// The first value of a text; nil where Android throws.
    init?(_ bytes: [UInt8]) {
        var reader = AndroidJSONReader(bytes)
        guard let value = reader.value() else { return nil }
        self = value
    }
}

/// Reads a text like `JSONTokener`. Every function returns nil where that one throws.
private struct AndroidJSONReader {
    /// The deepest nesting. With more, the app's stack may overflow. No metadata comes near.
    private static let deepest = 256
    private static let endOfLiteral = Set("{}[]/\\:,=;# \t\u{C}\r\n".unicodeScalars)

    private let scalars: [UnicodeScalar]
    private var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        if scalars.first == "\u{FEFF}" { index = 1 }
    }

    mutating func value() -> AndroidJSON? {
        guard let next = nextClean() else { return nil }
        switch next {
        case "{": return nested { $0.object() }
        case "[": return nested { $0.array() }
        case "'", "\"": return string(endedBy: next).map(AndroidJSON.string)
        default:
            index -= 1
            return literal()
        }
    }

    private mutating func nested(_ read: (inout Self) -> AndroidJSON?) -> AndroidJSON? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func object() -> AndroidJSON? {
        var members: [String: AndroidJSON] = [:]
        guard let first = nextClean() else { return nil }
        if first == "}" { return .object(members) }
        index -= 1
        while true {
            guard case .string(let key)? = value() else { return nil }
            guard let separator = nextClean(), separator == ":" || separator == "=" else { return nil }
            if index < scalars.count, scalars[index] == ">" { index += 1 }
            guard let value = value() else { return nil }
            members[key] = value
            switch nextClean() {
            case "}": return .object(members)
            case ",", ";": continue
            default: return nil
            }
        }
    }

    private mutating func array() -> AndroidJSON? {
        var elements: [AndroidJSON] = []
        var hasComma = false
        while let next = nextClean() {
            switch next {
            case "]": return .array(hasComma ? elements + [.absent] : elements)
            case ",", ";":
                elements.append(.absent)
                hasComma = true
                continue
            default: index -= 1
            }
            guard let value = value() else { return nil }
            elements.append(value)
            switch nextClean() {
            case "]": return .array(elements)
            case ",", ";": hasComma = true
            default: return nil
            }
        }
        return nil
    }
}

extension AndroidJSONReader {
    /// Consumes and returns the next scalar that is neither space nor part of a comment.
    private mutating func nextClean() -> UnicodeScalar? {
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case " ", "\t", "\r", "\n": continue
            case "#": skipLine()
            case "/" where index < scalars.count && scalars[index] == "/": skipLine()
            case "/" where index < scalars.count && scalars[index] == "*":
                guard skipComment() else { return nil }
            default: return scalar
            }
        }
        return nil
    }

    private mutating func skipLine() {
        while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" { index += 1 }
    }

    private mutating func skipComment() -> Bool {
        index += 1
        while index + 1 < scalars.count {
            if scalars[index] == "*", scalars[index + 1] == "/" {
                index += 2
                return true
            }
            index += 1
        }
        return false
    }

    private mutating func string(endedBy quote: UnicodeScalar) -> String? {
        var text: [UInt16] = []
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == quote { return String(decoding: text, as: UTF16.self) }
            if scalar == "\\" {
                guard let escaped = escape() else { return nil }
                text.append(escaped)
            } else {
                text.append(contentsOf: scalar.utf16)
            }
        }
        return nil
    }

    private mutating func escape() -> UInt16? {
        guard index < scalars.count else { return nil }
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "t": return 0x09
        case "b": return 0x08
        case "n": return 0x0A
        case "r": return 0x0D
        case "f": return 0x0C
        case "u":
            guard index + 4 <= scalars.count else { return nil }
            defer { index += 4 }
            return UInt16(text(index..<index + 4), radix: 16)
        default: return scalar.utf16.first
        }
    }

    private mutating func literal() -> AndroidJSON? {
        let start = index
        while index < scalars.count, !Self.endOfLiteral.contains(scalars[index]) { index += 1 }
        let text = text(start..<index)
        switch text.lowercased() {
        case "": return nil
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        if !text.contains("."), let number = Self.integer(text) { return .integer(number) }
        return Double(text).map(AndroidJSON.double) ?? .string(text)
    }

    private func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    /// Hexadecimal after `0x`, octal after `0`, else decimal.
    private static func integer(_ text: String) -> Int64? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int64(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0"), text.utf8.count > 1 { return Int64(text.dropFirst(), radix: 8) }
        return Int64(text)
    }
}
