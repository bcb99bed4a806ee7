#if HEIF
    /// The main image of a HEIC or AVIF, read from the boxes before libheif sees a byte.
    struct HEIFFile {
        /// HEIC or AVIF.
        let type: ImageType
        let image: HEIFImage
        let alpha: HEIFImage?
        /// Whether the colors are multiplied by alpha.
        let isPremultiplied: Bool
        /// Notes on the ignored parts.
        private(set) var notes: [String] = []

        /// Reads the boxes up to the end of "meta", from as few bytes as necessary.
        ///
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        static func read(
            prefix: [UInt8], limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<HEIFFile> {
            let type = try ImageType.sniff(prefix, among: limits.types)
            var (position, names) = (0, Set<String>())
            for box in MediaBoxes(prefix[...]).prefix(HEIFItems.mostBoxes) {
                // It may go on to the end of the file, which the prefix does not show.
                guard let end = box.end else { throw .unsupported(type, feature: "a box without a length") }
                if box.name == "meta" {
                    // The prefix doubles each time, so that little is read twice.
                    guard box.isWhole else { return .needsMoreBytes(count: max(end, 2 * prefix.count)) }
                    let items = try HEIFItems(box.payload, of: type, limits: limits)
                    return .complete(try HEIFFile(prefix, items))
                }
                position = end
                names.insert(box.name)
            }
            // A prefix that ends where a box does is most likely the whole file.
            if position == prefix.count, names.isSuperset(of: ["moov", "mdat"]) {
                throw .unsupported(type, feature: "a sequence of pictures without a main picture")
            }
            return .needsMoreBytes(count: max(position + 8, 2 * prefix.count))
        }

        private init(_ bytes: [UInt8], _ items: HEIFItems) throws(PixelsError) {
            type = items.type
            guard let primary = items.primary else {
                throw .damaged(type, reason: "it has no main picture")
            }
            image = try HEIFImage(primary, in: items)
            alpha = try HEIFImage(alphaOf: image, in: items)
            isPremultiplied = items.premultiplied.contains(primary)
            try checkCosts(items.limits)
            if MediaBoxes(bytes[...]).prefix(HEIFItems.mostBoxes).contains(where: { $0.name == "moov" }) {
                notes.append("it is animated, and only its main picture is used")
            }
            let kinds = items.auxiliaries
            if items.types.values.contains("tmap") || kinds.contains(.gainMap) {
                notes.append(ImageReader.FormatDetails.gainMapNote)
            }
            if kinds.contains(.depth) { notes.append("its depth map is ignored") }
        }

        private func checkCosts(_ limits: DecodingLimits) throws(PixelsError) {
            // The tiles of an image and its alpha, and as many that are not shown: a grid may be much lower than its tiles.
            let tiles = image.tiles + (alpha?.tiles ?? [])
            let (pixels, most) = (tiles.reduce(0) { $0 + $1.size.pixels }, 4 * limits.pixels)
            guard pixels <= most else {
                throw .overLimit(type, quantity: "pixels in its tiles", found: pixels, limit: most)
            }
            guard libraryBytes <= limits.libraryBytes else {
                throw .overLimit(
                    type, quantity: "bytes to decode in memory", found: libraryBytes,
                    limit: limits.libraryBytes)
            }
        }

        /// The most bytes that libheif and its decoders take.
        private var libraryBytes: Int {
            let rgb = 3 * image.root.size.pixels * (image.isDeep ? 2 : 1)
            return max(
                (image.tiles.isEmpty ? 0 : rgb) + image.decoderBytes,
                alpha.map { rgb + $0.decoderBytes } ?? 0)
        }

        /// The size as shown.
        var header: ImageHeader {
            let placement = image.root.placement
            return ImageHeader(
                type, storedAs: placement.columns.count, placement.rows.count, placement.orientation)
        }

        /// The main image, and its alpha if it has one.
        var images: [HEIFImage] { [image, alpha].compactMap(\.self) }
    }

    // MARK: - The whole file

    extension HEIFFile {
        /// Checks the bytes of all items.
        ///
        /// - Returns: The colors of coded images by the number of their item, as the streams of AV1 contain them.
        /// - Throws: `damaged` or `overLimit`.
        func checkContents(_ bytes: [UInt8]) throws(PixelsError) -> [Int: HEIFColors] {
            let fit = images.flatMap(\.items).flatMap(\.extents).allSatisfy {
                $0.start <= bytes.count && $0.count <= bytes.count - $0.start
            }
            guard fit else { throw .damaged(type, reason: "it is truncated after \(bytes.count) bytes") }
            // Items may share bytes, and tiles are decoded for each of their places.
            let needed = images.flatMap { [$0.root] + $0.tiles }.reduce(0) { $0 + $1.byteCount }
            guard needed <= 4 * bytes.count + (1 << 26) else {
                throw .damaged(type, reason: "its items are larger than the file")
            }
            var colors: [Int: HEIFColors] = [:]
            for image in images {
                for item in image.items {
                    colors[item.number] = try item.check(
                        item.data(in: bytes), of: type, tileCount: image.tiles.count)
                }
            }
            return colors
        }
    }
#endif
