import Foundation

/// An umbrella thorn of height 1, its root at (0, 0) and y pointing up.
struct Acacia: Sendable {
    private struct Limb {
        var start: Point
        var end: Point
        var thickness: (Double, Double)
    }

    private let limbs = [
        Limb(start: Point(0.0, -0.05), end: Point(-0.03, 0.26), thickness: (0.042, 0.03)),
        Limb(start: Point(-0.03, 0.26), end: Point(0.03, 0.48), thickness: (0.03, 0.022)),
        Limb(start: Point(0.03, 0.48), end: Point(0.16, 0.86), thickness: (0.022, 0.01)),
        Limb(start: Point(-0.03, 0.26), end: Point(-0.20, 0.52), thickness: (0.021, 0.015)),
        Limb(start: Point(-0.20, 0.52), end: Point(-0.38, 0.70), thickness: (0.012, 0.006)),
        Limb(start: Point(-0.20, 0.52), end: Point(-0.16, 0.78), thickness: (0.010, 0.006)),
        Limb(start: Point(0.03, 0.48), end: Point(0.26, 0.64), thickness: (0.014, 0.009)),
        Limb(start: Point(0.26, 0.64), end: Point(0.46, 0.74), thickness: (0.009, 0.005)),
    ]
    /// Cushions of leaves: center and half axes.
    private let crowns: [(center: Point, axes: Point)] = [
        (Point(-0.36, 0.73), Point(0.27, 0.085)), (Point(-0.14, 0.80), Point(0.29, 0.1)),
        (Point(0.12, 0.89), Point(0.33, 0.12)), (Point(0.32, 0.83), Point(0.24, 0.085)),
        (Point(0.46, 0.75), Point(0.22, 0.075)), (Point(-0.05, 0.92), Point(0.2, 0.075)),
    ]

    /// How far inside the tree a point lies.
    func depth(at point: Point) -> Double {
        guard abs(point.x) < 0.8, point.y > -0.1, point.y < 1.1 else { return -1 }
        var depth = -1.0
        for limb in limbs {
            let along = limb.end - limb.start
            let t = min(max(((point - limb.start) * along).sum() / (along * along).sum(), 0), 1)
            let distance = length(point - limb.start - along * t)
            depth = max(depth, mix(limb.thickness.0, limb.thickness.1, t) - distance)
        }
        for crown in crowns {
            let offset = point - crown.center
            // Flat below, domed above.
            let axes = Point(crown.axes.x, offset.y < 0 ? crown.axes.y * 0.45 : crown.axes.y)
            let reach = length(offset / axes)
            depth = max(depth, (1 - reach) * reach / max(length(offset / (axes * axes)), 1e-9))
        }
        return depth
    }
}
