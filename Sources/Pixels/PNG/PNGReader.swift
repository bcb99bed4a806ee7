import CPixels

/// libpng, reading the pixels of a PNG that `PNGFile` found fit.
struct PNGReader {
    let file: PNGFile
    let limits: DecodingLimits
    /// What libpng grumbled about, each once.
    private(set) var warnings: [String] = []

    /// What is needed to make room for the pixels, and to understand them.
    struct Header {
        /// 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
        let channels: Int
        /// The ICC profile, if there is one that libpng would take.
        let profile: [UInt8]?
    }

    init(_ file: PNGFile, limits: DecodingLimits) {
        self.file = file
        self.limits = limits
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

    /// Planes of full size, 8 bits a sample: gray or R, G, B, and alpha behind them when there is one.
    mutating func planes(channels: Int) throws(PixelsError) -> [Plane] {
        let (width, height) = (file.header.width, file.header.height)
        let shape = PlaneShape(width: width, height: height, multiple: 1)
        return try PlaneShape.makePlanes(Array(repeating: shape, count: channels)) {
            buffers throws(PixelsError) in
            try read(height: height, to: buffers) { source, room, log in
                cpx_png_read_planes(&source, &room, &log)
            }
        }
    }

    /// What the next rows are read from, to be closed.
    mutating func open(channels: Int) throws(PixelsError) -> OpaquePointer? {
        var state: OpaquePointer?
        var room = Self.room(
            width: file.header.width, height: file.header.height, channels: channels)
        try read { cpx_png_open_planes(&$0, &room, &state, &$1) }
        return state
    }

    /// The next rows, one buffer for each channel.
    mutating func read(
        _ height: Int, to memory: [UnsafeMutableBufferPointer<UInt8>], from state: OpaquePointer
    ) throws(PixelsError) {
        try read(height: height, to: memory) { source, room, log in
            cpx_png_read_band(state, &source, &room, &log)
        }
    }

    private typealias Call = (
        inout cpx_png_source, inout cpx_png_planes, inout cpx_png_log
    ) -> cpx_png_code

    private mutating func read(
        height: Int, to memory: [UnsafeMutableBufferPointer<UInt8>], _ call: Call
    ) throws(PixelsError) {
        var room = Self.room(width: file.header.width, height: height, channels: memory.count)
        withUnsafeMutableBytes(of: &room.planes) { planes in
            let planes = planes.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self)
            for (index, buffer) in memory.enumerated() { planes[index] = buffer.baseAddress }
        }
        try read { call(&$0, &room, &$1) }
    }

    private static func room(width: Int, height: Int, channels: Int) -> cpx_png_planes {
        var room = cpx_png_planes()
        room.width = UInt32(width)
        room.height = UInt32(height)
        room.stride = width
        room.channels = Int32(channels)
        room.kernels = KernelLevel.best.pointer
        return room
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
            source.max_chunk_bytes = limits.chunkBytes
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
    /// Why libpng gave up, ready to stand behind a colon.
    var reason: String {
        withUnsafeBytes(of: error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// What libpng grumbled about.
    var warningLines: [String] {
        withUnsafeBytes(of: warnings) { text in
            text.prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
