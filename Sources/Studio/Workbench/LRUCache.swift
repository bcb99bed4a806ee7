/// A cache of bounded size. The least recently used values make room for new ones.
package struct LRUCache<Value> {
    private let capacity: Int
    private let size: (Value) -> Int
    /// The entries, the most recent one last.
    private var entries: [(key: String, value: Value)] = []

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - capacity: The largest sum of the sizes of all values. The newest value stays even if it is larger.
    ///   - size: Returns the size of a value, which never changes.
    package init(capacity: Int, size: @escaping (Value) -> Int = { _ in 1 }) {
        (self.capacity, self.size) = (capacity, size)
    }

    /// Returns whether there is a value. This does not count as a use.
    package func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

    /// The value of a key; nil if there is none. Reading it counts as a use.
    package subscript(key: String) -> Value? {
        mutating get {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            entries.append(entries.remove(at: index))
            return entries.last?.value
        }
        set {
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
            while entries.count > 1, entries.reduce(0, { $0 + size($1.value) }) > capacity {
                entries.removeFirst()
            }
        }
    }

    /// Returns the value of a key, made if there is none.
    package mutating func value(for key: String, make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = value
        return value
    }
}
