/// The elements and texts of an XML document, in their order. It has no DTD and no entities of its own: XMP allows neither.
///
/// Foundation's parser is not used, because on Linux it ends the program at some damaged documents.
struct XMLEvents {
    /// A part of a document.
    enum Event {
        case start(name: String, attributes: [String: String])
        case text(String)
        case end
    }

    /// The deepest level of elements. XMP has about ten levels.
    private static let deepest = 100

    private var rest: ArraySlice<UInt8>
    private var open: [String] = []
    /// Whether the element that was read last has no content.
    private var isEmptyElement = false
    /// Whether the document, or the part that was read, is not well-formed.
    private(set) var isDamaged = false

    /// Opens a document in UTF-8.
    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    }

    /// Returns the next event; nil at the end, or if the document is damaged.
    mutating func next() -> Event? {
        if isEmptyElement {
            isEmptyElement = false
            open.removeLast()
            return .end
        }
        while let first = rest.first {
            if first != UInt8(ascii: "<") {
                guard let text = text(until: UInt8(ascii: "<")) else { return damage() }
                return .text(text)
            }
            if skips("<?", until: "?>") || skips("<!--", until: "-->") { continue }
            if rest.starts(with: "<![CDATA[".utf8) { return cdata() }
            return rest.dropFirst().first == UInt8(ascii: "/") ? endTag() : startTag()
        }
        if !open.isEmpty { isDamaged = true }
        return nil
    }

    private mutating func damage() -> Event? {
        (isDamaged, rest) = (true, [])
        return nil
    }

    private mutating func skips(_ start: String, until end: String) -> Bool {
        guard rest.starts(with: start.utf8) else { return false }
        _ = take(from: start.utf8.count, until: end)
        return true
    }

    private mutating func cdata() -> Event? {
        guard let bytes = take(from: 9, until: "]]>"), let text = String(validating: bytes, as: UTF8.self)
        else {
            return damage()
        }
        return .text(text)
    }

    /// Returns the bytes between an offset and a mark, and continues after the mark. If the mark is missing, nothing is left.
    private mutating func take(from offset: Int, until mark: String) -> ArraySlice<UInt8>? {
        let mark = Array(mark.utf8)
        let start = rest.index(rest.startIndex, offsetBy: offset, limitedBy: rest.endIndex) ?? rest.endIndex
        guard let end = rest[start...].indices.first(where: { rest[$0...].starts(with: mark) }) else {
            _ = damage()
            return nil
        }
        let found = rest[start..<end]
        rest = rest[(end + mark.count)...]
        return found
    }

    private mutating func endTag() -> Event? {
        rest = rest.dropFirst(2)
        guard let name = name(), name == open.popLast(), skipSpaces(), rest.first == UInt8(ascii: ">") else {
            return damage()
        }
        rest.removeFirst()
        return .end
    }

    private mutating func startTag() -> Event? {
        rest.removeFirst()
        guard open.count < Self.deepest, let name = name() else { return damage() }
        var attributes: [String: String] = [:]
        while skipSpaces(), let first = rest.first {
            if first == UInt8(ascii: ">") || rest.starts(with: "/>".utf8) {
                isEmptyElement = first != UInt8(ascii: ">")
                rest = rest.dropFirst(isEmptyElement ? 2 : 1)
                open.append(name)
                return .start(name: name, attributes: attributes)
            }
            guard let (key, value) = attribute(), attributes.updateValue(value, forKey: key) == nil else {
                break
            }
        }
        return damage()
    }

    private mutating func attribute() -> (String, String)? {
        guard let key = name(), skipSpaces(), rest.popFirst() == UInt8(ascii: "="), skipSpaces(),
            let quote = rest.popFirst(), [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote),
            let value = text(until: quote), rest.popFirst() == quote
        else { return nil }
        return (key, value)
    }

    /// Skips spaces. Always returns true, so that it can be used in a condition.
    private mutating func skipSpaces() -> Bool {
        rest = rest.drop(while: Self.isSpace)
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

    private mutating func name() -> String? {
        let bytes = rest.prefix { !Self.isSpace($0) && !"<>/=\"'&".utf8.contains($0) }
        rest = rest.dropFirst(bytes.count)
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
    }

    /// Reads a text up to a byte, which stays, or to the end. Its references are replaced.
    private mutating func text(until end: UInt8) -> String? {
        let bytes = rest.prefix { $0 != end && $0 != UInt8(ascii: "<") }
        rest = rest.dropFirst(bytes.count)
        guard let raw = String(validating: bytes, as: UTF8.self) else { return nil }
        guard raw.contains("&") else { return raw }
        let parts = raw.split(separator: "&", omittingEmptySubsequences: false)
        var text = String(parts[0])
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";"), let character = Self.character(part[..<end]) else {
                return nil
            }
            text.unicodeScalars.append(character)
            text += part[part.index(after: end)...]
        }
        return text
    }

    /// Returns the character of a reference: "amp", "#38", "#x26".
    private static func character(_ reference: Substring) -> Unicode.Scalar? {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard reference.hasPrefix("#") else { return nil }
            let isHex = reference.hasPrefix("#x")
            let digits = reference.dropFirst(isHex ? 2 : 1)
            return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }
}
