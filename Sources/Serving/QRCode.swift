/// A QR code (ISO/IEC 18004) of a short text: bytes, versions 1 to 10, and correction level M, which restores 15 % of
/// it.
package struct QRCode: Equatable {
    /// The modules by row, true for dark ones, without the quiet zone of four modules around them.
    package private(set) var modules: [[Bool]]

    /// Creates the code of a text. Returns nil if it is longer than 213 bytes of UTF-8.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = Version.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
        var canvas = Canvas(of: version)
        canvas.place(version.corrected(version.data(of: bytes)))
        modules = (0..<8).map(canvas.masked).min { Self.penalty(of: $0) < Self.penalty(of: $1) } ?? []
    }

    /// Returns a penalty for features that are hard to read: long runs, blocks of one color, patterns like the
    /// corners, and an imbalance of colors.
    private static func penalty(of modules: [[Bool]]) -> Int {
        let size = modules.count
        let columns = (0..<size).map { x in modules.map { $0[x] } }
        var sum = 0
        for line in modules + columns {
            var run = 0
            for (index, module) in line.enumerated() {
                run = index > 0 && line[index - 1] == module ? run + 1 : 1
                if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
            }
            // The quiet zone is light.
            for start in 0...size - 7 where line[start..<start + 7].elementsEqual(finder) {
                let (before, after) = (line[max(0, start - 4)..<start], line[(start + 7)...].prefix(4))
                if !before.contains(true) || !after.contains(true) { sum += 40 }
            }
        }
        for y in 1..<size {
            for x in 1..<size
            where modules[y][x] == modules[y][x - 1] && modules[y][x] == modules[y - 1][x]
                && modules[y][x] == modules[y - 1][x - 1]
            {
                sum += 3
            }
        }
        let dark = modules.joined().count { $0 }
        return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
    }

    private static let finder = "1011101".map { $0 == "1" }
}

// MARK: - Codewords

/// A size of the code, and the division of its data.
private struct Version {
    let number: Int
    /// The number of correction codewords in each block, and the number of blocks.
    let correction, blocks: Int
    /// The number of all codewords.
    let total: Int
    /// The centers of alignment patterns, in both directions.
    let alignment: [Int]

    var size: Int { 17 + 4 * number }
    private var dataCount: Int { total - correction * blocks }
    private var lengthBits: Int { number < 10 ? 8 : 16 }
    /// The number of bytes of the longest text.
    var capacity: Int { (dataCount * 8 - 4 - lengthBits) / 8 }

    /// Table 9 and annex E of the standard, for level M.
    static let all = [
        Version(number: 1, correction: 10, blocks: 1, total: 26, alignment: []),
        Version(number: 2, correction: 16, blocks: 1, total: 44, alignment: [6, 18]),
        Version(number: 3, correction: 26, blocks: 1, total: 70, alignment: [6, 22]),
        Version(number: 4, correction: 18, blocks: 2, total: 100, alignment: [6, 26]),
        Version(number: 5, correction: 24, blocks: 2, total: 134, alignment: [6, 30]),
        Version(number: 6, correction: 16, blocks: 4, total: 172, alignment: [6, 34]),
        Version(number: 7, correction: 18, blocks: 4, total: 196, alignment: [6, 22, 38]),
        Version(number: 8, correction: 22, blocks: 4, total: 242, alignment: [6, 24, 42]),
        Version(number: 9, correction: 22, blocks: 5, total: 292, alignment: [6, 26, 46]),
        Version(number: 10, correction: 26, blocks: 5, total: 346, alignment: [6, 28, 50]),
    ]

    /// Returns the mode, the length, the text, and the padding.
    func data(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, dataCount * 8 - bits.count))
        append(0, -bits.count & 7)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for index in 0..<dataCount - words.count { words.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }
        return words
    }

    /// Returns the data in blocks, each with its correction, interleaved. The last blocks may have one more codeword.
    func corrected(_ data: [UInt8]) -> [UInt8] {
        let (short, longer) = (dataCount / blocks, dataCount % blocks)
        var rest = data[...]
        let parts = (0..<blocks).map { block -> [UInt8] in
            let count = short + (block >= blocks - longer ? 1 : 0)
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
            (0...short).flatMap { index in parts.compactMap { $0.indices.contains(index) ? $0[index] : nil } }
        }
        let corrections = parts.map { GaloisField.remainder(of: $0, count: correction) }
        return interleaved(parts) + (0..<correction).flatMap { index in corrections.map { $0[index] } }
    }
}

/// Arithmetic with bytes as polynomials modulo x^8 + x^4 + x^3 + x^2 + 1.
private enum GaloisField {
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        (0..<8).reversed().reduce(0) { sum, bit in
            let shifted = sum << 1 ^ (sum & 0x80 == 0 ? 0 : 0x1D)
            return b >> bit & 1 == 1 ? shifted ^ a : shifted
        }
    }

    /// Returns the Reed-Solomon codewords of some data.
    static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
        // The product of (x - 2^i), without its first coefficient, which is 1.
        var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in divisor.indices {
                divisor[index] = product(divisor[index], root)
                if index + 1 < count { divisor[index] ^= divisor[index + 1] }
            }
            root = product(root, 2)
        }
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= product(divisor[index], factor) }
        }
        return remainder
    }
}

// MARK: - Modules

/// The modules while they are being placed.
private struct Canvas {
    private let version: Version
    private var modules: [[Bool]]
    /// Whether each module is part of a pattern, and so neither data nor masked.
    private var isFixed: [[Bool]]

    init(of version: Version) {
        self.version = version
        let size = version.size
        modules = Array(repeating: Array(repeating: false, count: size), count: size)
        isFixed = modules
        drawPatterns()
    }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard modules.indices.contains(x), modules.indices.contains(y) else { return }
        (modules[y][x], isFixed[y][x]) = (isDark, true)
    }

    private mutating func drawPatterns() {
        let last = version.size - 1
        for index in 0...last {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (centerX, centerY) in [(3, 3), (last - 3, 3), (3, last - 3)] {
            for y in -4...4 {
                for x in -4...4 { set(centerX + x, centerY + y, ![2, 4].contains(max(abs(x), abs(y)))) }
            }
        }
        let centers = version.alignment
        for centerY in centers {
            for centerX in centers
            where ![(6, 6), (6, centers[centers.count - 1]), (centers[centers.count - 1], 6)]
                .contains(where: { $0 == (centerX, centerY) })
            {
                for y in -2...2 {
                    for x in -2...2 { set(centerX + x, centerY + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
        drawFormat(mask: 0)
        if version.number >= 7 { drawVersion() }
    }

    /// Draws level M and the mask twice, with a BCH code for correction.
    private mutating func drawFormat(mask: Int) {
        let bits = Self.corrected(mask, by: 0x537, count: 10) ^ 0x5412
        let last = version.size - 1
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            // Beside the first corner, and around the timing patterns.
            switch index {
            case 0..<6: set(8, index, isDark)
            case 6..<8: set(8, index + 1, isDark)
            case 8: set(7, 8, isDark)
            default: set(14 - index, 8, isDark)
            }
            if index < 8 { set(last - index, 8, isDark) } else { set(8, last - 14 + index, isDark) }
        }
        set(8, last - 7, true)
    }

    private mutating func drawVersion() {
        let bits = Self.corrected(version.number, by: 0x1F25, count: 12)
        for index in 0..<18 {
            let (far, near) = (version.size - 11 + index % 3, index / 3)
            set(far, near, bits >> index & 1 == 1)
            set(near, far, bits >> index & 1 == 1)
        }
    }

    private static func corrected(_ value: Int, by divisor: Int, count: Int) -> Int {
        var remainder = value
        for _ in 0..<count { remainder = remainder << 1 ^ (remainder >> (count - 1)) * divisor }
        return value << count | remainder
    }

    /// Places codewords in pairs of columns, from the right, alternately upwards and downwards.
    mutating func place(_ words: [UInt8]) {
        var bits = words.flatMap { (word: UInt8) -> [Bool] in (0..<8).map { word << $0 & 0x80 != 0 } }[...]
        let size = version.size
        var (right, isUpward) = (size - 1, true)
        while right > 0 {
            // The column of the timing pattern has no data.
            if right == 6 { right = 5 }
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y][x] { modules[y][x] = bits.popFirst() ?? false }
            }
            (right, isUpward) = (right - 2, !isUpward)
        }
    }

    /// Returns the modules under a mask, 0...7, with its number in the format.
    func masked(_ mask: Int) -> [[Bool]] {
        var canvas = self
        for y in modules.indices {
            for x in modules.indices where !isFixed[y][x] && Self.flips(mask, x, y) {
                canvas.modules[y][x].toggle()
            }
        }
        canvas.drawFormat(mask: mask)
        return canvas.modules
    }

    private static func flips(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
