/// The strips or tiles with the pixels of a page.
struct TIFFSegments {
    private let page: TIFFPage
    private let isTiled: Bool
    /// The size of one.
    private let width, height: Int
    /// The start of each, and its number of bytes.
    private let offsets, byteCounts: [Int]

    /// The most segments. libtiff keeps 16 bytes for each.
    private static let most = 2_000_000

    init(_ page: TIFFPage) throws(TIFFError) {
        self.page = page
        let directory = page.directory
        let tileWidth = try directory.integer(.tileWidth)
        isTiled = tileWidth != nil
        width = tileWidth ?? page.width
        let rows = try directory.integer(isTiled ? .tileHeight : .rowsPerStrip) ?? (isTiled ? 0 : page.height)
        height = isTiled ? rows : min(rows, page.height)
        guard width > 0, height > 0 else { throw .damaged("its strips or tiles have no pixels") }
        // Products are numbers, because the page has checked its own sides and those of its tiles.
        let across = (page.width + width - 1) / width
        let down = (page.height + height - 1) / height
        let count = across * down * (page.isSeparate ? page.samples : 1)
        guard count <= Self.most else { throw .overLimit("strips or tiles", count, Self.most) }
        let tags: [TIFFTag] = isTiled ? [.tileOffsets, .tileByteCounts] : [.stripOffsets, .stripByteCounts]
        offsets = try directory.integers(tags[0], most: count) ?? []
        byteCounts = try directory.integers(tags[1], most: count) ?? []
        guard offsets.count == count, byteCounts.count == count else {
            let found = min(offsets.count, byteCounts.count)
            throw .damaged("its pixels need \(count) strips or tiles, but its directory has \(found)")
        }
    }

    /// Refuses segments that reach past the end of the file, contain too little, or make libtiff work too much.
    func check() throws(TIFFError) {
        let fileBytes = page.directory.block.count
        var total = 0
        for (offset, count) in zip(offsets, byteCounts) {
            guard offset + count <= fileBytes else { throw .missing(end: offset + count) }
            guard offset > 0, count > 0 else { throw .damaged("a strip or tile has no bytes") }
            total += count
        }
        guard total <= 4 * fileBytes else { throw .damaged("its strips or tiles overlap") }
        try checkBytes()
        try checkWebP()
    }

    /// Refuses a wrong size before memory is allocated.
    private func checkBytes() throws(TIFFError) {
        // Bytes that one byte becomes, at most. Other compressions have no such limit, or one that is of no use.
        let growth = [1: 1, 32773: 64, 5: 4096, 8: 1033, 32946: 1033]
        guard let growth = growth[page.compression], page.photometric != 6, let depth = page.depths.first
        else { return }
        let samples = page.isSeparate ? 1 : page.samples
        let rowBytes = (width * samples * depth + 7) / 8
        for (index, count) in byteCounts.enumerated() {
            let rows = rows(of: index)
            guard count * growth >= rows * rowBytes else {
                throw .damaged("\(count) bytes cannot hold \(width) x \(rows) pixels")
            }
        }
    }

    /// Returns the rows of a strip or tile. The last strip has fewer than others.
    private func rows(of index: Int) -> Int {
        let down = (page.height + height - 1) / height
        let perPlane = offsets.count / (page.isSeparate ? page.samples : 1)
        return isTiled || index % perPlane < down - 1 ? height : page.height - (down - 1) * height
    }

    /// Compares sizes: libtiff 4.5 does not, and leaves memory unset if the image in a strip is smaller.
    private func checkWebP() throws(TIFFError) {
        guard page.compression == 50001 else { return }
        for (index, offset) in offsets.enumerated() {
            let rows = rows(of: index)
            let length = min(byteCounts[index], WebPFile.headerLength)
            var header = try Array(page.directory.block.bytes(offset..<offset + length))
            // An image of a few pixels may have fewer bytes.
            header += [UInt8](repeating: 0, count: WebPFile.headerLength - length)
            let isWebP = header.starts(with: "RIFF".utf8) && header[8...].starts(with: "WEBP".utf8)
            let file = isWebP ? try? WebPFile(header, limits: .init()) : nil
            guard let file, file.width == width, file.height == rows else {
                let found = file.map { "one of \($0.width) x \($0.height)" } ?? "none"
                throw .damaged("expected a WebP of \(width) x \(rows) in a strip or tile, found \(found)")
            }
        }
    }
}
