#if HEIF
    /// What must hold before libheif sees a file. Version 1.15 takes sizes from four places, compares them nowhere, and
    /// allocates and copies by what it finds.
    extension HEIFFile {
        /// A grid and its tiles. 256 megapixels have 976 tiles of 512, and thousands of small ones take a long time.
        private static let mostTiles = 1_025
        /// Slices of a picture (ITU-T H.265, table A.8). Each may code all of it again.
        private static let mostSlices = 600

        /// Checks what stands in the box "meta".
        ///
        /// - Parameters:
        ///   - used: The primary item, and its tiles.
        ///   - alphas: The same for alpha.
        /// - Returns: The size of the primary item, before it is turned.
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        static func checkItems(
            _ type: ImageType, _ items: HEIFItems, _ primary: Int, used: [Int], alphas: [Int],
            _ limits: DecodingLimits
        ) throws(PixelsError) -> HEIFStreamSize {
            let tiles = max(used.count, alphas.count)
            guard tiles <= mostTiles else {
                throw .overLimit(type, quantity: "tiles", found: tiles - 1, limit: mostTiles - 1)
            }
            guard let size = size(of: primary, items) else {
                throw .damaged(type, reason: "the size of its main picture is missing")
            }
            let roots = used.prefix(1) + alphas.prefix(1)
            for root in roots {
                _ = try checkItem(root, type, items, limits)
                if items.types[root] != "grid" { try checkCoding(root, "a picture", type, items) }
            }
            var tilePixels = 0
            for tile in used.dropFirst() + alphas.dropFirst() {
                tilePixels += try checkItem(tile, type, items, limits)
                try checkCoding(tile, "a tile", type, items)
            }
            // Those of a picture and its alpha, and as many that are not shown: a grid may be much lower than its tiles.
            guard tilePixels <= 4 * limits.pixels else {
                throw .overLimit(
                    type, quantity: "pixels in its tiles", found: tilePixels, limit: 4 * limits.pixels)
            }
            for root in roots where Self.size(of: root, items) != size {
                throw .unsupported(type, feature: "alpha of another size than its picture")
            }
            guard (used.dropFirst() + alphas).allSatisfy({ items.alphas[$0] == nil }) else {
                throw .unsupported(type, feature: "alpha of a tile, or of alpha")
            }
            return size
        }

        /// Returns the pixels of an item.
        private static func checkItem(
            _ item: Int, _ type: ImageType, _ items: HEIFItems, _ limits: DecodingLimits
        ) throws(PixelsError) -> Int {
            guard let size = size(of: item, items) else {
                throw .damaged(type, reason: "it does not say one size for each picture")
            }
            let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
            guard !overflows, pixels <= limits.pixels else {
                throw .overLimit(
                    type, quantity: "pixels", found: overflows ? .max : pixels, limit: limits.pixels)
            }
            for case .crop(let width, let height) in items.properties[item, default: []]
            where width == 0 || height == 0 {
                throw .damaged(type, reason: "its crop is not possible")
            }
            return pixels
        }

        private static func checkCoding(
            _ item: Int, _ what: String, _ type: ImageType, _ items: HEIFItems
        ) throws(PixelsError) {
            guard let size = size(of: item, items), let stream = stream(of: item, items) else {
                throw .unsupported(type, feature: "\(what) of the kind \"\(items.types[item] ?? "")\"")
            }
            let codings = items.properties[item, default: []].compactMap(\.contents)
            guard codings.count == 1 else {
                throw .damaged(type, reason: "it does not say once how \(what) is coded")
            }
            _ = try check(codings[0], stream, size, type)
        }

        /// The one size that an item has.
        static func size(of item: Int, _ items: HEIFItems) -> HEIFStreamSize? {
            var sizes: [HEIFStreamSize] = []
            for case .size(let width, let height) in items.properties[item, default: []] {
                sizes.append(HEIFStreamSize(width: width, height: height))
            }
            guard sizes.count == 1, sizes[0].width > 0, sizes[0].height > 0 else { return nil }
            return sizes[0]
        }

        static func stream(of item: Int, _ items: HEIFItems) -> HEIFStream? {
            switch items.types[item] {
            case "hvc1": .hevc
            case "av01": .av1
            default: nil
            }
        }

        private static func check(
            _ contents: Result<HEIFStreamContents, HEIFStreamError>, _ stream: HEIFStream,
            _ size: HEIFStreamSize, _ type: ImageType
        ) throws(PixelsError) -> HEIFStreamContents {
            switch contents {
            case .failure(let error): throw .damaged(type, reason: error.rawValue)
            case .success(let contents):
                let (found, padding) = (contents.size, stream.padding)
                guard found.width - size.width <= padding, found.height - size.height <= padding else {
                    throw .damaged(
                        type,
                        reason: "a coded picture is \(found.width) x \(found.height), and its header says "
                            + "\(size.width) x \(size.height)")
                }
                guard contents.pictures <= stream.mostPictures else {
                    throw .damaged(
                        type, reason: "in the place of one coded picture there are \(contents.pictures)")
                }
                guard contents.slices <= mostSlices else {
                    throw .overLimit(
                        type, quantity: "slices in a coded picture", found: contents.slices,
                        limit: mostSlices)
                }
                return contents
            }
        }
    }

    // MARK: - The whole file

    extension HEIFFile {
        /// Checks the bytes of the items, of which there must be all.
        ///
        /// - Returns: The colors of the main picture or its tiles, where their streams have been read for that.
        /// - Throws: `damaged`.
        func checkContents(_ bytes: [UInt8]) throws(PixelsError) -> [Int: HEIFColors] {
            let extents = items.extents.values.joined()
            guard extents.allSatisfy({ $0.start <= bytes.count && $0.count <= bytes.count - $0.start }) else {
                throw .damaged(type, reason: "it is cut short, after \(bytes.count) bytes")
            }
            // Items may share bytes, and libheif copies them for each.
            guard extents.reduce(0, { $0 + $1.count }) <= 4 * bytes.count + (1 << 26) else {
                throw .damaged(type, reason: "its items are larger than the file")
            }
            let names = MediaBoxes(bytes[...]).prefix(HEIFItems.most + 1).map(\.name)
            guard names.count <= HEIFItems.most else {
                throw .overLimit(type, quantity: "boxes", found: names.count, limit: HEIFItems.most)
            }
            guard names.count(where: { $0 == "meta" }) == 1 else {
                throw .damaged(type, reason: "it has two boxes \"meta\"")
            }
            var colors: [Int: HEIFColors] = [:]
            for item in Set(used + alphas).sorted() {
                let found = items.extents[item, default: []].map { bytes[$0.start..<$0.start + $0.count] }
                let data = found.count == 1 ? found[0] : Array(found.joined())[...]
                guard let size = Self.size(of: item, items) else { continue }
                if let stream = Self.stream(of: item, items) {
                    let contents = Result { () throws(HEIFStreamError) in try stream.contents(of: data) }
                    colors[item] = try Self.check(contents, stream, size, type).colors
                } else {
                    try checkGrid(data, item, size)
                }
            }
            return colors
        }

        /// A grid says its columns, rows and size itself (ISO/IEC 23008-12, section 6.6.2.3).
        private func checkGrid(
            _ data: ArraySlice<UInt8>, _ item: Int, _ size: HEIFStreamSize
        ) throws(PixelsError) {
            var numbers = MediaNumbers(data)
            guard numbers.read(1) != nil, let flags = numbers.read(1), let rows = numbers.read(1),
                let columns = numbers.read(1)
            else { throw .damaged(type, reason: "its grid of tiles cannot be read") }
            let bytes = flags & 1 == 1 ? 4 : 2
            guard numbers.read(bytes) == size.width, numbers.read(bytes) == size.height,
                items.parts[item, default: []].count == (rows + 1) * (columns + 1)
            else {
                throw .damaged(type, reason: "its grid of tiles has another size than its header says")
            }
        }
    }
#endif
