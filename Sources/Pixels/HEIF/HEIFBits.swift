#if HEIF
    /// A reader of bits, the highest of a byte first. Past the end, all bits are zero.
    struct HEIFBits {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes.prefix(Self.most)) }

        /// Creates a reader that skips each 3 after two zeros (ITU-T H.265, section 7.4.2).
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

        /// The most bytes to read, more than precede the sizes.
        private static let most = 1024

        var isPastEnd: Bool { position > 8 * bytes.count }

        mutating func skip(_ count: Int) { position += count }

        /// Returns a number of 0...32 bits.
        mutating func read(_ count: Int) -> Int {
            var value = 0
            for index in position..<position + count {
                let bit = index / 8 < bytes.count ? bytes[index / 8] >> (7 - index % 8) & 1 : 0
                value = value << 1 | Int(bit)
            }
            position += count
            return value
        }

        /// Returns an Exp-Golomb number (H.265, section 9.2). AV1 has the same.
        mutating func readExponential() -> Int {
            var zeros = 0
            while zeros < 32, !isPastEnd, read(1) == 0 { zeros += 1 }
            return (1 << zeros) - 1 + read(zeros)
        }
    }
#endif
