extension JSONNode {
    /// Reads a strict JSON text (RFC 8259, UTF-8). Only a byte order mark is ignored.
    ///
    /// - Parameter lazyDepth: As for `surveying`.
    /// - Throws: The first problem, which may also be a trailing comma or a duplicate key.
    public init(parsing bytes: some Sequence<UInt8>, lazyDepth: Int? = nil) throws(JSONError) {
        let (node, errors) = try Self.surveying(bytes, lazyDepth: lazyDepth)
        if let error = errors.first(where: { $0.kind != .encoding }) { throw error }
        self = node
    }

    /// Reads a JSON text to find all of its problems. Byte order marks, trailing commas and duplicate keys
    /// do not end the reading.
    ///
    /// - Parameter lazyDepth: Objects that are in so many others are lazy: they keep no value, only their place in the
    ///   text. A large file takes a fraction of the memory then.
    /// - Returns: The value, and these errors in the order of the file.
    /// - Throws: A problem of kind `syntax`, `unreadable` or `encoding`.
    public static func surveying(
        _ bytes: some Sequence<UInt8>, lazyDepth: Int? = nil
    ) throws(JSONError) -> (node: JSONNode, errors: [JSONError]) {
        var parser = JSONParser(bytes, lazyDepth: lazyDepth)
        let node = try parser.document()
        return (node, parser.errors)
    }
}

/// The place of a value in the text of a file. It was read once, so it can be read again.
final class JSONText: Sendable {
    /// The whole text.
    let bytes: [UInt8]
    /// The index at which the value begins.
    let index: Int
    /// The same in lines and columns.
    let position: TextPosition

    init(bytes: [UInt8], index: Int, position: TextPosition) {
        (self.bytes, self.index, self.position) = (bytes, index, position)
    }

    var value: JSONNode.Value {
        var parser = JSONParser(self)
        return (try? parser.value().value) ?? .null
    }
}

/// A recursive-descent parser for the bytes of a JSON text.
struct JSONParser {
    /// The deepest level: deeper than any metadata, and shallow enough for the stack.
    private static let maxDepth = 64
    /// The most values: more than metadata has besides those of wallpapers. An empty array takes three bytes of a file, and much
    /// more of memory.
    private static let maxValues = 4_000_000
    /// The most errors: more than anybody reads. A file can consist of nothing but keys that appear twice.
    private static let maxErrors = 100_000

    private(set) var errors: [JSONError] = []
    private var cursor: JSONCursor
    private var depth = 0
    private var values = 0
    private let lazyDepth: Int?

    init(_ bytes: some Sequence<UInt8>, lazyDepth: Int?) {
        cursor = JSONCursor(bytes)
        self.lazyDepth = lazyDepth
    }

    init(_ text: JSONText) {
        cursor = JSONCursor(text)
        lazyDepth = nil
    }

    mutating func document() throws(JSONError) -> JSONNode {
        try checkEncoding()
        let node = try value()
        cursor.skipSpace()
        guard cursor.next == nil else {
            throw error(.syntax, "expected the end of the file, found \(cursor.nameOfNext)")
        }
        return node
    }

    private mutating func checkEncoding() throws(JSONError) {
        if cursor.isUTF16 { throw error(.encoding, "expected UTF-8, found UTF-16") }
        if cursor.skipByteOrderMark() {
            errors.append(
                JSONError(
                    kind: .encoding, position: TextPosition(line: 1, column: 1),
                    message: "unexpected byte order mark before the text"))
        }
    }

    mutating func value() throws(JSONError) -> JSONNode {
        cursor.skipSpace()
        values += 1
        guard values <= Self.maxValues else { throw error(.syntax, "more than \(Self.maxValues) values") }
        let (index, position, before) = (cursor.index, cursor.markedPosition(), values)
        let value: JSONNode.Value
        switch cursor.next {
        case UInt8(ascii: "{"): value = try nested { parser throws(JSONError) in try parser.object() }
        case UInt8(ascii: "["): value = try nested { parser throws(JSONError) in try parser.array() }
        case UInt8(ascii: "\""): value = .string(try cursor.string())
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            value = .number(try cursor.number())
        default:
            if cursor.take(word: "true") {
                value = .bool(true)
            } else if cursor.take(word: "false") {
                value = .bool(false)
            } else if cursor.take(word: "null") {
                value = .null
            } else {
                throw unexpected("a value")
            }
        }
        if depth == lazyDepth, case .object = value {
            // Nothing of it stays in memory.
            values = before
            return JSONNode(JSONText(bytes: cursor.bytes, index: index, position: position))
        }
        return JSONNode(value, position: position)
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSONNode.Value
    ) throws(JSONError) -> JSONNode.Value {
        guard depth < Self.maxDepth else {
            throw error(.syntax, "nested deeper than \(Self.maxDepth) levels")
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    private mutating func object() throws(JSONError) -> JSONNode.Value {
        var members: [JSONNode.Member] = []
        var keys = Set<ExactText>(minimumCapacity: 16)
        try list(closedBy: "}", element: "a key in double quotes") {
            parser throws(JSONError) in
            guard parser.cursor.next == UInt8(ascii: "\"") else {
                throw parser.unexpected("a key in double quotes")
            }
            let position = parser.cursor.markedPosition()
            let key = try parser.cursor.string()
            if !keys.insert(ExactText(text: key)).inserted {
                parser.addError(.duplicateKey, at: position, "the key \"\(key)\" appears twice")
            }
            parser.cursor.skipSpace()
            guard parser.cursor.take(":") else { throw parser.unexpected("':' after the key \"\(key)\"") }
            members.append(JSONNode.Member(key, try parser.value(), position: position))
        }
        return .object(members.fitted)
    }

    private mutating func array() throws(JSONError) -> JSONNode.Value {
        var elements: [JSONNode] = []
        try list(closedBy: "]", element: "a value") { parser throws(JSONError) in
            elements.append(try parser.value())
        }
        return .array(elements.fitted)
    }

    private mutating func list(
        closedBy close: Unicode.Scalar, element: String,
        _ readElement: (inout JSONParser) throws(JSONError) -> Void
    ) throws(JSONError) {
        cursor.advance()
        cursor.skipSpace()
        if cursor.take(close) { return }
        while true {
            try readElement(&self)
            cursor.skipSpace()
            let comma = cursor
            if cursor.take(close) { return }
            guard cursor.take(",") else { throw unexpected("',' or '\(close)'") }
            cursor.skipSpace()
            if cursor.take(close) {
                addError(
                    .trailingComma, at: comma.position,
                    "remove the comma before '\(close)': expected \(element)")
                return
            }
        }
    }

    private mutating func addError(
        _ kind: JSONError.Kind, at position: TextPosition, _ message: @autoclosure () -> String
    ) {
        if errors.count == Self.maxErrors { return }
        errors.append(JSONError(kind: kind, position: position, message: message()))
    }

    private func unexpected(_ expected: String) -> JSONError {
        error(cursor.kindOfError, "expected \(expected), found \(cursor.nameOfNext)")
    }

    private func error(_ kind: JSONError.Kind, _ message: String) -> JSONError {
        JSONError(kind: kind, position: cursor.position, message: message)
    }
}

extension Array {
    /// The same elements in no more memory than they need. Large files have many short arrays.
    package var fitted: [Element] { capacity == count ? self : map { $0 } }
}

/// A text that equals others with the same bytes only. Swift treats letters that are composed differently as equal; clients do
/// not.
private struct ExactText: Hashable {
    var text: String

    static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
