#if HEIF
    /// The size of a coded picture, as its own stream says. The libraries allocate by that, and not by what the boxes say.
    struct HEIFStreamSize: Equatable {
        let width: Int
        let height: Int
    }

    /// The streams in a HEIC or AVIF.
    enum HEIFStream {
        /// ITU-T H.265: units, each behind four bytes of length.
        case hevc
        /// AV1 Bitstream and Decoding Process Specification: units that know their length.
        case av1

        /// By how much a coded picture may be wider or higher than what is left of it: HEVC codes blocks of at most 64.
        var padding: Int { self == .hevc ? 63 : 0 }

        /// The sizes in some bytes of a stream, which may be none. Nil where one cannot be read.
        func sizes(in bytes: ArraySlice<UInt8>) -> [HEIFStreamSize]? {
            switch self {
            case .hevc: Self.hevcSizes(bytes)
            case .av1: Self.av1Sizes(bytes)
            }
        }

        /// The sizes in the payload of a box "hvcC" (ISO/IEC 14496-15, section 8.3.3) or "av1C" (AV1 Codec ISO Media File
        /// Format Binding, section 2.3).
        func sizes(inConfiguration payload: ArraySlice<UInt8>) -> [HEIFStreamSize]? {
            guard self == .hevc else { return Self.av1Sizes(payload.dropFirst(4)) }
            var numbers = MediaNumbers(payload.dropFirst(21))
            // libheif 1.15 takes all lengths for four bytes.
            guard let lengths = numbers.read(1), lengths & 3 == 3, let arrays = numbers.read(1) else {
                return nil
            }
            var sizes: [HEIFStreamSize] = []
            for _ in 0..<arrays {
                guard numbers.read(1) != nil, let units = numbers.read(2) else { return nil }
                for _ in 0..<units {
                    guard let count = numbers.read(2), let unit = numbers.readBytes(count),
                        let found = Self.hevcSize(unit)
                    else { return nil }
                    sizes += found
                }
            }
            return sizes
        }

        private static func hevcSizes(_ bytes: ArraySlice<UInt8>) -> [HEIFStreamSize]? {
            var numbers = MediaNumbers(bytes)
            var sizes: [HEIFStreamSize] = []
            while !numbers.rest.isEmpty {
                guard let count = numbers.read(4), let unit = numbers.readBytes(count),
                    let found = hevcSize(unit)
                else { return nil }
                sizes += found
            }
            return sizes
        }

        /// The size in a unit, if that is a sequence parameter set (section 7.3.2.2) of the first layer.
        private static func hevcSize(_ unit: ArraySlice<UInt8>) -> [HEIFStreamSize]? {
            let header = unit.prefix(2).reduce(0) { $0 << 8 | Int($1) }
            guard unit.count >= 2, header >> 9 & 63 == 33, header >> 3 & 63 == 0 else { return [] }
            var bits = HEIFBits(withoutEmulationPrevention: unit.dropFirst(2))
            bits.skip(4)
            let layers = bits.read(3)
            // General profile and level; which of them each layer has; and those.
            bits.skip(1 + 96)
            let flags = (0..<layers).map { _ in bits.read(2) }
            if layers > 0 { bits.skip(2 * (8 - layers)) }
            for flag in flags { bits.skip((flag & 2 != 0 ? 88 : 0) + (flag & 1 != 0 ? 8 : 0)) }
            _ = bits.readExponential()
            if bits.readExponential() == 3 { bits.skip(1) }
            let size = HEIFStreamSize(width: bits.readExponential(), height: bits.readExponential())
            return bits.isPastEnd ? nil : [size]
        }

        private static func av1Sizes(_ bytes: ArraySlice<UInt8>) -> [HEIFStreamSize]? {
            var numbers = MediaNumbers(bytes)
            var sizes: [HEIFStreamSize] = []
            while let header = numbers.read(1) {
                if header & 4 != 0, numbers.read(1) == nil { return nil }
                var count = numbers.rest.count
                if header & 2 != 0 {
                    guard let length = variableLength(&numbers) else { return nil }
                    count = length
                }
                guard let unit = numbers.readBytes(count) else { return nil }
                guard header >> 3 & 15 == 1 else { continue }
                guard let size = av1Size(unit) else { return nil }
                sizes.append(size)
            }
            return sizes
        }

        /// Seven bits in each byte, the lowest first (section 4.10.5).
        private static func variableLength(_ numbers: inout MediaNumbers) -> Int? {
            var value = 0
            for index in 0..<8 {
                guard let byte = numbers.read(1) else { return nil }
                value |= (byte & 127) << (7 * index)
                if byte < 128 { return value }
            }
            return nil
        }

        /// The largest size of frames in a sequence header (section 5.5.1).
        private static func av1Size(_ unit: ArraySlice<UInt8>) -> HEIFStreamSize? {
            var bits = HEIFBits(unit)
            bits.skip(4)
            if bits.read(1) == 1 { bits.skip(5) } else { skipOperatingPoints(&bits) }
            let (widthBits, heightBits) = (bits.read(4) + 1, bits.read(4) + 1)
            let size = HEIFStreamSize(width: bits.read(widthBits) + 1, height: bits.read(heightBits) + 1)
            return bits.isPastEnd ? nil : size
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
