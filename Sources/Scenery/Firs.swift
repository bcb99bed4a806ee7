import Foundation

/// Firs along a line.
struct Firs: Sendable {
    private struct Fir {
        var root: Double
        var top: Double
        var size: Double
        /// Half the width at the foot, in heights.
        var slimness: Double
        /// Tiers of branches.
        var tiers: Double
        /// How far the tiers are shifted to the left and to the right, in heights.
        var shift: (left: Double, right: Double)
        var index: Int
    }

    private let firs: [Fir]
    private let noise: Noise

    /// Firs of up to `height`, `spacing` apart on average, rooted in `ground` (the y below an x).
    init(
        height: Double, spacing: Double, along stretch: ClosedRange<Double> = -0.7...0.7, noise: Noise,
        ground: (Double) -> Double
    ) {
        let indices = Int(stretch.lowerBound / spacing)...Int(stretch.upperBound / spacing)
        firs = indices.map { index in
            let root = (Double(index) + noise.cell(index, 1)) * spacing
            let grove = 0.8 + 0.45 * noise(root * 0.22 / spacing)
            let size = height * grove * (0.5 + 0.5 * noise.cell(index, 2))
            return Fir(
                root: root, top: ground(root) + 0.03 * height - size, size: size,
                slimness: 0.12 + 0.06 * noise.cell(index, 5),
                tiers: 9 + 5 * noise.cell(index, 6) + 40 * size,
                shift: (0.05 * noise.cell(index, 3), 0.05 * noise.cell(index, 4)), index: index)
        }
        self.noise = noise
    }

    /// The share of the pixel that trees cover, as a function of y.
    func column(at x: Double, pixel: Double) -> (_ y: Double) -> Double {
        let near = firs.filter { abs(x - $0.root) < 0.2 * $0.size + pixel }
        let top = near.map(\.top).min() ?? .infinity
        let bottom = near.map { $0.top + $0.size }.max() ?? .infinity
        return { y in
            guard y > top, y < bottom else { return 0 }
            var covered = 0.0
            for fir in near where covered < 1 && y > fir.top {
                let inside = depth(inside: fir, at: Point(x - fir.root, y - fir.top) / fir.size)
                covered = max(covered, coverage(inside * fir.size, pixel: pixel))
            }
            return covered
        }
    }

    /// How far inside a fir a point lies. Both are measured from the fir's top, in units of its height.
    private func depth(inside fir: Fir, at point: Point) -> Double {
        let (side, down) = (abs(point.x), point.y)
        guard down < 1 else { return -1 }
        // Branches hang down: a point further out belongs to a tier further up.
        let tier = (down - side * 0.75 + (point.x < 0 ? fir.shift.left : fir.shift.right)) * fir.tiers
        let number = tier.rounded(.down)
        let reach = 0.55 + 0.45 * (tier - number)
        let irregular = 0.6 + 0.7 * noise.cell(fir.index, point.x < 0 ? 7 : 8, Int(number))
        let width = fir.slimness * down.squareRoot() * (0.25 + 0.75 * down) * reach * irregular
        return max(width, min(0.05 * down, 0.009)) - side
    }
}
