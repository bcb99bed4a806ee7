/// The contents of the first chunk of a PNG, IHDR.
struct PNGHeader {
    /// Pixels in a row as stored.
    let width: Int
    /// Rows as stored.
    let height: Int
    /// Bits of one channel, or of a palette index.
    let bitDepth: Int
    /// Whether pixels have one channel besides alpha that is not a palette index.
    let isGray: Bool
    /// Bits of one pixel as stored.
    let bitsPerPixel: Int

    /// The most pixels in a row, and the most rows. This is libpng's own default. It limits the memory for rows.
    static let longestSide = 1_000_000

    /// The bytes from the start of a file to the end of this chunk.
    static let prefixLength = 33

    /// Reads and checks the signature and the first chunk.
    ///
    /// - Parameter reader: A reader at the start of at least `prefixLength` bytes.
    static func read(
        from reader: inout PNGChunkReader, limits: DecodingLimits
    ) throws(PixelsError) -> PNGHeader {
        guard reader.bytes.starts(with: PNGChunkReader.signature) else {
            throw .damaged(.png, reason: "its first bytes were changed, as in a transfer in text mode")
        }
        guard reader.bytes.count >= prefixLength, let chunk = try reader.next() else {
            throw .damaged(.png, reason: "it is truncated in the header")
        }
        guard chunk.name != .apple else {
            throw .unsupported(.png, feature: "Apple's own compression of app resources (CgBI)")
        }
        guard chunk.name == .header, chunk.payload.count == 13 else {
            throw .damaged(.png, reason: "it does not begin with a header")
        }
        guard let payload = reader.payload(of: chunk) else {
            throw .damaged(.png, reason: "its header does not match its checksum")
        }
        let header = try PNGHeader(payload)
        try header.check(limits)
        return header
    }

    private init(_ payload: ArraySlice<UInt8>) throws(PixelsError) {
        let start = payload.startIndex
        width = payload.bigEndian(at: start)
        height = payload.bigEndian(at: start + 4)
        bitDepth = Int(payload[start + 8])
        let colorType = payload[start + 9]
        let kinds: [UInt8: (channels: Int, depths: [Int])] = [
            0: (1, [1, 2, 4, 8, 16]), 2: (3, [8, 16]), 3: (1, [1, 2, 4, 8]), 4: (2, [8, 16]),
            6: (4, [8, 16]),
        ]
        guard let kind = kinds[colorType], kind.depths.contains(bitDepth) else {
            throw .damaged(
                .png, reason: "its header has color type \(colorType) with \(bitDepth) bits a sample")
        }
        guard width > 0, height > 0 else {
            throw .damaged(.png, reason: "its header has the size \(width) x \(height) pixels")
        }
        isGray = colorType == 0 || colorType == 4
        bitsPerPixel = kind.channels * bitDepth
    }

    private func check(_ limits: DecodingLimits) throws(PixelsError) {
        for (side, quantity) in [(width, "pixels in a row"), (height, "rows")]
        where side > Self.longestSide {
            throw .overLimit(.png, quantity: quantity, found: side, limit: Self.longestSide)
        }
        guard width * height <= limits.pixels else {
            throw .overLimit(.png, quantity: "pixels", found: width * height, limit: limits.pixels)
        }
    }
}

extension PNGHeader {
    /// Reads the size and orientation of the image from the first bytes of a file.
    static func readShown(
        prefix: [UInt8], limits: DecodingLimits
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        guard prefix.count >= prefixLength else { return .needsMoreBytes(count: prefixLength) }
        var reader = PNGChunkReader(bytes: prefix)
        let header = try read(from: &reader, limits: limits)
        while let chunk = try reader.next() {
            guard chunk.name == .exif else {
                if chunk.name == .pixels || chunk.name == .end { return .complete(header.shown(.asStored)) }
                continue
            }
            guard chunk.end <= prefix.count else { return .needsMoreBytes(count: chunk.end) }
            guard let exif = reader.payload(of: chunk).flatMap({ EXIF($0) }) else { continue }
            return .complete(header.shown(exif.orientation ?? .asStored))
        }
        // The prefix doubles each time, so that a file of many small chunks is not read again for each of them.
        let needed = reader.position + PNGChunkReader.chunkHeaderLength
        return .needsMoreBytes(count: max(needed, 2 * prefix.count))
    }

    private func shown(_ orientation: Orientation) -> ImageHeader {
        ImageHeader(.png, storedAs: width, height, orientation)
    }
}
