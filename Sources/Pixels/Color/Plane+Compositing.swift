extension [Plane] {
    /// Composites gray or R, G, B planes in sRGB over a matte, in place. An `alpha` of 0 is transparent.
    ///
    /// The result is alpha x color + (1 - alpha) x matte, computed in linear light of 16 bits. Gray over a matte that is
    /// not gray becomes R, G, B.
    ///
    /// - Parameter alpha: A plane of the same size and stride as the others.
    mutating func composite(over matte: RGB8, alpha: Plane) {
        guard !alpha.isOpaque else { return }
        let isGrayMatte = matte.red == matte.green && matte.green == matte.blue
        if count == 1, !isGrayMatte { self = [self[0], self[0], self[0]] }
        withSamples { alpha.composite($0, over: matte) }
    }
}

extension Plane {
    fileprivate var isOpaque: Bool {
        // Combining all samples is faster than stopping at the first one that is not opaque.
        samples.withUnsafeBufferPointer { $0[..<(stride * height)].reduce(.max, &) } == .max
    }

    /// Composites planes over a matte, with this plane as alpha.
    fileprivate func composite(_ planes: [UnsafeMutableBufferPointer<UInt8>], over matte: RGB8) {
        for (plane, value) in zip(planes, [matte.red, matte.green, matte.blue]) {
            composite(plane, over: value)
        }
    }

    private func composite(_ plane: UnsafeMutableBufferPointer<UInt8>, over matte: UInt8) {
        let background = UInt32(SRGB.linear16[Int(matte)])
        samples.withUnsafeBufferPointer { alpha in
            SRGB.linear16.withUnsafeBufferPointer { light in
                SRGB.codes16.withUnsafeBufferPointer { value in
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
