// Reading values that must be there, in files that wallpress writes itself.
extension JSONNode {
    /// The whole number of a number; nil for other values.
    package var count: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }

    /// Returns the string of a key.
    ///
    /// - Throws: an error at the value if there is none.
    package func text(at key: String) throws(JSONError) -> String {
        guard let text = self[key]?.text else { throw missing("a string", at: key) }
        return text
    }

    /// Returns the whole number of a key, 0 or more.
    ///
    /// - Throws: an error at the value if there is none.
    package func count(at key: String) throws(JSONError) -> Int {
        guard let count = self[key]?.count, count >= 0 else { throw missing("a whole number", at: key) }
        return count
    }

    /// Returns the array of a key. It is empty if there is no such key and none is required.
    ///
    /// - Throws: an error at the value if it is something else.
    package func list(at key: String, isRequired: Bool = true) throws(JSONError) -> [JSONNode] {
        guard members != nil else { throw error("expected an object, found \(kind)") }
        guard let list = self[key] else {
            if isRequired { throw error("expected the key \"\(key)\" in this object") }
            return []
        }
        guard let elements = list.elements else {
            throw list.error("expected an array of \(key), found \(list.kind)")
        }
        return elements
    }

    /// Returns an error about this value.
    package func error(_ message: String) -> JSONError {
        JSONError(
            kind: .syntax, position: position ?? TextPosition(line: 1, column: 1), message: message)
    }

    private func missing(_ expected: String, at key: String) -> JSONError {
        let found = self[key]
        return (found ?? self).error(
            "expected \(expected) for the key \"\(key)\", found \(found?.kind ?? "nothing")")
    }
}
