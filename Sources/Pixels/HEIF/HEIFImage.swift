#if HEIF
    /// The main image of a HEIC or AVIF, or its alpha: one item, or a grid of tiles.
    struct HEIFImage {
        let root: HEIFItem
        /// The tiles in the order of their places. One may be in several of them.
        let tiles: [HEIFItem]

        /// The most tiles of a grid. 256 megapixels have 976 of 512 x 512, and thousands of small ones take a long time.
        private static let mostTiles = 1_024

        /// Reads an item and its tiles.
        ///
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        init(
            _ number: Int, in items: HEIFItems, assumedSize: HEIFStreamSize? = nil
        ) throws(PixelsError) {
            let root = try HEIFItem(number, isTile: false, in: items, assumedSize: assumedSize)
            let tiles = root.coding == nil ? items.parts[number, default: []] : []
            try self.init(root, tiles: tiles, in: items)
        }

        /// Reads the alpha of an image: an item of its own, or a grid of the alpha of its tiles. Nil if it has none.
        ///
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        init?(alphaOf image: HEIFImage, in items: HEIFItems) throws(PixelsError) {
            let type = items.type
            if let number = items.alphas[image.root.number] {
                try self.init(number, in: items, assumedSize: image.root.size)
            } else {
                let alphas = image.tiles.compactMap { items.alphas[$0.number] }
                guard !alphas.isEmpty else { return nil }
                guard alphas.count == image.tiles.count else {
                    throw .unsupported(type, feature: "alpha for some of its tiles")
                }
                try self.init(image.root, tiles: alphas, in: items)
                guard zip(tiles, image.tiles).allSatisfy({ $0.size == $1.size }) else {
                    throw .unsupported(type, feature: "alpha with a different size than its tile")
                }
            }
            guard root.size == image.root.size else {
                throw .unsupported(type, feature: "alpha with a different size than its picture")
            }
            guard root.placement == HEIFPlacement(root.size) || root.placement == image.root.placement
            else {
                throw .unsupported(
                    type, feature: "alpha that is rotated or cropped differently from its picture")
            }
        }

        private init(_ root: HEIFItem, tiles numbers: [Int], in items: HEIFItems) throws(PixelsError) {
            guard numbers.count <= Self.mostTiles else {
                throw .overLimit(items.type, quantity: "tiles", found: numbers.count, limit: Self.mostTiles)
            }
            self.root = root
            tiles = try numbers.map { (number) throws(PixelsError) in
                let tile = try HEIFItem(number, isTile: true, in: items)
                guard tile.placement == HEIFPlacement(tile.size) else {
                    throw .unsupported(items.type, feature: "a tile that is rotated or cropped")
                }
                return tile
            }
        }

        /// The root and its tiles, each once.
        var items: [HEIFItem] {
            var numbers: Set<Int> = []
            return [root] + tiles.filter { numbers.insert($0.number).inserted }
        }

        /// The items whose bytes are coded images, each once.
        var coded: [HEIFItem] { items.filter { $0.coding != nil } }

        /// The payload of the box with its ICC profile, or with its first tile's.
        var profile: ArraySlice<UInt8>? { root.profile ?? tiles.first?.profile }

        /// Whether it has one plane.
        var isGray: Bool { coded.allSatisfy { $0.coding?.chroma == 0 } }

        /// Whether some of its samples have more than 8 bits.
        var isDeep: Bool { coded.contains { $0.coding?.sampleBytes == 2 } }

        /// The most bytes that the decoder takes for one of them.
        var decoderBytes: Int {
            coded.compactMap { $0.coding?.decoderBytes(pixels: $0.size.pixels) }.max() ?? 0
        }
    }
#endif
