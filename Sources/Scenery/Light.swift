import Pixels

/// Red, green and blue in linear light with the primaries of sRGB, each 0...1 for colors that can be shown.
package typealias Light = SIMD3<Double>

extension Light {
    /// A color in CSS notation: `0xRRGGBB`, sRGB encoded.
    init(_ hex: UInt32) {
        self.init(
            SRGB.linear(Double(hex >> 16 & 0xFF) / 255), SRGB.linear(Double(hex >> 8 & 0xFF) / 255),
            SRGB.linear(Double(hex & 0xFF) / 255))
    }

    /// The channels in sRGB, clamped to 0...1.
    var encoded: SIMD3<Double> {
        let shown = clamped(lowerBound: .zero, upperBound: .one)
        return SIMD3(SRGB.encoded(shown.x), SRGB.encoded(shown.y), SRGB.encoded(shown.z))
    }
}

/// Linear interpolation: `start` at 0, `end` at 1, and on beyond these.
func mix(_ start: Light, _ end: Light, _ amount: Double) -> Light { start + (end - start) * amount }

/// Adds light as on film: the sum approaches white and never exceeds it.
func screen(_ light: Light, _ added: Light) -> Light { light + added - light * added }

/// Colors along a line, joined by a smooth curve so that no band is visible where two colors meet.
///
/// The curve runs through the square roots of light, which are close to perceived brightness.
package struct ColorRamp: Sendable {
    private let positions: [Double]
    private let roots: [SIMD3<Double>]
    private let tangents: [SIMD3<Double>]

    /// A ramp through colors in the notation `0xRRGGBB`, at increasing positions.
    package init(_ stops: (position: Double, hex: UInt32)...) {
        let positions = stops.map(\.position)
        let roots = stops.map { Light($0.hex).squareRoot() }
        self.positions = positions
        self.roots = roots
        tangents = stops.indices.map { stop in
            let (before, after) = (max(stop - 1, 0), min(stop + 1, stops.count - 1))
            return (roots[after] - roots[before]) / (positions[after] - positions[before])
        }
    }

    /// The color at `position`. Beyond the ends it is the color of the end.
    package subscript(position: Double) -> Light {
        let next = positions.firstIndex { $0 > position } ?? positions.count
        guard next > 0, next < positions.count else {
            let end = next == 0 ? roots[0] : roots[next - 1]
            return end * end
        }
        let span = positions[next] - positions[next - 1]
        let t = (position - positions[next - 1]) / span
        // A cubic Hermite curve between the two stops.
        let straight = roots[next] - roots[next - 1]
        let bend = (tangents[next - 1] * (1 - t) - tangents[next] * t) * (span * t * (1 - t))
        let root = roots[next - 1] + straight * (t * t * (3 - 2 * t)) + bend
        return root * root
    }
}
