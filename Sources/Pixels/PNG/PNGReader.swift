import WallpressCPixels

/// A reader of the pixels of a PNG with libpng, after `PNGFile` has checked it.
struct PNGReader {
    let file: PNGFile
    let options: DecodingOptions
    /// Whether the window that the stream of pixels claims is too small for it, and the largest one is used.
    let ignoresWindow: Bool
    /// The warnings of libpng, each of them once.
    private(set) var warnings: [String] = []

    /// The facts needed to allocate the planes, and to interpret the samples.
    struct Header {
        /// The number of channels: 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
        let channels: Int
        /// The ICC profile, if there is one that libpng accepts.
        let profile: [UInt8]?
    }

    init(_ file: PNGFile, options: DecodingOptions, ignoresWindow: Bool = false) {
        (self.file, self.options, self.ignoresWindow) = (file, options, ignoresWindow)
    }

    /// Notes on damage that costs no pixel.
    var damageNotes: [String] {
        var notes: [String] = []
        if file.missingEnd != nil {
            notes.append("the end (IEND) is missing, but all pixels are present")
        }
        if ignoresWindow {
            notes.append(
                "its compressed data has a wrong header, as written by old optimizers (a window of \(file.window) bytes); all "
                    + "pixels are present")
        }
        return notes
    }

    mutating func header() throws(PixelsError) -> Header {
        var header = cpx_png_header()
        defer { cpx_png_free_header(&header) }
        try read { cpx_png_read_header(&$0, &header, &$1) }
        let profile = header.profile.map {
            Array(UnsafeBufferPointer(start: $0, count: header.profile_bytes))
        }
        return Header(channels: Int(header.channels), profile: profile)
    }

    /// Returns gray or R, G, B planes in sRGB over the matte, from at most 8 bits a sample.
    mutating func planes(channels: Int, profile: ColorProfile?) throws(PixelsError) -> [Plane] {
        var planes = try planes(channels: channels)
        let alpha = planes.count.isMultiple(of: 2) ? planes.popLast() : nil
        profile?.convertToSRGB(&planes)
        if let alpha { planes.composite(over: options.matte, alpha: alpha) }
        return planes
    }

    /// Returns the same from 16 bits a sample.
    mutating func deepPlanes(profile: ColorProfile?) throws(PixelsError) -> [Plane] {
        let reader = ImageReader(
            type: .png, library: "libpng", decoder: cpx_deep_png_decoder(), options: options,
            ignoresWindow: ignoresWindow)
        let (planes, heard) = try reader.open(file.bytes) { (image) throws(PixelsError) in
            (try image.planes(profile: profile, matte: options.matte), image.warnings)
        }
        warnings += heard.filter { !warnings.contains($0) }
        return planes
    }

    private mutating func planes(channels: Int) throws(PixelsError) -> [Plane] {
        let (width, height) = (file.header.width, file.header.height)
        let shape = PlaneShape(width: width, height: height, multiple: 1)
        return try PlaneShape.makePlanes(Array(repeating: shape, count: channels)) {
            buffers throws(PixelsError) in
            var room = cpx_png_planes()
            room.width = UInt32(width)
            room.height = UInt32(height)
            room.stride = width
            room.channels = Int32(channels)
            room.kernels = KernelLevel.best.pointer
            withUnsafeMutableBytes(of: &room.planes) { planes in
                let planes = planes.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self)
                for (index, buffer) in buffers.enumerated() { planes[index] = buffer.baseAddress }
            }
            try read { cpx_png_read_planes(&$0, &room, &$1) }
        }
    }

    private mutating func read(
        _ call: (inout cpx_png_source, inout cpx_png_log) -> cpx_png_code
    ) throws(PixelsError) {
        var log = cpx_png_log()
        let code = file.bytes.withUnsafeBufferPointer { bytes in
            var source = cpx_png_source()
            source.bytes = bytes.baseAddress
            source.byte_count = bytes.count
            source.max_side = UInt32(PNGHeader.longestSide)
            source.max_chunk_bytes = options.limits.chunkBytes
            source.ignores_window = ignoresWindow ? 1 : 0
            return call(&source, &log)
        }
        switch code {
        case CPX_PNG_OK:
            let heard = warnings
            warnings += log.warningLines.filter { !heard.contains($0) }
        case CPX_PNG_NO_MEMORY:
            throw .outOfMemory(bytes: file.header.width * file.header.height * 4)
        default:
            throw .damaged(.png, reason: log.reason)
        }
    }
}

extension cpx_png_log {
    /// The error of libpng, to follow a colon.
    var reason: String {
        withUnsafeBytes(of: error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The warnings of libpng.
    var warningLines: [String] {
        withUnsafeBytes(of: warnings) { text in
            text.prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
