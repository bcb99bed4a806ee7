#if HEIF
    /// A sequence header (AV1 Bitstream and Decoding Process Specification, section 5.5).
    struct AV1Sequence {
        /// The largest size of frames.
        let size: HEIFStreamSize
        let colors: HEIFColors

        init?(_ unit: ArraySlice<UInt8>) {
            var bits = HEIFBits(unit)
            let profile = bits.read(3)
            bits.skip(1)
            let isReduced = bits.read(1) == 1
            if isReduced { bits.skip(5) } else { Self.skipOperatingPoints(&bits) }
            let (widthBits, heightBits) = (bits.read(4) + 1, bits.read(4) + 1)
            size = HEIFStreamSize(width: bits.read(widthBits) + 1, height: bits.read(heightBits) + 1)
            if !isReduced, bits.read(1) == 1 { bits.skip(7) }
            bits.skip(3)
            if !isReduced { Self.skipTools(&bits) }
            bits.skip(3)
            colors = Self.colors(&bits, profile: profile)
            if bits.isPastEnd { return nil }
        }

        private static func skipOperatingPoints(_ bits: inout HEIFBits) {
            var delayBits: Int?
            if bits.read(1) == 1 {
                bits.skip(64)
                if bits.read(1) == 1 { _ = bits.readExponential() }
                if bits.read(1) == 1 {
                    delayBits = bits.read(5) + 1
                    bits.skip(42)
                }
            }
            let hasDisplayDelay = bits.read(1) == 1
            for _ in 0...bits.read(5) {
                bits.skip(12)
                if bits.read(5) > 7 { bits.skip(1) }
                if let delayBits, bits.read(1) == 1 { bits.skip(2 * delayBits + 1) }
                if hasDisplayDelay, bits.read(1) == 1 { bits.skip(4) }
            }
        }

        /// Skips tools between frames, and those for screen content.
        private static func skipTools(_ bits: inout HEIFBits) {
            bits.skip(4)
            let hasOrder = bits.read(1) == 1
            if hasOrder { bits.skip(2) }
            // Whether each frame chooses; otherwise, whether all use them.
            let usesScreenTools = bits.read(1) == 1 || bits.read(1) == 1
            if usesScreenTools, bits.read(1) == 0 { bits.skip(1) }
            if hasOrder { bits.skip(3) }
        }

        /// Reads the colors of section 5.5.2.
        private static func colors(_ bits: inout HEIFBits, profile: Int) -> HEIFColors {
            let isDeep = bits.read(1) == 1
            if profile == 2, isDeep { bits.skip(1) }
            let isGray = profile != 1 && bits.read(1) == 1
            let points = bits.read(1) == 1 ? (0..<3).map { _ in bits.read(8) } : [2, 2, 2]
            // The code points of sRGB with R, G and B are always of full range.
            let isFullRange = !isGray && points == [1, 13, 0] || bits.read(1) == 1
            return HEIFColors(
                points: CodePoints(primaries: points[0], transfer: points[1]), matrix: points[2],
                isFullRange: isFullRange)
        }
    }
#endif
