import Foundation
import Pixels

/// Northern lights over a snowy forest.
struct Aurora: Scene {
    let id = "aurora"
    let type = ImageType.jpeg
    let grain = 0.004

    /// The fields, from the farthest to the nearest.
    private let fields = [
        SnowField(level: 0.725, swell: 0.01, cradle: 0, wood: Light(0x0C2A38), noise: Noise(seed: 74))
            .planted(height: 0.045, spacing: 0.006, along: -0.7...0.7),
        SnowField(level: 0.775, swell: 0.02, cradle: 0.02, wood: Light(0x071A28), noise: Noise(seed: 75))
            .planted(height: 0.11, spacing: 0.02, along: -0.7 ... -0.12)
            .planted(height: 0.10, spacing: 0.024, along: 0.16...0.7),
        SnowField(level: 0.90, swell: 0.035, cradle: 0.06, wood: Light(0x030B16), noise: Noise(seed: 76))
            .planted(height: 0.34, spacing: 0.06, along: -0.7 ... -0.36)
            .planted(height: 0.28, spacing: 0.055, along: 0.36...0.7),
    ]
    private let sky = ColorRamp(
        (0, 0x060A24), (0.3, 0x081A3C), (0.55, 0x0C3350), (0.72, 0x185463))
    private let curtains = Curtains()
    private let mountains = Ridgeline(
        level: 0.715, relief: 0.13, frequency: 2.2, ruggedness: 0.85, noise: Noise(seed: 79))
    private let rock = ColorRamp((0.58, 0x0B2038), (0.73, 0x1A4A5C))
    private let stars = StarField(noise: Noise(seed: 72))
    private let drifts = Noise(seed: 73)
    private let cabinField = 1
    private let cabin = Cabin(place: Point(0.085, 0.812), size: 0.03)
    private let snow = ColorRamp((0, 0x37696F), (0.06, 0x2B5866), (0.2, 0x153349))

    func column(at x: Double, pixel: Double) -> (Double) -> Light {
        let range = mountains.crest(x)
        let edges = fields.map { $0.edge(x) }
        let woods = fields.map { field in field.firs.map { $0.column(at: x, pixel: pixel) } }
        return { y in
            let point = Point(x, y)
            let mountain = coverage(y - range, pixel: pixel)
            var light = mountain < 1 ? night(at: point, pixel: pixel) : .zero
            light = mix(light, rock[y], mountain)
            for (index, field) in fields.enumerated() {
                for firs in woods[index] { light = mix(light, field.wood, firs(y)) }
                let ground = coverage(y - edges[index], pixel: pixel)
                if ground > 0 { light = mix(light, snow(at: point, below: y - edges[index]), ground) }
                if index == cabinField { light = cabin.over(light, at: point, pixel: pixel) }
            }
            return light
        }
    }

    private func night(at point: Point, pixel: Double) -> Light {
        let faint = stars.light(at: point, cell: 0.012, share: 0.4, pixel: pixel) * 0.6
        let bright = stars.light(at: point, cell: 0.05, share: 0.5, pixel: pixel) * 1.2
        let clear = smoothstep(0.68, 0.4, point.y)
        return screen(sky[point.y] + (faint + bright) * clear, curtains.light(at: point))
    }

    private func snow(at point: Point, below depth: Double) -> Light {
        snow[depth] * (1 + 0.3 * drifts.layered(point.x * 3, point.y * 14, octaves: 5))
    }
}

/// A rolling field of snow, with firs along its far edge.
private struct SnowField {
    /// The y of the edge in the middle.
    var level: Double
    /// How high it rolls.
    var swell: Double
    /// How far it rises toward both sides.
    var cradle: Double
    /// The color of its firs.
    var wood: Light
    var noise: Noise
    var firs: [Firs] = []

    /// The y of the far edge below an x.
    func edge(_ x: Double) -> Double {
        level + swell * noise.layered(x * 1.7, octaves: 3) - cradle * smoothstep(0.1, 0.6, abs(x + 0.05))
    }

    /// The field with one more row of firs.
    func planted(height: Double, spacing: Double, along stretch: ClosedRange<Double>) -> Self {
        var field = self
        field.firs.append(
            Firs(height: height, spacing: spacing, along: stretch, noise: noise, ground: edge))
        return field
    }
}
