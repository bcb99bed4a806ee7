/// The background of a synthetic image, which contains nothing that attracts attention.
public enum SyntheticGround: String, CaseIterable, Sendable {
    /// One color.
    case plain
    /// A linear ramp from one side or corner to the other.
    case gradient
    /// An image that gets darker toward the corners.
    case vignette
    /// A sky and a sea of one color each, with a horizontal line between them.
    case horizon
    /// Independent noise in every pixel.
    case grain
    /// Soft lighter and darker spots, like something far out of focus.
    case blotches
    /// Horizontal, vertical or diagonal stripes.
    case stripes

    /// Returns the brightness, about -1...1, at fractions `(x, y)` of the image. The same seed gives the
    /// same ground.
    public func makeTexture<Numbers: RandomNumberGenerator>(
        using numbers: inout Numbers
    ) -> (_ x: Double, _ y: Double) -> Double {
        switch self {
        case .plain:
            return { _, _ in 0 }
        case .gradient:
            let (dx, dy) = Self.direction(using: &numbers)
            return { x, y in dx * (2 * x - 1) + dy * (2 * y - 1) }
        case .vignette:
            return { x, y in 1 - 2 * ((2 * x - 1) * (2 * x - 1) + (2 * y - 1) * (2 * y - 1)) / 2 }
        case .horizon:
            let line = Double.random(in: 0.3...0.7, using: &numbers)
            return { _, y in y < line ? 1 : -1 }
        case .grain:
            var grain = SeededGenerator(seed: numbers.next())
            return { _, _ in Double(grain.next() >> 11) / Double(1 << 52) - 1 }
        case .blotches:
            let lattice = ValueNoise(cells: 7, using: &numbers)
            return { x, y in lattice.value(x, y) }
        case .stripes:
            let (dx, dy) = Self.direction(using: &numbers)
            let count = Double(Int.random(in: 6...16, using: &numbers))
            return { x, y in
                let phase = (dx * x + dy * y) * count
                return phase - phase.rounded(.down) < 0.5 ? 1 : -1
            }
        }
    }

    private static func direction<Numbers: RandomNumberGenerator>(
        using numbers: inout Numbers
    ) -> (Double, Double) {
        [(1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)].randomElement(using: &numbers) ?? (1, 0)
    }
}

/// Random values on a lattice with smooth interpolation.
struct ValueNoise {
    private let cells: Int
    private let values: [Double]

    init<Numbers: RandomNumberGenerator>(cells: Int, using numbers: inout Numbers) {
        self.cells = cells
        values = (0..<(cells + 1) * (cells + 1)).map { _ in Double.random(in: -1...1, using: &numbers) }
    }

    /// Returns the value at fractions `(x, y)`, each 0...1.
    func value(_ x: Double, _ y: Double) -> Double {
        let (column, across) = place(x)
        let (row, down) = place(y)
        let top =
            values[row * (cells + 1) + column] * (1 - across)
            + values[row * (cells + 1) + column + 1] * across
        let bottom =
            values[(row + 1) * (cells + 1) + column] * (1 - across)
            + values[(row + 1) * (cells + 1) + column + 1] * across
        return top * (1 - down) + bottom * down
    }

    private func place(_ fraction: Double) -> (cell: Int, weight: Double) {
        let position = fraction * Double(cells)
        let cell = min(Int(position), cells - 1)
        let t = position - Double(cell)
        return (cell, t * t * (3 - 2 * t))
    }
}
