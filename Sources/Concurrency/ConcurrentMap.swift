extension Array where Element: Sendable {
    /// Transforms all elements, at most `width` of them at the same time, and returns the results in order.
    package func concurrentMap<Value: Sendable>(
        width: Int, _ transform: @escaping @Sendable (Element) async -> Value
    ) async -> [Value] {
        await withTaskGroup(of: (Int, Value).self) { group in
            var values = [Value?](repeating: nil, count: count)
            for (index, element) in enumerated() {
                if index >= Swift.max(1, width), let (done, value) = await group.next() {
                    values[done] = value
                }
                group.addTask { (index, await transform(element)) }
            }
            for await (done, value) in group { values[done] = value }
            return values.compactMap(\.self)
        }
    }
}
