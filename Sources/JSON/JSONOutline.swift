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
}
