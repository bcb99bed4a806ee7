#if HEIF
    extension HEIFStreamSize {
        /// Reads a sequence parameter set (ITU-T H.265, section 7.3.2.2) behind its two bytes of header.
        init?(hevc unit: ArraySlice<UInt8>) {
            var bits = HEIFBits(withoutEmulationPrevention: unit)
            bits.skip(4)
            let layers = bits.read(3)
            // General profile and level; which of them each layer has; and those.
            bits.skip(1 + 96)
            let flags = (0..<layers).map { _ in bits.read(2) }
            if layers > 0 { bits.skip(2 * (8 - layers)) }
            for flag in flags { bits.skip((flag & 2 != 0 ? 88 : 0) + (flag & 1 != 0 ? 8 : 0)) }
            _ = bits.readExponential()
            if bits.readExponential() == 3 { bits.skip(1) }
            self.init(width: bits.readExponential(), height: bits.readExponential())
            if bits.isPastEnd { return nil }
        }
    }

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

        /// Tools between frames, and those for what is on a screen.
        private static func skipTools(_ bits: inout HEIFBits) {
            bits.skip(4)
            let hasOrder = bits.read(1) == 1
            if hasOrder { bits.skip(2) }
            // Whether each frame chooses; otherwise, whether all use them.
            let usesScreenTools = bits.read(1) == 1 || bits.read(1) == 1
            if usesScreenTools, bits.read(1) == 0 { bits.skip(1) }
            if hasOrder { bits.skip(3) }
        }

        /// Section 5.5.2.
        private static func colors(_ bits: inout HEIFBits, profile: Int) -> HEIFColors {
            let isDeep = bits.read(1) == 1
            if profile == 2, isDeep { bits.skip(1) }
            let isGray = profile != 1 && bits.read(1) == 1
            let points = bits.read(1) == 1 ? (0..<3).map { _ in bits.read(8) } : [2, 2, 2]
            // The code points of sRGB with R, G and B are always of full range.
            let isFullRange = !isGray && points == [1, 13, 0] || bits.read(1) == 1
            return HEIFColors(matrix: points[2], isFullRange: isFullRange)
        }
    }

    /// Reads bits, the highest of a byte first. Behind the end, there are zeros.
    struct HEIFBits {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes.prefix(Self.most)) }

        /// Without each 3 that stands behind two zeros (ITU-T H.265, section 7.4.2).
        init(withoutEmulationPrevention bytes: ArraySlice<UInt8>) {
            var (kept, zeros) = ([UInt8](), 0)
            for byte in bytes.prefix(Self.most) {
                if zeros >= 2, byte == 3 {
                    zeros = 0
                    continue
                }
                zeros = byte == 0 ? zeros + 1 : 0
                kept.append(byte)
            }
            self.bytes = kept
        }

        /// More than there is before the sizes.
        private static let most = 1024

        var isPastEnd: Bool { position > 8 * bytes.count }

        mutating func skip(_ count: Int) { position += count }

        /// A number of 0...32 bits.
        mutating func read(_ count: Int) -> Int {
            var value = 0
            for index in position..<position + count {
                let bit = index / 8 < bytes.count ? bytes[index / 8] >> (7 - index % 8) & 1 : 0
                value = value << 1 | Int(bit)
            }
            position += count
            return value
        }

        /// An Exp-Golomb number (H.265, section 9.2). AV1 has the same.
        mutating func readExponential() -> Int {
            var zeros = 0
            while zeros < 32, !isPastEnd, read(1) == 0 { zeros += 1 }
            return (1 << zeros) - 1 + read(zeros)
        }
    }
#endif
