import Foundation
import Pixels

/// Dunes in the evening sun, flat and smooth like a poster. They have so few colors that the PNG is small.
struct DuneSea: Scene {
    let id = "dune-sea"
    let type = ImageType.png
    let grain = 0.0

    private let sun = Point(-0.13, 0.335)
    private let radius = 0.066
    private let sky = ColorRamp(
        (0, 0x6FBFC9), (0.17, 0xA5D3D0), (0.3, 0xE9E3CB), (0.4, 0xFFDDB4), (0.5, 0xFFC191))
    private let dunes = [
        Dune(near: 0, peak: Point(-0.47, 0.462), rise: 0.03, spread: (0.25, 0.3), lean: 0.06, sway: 0.02),
        Dune(near: 0.08, peak: Point(0.36, 0.45), rise: 0.045, spread: (0.25, 0.3), lean: 0.07, sway: 0.025),
        Dune(near: 0.2, peak: Point(0.03, 0.482), rise: 0.05, spread: (0.3, 0.22), lean: 0.08, sway: 0.03),
        Dune(near: 0.35, peak: Point(-0.31, 0.525), rise: 0.065, spread: (0.3, 0.3), lean: 0.1, sway: 0.04),
        Dune(near: 0.5, peak: Point(0.27, 0.56), rise: 0.09, spread: (0.4, 0.3), lean: -0.13, sway: 0.05),
        Dune(near: 0.7, peak: Point(-0.10, 0.655), rise: 0.10, spread: (0.45, 0.35), lean: 0.15, sway: 0.06),
        Dune(near: 0.85, peak: Point(0.40, 0.745), rise: 0.13, spread: (0.5, 0.4), lean: -0.25, sway: 0.07),
        Dune(near: 1, peak: Point(-0.36, 0.82), rise: 0.12, spread: (0.4, 0.6), lean: 0.3, sway: 0.08),
    ]
    private let sunny = ColorRamp((0, 0xFFCDA0), (0.5, 0xFAB27D), (1, 0xEE9A62))
    private let shady = ColorRamp((0, 0xF2AE96), (0.5, 0xD88880), (1, 0xB26B74))
    private let haze = Light(0xFFD3A6)
    private let glow = Light(0xFFDFA8)
    private let disc = Light(0xFFF7E0)
    private let acacia = Acacia()
    private let bark = Light(0x5B3148)
    private let height = 0.115
    /// The dune the tree stands on.
    private let home = 4
    private var root: Point { Point(0.13, dunes[home].outline(0.13) + 0.002) }

    func column(at x: Double, pixel: Double) -> (Double) -> Light {
        let outlines = dunes.map { $0.outline(x) }
        return { y in
            let point = Point(x, y)
            // Parts that a nearer dune hides need not be drawn.
            let farthest = outlines.lastIndex { y - $0 > pixel }
            var light = farthest == nil ? sky(at: point, pixel: pixel) : .zero
            for index in (farthest ?? 0)..<dunes.count {
                if index == home { light = mix(light, bark, tree(at: point, pixel: pixel)) }
                let depth = y - outlines[index]
                let cover = coverage(depth, pixel: pixel)
                guard cover > 0 else { continue }
                light = mix(light, sand(of: index, at: point, below: depth, pixel: pixel), cover)
            }
            return light
        }
    }

    private func tree(at point: Point, pixel: Double) -> Double {
        let offset = (point - root) / height
        return coverage(acacia.depth(at: Point(offset.x, -offset.y)) * height, pixel: pixel)
    }

    /// The share of the pixel in the tree's shadow, which falls to the right on the slope.
    private func shadow(at point: Point, pixel: Double) -> Double {
        let offset = (point - root) / height
        let far = offset.y / 0.42
        return coverage(acacia.depth(at: Point(offset.x - 0.75 * far, far)) * height * 0.4, pixel: pixel)
    }

    private func sky(at point: Point, pixel: Double) -> Light {
        let distance = length(point - sun)
        let light = screen(sky[point.y], glow * (0.3 * exp(-distance * 7)))
        return mix(light, disc, coverage(radius - distance, pixel: pixel))
    }

    private func sand(of index: Int, at point: Point, below depth: Double, pixel: Double) -> Light {
        let dune = dunes[index]
        let fade = smoothstep(0, 0.12 + dune.rise, depth)
        let lit = mix(sunny[dune.near], haze, 0.55 * fade)
        let dark = mix(shady[dune.near], lit, 0.35 * fade)
        let cast = index == home ? 0.8 * shadow(at: point, pixel: pixel) : 0
        return mix(lit, dark, max(dune.shade(at: point, pixel: pixel), cast))
    }
}

/// One dune: its outline, and a ridge that separates its sunny side from its shady side.
struct Dune: Sendable {
    /// 0 for the farthest, 1 for the nearest.
    var near: Double
    /// The highest point.
    var peak: Point
    /// How far the peak rises above the dune's foot.
    var rise: Double
    /// How far the outline falls on both sides.
    var spread: (left: Double, right: Double)
    /// How far to the side the ridge runs on its way down toward the viewer.
    var lean: Double
    /// How far the ridge swings from side to side.
    var sway: Double

    /// The y of the outline above `x`.
    func outline(_ x: Double) -> Double {
        let offset = x - peak.x
        let run = offset < 0 ? -offset / spread.left : offset / spread.right
        return peak.y + rise * (1 - exp(-pow(run, 1.4)))
    }

    /// How deep in shade a point lies: 0 on the sunny side, 1 directly behind the ridge.
    func shade(at point: Point, pixel: Double) -> Double {
        let length = 1.7 * rise + 0.09
        let down = max((point.y - peak.y) / length, 0)
        let swing = 5.5 * down - 0.4
        let ridge = peak.x + lean * down + sway * (sin(swing) - sin(-0.4)) * min(0.4 + down, 1)
        let steepness = (lean + 5.5 * sway * cos(swing)) / length
        let behind = (point.x - ridge) / (1 + steepness * steepness).squareRoot()
        let reach = 0.4 * rise + 0.04 + 0.25 * down * (rise + 0.1) / 0.2
        return coverage(behind, pixel: pixel) * smoothstep(reach * 1.6, 0, behind)
    }
}
