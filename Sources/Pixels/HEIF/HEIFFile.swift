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
        /// The primary item, and its tiles if it is a grid.
        let used: [Int]
        /// The same for its alpha.
        let alphas: [Int]
        /// Whether it is turned or cropped, which takes a copy.
        private(set) var isTurned = false
        let items: HEIFItems

        /// Reads the boxes up to the end of "meta", and needs only as many bytes as necessary.
        ///
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        static func read(
            prefix: [UInt8], limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<HEIFFile> {
            let type = try ImageType.sniff(prefix, among: limits.types)
            var (position, names) = (0, Set<String>())
            for box in MediaBoxes(prefix[...]).prefix(HEIFItems.most) {
                // It may go on to the end of the file, which the prefix does not tell.
                guard let end = box.end else { throw .unsupported(type, feature: "a box without a length") }
                if box.name == "meta" {
                    // The prefix doubles each time, so that little is read twice.
                    guard box.isWhole else { return .needsMoreBytes(count: max(end, 2 * prefix.count)) }
                    return .complete(try HEIFFile(type, prefix, HEIFItems(box.payload), limits: limits))
                }
                position = end
                names.insert(box.name)
            }
            // A prefix that ends where a box does is most likely the whole file.
            if position == prefix.count, names.isSuperset(of: ["moov", "mdat"]) {
                throw .unsupported(type, feature: "a sequence of pictures, and no main one")
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
            if let contradiction = items.contradiction { throw .damaged(type, reason: contradiction) }
            used = items.withTiles(primary)
            alphas = items.alphas[primary].map(items.withTiles) ?? []
            let size = try Self.checkItems(type, items, primary, used: used, alphas: alphas, limits)
            var (width, height) = (size.width, size.height)
            for property in items.properties[primary, default: []] {
                switch property {
                case .rotation(let quarters):
                    isTurned = isTurned || quarters > 0
                    if quarters % 2 == 1 { (width, height) = (height, width) }
                case .crop(let w, let h):
                    isTurned = true
                    (width, height) = (min(width, w), min(height, h))
                default: break
                }
            }
            (self.width, self.height) = (width, height)
            let needed = libraryBytes(pixels: size.width * size.height)
            guard needed <= limits.libraryBytes else {
                throw .overLimit(
                    type, quantity: "bytes to decode in memory", found: needed, limit: limits.libraryBytes)
            }
            if MediaBoxes(bytes[...]).prefix(HEIFItems.most).contains(where: { $0.name == "moov" }) {
                notes.append("it is animated, and only its main picture is used")
            }
            readAuxiliaries()
        }

        private mutating func readAuxiliaries() {
            let kinds = Set(items.properties.values.joined().compactMap(\.auxiliary))
            if items.types.values.contains("tmap") || kinds.contains(.gainMap) {
                notes.append(PictureReader.Findings.gainMapNote)
            }
            if kinds.contains(.depth) { notes.append("its depth map is ignored") }
        }
    }
#endif
