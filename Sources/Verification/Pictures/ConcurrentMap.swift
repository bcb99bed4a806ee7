extension Array where Element: Sendable {
    /// Transforms all elements, at most `width` at the same time, and gives the results in their order.
    func concurrentMap<Value: Sendable>(
        width: Int, _ transform: @escaping @Sendable (Element) async -> Value
    ) async -> [Value] {
        await withTaskGroup(of: (Int, Value).self) { group in
            var values: [Int: Value] = [:]
            for (index, element) in enumerated() {
                if index >= Swift.max(1, width), let (done, value) = await group.next() {
                    values[done] = value
                }
                group.addTask { (index, await transform(element)) }
            }
            for await (done, value) in group { values[done] = value }
            return indices.compactMap { values[$0] }
        }
    }
}
