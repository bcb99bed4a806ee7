import Foundation

/// Stars of many brightnesses and a few colors.
struct StarField: Sendable {
    /// What tells this sky from others.
    var noise: Noise

    private static let warm = Light(0xFFD9B8)
    private static let cold = Light(0xBFD4FF)

    /// The light of stars, at most one in each square of `cell` units, in a `share` (0...1) of the squares.
    func light(at point: Point, cell: Double, share: Double, pixel: Double) -> Light {
        let (column, row) = ((point.x / cell).rounded(.down), (point.y / cell).rounded(.down))
        let (i, j) = (Int(column), Int(row))
        let seed = Int(1 / cell)
        guard noise.cell(i, j, seed) < share else { return .zero }
        let center = Point(
            column + 0.2 + 0.6 * noise.cell(i, j, seed + 1), row + 0.2 + 0.6 * noise.cell(i, j, seed + 2))
        let brightness = pow(noise.cell(i, j, seed + 3), 3)
        // A star smaller than a pixel is spread over one and loses as much brightness.
        let radius = cell * 0.012 + 0.0004
        let seen = max(radius, 0.6 * pixel)
        let distance = length(point - center * cell) / seen
        guard distance < 4 else { return .zero }
        let tint = mix(Self.warm, Self.cold, noise.cell(i, j, seed + 4))
        return tint * (exp(-distance * distance) * brightness * radius * radius / (seen * seen))
    }
}
