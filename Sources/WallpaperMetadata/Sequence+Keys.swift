extension Sequence {
    /// Returns the elements without those whose key was there before.
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }

    /// Returns the elements by their keys. Of those with the same key, the first counts.
    package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
        Dictionary(map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Sequence where Element: Hashable {
    /// The elements without those that were there before.
    package var uniqued: [Element] { uniqued { $0 } }
}
