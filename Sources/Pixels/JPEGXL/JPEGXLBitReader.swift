#if JPEGXL
    /// A reader of bits, the lowest of a byte first. Past the end, all bits are zero.
    struct JPEGXLBitReader {
        private let bytes: [UInt8]
        private var position: Int

        init(_ bytes: [UInt8], at byte: Int) {
            self.bytes = bytes
            position = 8 * byte
        }

        /// Bytes that were read, at least in part.
        var byteCount: Int { (position + 7) / 8 }

        var isPastEnd: Bool { byteCount > bytes.count }

        mutating func alignToByte() { position = 8 * byteCount }

        mutating func bits(_ count: Int) -> Int {
            var value = 0
            for index in 0..<count {
                let byte = (position + index) / 8
                if byte < bytes.count { value |= Int(bytes[byte] >> ((position + index) % 8) & 1) << index }
            }
            position += count
            return value
        }

        mutating func bit() -> Bool { bits(1) == 1 }

        mutating func skip(_ count: Int) {
            position = min(position + min(count, 1 << 40), 8 * bytes.count + 8)
        }

        typealias Range = (bits: Int, offset: Int)

        /// Returns a number in one of four ranges, which two bits choose: U32 in ISO/IEC 18181-1.
        mutating func number(_ a: Range, _ b: Range, _ c: Range, _ d: Range) -> Int {
            let range = [a, b, c, d][bits(2)]
            return range.offset + bits(range.bits)
        }

        /// Returns a U64 of ISO/IEC 18181-1.
        mutating func longNumber() -> UInt64 {
            switch bits(2) {
            case 0: return 0
            case 1: return UInt64(1 + bits(4))
            case 2: return UInt64(17 + bits(8))
            default:
                var value = UInt64(bits(12))
                var shift: UInt64 = 12
                while bit() {
                    if shift == 60 { return value | UInt64(bits(4)) << shift }
                    value |= UInt64(bits(8)) << shift
                    shift += 8
                }
                return value
            }
        }
    }
#endif
