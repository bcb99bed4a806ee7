/// The values that were made last, for those who need the same again.
package actor Kept<Key: Equatable & Sendable, Value: Sendable> {
    private let count: Int
    private var entries: [(key: Key, value: Value)] = []

    /// Keeps `count` values, no more.
    package init(last count: Int) { self.count = count }

    /// The value for a key, made where it is not kept. Nobody waits while it is made: two who need the same at the same
    /// time both make it.
    package nonisolated func value(for key: Key, make: () -> Value) async -> Value {
        if let value = await value(for: key) { return value }
        let value = make()
        await keep(value, for: key)
        return value
    }

    private func value(for key: Key) -> Value? { entries.first { $0.key == key }?.value }

    private func keep(_ value: Value, for key: Key) {
        entries.removeAll { $0.key == key }
        entries.append((key, value))
        entries.removeFirst(max(entries.count - count, 0))
    }
}
