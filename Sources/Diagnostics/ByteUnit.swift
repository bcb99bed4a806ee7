/// A unit of file sizes, in powers of 1000 as in file managers.
package struct ByteUnit: Sendable, Encodable {
    /// "kB".
    package let name: String
    /// The number of bytes in it.
    package let bytes: Int
    /// The number of decimals that people see of a size in it.
    package let decimals: Int

    /// All units, the smallest one first.
    package static let all = [
        ByteUnit(name: "B", bytes: 1, decimals: 0), ByteUnit(name: "kB", bytes: 1_000, decimals: 0),
        ByteUnit(name: "MB", bytes: 1_000_000, decimals: 1),
        ByteUnit(name: "GB", bytes: 1_000_000_000, decimals: 1),
    ]

    /// The sizes below this number of bytes are less than 1000 of it, as people see them.
    fileprivate var end: Int { 1_000 * bytes - bytes / (decimals == 0 ? 2 : 20) }
}

/// Returns a number of bytes in the unit that suits it: "812 B", "48 kB", "3.2 MB".
package func byteText(_ bytes: Int) -> String {
    let unit = ByteUnit.all.first { bytes < $0.end } ?? ByteUnit.all[ByteUnit.all.count - 1]
    return "\(decimal(Double(bytes) / Double(unit.bytes), digits: unit.decimals)) \(unit.name)"
}
