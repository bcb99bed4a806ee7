import Foundation

extension [Plane] {
    /// Lays gray or R, G, B planes in sRGB over a matte, as transparent as `alpha` says (0 is transparent).
    ///
    /// Light is mixed, not the values that stand for it: alpha x color + (1 - alpha) x matte, in linear light
    /// of 16 bits (IEC 61966-2-1). Gray over a matte that is not gray becomes R, G, B.
    ///
    /// - Parameter alpha: Of the size and stride of the planes.
    mutating func composite(over matte: RGB8, alpha: Plane) {
        guard !alpha.isOpaque else { return }
        let isGrayMatte = matte.red == matte.green && matte.green == matte.blue
        if count == 1, !isGrayMatte { self = [self[0], self[0], self[0]] }
        withSamples { alpha.composite($0, over: matte) }
    }
}

extension Plane {
    fileprivate var isOpaque: Bool {
        // All of them at once is faster than to look at each whether it is the last.
        samples.withUnsafeBufferPointer { $0[..<(stride * height)].reduce(.max, &) } == .max
    }

    /// Lays planes over a matte, as transparent as this one says.
    fileprivate func composite(_ planes: [UnsafeMutableBufferPointer<UInt8>], over matte: RGB8) {
        for (plane, value) in zip(planes, [matte.red, matte.green, matte.blue]) {
            composite(plane, over: value)
        }
    }

    private func composite(_ plane: UnsafeMutableBufferPointer<UInt8>, over matte: UInt8) {
        let background = UInt32(SRGBTables.light[Int(matte)])
        samples.withUnsafeBufferPointer { alpha in
            SRGBTables.light.withUnsafeBufferPointer { light in
                SRGBTables.value.withUnsafeBufferPointer { value in
                    for index in 0..<stride * height where alpha[index] != 255 {
                        let opacity = UInt32(alpha[index])
                        let color = UInt32(light[Int(plane[index])])
                        let mixed = (color * opacity + background * (255 - opacity) + 127) / 255
                        plane[index] = value[Int(mixed)]
                    }
                }
            }
        }
    }
}

/// sRGB's curve (IEC 61966-2-1) between values of 8 bits and light of 16 bits.
private enum SRGBTables {
    /// The light of each value, 0...65535.
    static let light: [UInt16] = (0...255).map { UInt16((65535 * linear(Double($0))).rounded()) }

    /// The nearest value of each light: as many as there are midpoints between two values below it.
    static let value: [UInt8] = {
        let midpoints = (0..<255).map { 65535 * linear(Double($0) + 0.5) }
        var values = [UInt8](repeating: 0, count: 65536)
        var next = 0
        for light in values.indices {
            while next < 255, midpoints[next] <= Double(light) { next += 1 }
            values[light] = UInt8(next)
        }
        return values
    }()

    private static func linear(_ value: Double) -> Double {
        let value = value / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
