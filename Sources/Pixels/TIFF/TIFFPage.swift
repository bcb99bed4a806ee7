/// The facts about one image of a TIFF that decide the way to read it.
struct TIFFPage {
    let directory: TIFFDirectory
    /// Pixels in a row and rows, as stored.
    let width, height: Int
    let orientation: Orientation
    let compression: Int
    /// Bits of each sample, as many as there are different ones.
    let depths: Set<Int>
    /// Samples of a pixel.
    let samples: Int
    /// Whether each sample has a plane of its own.
    let isSeparate: Bool
    let photometric: Int?
    /// The meaning of numbers: 1 and 4 without sign, 2 with sign, 3 as floating point.
    private let formats: Set<Int>
    /// The meaning of the samples after the colors: 1 associated alpha, 2 unassociated alpha, 0 anything.
    private let extraSamples: [Int]

    /// The most samples of a pixel. Only colors and a few masks are in images.
    private static let mostSamples = 64

    init(_ directory: TIFFDirectory) throws(TIFFError) {
        self.directory = directory
        guard let width = try directory.integer(.width), let height = try directory.integer(.height) else {
            throw .damaged("its first page has no size")
        }
        (self.width, self.height) = (width, height)
        orientation = try directory.orientation() ?? .asStored
        compression = try directory.integer(.compression) ?? 1
        samples = try directory.integer(.samplesPerPixel) ?? 1
        guard samples > 0 else { throw .damaged("its pixels have no samples") }
        guard samples <= Self.mostSamples else {
            throw .overLimit("samples in a pixel", samples, Self.mostSamples)
        }
        isSeparate = try directory.integer(.planarConfiguration) == 2 && samples > 1
        photometric = try directory.integer(.photometric)
        depths = Set(try directory.integers(.bitsPerSample, most: samples) ?? [1])
        formats = Set(try directory.integers(.sampleFormat, most: samples) ?? [1])
        extraSamples = try directory.integers(.extraSamples, most: samples) ?? []
    }

    /// The size as shown.
    var shown: ImageHeader { ImageHeader(.tiff, storedAs: width, height, orientation) }

    /// Notes on the ignored parts.
    var notes: [String] {
        guard let colors = photometric.flatMap({ Self.models[$0] }) else { return [] }
        let hasAlpha = extraSamples.contains { $0 == 1 || $0 == 2 }
        let ignored = samples - colors - (hasAlpha ? 1 : 0)
        switch ignored {
        case ...0: return []
        case 1: return ["an extra channel that is not marked as alpha is ignored"]
        default: return ["\(ignored) extra channels are ignored"]
        }
    }
}

// MARK: - Checks

extension TIFFPage {
    /// The most pixels in a row, and the most rows, as for PNG.
    static let longestSide = 1_000_000

    func checkSize(_ limits: DecodingLimits) throws(TIFFError) {
        guard width > 0, height > 0 else {
            throw .damaged("its header has the size \(width) x \(height) pixels")
        }
        for (side, quantity) in [(width, "pixels in a row"), (height, "rows")] where side > Self.longestSide {
            throw .overLimit(quantity, side, Self.longestSide)
        }
        guard width * height <= limits.pixels else {
            throw .overLimit("pixels", width * height, limits.pixels)
        }
        try checkTiles(limits)
    }

    /// Refuses tiles with too many pixels, together with the columns and rows that only fill the last ones.
    private func checkTiles(_ limits: DecodingLimits) throws(TIFFError) {
        guard let tileWidth = try directory.integer(.tileWidth),
            let tileHeight = try directory.integer(.tileHeight), tileWidth > 0, tileHeight > 0
        else { return }
        // Products of values that pass are numbers.
        for side in [tileWidth, tileHeight] where side > Self.longestSide {
            throw .overLimit("pixels in a row or column of a tile", side, Self.longestSide)
        }
        func filled(_ side: Int, by tile: Int) -> Int { (side + tile - 1) / tile * tile }
        let pixels = filled(width, by: tileWidth) * filled(height, by: tileHeight)
        guard tileWidth * tileHeight <= limits.pixels, pixels <= max(limits.pixels, 4 * width * height) else {
            throw .overLimit("pixels with the edges of its tiles", pixels, limits.pixels)
        }
    }

    /// The colors of each photometric interpretation that is read.
    private static let models = [0: 1, 1: 1, 2: 3, 3: 1, 5: 4, 6: 3, 8: 3]

    /// Refuses by name valid forms that are not read.
    func checkForm() throws(TIFFError) {
        guard let photometric else { throw .damaged("its directory has no color type") }
        guard let colors = Self.models[photometric] else {
            let names = [
                4: "a mask instead of a picture", 9: "ICCLab colors", 10: "ITULab colors",
                32844: "LogL colors", 32845: "LogLuv colors",
            ]
            throw .unsupported(names[photometric] ?? "colors of an unknown kind (\(photometric))")
        }
        try checkCompression()
        try checkSamples()
        guard samples >= colors else { throw .damaged("it has \(samples) samples for \(colors) colors") }
        let inkSet = try directory.integer(.inkSet) ?? 1
        guard photometric != 5 || inkSet == 1 else { throw .unsupported("inks other than CMYK") }
        guard photometric != 8 || !isLossy && !extraSamples.contains(1) else {
            throw .unsupported("CIELab colors with lossy compression or premultiplied alpha")
        }
        if photometric == 6 { try checkYCbCr() }
    }

    private func checkCompression() throws(TIFFError) {
        guard ![1, 5, 7, 8, 32773, 32946, 34925, 50000, 50001].contains(compression) else { return }
        let names = [
            2: "CCITT RLE", 3: "CCITT fax (G3)", 4: "CCITT fax (G4)", 6: "old JPEG", 9: "JBIG", 10: "JBIG",
            32766: "NeXT", 32767: "Sony ARW", 32771: "CCITT RLE", 32809: "ThunderScan", 32908: "PixarFilm",
            32909: "PixarLog", 34661: "JBIG", 34676: "SGILog", 34677: "SGILog", 34712: "JPEG 2000",
            34713: "Nikon NEF", 34887: "LERC", 50002: "JPEG XL", 52546: "JPEG XL",
        ]
        throw .unsupported(
            names[compression].map { "\($0) compression" } ?? "an unknown compression (\(compression))")
    }

    /// Whether its compression is JPEG or WebP.
    private var isLossy: Bool { compression == 7 || compression == 50001 }

    private func checkSamples() throws(TIFFError) {
        guard !formats.contains(3), !formats.contains(6) else { throw .unsupported("floating-point samples") }
        // Of CIELab, a* and b* have a sign, whether this tag contains it or not.
        guard formats.isSubset(of: photometric == 8 ? [1, 2, 4] : [1, 4]) else {
            throw .unsupported("signed samples")
        }
        guard depths.count == 1, let depth = depths.first else {
            throw .unsupported("channels of different depths")
        }
        let allowed =
            switch photometric {
            case 3: [1, 2, 4, 8]
            case 8: [8, 16]
            case _ where photometric == 6 || isLossy: [8]
            default: [1, 2, 4, 8, 16, 32]
            }
        guard allowed.contains(depth) else { throw .unsupported("\(depth) bits a sample") }
    }

    /// Checks the parts of YCbCr that libtiff does not check.
    private func checkYCbCr() throws(TIFFError) {
        guard !isSeparate else { throw .unsupported("YCbCr colors in separate planes") }
        guard samples == 3 else { throw .unsupported("YCbCr colors with other channels") }
        let subsampling = try directory.integers(.chromaSubsampling, most: 2) ?? [2, 2]
        guard subsampling.count == 2, subsampling.allSatisfy([1, 2, 4].contains) else {
            throw .damaged("its chroma has a subsampling of \(subsampling)")
        }
    }
}
