/// Transforms all elements, at most `width` at the same time, and gives the results in their order.
func boundedMap<Element: Sendable, Value: Sendable>(
    _ elements: some Sequence<Element>, width: Int, _ transform: @escaping @Sendable (Element) async -> Value
) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
        var values: [Value?] = []
        values.reserveCapacity(elements.underestimatedCount)
        for (index, element) in elements.enumerated() {
            values.append(nil)
            if index >= max(1, width), let (done, value) = await group.next() { values[done] = value }
            group.addTask { (index, await transform(element)) }
        }
        for await (done, value) in group { values[done] = value }
        return values.compactMap(\.self)
    }
}
