#if HEIF
    /// A property of an item in a HEIC or AVIF (ISO/IEC 23008-12, section 6.5).
    enum HEIFProperty {
        case size(HEIFStreamSize)
        /// A box "irot" or "imir".
        case turn(Orientation)
        case crop(HEIFCrop)
        case auxiliary(HEIFAuxiliary)
        case coding(HEIFCoding)
        case colors(HEIFColors)
        /// The payload of a box "colr" with an ICC profile.
        case profile(ArraySlice<UInt8>)
        case other

        var isAlpha: Bool { if case .auxiliary(.alpha) = self { true } else { false } }

        /// Reads a box of "ipco".
        init(_ box: MediaBox) { self = Self.read(box) ?? .other }

        private static func read(_ box: MediaBox) -> HEIFProperty? {
            var numbers = MediaNumbers(box.payload)
            switch box.name {
            case "ispe":
                guard numbers.readVersion() != nil, let width = numbers.read(4), let height = numbers.read(4)
                else { return nil }
                return .size(HEIFStreamSize(width: width, height: height))
            case "irot":
                // Counterclockwise.
                let turns: [Orientation] = [.asStored, .rotateCounterclockwise, .rotate180, .rotateClockwise]
                return numbers.read(1).map { .turn(turns[$0 & 3]) }
            case "imir":
                return numbers.read(1).map { .turn($0 & 1 == 0 ? .flipVertically : .flipHorizontally) }
            case "clap": return HEIFCrop(&numbers).map { .crop($0) }
            case "auxC": return .auxiliary(HEIFAuxiliary(box.payload.dropFirst(4)))
            case "colr": return readColors(&numbers, box.payload)
            case "hvcC", "av1C": return HEIFCoding(box).map { .coding($0) }
            default: return nil
            }
        }

        private static func readColors(
            _ numbers: inout MediaNumbers, _ payload: ArraySlice<UInt8>
        ) -> HEIFProperty? {
            switch numbers.readBytes(4).map({ String(decoding: $0, as: UTF8.self) }) {
            case "nclx":
                guard let primaries = numbers.read(2), let transfer = numbers.read(2),
                    let matrix = numbers.read(2), let range = numbers.read(1)
                else { return nil }
                return .colors(
                    HEIFColors(
                        points: CodePoints(primaries: primaries, transfer: transfer), matrix: matrix,
                        isFullRange: range & 0x80 != 0))
            case "prof", "rICC": return .profile(payload)
            default: return nil
            }
        }
    }

    /// A box "hvcC" or "av1C": how the samples of an item are coded.
    struct HEIFCoding {
        let stream: HEIFStream
        /// The samples of a color beside four of luma: 0, 1, 2 or 4 for monochrome, 4:2:0, 4:2:2 and 4:4:4.
        let chroma: Int
        let sampleBytes: Int
        let payload: ArraySlice<UInt8>
        /// What the stream begins with.
        let contents: Result<HEIFStreamContents, HEIFStreamError>

        init?(_ box: MediaBox) {
            let stream = box.name == "hvcC" ? HEIFStream.hevc : .av1
            if stream == .hevc {
                // Chroma format, and bits of luma less 8 (ISO/IEC 14496-15, section 8.3.3).
                let bytes = box.payload.dropFirst(16).prefix(2).map(Int.init)
                guard bytes.count == 2 else { return nil }
                (chroma, sampleBytes) = ([0, 1, 2, 4][bytes[0] & 3], bytes[1] & 7 > 0 ? 2 : 1)
            } else {
                // AV1 Codec ISO Media File Format Binding, section 2.3.3.
                guard let flags = box.payload.dropFirst(2).first else { return nil }
                chroma = flags & 0x10 != 0 ? 0 : flags & 8 == 0 ? 4 : flags & 4 == 0 ? 2 : 1
                sampleBytes = flags & 0x40 != 0 ? 2 : 1
            }
            self.stream = stream
            payload = box.payload
            contents = Result { () throws(HEIFStreamError) in
                try stream.contents(ofConfiguration: box.payload)
            }
        }
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
