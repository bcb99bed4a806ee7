#if HEIF
    /// The size of an image, by its box or by its own stream. The libraries allocate by the stream.
    struct HEIFStreamSize: Equatable {
        var width: Int
        var height: Int
        var pixels: Int { width * height }
    }

    extension HEIFStreamSize {
        /// Reads a box "ispe".
        init?(_ box: MediaBox) {
            var numbers = MediaNumbers(box.payload)
            guard box.name == "ispe", numbers.readVersion() != nil, let width = numbers.read(4),
                let height = numbers.read(4)
            else { return nil }
            self.init(width: width, height: height)
        }

        /// Reads a sequence parameter set (ITU-T H.265, section 7.3.2.2) after its two bytes of header.
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

    /// The reason that a stream does not contain exactly one image.
    enum HEIFStreamError: String, Error {
        case unreadable = "the size in a coded picture cannot be read"
        case zeros =
            "a coded picture has unexpected zeros, as in a file that was copied incompletely"
    }

    /// The streams in a HEIC or AVIF.
    enum HEIFStream: CaseIterable {
        /// ITU-T H.265: units, each after four bytes of length.
        case hevc
        /// AV1 Bitstream and Decoding Process Specification: units that contain their length.
        case av1

        /// The type of its items, and the name of the box with its decoder configuration.
        var itemType: String { self == .hevc ? "hvc1" : "av01" }
        var configurationBox: String { self == .hevc ? "hvcC" : "av1C" }

        /// The largest difference in width or height between a coded image and its remaining part: HEVC codes blocks of at most
        /// 64.
        var padding: Int { self == .hevc ? 63 : 0 }

        /// The most images that are coded for one: in AV1 one for each of four spatial layers (section 6.2.3), which may be
        /// shown by a second header.
        var mostImages: Int { self == .hevc ? 1 : 8 }
    }

    /// The contents of a coded image, and of its decoder configuration, which is decoded before it.
    struct HEIFStreamContents {
        /// The largest width and the largest height, which are zeros if there is none.
        private(set) var size = HEIFStreamSize(width: 0, height: 0)
        /// Coded images, and the slices that HEVC codes them in.
        private(set) var (images, slices) = (0, 0)
        /// The colors of AV1.
        private(set) var colors: HEIFColors?

        /// Reads all bytes.
        init(_ coding: HEIFCoding, _ data: ArraySlice<UInt8>) throws(HEIFStreamError) {
            switch coding.stream {
            case .hevc:
                try addConfiguration(coding.payload)
                try addHEVC(data)
            case .av1:
                // AV1 Codec ISO Media File Format Binding, section 2.3.
                try addAV1(coding.payload.dropFirst(4))
                try addAV1(data)
            }
        }

        private mutating func add(_ other: HEIFStreamSize) {
            size = HEIFStreamSize(
                width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    // MARK: - HEVC

    extension HEIFStreamContents {
        /// Reads the payload of a box "hvcC" (ISO/IEC 14496-15, section 8.3.3).
        private mutating func addConfiguration(_ payload: ArraySlice<UInt8>) throws(HEIFStreamError) {
            var numbers = MediaNumbers(payload.dropFirst(21))
            // libheif 1.15 assumes that all lengths have four bytes.
            guard let lengths = numbers.read(1), lengths & 3 == 3, let arrays = numbers.read(1) else {
                throw .unreadable
            }
            for _ in 0..<arrays {
                guard numbers.read(1) != nil, let units = numbers.read(2) else { throw .unreadable }
                for _ in 0..<units {
                    guard let count = numbers.read(2), let unit = numbers.readBytes(count) else {
                        throw .unreadable
                    }
                    try addUnit(unit)
                }
            }
        }

        private mutating func addHEVC(_ bytes: ArraySlice<UInt8>) throws(HEIFStreamError) {
            var numbers = MediaNumbers(bytes)
            while !numbers.rest.isEmpty {
                guard let count = numbers.read(4), let unit = numbers.readBytes(count) else {
                    throw .unreadable
                }
                guard !Self.hasForbiddenZeros(unit) else { throw .zeros }
                try addUnit(unit)
            }
        }

        /// Adds a unit. A unit of the first layer is a slice of an image, or a sequence parameter set, or is ignored.
        private mutating func addUnit(_ unit: ArraySlice<UInt8>) throws(HEIFStreamError) {
            let header = unit.prefix(2).reduce(0) { $0 << 8 | Int($1) }
            guard unit.count > 2, header >> 3 & 63 == 0 else { return }
            switch header >> 9 & 63 {
            // The first bit is set in the first slice (section 7.3.6.1).
            case 0..<32:
                images += Int(unit[unit.startIndex + 2] >> 7)
                slices += 1
            case 33:
                guard let found = HEIFStreamSize(hevc: unit.dropFirst(2)) else { throw .unreadable }
                add(found)
            default: break
            }
        }

        /// Returns whether a unit ends with 0, or has 0, 0 and then 0, 1 or 2 in it (H.265, section 7.4.2). It mostly reads
        /// only every third byte.
        private static func hasForbiddenZeros(_ unit: ArraySlice<UInt8>) -> Bool {
            unit.withUnsafeBufferPointer { unit in
                guard let last = unit.last, last != 0 else { return true }
                var index = 2
                while index < unit.count {
                    if unit[index] > 2 {
                        index += 3
                    } else if unit[index - 1] == 0, unit[index - 2] == 0 {
                        return true
                    } else {
                        index += 1
                    }
                }
                return false
            }
        }
    }

    // MARK: - AV1

    extension HEIFStreamContents {
        private mutating func addAV1(_ bytes: ArraySlice<UInt8>) throws(HEIFStreamError) {
            var numbers = MediaNumbers(bytes)
            while let header = numbers.read(1) {
                if header & 4 != 0, numbers.read(1) == nil { throw .unreadable }
                var count = numbers.rest.count
                if header & 2 != 0 {
                    guard let length = Self.variableLength(&numbers) else { throw .unreadable }
                    count = length
                }
                guard let unit = numbers.readBytes(count) else { throw .unreadable }
                switch header >> 3 & 15 {
                case 1:
                    guard let sequence = AV1Sequence(unit) else { throw .unreadable }
                    add(sequence.size)
                    colors = sequence.colors
                // A header of a frame, and a header with its frame.
                case 3, 6: images += 1
                default: break
                }
            }
        }

        /// Returns a number of seven bits in each byte, the lowest first (section 4.10.5).
        private static func variableLength(_ numbers: inout MediaNumbers) -> Int? {
            var value = 0
            for index in 0..<8 {
                guard let byte = numbers.read(1) else { return nil }
                value |= (byte & 127) << (7 * index)
                if byte < 128 { return value }
            }
            return nil
        }
    }
#endif
