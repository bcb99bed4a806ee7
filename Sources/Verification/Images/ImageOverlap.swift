/// The part that two reduced images of one scale share when one is laid over the other.
struct ImageOverlap {
    private let a, b: ReducedImage
    /// The start of the shared part in each image, and its size.
    private let ax, ay, bx, by, width, height: Int
    private var sums: [Sums] = []

    /// Sums over one channel.
    private struct Sums {
        var a = 0, b = 0, aa = 0, bb = 0, ab = 0
    }

    /// Creates the overlap if `a` begins `x` columns right of the left edge of `b`, and `b` begins `y` rows below the top of `a`.
    init(_ a: ReducedImage, _ b: ReducedImage, x: Int, y: Int) {
        (self.a, self.b) = (a, b)
        (ax, bx) = (max(0, -x), max(0, x))
        (ay, by) = (max(0, y), max(0, -y))
        width = min(a.width - ax, b.width - bx)
        height = min(a.height - ay, b.height - by)
        sums = zip(a.samples, b.samples).map { sum($0, $1) }
    }

    private var count: Int { width * height }

    private func sum(_ first: [UInt8], _ second: [UInt8]) -> Sums {
        // A reduced image is so small that 32 bits hold any of these sums.
        var (sa, sb, saa, sbb, sab): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                for row in 0..<height {
                    let (one, other) = (
                        first + (ay + row) * a.width + ax, second + (by + row) * b.width + bx
                    )
                    for column in 0..<width {
                        let (p, q) = (Int32(one[column]), Int32(other[column]))
                        sa &+= p
                        sb &+= q
                        saa &+= p &* p
                        sbb &+= q &* q
                        sab &+= p &* q
                    }
                }
            }
        }
        return Sums(a: Int(sa), b: Int(sb), aa: Int(saa), bb: Int(sbb), ab: Int(sab))
    }

    /// Pearson's correlation over all channels, each about its own mean. It is 1 for a part that is plain in
    /// both images, because only the color of such a part can be compared.
    var correlation: Double {
        guard count > 0 else { return -1 }
        var (aa, bb, ab) = (0.0, 0.0, 0.0)
        for sums in sums {
            aa += Double(sums.aa) - Double(sums.a * sums.a) / Double(count)
            bb += Double(sums.bb) - Double(sums.b * sums.b) / Double(count)
            ab += Double(sums.ab) - Double(sums.a * sums.b) / Double(count)
        }
        let plain = 9.0 * Double(3 * count)
        if aa < plain, bb < plain { return 1 }
        return ab / max(aa * bb, 1).squareRoot()
    }

    /// The mean difference, 0...255: the least one as they are, and with a black or white scrim over one
    /// of them.
    var difference: Double {
        min(difference(scale: 1, inverted: false), scrimmed(inverted: false), scrimmed(inverted: true))
    }

    /// The least distance to its shade that a scrim leaves: strength `s` leaves `1 - s`. By default, a build makes no scrim above
    /// 0.35.
    private static let leastLeft = 0.55

    private func scrimmed(inverted: Bool) -> Double {
        var (aa, ab) = (0.0, 0.0)
        for sums in sums {
            if inverted {
                let (all, n) = (255, count)
                aa += Double(all * all * n - 2 * all * sums.a + sums.aa)
                ab += Double(all * all * n - all * (sums.a + sums.b) + sums.ab)
            } else {
                aa += Double(sums.aa)
                ab += Double(sums.ab)
            }
        }
        let scale = min(max(ab / max(aa, 1), Self.leastLeft), 1 / Self.leastLeft)
        return difference(scale: scale, inverted: inverted) / max(scale, 1)
    }

    private func difference(scale: Double, inverted: Bool) -> Double {
        guard count > 0 else { return 255 }
        var sum = 0.0
        for (first, second) in zip(a.samples, b.samples) {
            for row in 0..<height {
                for column in 0..<width {
                    let p = Double(first[(ay + row) * a.width + ax + column])
                    let q = Double(second[(by + row) * b.width + bx + column])
                    sum += inverted ? abs((255 - q) - scale * (255 - p)) : abs(q - scale * p)
                }
            }
        }
        return sum / Double(3 * count)
    }
}
