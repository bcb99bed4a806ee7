import Scenery
import Testing

@Suite struct NoiseTests {
    private let positions = (0..<2000).map { Double($0) * 0.173 - 150 }

    @Test func noiseIsCenteredAndBounded() {
        for noise in [Noise(seed: 1), Noise(seed: 2), Noise(seed: 3)] {
            let values = positions.map { noise($0) } + positions.map { noise($0, $0 * 0.61 + 3) }
            #expect(abs(values.reduce(0, +) / Double(values.count)) < 0.05)
            #expect(values.allSatisfy { abs($0) <= 1.4 })
            #expect(values.contains { $0 > 0.3 } && values.contains { $0 < -0.3 })
        }
    }

    @Test func noiseDoesNotJumpBetweenCells() {
        let noise = Noise(seed: 4)
        for edge in stride(from: -20.0, through: 20, by: 1) {
            let (before, after) = (edge - 1e-6, edge + 1e-6)
            #expect(abs(noise(before) - noise(after)) < 1e-4)
            #expect(abs(noise(before, 7.7) - noise(after, 7.7)) < 1e-4)
            #expect(abs(noise(7.7, before) - noise(7.7, after)) < 1e-4)
        }
    }

    @Test func seedsAreUnrelated() {
        let (a, b) = (Noise(seed: 5), Noise(seed: 6))
        let product = positions.reduce(0) { $0 + a($1) * b($1) } / Double(positions.count)
        let square = positions.reduce(0) { $0 + a($1) * a($1) } / Double(positions.count)
        #expect(abs(product) < 0.1 * square)
        #expect(a.cell(3, 4, 5) != b.cell(3, 4, 5))
    }

    @Test func cellsAreEvenlySpread() {
        let noise = Noise(seed: 7)
        var bins = [Int](repeating: 0, count: 10)
        for x in -50..<50 {
            for y in -10..<10 { bins[Int(noise.cell(x, y) * 10)] += 1 }
        }
        #expect(bins.allSatisfy { (150...250).contains($0) }, "\(bins)")
    }

    @Test func rampsPassThroughTheirStopsAndEndThere() {
        let ramp = ColorRamp((0.2, 0x808080), (0.5, 0xFF8000), (1, 0xFFFFFF))
        let gray = 0.215_860_5  // 0x80 in linear light (IEC 61966-2-1)
        for position in [0, 0.2] { #expect(abs(ramp[position] - gray).max() < 1e-6) }
        #expect(abs(ramp[0.5] - Light(1, gray, 0)).max() < 1e-6)
        for position in [1.0, 9] { #expect(abs(ramp[position] - 1).max() < 1e-6) }
        // No jump at a stop.
        #expect(abs(ramp[0.5 - 1e-6] - ramp[0.5 + 1e-6]).max() < 1e-4)
    }

    private func abs(_ light: Light) -> Light { light.replacing(with: -light, where: light .< 0) }
    private func abs(_ value: Double) -> Double { value.magnitude }
}
