extension StringProtocol {
    /// Returns whether a message names these values, in this order. The words between them are for people, and tests leave them
    /// open.
    public func names(_ values: String...) -> Bool { names(values) }

    /// Returns whether a message names these values, in this order.
    public func names(_ values: [String]) -> Bool {
        var rest = Substring(self)
        for value in values where !value.isEmpty {
            guard let range = rest.firstRange(of: value) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
