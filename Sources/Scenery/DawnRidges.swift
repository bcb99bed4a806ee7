import Foundation
import Pixels

/// Mountain ranges in the haze of a summer morning, just after sunrise.
struct DawnRidges: Scene {
    let id = "dawn-ridges"
    let type = ImageType.jpeg
    let grain = 0.004

    private let sun = Point(0.12, 0.352)
    private let sky = ColorRamp(
        (0, 0x7DA8D8), (0.15, 0xA3C2E3), (0.27, 0xD2D5E6), (0.36, 0xF5D9D0), (0.46, 0xFFDFC0))
    private let wisp = ColorRamp((0.05, 0xFFFFFF), (0.25, 0xFFEFE6), (0.42, 0xFFD2BC))
    private let slope = ColorRamp(
        (0, 0xC6B4C9), (0.2, 0xAEA9CC), (0.45, 0x8C9EC8), (0.7, 0x6B8BB7), (1, 0x4F749F))
    private let mist = ColorRamp((0, 0xFFDFC6), (0.25, 0xF1D6D6), (0.6, 0xCFD3E6), (1, 0xA9C1DB))
    private let sunlight = Light(0xFFC68A)
    private let disc = Light(0xFFFAEC)
    private let clouds = Noise(seed: 7)
    private let drift = Noise(seed: 8)
    private let ranges: [MistyRange] = [
        .init(near: 0, level: 0.475, relief: 0.155, frequency: 2.9, ruggedness: 0.95, seed: 104),
        .init(near: 0.13, level: 0.508, tilt: 0.05, relief: 0.11, frequency: 2.4, ruggedness: 0.8, seed: 109),
        .init(near: 0.28, level: 0.555, tilt: -0.07, relief: 0.1, frequency: 2.3, ruggedness: 0.5, seed: 102),
        .init(near: 0.42, level: 0.61, tilt: 0.12, relief: 0.1, frequency: 1.9, ruggedness: 0.35, seed: 103),
        .init(near: 0.56, level: 0.675, tilt: -0.14, relief: 0.09, frequency: 1.6, firs: 0.016, seed: 114),
        .init(near: 0.7, level: 0.76, tilt: 0.15, relief: 0.1, frequency: 1.5, firs: 0.027, seed: 105),
        .init(near: 0.85, level: 0.85, tilt: -0.16, relief: 0.1, frequency: 1.2, firs: 0.044, seed: 106),
        .init(near: 1, level: 0.98, tilt: 0.1, relief: 0.11, frequency: 1, firs: 0.07, seed: 107),
    ]

    func column(at x: Double, pixel: Double) -> (Double) -> Light {
        let layers = ranges.map { layer(of: $0, at: x, pixel: pixel) }
        return { y in
            // Parts that a nearer range hides need not be drawn.
            let farthest = layers.lastIndex { y > $0.solid }
            var light = farthest == nil ? sky(at: Point(x, y), pixel: pixel) : .zero
            for layer in layers[(farthest ?? 0)...] where y > layer.top { light = layer.over(light, y) }
            return light
        }
    }

    /// How a range covers the scene behind it: nothing above `top` is covered, and everything from `solid` on.
    private func layer(
        of range: MistyRange, at x: Double, pixel: Double
    ) -> (top: Double, solid: Double, over: (_ behind: Light, _ y: Double) -> Light) {
        let crest = range.ridge.crest(x)
        let edge = crest + 0.3 * range.firs
        let rows = range.forest.map { $0.column(at: x, pixel: pixel) }
        let over = { (behind: Light, y: Double) in
            let ground = coverage(y - edge, pixel: pixel)
            var light = behind
            if ground > 0 { light = mix(light, air(over: range, at: Point(x, y), below: y - crest), ground) }
            for (row, trees) in rows.enumerated() {
                // Trees further down the slope disappear in the mist.
                let wood = trees(y) * smoothstep(2.1 * range.firs, 0.5 * range.firs, y - crest)
                guard wood > 0 else { continue }
                let sunk = y - crest - 0.3 * range.firs * Double(row)
                light = mix(light, air(over: range, at: Point(x, y), below: sunk), wood)
            }
            return light
        }
        return (top: crest - pixel - 1.5 * range.firs, solid: edge + pixel, over)
    }

    private func sky(at point: Point, pixel: Double) -> Light {
        let wisps = clouds.layered(point.x * 1.9 + point.y * 2, point.y * 12 - point.x * 1.5, octaves: 6)
        let veil = smoothstep(-0.05, 0.9, wisps) * 0.75
        let light = screen(mix(sky[point.y], wisp[point.y], veil), glow(at: point))
        return mix(light, disc, smoothstep(0.031, 0.0295, length(point - sun)))
    }

    /// The light that the sun adds to the air in front of everything.
    private func glow(at point: Point) -> Light {
        let distance = length(point - sun)
        return sunlight * (0.5 * exp(-distance * 15) + 0.35 * exp(-distance * 4.5))
    }

    /// A slope seen through the air in front of it. Mist gathers at its foot.
    private func air(over range: MistyRange, at point: Point, below depth: Double) -> Light {
        let near = range.near
        let wafts = drift.layered(point.x * 2.6 + near * 9, point.y * 8, octaves: 4)
        let altitude = point.y - range.ridge.level - range.ridge.tilt * point.x
        let low = mix(depth, altitude + 0.5 * range.ridge.relief, 0.6)
        let sunk = smoothstep(-0.02, mix(0.08, 0.17, near), low + 0.035 * wafts)
        let light = mix(slope[near], mist[near], sunk * mix(0.85, 0.7, near))
        return screen(light, glow(at: point) * mix(0.6, 0.2, near))
    }
}

/// A mountain range and the trees on it.
private struct MistyRange {
    var ridge: Ridgeline
    /// 0 for the farthest, 1 for the nearest.
    var near: Double
    /// The height of the firs, 0 where there are none.
    var firs: Double
    /// The number of rows of firs from the ridge down. Rows in front are drawn last.
    var forest: [Firs]

    init(
        near: Double, level: Double, tilt: Double = 0, relief: Double, frequency: Double,
        ruggedness: Double = 0.1, firs height: Double = 0, seed: UInt32
    ) {
        let ridge = Ridgeline(
            level: level, tilt: tilt, relief: relief, frequency: frequency, ruggedness: ruggedness,
            noise: Noise(seed: seed))
        self.ridge = ridge
        self.near = near
        firs = height
        forest = (0..<(height == 0 ? 0 : 5)).map { row in
            Firs(
                height: height * (1 + 0.12 * Double(row)), spacing: height * 0.12,
                noise: Noise(seed: seed * 10 + UInt32(row)),
                ground: { ridge.crest($0) + (0.3 + 0.4 * Double(row)) * height })
        }
    }
}
