/// What could be read of the first bytes of a file.
public enum PrefixReading<Value: Sendable>: Sendable {
    /// All there is to know.
    case complete(Value)
    /// The prefix ends too early: read on until it has at least `count` bytes, and try again.
    case needsMoreBytes(count: Int)
}

extension PrefixReading: Equatable where Value: Equatable {}
