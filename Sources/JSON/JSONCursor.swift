/// A position in a JSON text, with methods that read tokens from there.
struct JSONCursor {
    let bytes: [UInt8]
    private(set) var index = 0
    private var line = 1
    /// The place up to which the columns of this line were counted. A long line is therefore counted once and not from
    /// its start for every value.
    private var counted = (index: 0, column: 1)

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Starts at a value in a larger text.
    init(_ text: JSONText) {
        bytes = text.bytes
        index = text.index
        line = text.position.line
        counted = (text.index, text.position.column)
    }

    /// The next byte; nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The position of the next byte. Continuation bytes of UTF-8 do not count as columns.
    var position: TextPosition { position(at: index) }

    /// Returns the position of a byte in the same line, of which the columns have not been counted beyond it.
    private func position(at index: Int) -> TextPosition {
        let column = counted.column + bytes[counted.index..<index].count { $0 & 0xC0 != 0x80 }
        return TextPosition(line: line, column: column)
    }

    /// Returns the same and makes the next count start here.
    mutating func markedPosition() -> TextPosition {
        let position = position
        counted = (index, position.column)
        return position
    }

    /// The next character in quotes, or "the end of the file".
    var nameOfNext: String {
        guard let next else { return "the end of the file" }
        if next < 0x20 || next == 0x7F { return "the control character \(hexadecimal(Int(next), digits: 2))" }
        let rest = String(decoding: bytes[index..<min(index + 8, bytes.count)], as: UTF8.self)
        return "'\(rest.prefix(1))'"
    }

    mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") {
            line += 1
            counted = (index + 1, 1)
        }
        index += 1
    }

    /// Whether the text is in UTF-16: it starts with that encoding's byte order mark, or one of its first two bytes is
    /// zero, which cannot be in JSON.
    var isUTF16: Bool {
        guard bytes.count >= 2 else { return false }
        return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes[0] == 0
            || bytes[1] == 0
    }

    /// Skips the byte order mark of UTF-8 and returns whether there was one.
    mutating func skipByteOrderMark() -> Bool {
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return false }
        index = 3
        counted = (3, 1)
        return true
    }

    mutating func skipSpace() {
        while let next, next == 0x20 || next == 0x0A || next == 0x09 || next == 0x0D { advance() }
    }

    /// Skips a character if it is next and returns whether it was.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let next, UInt32(next) == character.value else { return false }
        index += 1
        return true
    }

    /// Skips `word` if it is next and returns whether it was. `word` contains no line breaks.
    mutating func take(word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    /// Reads a number and returns its spelling (RFC 8259, section 6). Numbers that are too large for a 64-bit
    /// floating-point number are refused, because some clients cannot read them.
    mutating func number() throws(JSONError) -> String {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
        guard Double(spelling)?.isFinite ?? false else {
            throw JSONError(
                kind: .syntax, position: position(at: start),
                message:
                    "expected a number up to \(Double.greatestFiniteMagnitude), found \(spelling.prefix(40))")
        }
        return spelling
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { index += 1 }
        if index == start { throw syntax("expected a digit, found \(nameOfNext)") }
    }

    /// Reads a string. Its opening quote is the next byte.
    mutating func string() throws(JSONError) -> String {
        let opening = index
        index += 1
        let start = index
        skipPlainText()
        // Nearly all strings have no escapes.
        var text = bytes[start..<index]
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw JSONError(
                        kind: .syntax, position: position(at: opening),
                        message: "expected UTF-8 in this string")
                }
                return string
            case UInt8(ascii: "\\"):
                advance()
                text.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20:
                throw syntax("expected more of the string, found \(nameOfNext)")
            default:
                let start = index
                skipPlainText()
                text += bytes[start..<index]
            }
        }
        throw JSONError(
            kind: .unreadable, position: position(at: opening), message: "this string has no closing quote")
    }

    private mutating func skipPlainText() {
        while let next, next >= 0x20, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { index += 1 }
    }

    private mutating func escape() throws(JSONError) -> UnicodeScalar {
        if let scalar = plainEscape {
            index += 1
            return scalar
        }
        guard take("u") else { throw syntax("expected an escape after '\\', found \(nameOfNext)") }
        let unit = try codeUnit()
        guard unit >= 0xD800, unit < 0xE000 else { return UnicodeScalar(UInt32(unit)) ?? "\u{FFFD}" }
        guard unit < 0xDC00, take(word: "\\u") else {
            throw syntax("expected both halves of a surrogate pair")
        }
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else {
            throw syntax("expected both halves of a surrogate pair")
        }
        return UnicodeScalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00) ?? "\u{FFFD}"
    }

    /// The character of the next letter after a backslash; nil for `u` and for other letters.
    private var plainEscape: UnicodeScalar? {
        switch next.map(UnicodeScalar.init) {
        case "\""?: "\""
        case "\\"?: "\\"
        case "/"?: "/"
        case "b"?: "\u{8}"
        case "f"?: "\u{C}"
        case "n"?: "\n"
        case "r"?: "\r"
        case "t"?: "\t"
        default: nil
        }
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        let end = index + 4
        guard end <= bytes.count,
            bytes[index..<end].allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
            let unit = UInt16(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
        else { throw syntax("expected four hexadecimal digits after '\\u'") }
        index = end
        return unit
    }

    /// The kind of error for a missing end of a list, an object or a string.
    var kindOfError: JSONError.Kind {
        let ends = [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\"")]
        return bytes[index...].contains(where: ends.contains) ? .syntax : .unreadable
    }

    private func syntax(_ message: String) -> JSONError {
        JSONError(kind: kindOfError, position: position, message: message)
    }
}

/// Returns a number in upper-case hexadecimal with leading zeros.
func hexadecimal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
