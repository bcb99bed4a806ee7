#if HEIF
    /// What the box "meta" of a HEIC or AVIF says about its pictures (ISO/IEC 23008-12).
    struct HEIFItems {
        /// A property of an item.
        enum Property {
            case size(width: Int, height: Int)
            case rotation(quarters: Int)
            case crop(width: Int, height: Int)
            case auxiliary(kind: String)
            /// The samples of a color beside four of luma: 0, 1, 2 or 4 for monochrome, 4:2:0, 4:2:2 and 4:4:4, and bytes a
            /// sample.
            case coding(chroma: Int, sampleBytes: Int)
            /// How samples become RGB (ITU-T H.273), and the byte of the file where that begins: two for the matrix, and one
            /// for the range.
            case colors(matrix: Int, isFullRange: Bool, place: Int)
            case other

            var auxiliaryKind: String? { if case .auxiliary(let kind) = self { kind } else { nil } }
        }

        /// The bytes of an item in the file.
        struct Extent {
            let start: Int
            let count: Int
        }

        private(set) var primary: Int?
        /// The types of items by their number: "hvc1", "av01", "grid".
        private(set) var types: [Int: String] = [:]
        /// Their properties, in the order in which they count.
        private(set) var properties: [Int: [Property]] = [:]
        /// Their bytes, where these lie in the file itself.
        private(set) var extents: [Int: [Extent]] = [:]
        /// The items that a derived one, such as a grid, is made of.
        private(set) var parts: [Int: [Int]] = [:]

        /// Pictures that belong to others, such as alpha.
        var auxiliaries: [Int] {
            properties.filter { $0.value.contains { $0.auxiliaryKind != nil } }.map(\.key)
        }

        /// Whether items contain themselves, or others in more than four levels. libheif goes down all of them.
        var areNestedDeeply: Bool {
            var nested = Set(parts.keys)
            for _ in 0..<4 {
                nested = nested.filter { parts[$0, default: []].contains(where: nested.contains) }
            }
            return !nested.isEmpty
        }

        /// More than a picture has. Real files have a few, and one for each tile.
        static let most = 16_384

        /// Reads the payload of "meta". What cannot be read is left out: libheif tells what is wrong with it.
        init(_ meta: ArraySlice<UInt8>) {
            var list: [Property] = []
            var associations: [(item: Int, indices: [Int])] = []
            for box in MediaBoxes(meta.dropFirst(4)) {
                switch box.name {
                case "pitm": primary = Self.primary(box.payload)
                case "iinf": readTypes(box.payload)
                case "iloc": readExtents(box.payload)
                case "iref": readParts(box.payload)
                case "iprp":
                    for inner in MediaBoxes(box.payload) {
                        if inner.name == "ipco" {
                            list = MediaBoxes(inner.payload).prefix(Self.most).map(Self.property)
                        } else if inner.name == "ipma" {
                            associations += Self.associations(inner.payload)
                        }
                    }
                default: break
                }
            }
            for (item, indices) in associations {
                properties[item, default: []] += indices.compactMap {
                    list.indices.contains($0 - 1) ? list[$0 - 1] : nil
                }
            }
        }

        private static func primary(_ payload: ArraySlice<UInt8>) -> Int? {
            var numbers = MediaNumbers(payload)
            return numbers.readVersion().flatMap { numbers.read($0 == 0 ? 2 : 4) }
        }

        private mutating func readTypes(_ payload: ArraySlice<UInt8>) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), numbers.read(version == 0 ? 2 : 4) != nil else {
                return
            }
            for box in MediaBoxes(numbers.rest).prefix(Self.most) where box.name == "infe" {
                var numbers = MediaNumbers(box.payload)
                guard let version = numbers.readVersion(), let item = numbers.read(version == 2 ? 2 : 4),
                    numbers.read(2) != nil, numbers.rest.count >= 4
                else { continue }
                types[item] = String(decoding: numbers.rest.prefix(4), as: UTF8.self)
            }
        }

        private mutating func readExtents(_ payload: ArraySlice<UInt8>) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), version <= 2, let sizes = numbers.read(2),
                let count = numbers.read(version < 2 ? 2 : 4)
            else { return }
            let (offsetBytes, lengthBytes) = (sizes >> 12, sizes >> 8 & 15)
            let (baseBytes, indexBytes) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
            guard [offsetBytes, lengthBytes, baseBytes, indexBytes].allSatisfy({ $0 <= 8 }) else { return }
            for _ in 0..<min(count, Self.most) {
                guard let item = numbers.read(version < 2 ? 2 : 4),
                    let method = version == 0 ? 0 : numbers.read(2), numbers.read(2) != nil,
                    let base = numbers.read(baseBytes), let extentCount = numbers.read(2)
                else { return }
                for _ in 0..<extentCount {
                    guard numbers.read(indexBytes) != nil, let offset = numbers.read(offsetBytes),
                        let length = numbers.read(lengthBytes)
                    else { return }
                    // Other methods take bytes from within "meta" or from other items.
                    guard method & 15 == 0 else { continue }
                    let (start, overflows) = base.addingReportingOverflow(offset)
                    guard !overflows else { return }
                    extents[item, default: []].append(Extent(start: start, count: length))
                }
            }
        }

        private mutating func readParts(_ payload: ArraySlice<UInt8>) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion() else { return }
            for box in MediaBoxes(numbers.rest).prefix(Self.most) where box.name == "dimg" {
                var numbers = MediaNumbers(box.payload)
                guard let item = numbers.read(version == 0 ? 2 : 4), let count = numbers.read(2) else {
                    continue
                }
                parts[item] = (0..<count).compactMap { _ in numbers.read(version == 0 ? 2 : 4) }
            }
        }

        private static func associations(_ payload: ArraySlice<UInt8>) -> [(item: Int, indices: [Int])] {
            var numbers = MediaNumbers(payload)
            guard let head = numbers.read(4), let count = numbers.read(4) else { return [] }
            let (version, isLong) = (head >> 24, head & 1 == 1)
            var found: [(item: Int, indices: [Int])] = []
            for _ in 0..<min(count, most) {
                guard let item = numbers.read(version == 0 ? 2 : 4), let indexCount = numbers.read(1) else {
                    break
                }
                let indices = (0..<indexCount).compactMap { _ in numbers.read(isLong ? 2 : 1) }
                found.append((item, indices.map { $0 & (isLong ? 0x7FFF : 0x7F) }))
            }
            return found
        }

        private static func property(_ box: MediaBox) -> Property {
            var numbers = MediaNumbers(box.payload)
            switch box.name {
            case "ispe":
                guard numbers.readVersion() != nil, let width = numbers.read(4), let height = numbers.read(4)
                else {
                    return .other
                }
                return .size(width: width, height: height)
            case "irot":
                return numbers.read(1).map { .rotation(quarters: $0 & 3) } ?? .other
            case "clap":
                let fractions = (0..<4).compactMap { _ in numbers.read(4) }
                guard fractions.count == 4, fractions[1] > 0, fractions[3] > 0 else { return .other }
                return .crop(width: fractions[0] / fractions[1], height: fractions[2] / fractions[3])
            case "auxC":
                return .auxiliary(
                    kind: String(decoding: box.payload.dropFirst(4).prefix { $0 != 0 }, as: UTF8.self))
            case "colr":
                guard numbers.read(4) == 0x6E63_6C78, numbers.read(4) != nil, let matrix = numbers.read(2),
                    let range = numbers.read(1)
                else { return .other }
                return .colors(
                    matrix: matrix, isFullRange: range & 0x80 != 0, place: box.payload.startIndex + 8)
            case "hvcC":
                // Chroma format, and bits of luma less 8 (ISO/IEC 14496-15, section 8.3.3).
                let bytes = box.payload.dropFirst(16).prefix(2).map(Int.init)
                guard bytes.count == 2 else { return .other }
                return .coding(chroma: [0, 1, 2, 4][bytes[0] & 3], sampleBytes: bytes[1] & 7 > 0 ? 2 : 1)
            case "av1C":
                // AV1 Codec ISO Media File Format Binding, section 2.3.3.
                guard let flags = box.payload.dropFirst(2).first else { return .other }
                let chroma = flags & 0x10 != 0 ? 0 : flags & 8 == 0 ? 4 : flags & 4 == 0 ? 2 : 1
                return .coding(chroma: chroma, sampleBytes: flags & 0x40 != 0 ? 2 : 1)
            default:
                return .other
            }
        }
    }
#endif
