import WallpaperMetadata

/// A value for each of some variants. Of a dictionary a large tree would need thousands, each of them larger.
struct VariantMap<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        let variant: Variant
    }

    private var entries: [Entry] = []

    init() {}

    init(_ values: [(variant: Variant, value: Value)]) {
        for (variant, value) in values { self[variant] = value }
    }

    subscript(variant: Variant) -> Value? {
        get { entries.first { $0.variant == variant }?.value }
        set {
            entries.removeAll { $0.variant == variant }
            if let newValue {
                entries.append(Entry(value: newValue, variant: variant))
            }
        }
    }

    /// Gives back the room that was kept for further values.
    mutating func trim() { entries = entries.map(\.self) }

    /// All values by their variant.
    var dictionary: [Variant: Value] {
        Dictionary(entries.map { ($0.variant, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// All values with their variants, in the order of variants.
    var sorted: [(variant: Variant, value: Value)] {
        entries.map { ($0.variant, $0.value) }.sorted { $0.variant < $1.variant }
    }
}

extension VariantMap: Equatable where Value: Equatable {
    static func == (a: VariantMap, b: VariantMap) -> Bool { a.dictionary == b.dictionary }
}
