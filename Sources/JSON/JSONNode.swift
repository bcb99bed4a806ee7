/// A JSON value that preserves details that other readers lose: the order of keys, keys that occur twice, the
/// spelling of numbers, and the position of each value in the file.
///
/// Metadata is merged, and edited by people and other tools. Everything unknown to wallpress must survive
/// that.
public struct JSONNode: Sendable {
    /// The value itself.
    public var value: Value {
        get {
            switch content {
            case .value(let value): value
            case .text(let text): text.value
            }
        }
        set { content = .value(newValue) }
    }
    private var content: Content
    /// The position of its first character, if it was read from a file.
    public var position: TextPosition?

    private enum Content: Sendable {
        case value(Value)
        /// A text that is read anew for every request.
        case text(JSONText)
    }

    /// The six kinds of JSON values (RFC 8259).
    public enum Value: Sendable {
        /// `null`
        case null
        /// `true` and `false`
        case bool(Bool)
        /// A number as it is spelled in the file.
        case number(String)
        /// A string without escapes.
        case string(String)
        /// An array.
        case array([JSONNode])
        /// An object with its members in the order of the file. A key may occur twice.
        case object([Member])
    }

    /// A key with its value.
    public struct Member: Sendable {
        /// The key without escapes.
        public var key: String
        /// The position of the key, if it was read from a file.
        public var position: TextPosition?
        /// The value.
        public var node: JSONNode

        /// Creates a member; only readers set the position.
        public init(_ key: String, _ node: JSONNode, position: TextPosition? = nil) {
            self.key = key
            self.node = node
            self.position = position
        }
    }

    /// Creates a node; only readers set the position.
    public init(_ value: Value, position: TextPosition? = nil) {
        content = .value(value)
        self.position = position
    }

    /// Creates a node for a text that was read once.
    init(_ text: JSONText) {
        content = .text(text)
        position = text.position
    }

    /// The same, with its value kept. It suits callers that ask a lazy node several questions.
    public var loaded: JSONNode { JSONNode(value, position: position) }
}

extension JSONNode {
    /// `null`.
    public static let null = JSONNode(.null)

    /// Returns a string, or `null` for nil.
    public static func string(_ text: String?) -> JSONNode { JSONNode(text.map(Value.string) ?? .null) }

    /// Returns a whole number, or `null` for nil.
    public static func number(_ number: Int?) -> JSONNode {
        JSONNode(number.map { .number("\($0)") } ?? .null)
    }

    /// Returns a number with the digits that restore it, or `null` for nil.
    public static func decimal(_ number: Double?) -> JSONNode {
        JSONNode(number.map { .number("\($0)") } ?? .null)
    }

    /// Returns a truth value, or `null` for nil.
    public static func bool(_ value: Bool?) -> JSONNode { JSONNode(value.map(Value.bool) ?? .null) }

    /// Returns an array.
    public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    /// Returns an object with its members in this order.
    public static func object(_ members: [Member]) -> JSONNode { JSONNode(.object(members)) }

    /// The text of a string; nil for other values.
    public var text: String? { if case .string(let text) = value { text } else { nil } }

    /// The elements of an array; nil for other values.
    public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

    /// The members of an object; nil for other values.
    public var members: [Member]? { if case .object(let members) = value { members } else { nil } }

    /// Whether this is `null`.
    public var isNull: Bool { if case .null = value { true } else { false } }

    /// The kind of value with its article, for messages such as "expected a string, found an array".
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

    /// The value of `key` in an object. If a key occurs twice, the first one counts, as in the client for iOS
    /// (Documentation/clients.md).
    ///
    /// Setting a value replaces the old one in its place or appends it; setting nil removes the key.
    public subscript(key: String) -> JSONNode? {
        get { members?.first { $0.key == key }?.node }
        set {
            guard var members else { return }
            let index = members.firstIndex { $0.key == key }
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
    /// Returns whether both values are the same, including the order of keys and the spelling of numbers. Positions
    /// are ignored.
    public static func == (a: JSONNode, b: JSONNode) -> Bool {
        if case .text(let text) = a.content, case .text(let other) = b.content, text === other { return true }
        return switch (a.value, b.value) {
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
