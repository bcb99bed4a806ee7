/// Repeatable noise: the same seed draws the same picture.
///
/// This is gradient noise (K. Perlin, Improving Noise, SIGGRAPH 2002) over a hashed lattice. Its values are about
/// -1...1, mostly within -0.6...0.6, with a mean of 0.
package struct Noise: Sendable {
    private let seed: UInt32

    /// Noise for a seed. Different seeds give unrelated noise.
    package init(seed: UInt32) { self.seed = seed &* 0x9E37_79B9 }

    /// A number in 0..<1 for a lattice cell, evenly distributed.
    package func cell(_ x: Int, _ y: Int = 0, _ channel: Int = 0) -> Double {
        let column = hash(UInt32(truncatingIfNeeded: x) ^ seed)
        let row = hash(UInt32(truncatingIfNeeded: y) &+ column)
        return Double(hash(UInt32(truncatingIfNeeded: channel) &+ row)) / 0x1p32
    }

    /// Noise along a line.
    package func callAsFunction(_ x: Double) -> Double {
        let floor = x.rounded(.down)
        let offset = x - floor
        let index = UInt32(truncatingIfNeeded: Int(floor))
        let left = signed(hash(index ^ seed)) * offset
        let right = signed(hash((index &+ 1) ^ seed)) * (offset - 1)
        return 2 * mix(left, right, fade(offset))
    }

    /// Noise over a plane.
    package func callAsFunction(_ x: Double, _ y: Double) -> Double {
        let (floorX, floorY) = (x.rounded(.down), y.rounded(.down))
        let (dx, dy) = (x - floorX, y - floorY)
        let column = UInt32(truncatingIfNeeded: Int(floorX))
        let row = UInt32(truncatingIfNeeded: Int(floorY))
        let left = hash(column ^ seed)
        let right = hash((column &+ 1) ^ seed)
        let top = mix(slope(left &+ row, dx, dy), slope(right &+ row, dx - 1, dy), fade(dx))
        let bottom = mix(
            slope(left &+ row &+ 1, dx, dy - 1), slope(right &+ row &+ 1, dx - 1, dy - 1), fade(dx))
        return 1.4 * mix(top, bottom, fade(dy))
    }

    /// `octaves` of noise along a line, each twice as fine and `gain` times as strong as the one before.
    package func layered(_ x: Double, octaves: Int, gain: Double = 0.5) -> Double {
        var (sum, strength, position) = (0.0, 1.0, x)
        for _ in 0..<octaves {
            sum += strength * self(position)
            strength *= gain
            position = position * 2.03 + 17.7
        }
        return sum
    }

    /// `octaves` of noise over a plane. Each is turned against the one before, so that no lattice is visible.
    package func layered(_ x: Double, _ y: Double, octaves: Int, gain: Double = 0.5) -> Double {
        var (sum, strength, u, v) = (0.0, 1.0, x, y)
        for _ in 0..<octaves {
            sum += strength * self(u, v)
            strength *= gain
            (u, v) = (1.62 * u + 1.22 * v + 11.3, 1.62 * v - 1.22 * u + 5.9)
        }
        return sum
    }

    /// Sharp crests along a line, 0 in the valleys and about 1 on top: mountains against the sky.
    package func crests(_ x: Double, octaves: Int, gain: Double = 0.5) -> Double {
        var (sum, total, strength, position) = (0.0, 0.0, 1.0, x)
        for _ in 0..<octaves {
            sum += strength * (1 - 1.6 * abs(self(position)))
            total += strength
            strength *= gain
            position = position * 2.07 + 31.1
        }
        return sum / total
    }

    /// Sharp crests over a plane, 0 in the valleys and about 1 on top: the folds of a mountainside.
    package func crests(_ x: Double, _ y: Double, octaves: Int, gain: Double = 0.5) -> Double {
        var (sum, total, strength, u, v) = (0.0, 0.0, 1.0, x, y)
        for _ in 0..<octaves {
            sum += strength * (1 - 2 * abs(self(u, v)))
            total += strength
            strength *= gain
            (u, v) = (1.62 * u + 1.22 * v + 11.3, 1.62 * v - 1.22 * u + 5.9)
        }
        return sum / total
    }

    /// Mixes 32 bits. The constants are those of Chris Wellons' lowbias32 (nullprogram.com, 2018).
    private func hash(_ value: UInt32) -> UInt32 {
        var bits = value
        bits = (bits ^ (bits >> 16)) &* 0x7FEB_352D
        bits = (bits ^ (bits >> 15)) &* 0x846C_A68B
        return bits ^ (bits >> 16)
    }

    private func slope(_ value: UInt32, _ dx: Double, _ dy: Double) -> Double {
        let bits = hash(value)
        return signed(bits << 16) * dx + signed(bits) * dy
    }

    private func signed(_ bits: UInt32) -> Double { Double(Int32(bitPattern: bits)) / 0x1p31 }

    private func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
}
