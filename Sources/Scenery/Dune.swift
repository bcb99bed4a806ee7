import Foundation

/// One dune: an outline before what is behind it, and a ridge that parts its sunny side from its shady one.
struct Dune: Sendable {
    /// 0 for the farthest, 1 for the nearest.
    var near: Double
    /// The highest point.
    var peak: Point
    /// How far the peak rises above the dune's foot.
    var rise: Double
    /// How far the outline runs down on either side.
    var spread: (left: Double, right: Double)
    /// How far to the side the ridge runs on its way down to the viewer.
    var lean: Double
    /// How far the ridge swings.
    var sway: Double

    /// The y of the outline above `x`.
    func outline(_ x: Double) -> Double {
        let offset = x - peak.x
        let run = offset < 0 ? -offset / spread.left : offset / spread.right
        return peak.y + rise * (1 - exp(-pow(run, 1.4)))
    }

    /// How deep in shade a point lies: 0 on the sunny side, 1 just behind the ridge.
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
