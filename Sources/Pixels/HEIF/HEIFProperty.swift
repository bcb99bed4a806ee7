#if HEIF
    /// A property of an item in a HEIC or AVIF (ISO/IEC 23008-12, section 6.5).
    enum HEIFProperty {
        case size(width: Int, height: Int)
        case rotation(quarters: Int)
        /// Zeros where it cannot be.
        case crop(width: Int, height: Int)
        case auxiliary(HEIFAuxiliary)
        /// The samples of a color beside four of luma: 0, 1, 2 or 4 for monochrome, 4:2:0, 4:2:2 and 4:4:4; bytes a sample;
        /// and what its stream begins with.
        case coding(
            chroma: Int, sampleBytes: Int, contents: Result<HEIFStreamContents, HEIFStreamError>)
        /// Beside the colors the byte of the file where they begin: two for the matrix, and one for the range.
        case colors(HEIFColors, place: Int)
        case other

        var auxiliary: HEIFAuxiliary? { if case .auxiliary(let kind) = self { kind } else { nil } }
        var contents: Result<HEIFStreamContents, HEIFStreamError>? {
            if case .coding(_, _, let contents) = self { contents } else { nil }
        }

        /// Reads a box of "ipco".
        init(_ box: MediaBox) { self = Self.read(box) ?? .other }

        private static func read(_ box: MediaBox) -> HEIFProperty? {
            var numbers = MediaNumbers(box.payload)
            switch box.name {
            case "ispe":
                guard numbers.readVersion() != nil, let width = numbers.read(4), let height = numbers.read(4)
                else { return nil }
                return .size(width: width, height: height)
            case "irot": return numbers.read(1).map { .rotation(quarters: $0 & 3) }
            case "clap": return crop(&numbers)
            case "auxC":
                return .auxiliary(HEIFAuxiliary(box.payload.dropFirst(4)))
            case "colr":
                guard numbers.read(4) == 0x6E63_6C78, numbers.read(4) != nil, let matrix = numbers.read(2),
                    let range = numbers.read(1)
                else { return nil }
                return .colors(
                    HEIFColors(matrix: matrix, isFullRange: range & 0x80 != 0),
                    place: box.payload.startIndex + 8)
            case "hvcC":
                // Chroma format, and bits of luma less 8 (ISO/IEC 14496-15, section 8.3.3).
                let bytes = box.payload.dropFirst(16).prefix(2).map(Int.init)
                guard bytes.count == 2 else { return nil }
                return .coding(
                    chroma: [0, 1, 2, 4][bytes[0] & 3], sampleBytes: bytes[1] & 7 > 0 ? 2 : 1,
                    contents: contents(.hevc, box))
            case "av1C":
                // AV1 Codec ISO Media File Format Binding, section 2.3.3.
                guard let flags = box.payload.dropFirst(2).first else { return nil }
                let chroma = flags & 0x10 != 0 ? 0 : flags & 8 == 0 ? 4 : flags & 4 == 0 ? 2 : 1
                return .coding(
                    chroma: chroma, sampleBytes: flags & 0x40 != 0 ? 2 : 1,
                    contents: contents(.av1, box))
            default: return nil
            }
        }

        private static func contents(
            _ stream: HEIFStream, _ box: MediaBox
        ) -> Result<HEIFStreamContents, HEIFStreamError> {
            Result { () throws(HEIFStreamError) in try stream.contents(ofConfiguration: box.payload) }
        }

        /// A crop is width, height and two offsets, each as a fraction. libheif 1.15 counts with 32 bits, and divides by
        /// zero where numbers are large.
        private static func crop(_ numbers: inout MediaNumbers) -> HEIFProperty {
            var values: [Int] = []
            for _ in 0..<4 {
                guard let numerator = numbers.read(4), let denominator = numbers.read(4), denominator > 0,
                    denominator <= 1 << 16
                else { return .crop(width: 0, height: 0) }
                let signed = Int(Int32(truncatingIfNeeded: numerator))
                guard abs(signed) <= 1 << 16, abs(signed / denominator) < 1 << 15 else {
                    return .crop(width: 0, height: 0)
                }
                values.append(signed / denominator)
            }
            return .crop(width: max(0, values[0]), height: max(0, values[1]))
        }
    }

    /// How samples become RGB (ITU-T H.273).
    struct HEIFColors: Hashable {
        let matrix: Int
        let isFullRange: Bool
    }

    /// What a picture beside another one is for.
    enum HEIFAuxiliary {
        case alpha, depth, gainMap, other

        /// Reads a URN, which ends with a zero. Those that are known have up to 44 letters.
        init(_ bytes: ArraySlice<UInt8>) {
            let name = String(decoding: bytes.prefix(256).prefix { $0 != 0 }, as: UTF8.self)
            self =
                if name.hasSuffix("auxid:1") || name.hasSuffix("alpha") {
                    .alpha
                } else if name.contains("gainmap") {
                    .gainMap
                } else if name.contains("depth") || name.hasSuffix("auxid:2") {
                    .depth
                } else {
                    .other
                }
        }
    }
#endif
