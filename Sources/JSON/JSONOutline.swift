/// A JSON value whose long arrays are lazy: an element is created when it is written, and released afterwards. A large text
/// is therefore never in RAM as a whole.
public indirect enum JSONOutline: Sendable {
    /// A value that exists.
    case node(JSONNode)
    /// An object with its members in this order.
    case object([(key: String, value: JSONOutline)])
    /// An array of objects.
    case list([JSONOutline])
    /// An array of `count` objects, each created from its index.
    case objects(count: Int, @Sendable (Int) -> JSONNode)

    /// Passes the text that `JSONNode.formatted` returns for the same value to `sink`, piece by piece.
    public func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure) {
        try write(to: sink, indent: "")
        try sink("\n")
    }

    private func write<Failure>(
        to sink: (String) throws(Failure) -> Void, indent: String
    ) throws(Failure) {
        let deeper = indent + "  "
        switch self {
        case .node(let node):
            try sink(node.formatted(indent: indent))
        case .object(let members) where members.isEmpty:
            try sink("{}")
        case .object(let members):
            for (index, member) in members.enumerated() {
                try sink((index == 0 ? "{\n" : ",\n") + deeper + JSONNode.quoted(member.key) + ": ")
                try member.value.write(to: sink, indent: deeper)
            }
            try sink("\n" + indent + "}")
        case .list(let elements) where !elements.isEmpty:
            for (index, element) in elements.enumerated() {
                try sink((index == 0 ? "[\n" : ",\n") + deeper)
                try element.write(to: sink, indent: deeper)
            }
            try sink("\n" + indent + "]")
        case .list, .objects(count: 0, _):
            try sink("[]")
        case .objects(let count, let element):
            for index in 0..<count {
                try sink((index == 0 ? "[\n" : ",\n") + deeper + element(index).formatted(indent: deeper))
            }
            try sink("\n" + indent + "]")
        }
    }

    /// The whole text.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0.utf8 }
        return bytes
    }

    /// The same value with all its elements.
    public var node: JSONNode {
        switch self {
        case .node(let node): node
        case .object(let members): .object(members.map { .init($0.key, $0.value.node) })
        case .list(let elements): .array(elements.map(\.node))
        case .objects(let count, let element): .array((0..<count).map(element))
        }
    }

    /// Returns whether a node has the same value, apart from one key of the outermost object.
    package func isSame(as node: JSONNode, besides ignored: String? = nil) -> Bool {
        switch self {
        case .node(let own): return own == node
        case .object(let members):
            guard let others = node.members?.filter({ $0.key != ignored }) else { return false }
            let members = members.filter { $0.key != ignored }
            return members.count == others.count
                && zip(members, others).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.node) }
        case .list(let elements):
            guard let others = node.elements, others.count == elements.count else { return false }
            return zip(elements, others).allSatisfy { $0.isSame(as: $1) }
        case .objects(let count, let element):
            guard let others = node.elements, others.count == count else { return false }
            return others.indices.allSatisfy { element($0) == others[$0] }
        }
    }
}

extension JSONNode {
    /// Returns this object with another value for one of its keys.
    package func outline(with value: JSONOutline, at key: String) -> JSONOutline {
        .object((members ?? []).map { ($0.key, $0.key == key ? value : .node($0.node)) })
    }
}
