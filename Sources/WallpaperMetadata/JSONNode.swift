/// Where something stands in a text file: both count from 1, columns in Unicode scalars.
public struct TextPosition: Sendable, Equatable, CustomStringConvertible {
    /// The line.
    public var line: Int { Int(lineCount) }
    /// The column.
    public var column: Int { Int(columnCount) }

    /// A large tree has thousands of positions; no text that is read has more than 32 bits count.
    private let lineCount, columnCount: UInt32

    /// A position from its two counts.
    public init(line: Int, column: Int) {
        lineCount = UInt32(clamping: line)
        columnCount = UInt32(clamping: column)
    }

    /// "12:5", as compilers write it.
    public var description: String { "\(line):\(column)" }
}

/// A JSON value that keeps what other readers throw away: the order of keys, keys that stand twice,
/// the spelling of numbers, and where in the file each value begins.
///
/// Metadata is merged and edited by hand and by tools; what wallpress does not know has to survive.
public struct JSONNode: Sendable {
    /// The value itself.
    public var value: Value
    /// Where it begins, for values that were read from a file.
    public var position: TextPosition?

    /// The six kinds of JSON values (RFC 8259).
    public enum Value: Sendable {
        /// `null`
        case null
        /// `true` and `false`
        case bool(Bool)
        /// A number, spelled as in the file.
        case number(String)
        /// A string, escapes resolved.
        case string(String)
        /// An array.
        case array([JSONNode])
        /// An object, members in the order of the file; a key may stand twice.
        case object([Member])
    }

    /// A key with its value.
    public struct Member: Sendable {
        /// The key, escapes resolved.
        public var key: String
        /// Where the key begins, when read from a file.
        public var position: TextPosition?
        /// What it stands for.
        public var node: JSONNode

        /// A member for writing, or with its position for reading.
        public init(_ key: String, _ node: JSONNode, position: TextPosition? = nil) {
            self.key = key
            self.node = node
            self.position = position
        }
    }

    /// A node of a value, and of its place where it was read.
    public init(_ value: Value, position: TextPosition? = nil) {
        self.value = value
        self.position = position
    }
}

extension JSONNode {
    /// `null`, as a node that was not read from anywhere.
    public static let null = JSONNode(.null)

    /// A string, or `null` where there is none.
    public static func string(_ text: String?) -> JSONNode { JSONNode(text.map(Value.string) ?? .null) }

    /// A whole number.
    public static func number(_ number: Int) -> JSONNode { JSONNode(.number(String(number))) }

    /// An array.
    public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    /// An object with its members in this order.
    public static func object(_ members: [Member]) -> JSONNode { JSONNode(.object(members)) }

    /// The text of a string, else nil.
    public var text: String? { if case .string(let text) = value { text } else { nil } }

    /// The elements of an array, else nil.
    public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

    /// The members of an object, else nil.
    public var members: [Member]? { if case .object(let members) = value { members } else { nil } }

    /// Whether this is `null`.
    public var isNull: Bool { if case .null = value { true } else { false } }

    /// What kind of value this is, with its article, for sentences such as "expected a string, found an array".
    public var kind: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value of `key` in an object. Where a key stands twice the last one counts, as for most readers.
    /// Setting replaces it where it stands, or appends it; setting nil removes it.
    public subscript(key: String) -> JSONNode? {
        get { members?.last { $0.key == key }?.node }
        set {
            guard var members else { return }
            let index = members.lastIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let node?): members[index].node = node
            case (let index?, nil): members.remove(at: index)
            case (nil, let node?): members.append(Member(key, node))
            case (nil, nil): break
            }
            value = .object(members)
        }
    }
}

extension JSONNode: Equatable {
    /// Whether both mean the same to the letter, key order included; positions do not count.
    public static func == (a: JSONNode, b: JSONNode) -> Bool {
        switch (a.value, b.value) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.node == $1.node }
        default: false
        }
    }
}
