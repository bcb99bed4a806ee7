import Foundation
import Pixels

/// A still mountain lake under the Milky Way, with the moon on the right.
struct NightLake: Scene {
    let id = "night-lake"
    let type = ImageType.jpeg
    let grain = 0.004

    private static let waterline = 0.63
    private static let far = Ridgeline(
        level: 0.60, relief: 0.24, frequency: 2.2, ruggedness: 0.95, noise: Noise(seed: 3))
    private static let near = Ridgeline(
        level: 0.62, relief: 0.035, frequency: 2.9, ruggedness: 0.2, noise: Noise(seed: 52))
    private static let bank = Ridgeline(
        level: 0.995, relief: 0.05, frequency: 1.8, ruggedness: 0, noise: Noise(seed: 56))

    private let sky = NightSky()
    private let faces = Noise(seed: 61)
    private let ripples = Noise(seed: 32)
    private let wafts = Noise(seed: 33)
    private let wood = Firs(height: 0.034, spacing: 0.0048, noise: Noise(seed: 31), ground: near.crest)
    private let trees = [
        Firs(
            height: 0.44, spacing: 0.055, along: -0.62 ... -0.36, noise: Noise(seed: 58), ground: bank.crest),
        Firs(height: 0.16, spacing: 0.04, along: -0.5 ... -0.27, noise: Noise(seed: 59), ground: bank.crest),
    ]

    private let rock = (shade: Light(0x152850), lit: Light(0x35527F))
    private let snow = (shade: Light(0x26406F), lit: Light(0x7D9BCE))
    private let haze = Light(0x2C4E82)
    private let forest = Light(0x081429)
    private let mist = Light(0x5377AE)
    private let deep = ColorRamp((0, 0x12305C), (0.37, 0x050E26))
    private let shore = Light(0x030817)
    private let sparkle = Light(0xDDE6F6)

    func column(at x: Double, pixel: Double) -> (Double) -> Light {
        let scenery = shore(at: x, pixel: pixel)
        let bank = Self.bank.crest(x)
        let trees = trees.map { $0.column(at: x, pixel: pixel) }
        return { y in
            let point = Point(x, y)
            let light =
                y < Self.waterline
                ? scenery(y) { sky.light(at: point, pixel: pixel) }
                : water(at: point, pixel: pixel, scenery: scenery)
            var front = coverage(y - bank, pixel: pixel)
            for tree in trees where front < 1 { front = max(front, tree(y)) }
            return mix(light, shore, front)
        }
    }

    /// The far shore in front of the sky. The sky is computed only where it shows.
    private typealias Scenery = (_ y: Double, _ sky: () -> Light) -> Light

    private func shore(at x: Double, pixel: Double) -> Scenery {
        let crest = Self.far.crest(x)
        let ground = Self.near.crest(x)
        let wood = wood.column(at: x, pixel: pixel)
        return { y, sky in
            let peak = coverage(y - crest, pixel: pixel)
            var light = peak < 1 ? sky() : .zero
            if peak > 0 { light = mix(light, mountain(at: Point(x, y), below: y - crest), peak) }
            light = mix(light, forest, max(coverage(y - ground, pixel: pixel), wood(y)))
            let waft = 0.75 + 0.9 * wafts.layered(x * 3, y * 30, octaves: 4)
            let fog = 0.5 * bell((Self.waterline - y) / 0.016) + 0.25 * bell((Self.waterline - y) / 0.05)
            return mix(light, mist, max(0, min(1, fog * waft)))
        }
    }

    /// Rock and snow, lit by the moon from the right.
    private func mountain(at point: Point, below depth: Double) -> Light {
        let height = (Self.waterline - point.y) / 0.24
        let (u, v) = (point.x * 7 + 0.4 * depth, point.y * 4.5)
        let here = faces.crests(u, v, octaves: 6)
        let fold = here - faces.crests(u + 0.05, v - 0.05, octaves: 6)
        let lit = smoothstep(-0.15, 0.33, fold + 0.13 * facing(at: point, below: depth))
        let white = smoothstep(0.15, 0.5, height + 1.1 * (here - 0.55))
        let light = mix(mix(rock.shade, rock.lit, lit), mix(snow.shade, snow.lit, lit), white)
        return mix(light, haze, smoothstep(0.6, 0.05, height) * 0.85)
    }

    /// How far a slope faces right (1) or left (-1). Spurs wind on their way down from the ridge.
    private func facing(at point: Point, below depth: Double) -> Double {
        let x = point.x + (0.25 * faces.layered(point.x * 5 + 30, point.y * 9, octaves: 4) - 0.1) * depth * 3
        let drop = (Self.far.crest(x + 0.018) - Self.far.crest(x - 0.018)) / 0.036
        return max(-1, min(1, 1.6 * drop))
    }

    /// The lake: the scene upside down, disturbed by ripples that grow toward the near shore.
    private func water(at point: Point, pixel: Double, scenery: Scenery) -> Light {
        let near = point.y - Self.waterline
        let distance = 1 / (near + 0.02)
        let wave = ripples.layered(point.x * distance * 0.9, distance * 5, octaves: 3)
        let y = min(Self.waterline - near * 0.95 + wave * (0.002 + 0.06 * near), Self.waterline)
        let reflected = scenery(y) { sky.mirrored(at: Point(point.x, y)) }
        let clarity = mix(0.85, 0.5, smoothstep(0, 0.37, near))
        return mix(deep[near], reflected, clarity) + glitter(at: point, near: near, distance: distance)
    }

    /// The moon's path over the water.
    private func glitter(at point: Point, near: Double, distance: Double) -> Light {
        let across = (point.x - sky.moon.x) / (0.012 + 0.1 * near)
        guard abs(across) < 2.5 else { return .zero }
        let facets = ripples.layered(point.x * distance * 4 + 30, distance * 22, octaves: 3)
        let glint = smoothstep(0.15, 0.8, facets + 0.25 * bell(across / 0.6))
        return sparkle * (0.55 * bell(across) * glint * smoothstep(0, 0.03, near))
    }
}
