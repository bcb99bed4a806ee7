import Foundation

/// The light of an aurora: sheets of rays that hang in folds.
///
/// Each sheet is a curve of rays side by side. The rays are added up once in a coarse grid, which is read with a
/// smooth filter. This does not show, because an aurora has no edges.
struct Curtains: Sendable {
    private static let columns = 700
    private static let rows = 280
    /// The extent of the grid on both sides of the middle.
    private static let reach = 0.6
    /// The extent of the grid from the top of the picture down.
    private static let depth = 0.72

    private var grid = [Light](repeating: .zero, count: columns * rows)
    private let ramp = ColorRamp(
        (0, 0xA8F5C8), (0.08, 0x56F2A2), (0.28, 0x26CC98), (0.5, 0x2E9CC0), (0.75, 0x8A60E0), (1.2, 0xC050D0))

    /// The two sheets of the picture.
    init() {
        hang(from: Point(-0.8, 0.60), to: Point(0.85, 0.33), height: 0.42, strength: 1, seed: 90)
        hang(from: Point(-0.8, 0.28), to: Point(0.8, 0.60), height: 0.30, strength: 0.45, seed: 91)
        bloom()
    }

    /// Makes the air around the rays glow.
    private mutating func bloom() {
        let sharp = grid
        for _ in 0..<2 {
            blur(count: Self.rows, step: Self.columns, lines: Self.columns, stride: 1, radius: 8)
            blur(count: Self.columns, step: 1, lines: Self.rows, stride: Self.columns, radius: 15)
        }
        for index in grid.indices { grid[index] = 0.9 * (sharp[index] + grid[index]) }
    }

    /// Adds one sheet along the line from `start` to `end`.
    private mutating func hang(
        from start: Point, to end: Point, height: Double, strength: Double, seed: UInt32
    ) {
        let noise = Noise(seed: seed)
        let count = 4000
        for index in 0..<count {
            let s = Double(index) / Double(count)
            // Seen from below, folds reach further along the sky than up and down.
            let fold = Point(
                0.115 * noise.layered(s * 7, octaves: 3), 0.11 * noise.layered(s * 5 + 60, octaves: 3))
            let foot = start + (end - start) * s + fold
            let rays = 0.7 + 0.8 * noise.layered(s * 120 + 9, octaves: 3, gain: 0.6)
            let patches = smoothstep(-0.5, 0.35, noise.layered(s * 5 + 30, octaves: 2))
            let length = height * (0.8 + 0.5 * noise.layered(s * 14 + 50, octaves: 3))
            let light = strength * max(0, rays) * patches * Double(Self.columns) / Double(count)
            raise(foot: foot, length: length, light: light)
        }
    }

    /// Adds one ray.
    private mutating func raise(foot: Point, length: Double, light: Double) {
        let step = Self.depth / Double(Self.rows)
        let highest = max(Int((foot.y - 1.6 * length) / step), 0)
        let lowest = min(Int((foot.y + 0.1 * length) / step), Self.rows - 1)
        guard length > 0, highest < lowest else { return }
        for row in highest...lowest {
            let height = foot.y - (Double(row) + 0.5) * step
            let t = height / length
            // All rays point to the magnetic zenith, far above the picture.
            let x = column(at: foot.x * (1 - 0.75 * height))
            let left = Int(x.rounded(.down))
            guard left >= 0, left < Self.columns - 1 else { continue }
            let profile = smoothstep(-0.1, 0.12, t) * exp(-2.6 * max(t, 0)) * smoothstep(1.6, 0.6, t)
            let color = ramp[t] * (profile * light * 0.24)
            let share = x - x.rounded(.down)
            grid[row * Self.columns + left] += color * (1 - share)
            grid[row * Self.columns + left + 1] += color * share
        }
    }

    /// The column of the grid at an x of the scene, where 0 is the middle of the first column.
    private func column(at x: Double) -> Double {
        (x + Self.reach) / (2 * Self.reach) * Double(Self.columns) - 0.5
    }

    /// Spreads light along every line of the grid over `radius` neighbors on both sides.
    private mutating func blur(count: Int, step: Int, lines: Int, stride: Int, radius: Int) {
        for line in 0..<lines {
            let samples = (0..<count).map { grid[line * stride + $0 * step] }
            var sum = Light.zero
            for index in -radius..<count {
                if index + radius < count { sum += samples[index + radius] }
                if index > radius { sum -= samples[index - radius - 1] }
                if index >= 0 { grid[line * stride + index * step] = sum / Double(2 * radius + 1) }
            }
        }
    }

    /// The light that the aurora adds to the sky.
    func light(at point: Point) -> Light {
        let x = column(at: point.x)
        let y = point.y / Self.depth * Double(Self.rows) - 0.5
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        guard row >= -1, row < Self.rows else { return .zero }
        let (u, v) = (weights(x - x.rounded(.down)), weights(y - y.rounded(.down)))
        var sum = Light.zero
        for j in 0..<4 {
            let line = min(max(row + j - 1, 0), Self.rows - 1) * Self.columns
            for i in 0..<4 {
                sum += grid[line + min(max(column + i - 1, 0), Self.columns - 1)] * (u[i] * v[j])
            }
        }
        return sum
    }

    /// The weights of four neighbors: the cubic B-spline.
    private func weights(_ t: Double) -> SIMD4<Double> {
        let r = 1 - t
        return SIMD4(r * r * r, 4 - 6 * t * t + 3 * t * t * t, 4 - 6 * r * r + 3 * r * r * r, t * t * t) / 6
    }
}
