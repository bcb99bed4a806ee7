#if HEIF
    /// The structure of a HEIC or AVIF, read from its boxes before libheif sees the file.
    struct HEIFFile {
        /// HEIC or AVIF.
        let type: ImageType
        /// Pixels in a row as shown, after rotation.
        let width: Int
        /// Rows as shown, after rotation.
        let height: Int
        /// What is ignored.
        private(set) var notes: [String] = []
        /// What the primary item is made of: itself, or its tiles, and whatever these are made of.
        private let used: [Int]
        /// What libheif is not to convert.
        private(set) var limitedRange: HEIFLimitedRange?
        private let items: HEIFItems

        /// Reads the boxes up to the end of "meta", and needs only as many bytes as necessary.
        ///
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        static func read(
            prefix: [UInt8], limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<HEIFFile> {
            let type = try ImageType.sniff(prefix, among: limits.types)
            var position = 0
            for box in MediaBoxes(prefix[...]) {
                // It may go on to the end of the file, which the prefix does not tell.
                guard let end = box.end else { throw .unsupported(type, feature: "a box without a length") }
                if box.name == "meta" {
                    // The prefix doubles each time, so that little is read twice.
                    guard box.isWhole else { return .needsMoreBytes(count: max(end, 2 * prefix.count)) }
                    return .complete(try HEIFFile(type, prefix, HEIFItems(box.payload), limits: limits))
                }
                position = end
            }
            return .needsMoreBytes(count: max(position + 8, 2 * prefix.count))
        }

        private init(
            _ type: ImageType, _ bytes: [UInt8], _ items: HEIFItems, limits: DecodingLimits
        ) throws(PixelsError) {
            guard let primary = items.primary else {
                throw .damaged(type, reason: "it names no main picture")
            }
            (self.type, self.items) = (type, items)
            guard !items.areNestedDeeply else {
                throw .damaged(type, reason: "its pictures are made of one another")
            }
            used = Self.used(from: [primary], items)
            let others = Self.used(from: items.auxiliaries, items)
            guard max(used.count, others.count) <= Self.mostTiles else {
                throw .overLimit(
                    type, quantity: "tiles", found: max(used.count, others.count) - 1,
                    limit: Self.mostTiles - 1)
            }
            for item in used {
                guard let size = Self.size(of: item, items) else { continue }
                let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
                guard !overflows, pixels <= limits.pixels else {
                    throw .overLimit(
                        type, quantity: "pixels", found: overflows ? .max : pixels, limit: limits.pixels)
                }
            }
            guard let size = Self.size(of: primary, items), size.width > 0, size.height > 0 else {
                throw .damaged(type, reason: "the size of its main picture is missing")
            }
            var (width, height) = size
            for property in items.properties[primary, default: []] {
                switch property {
                case .rotation(let quarters) where quarters % 2 == 1: (width, height) = (height, width)
                case .crop(let w, let h): (width, height) = (min(width, max(1, w)), min(height, max(1, h)))
                default: break
                }
            }
            (self.width, self.height) = (width, height)
            try checkMemory(size.width * size.height, limits)
            limitedRange = HEIFLimitedRange(used.map { items.properties[$0, default: []] })
            if MediaBoxes(bytes[...]).prefix(HEIFItems.most).contains(where: { $0.name == "moov" }) {
                notes.append("it is animated, and only its main picture is used")
            }
            readAuxiliaries()
        }

        /// A grid and its tiles. 256 megapixels have 976 tiles of 512, and thousands of small ones take a long time.
        private static let mostTiles = 1_025

        /// The tiles of grids, and what these are made of, as often as they are decoded.
        private static func used(from roots: [Int], _ items: HEIFItems) -> [Int] {
            var found = roots
            var next = 0
            while next < found.count, found.count <= mostTiles {
                found += items.parts[found[next], default: []]
                next += 1
            }
            return found
        }

        private static func size(of item: Int, _ items: HEIFItems) -> (width: Int, height: Int)? {
            for case .size(let width, let height) in items.properties[item, default: []] {
                return (width, height)
            }
            return nil
        }

        /// libheif has the picture as it is coded, and then as RGB; where it is turned, as coded twice.
        private func checkMemory(_ pixels: Int, _ limits: DecodingLimits) throws(PixelsError) {
            var (chroma, sampleBytes) = (4, 2)
            for item in used {
                for case .coding(let coded, let bytes) in items.properties[item, default: []] {
                    (chroma, sampleBytes) = (coded, bytes)
                }
            }
            // In halves of a sample: luma and chroma.
            let coded = pixels * (2 + chroma) * sampleBytes / 2
            let needed = coded + max(coded, pixels * 3 * sampleBytes)
            guard needed <= limits.libraryBytes else {
                throw .overLimit(
                    type, quantity: "bytes to decode in memory", found: needed, limit: limits.libraryBytes)
            }
        }

        private mutating func readAuxiliaries() {
            let kinds = items.properties.values.joined().compactMap(\.auxiliaryKind)
            if items.types.values.contains("tmap") || kinds.contains(where: { $0.contains("gainmap") }) {
                notes.append("its gain map for HDR screens is ignored")
            }
            if kinds.contains(where: { $0.contains("depth") || $0.hasSuffix("auxid:2") }) {
                notes.append("its depth map is ignored")
            }
        }

        /// Refuses a file that ends before its items do.
        func checkLength(_ count: Int) throws(PixelsError) {
            let isWhole = items.extents.values.joined().allSatisfy {
                $0.start <= count && $0.count <= count - $0.start
            }
            guard isWhole else { throw .damaged(type, reason: "it is cut short, after \(count) bytes") }
        }
    }
#endif
