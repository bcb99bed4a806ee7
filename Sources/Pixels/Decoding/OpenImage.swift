import WallpressCPixels

/// An image that a library has opened.
struct OpenImage {
    let info: cpx_image_info
    private let type: ImageType
    private let decoder: cpx_decoder
    private let image: UnsafeMutableRawPointer?
    private var message = cpx_decoder_message()
    private let limit: Int

    init(
        _ type: ImageType, _ decoder: cpx_decoder, _ encoded: UnsafePointer<cpx_encoded>
    ) throws(PixelsError) {
        var (info, image, message) = (
            cpx_image_info(), UnsafeMutableRawPointer?.none, cpx_decoder_message()
        )
        let code = decoder.open(encoded, &image, &info, &message)
        self.limit = encoded.pointee.max_memory
        (self.type, self.decoder, self.image) = (type, decoder, image)
        (self.info, self.message) = (info, message)
        try check(code)
    }

    /// Frees it.
    func close() { decoder.close(image) }

    /// The warnings of the library so far.
    var warnings: [String] {
        withUnsafeBytes(of: message.warnings) { text in
            text.prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private func check(_ code: cpx_decoder_code) throws(PixelsError) {
        // Some texts of libraries end with a line feed.
        let text = withUnsafeBytes(of: message.text) {
            String(decoding: $0.prefix { $0 != 0 && $0 != 10 }, as: UTF8.self)
        }
        switch code {
        case CPX_DECODER_OK: return
        case CPX_DECODER_UNSUPPORTED: throw .unsupported(type, feature: text)
        case CPX_DECODER_NO_MEMORY: throw .outOfMemory(bytes: message.needed_bytes)
        case CPX_DECODER_OVER_MEMORY:
            let needed = max(message.needed_bytes, limit + 1)
            throw .overLimit(
                type, quantity: "bytes to decode in memory", found: needed, limit: limit)
        default: throw .damaged(type, reason: text)
        }
    }
}

// MARK: - Pixels

extension OpenImage {
    /// Samples of a pixel in memory.
    private var samples: Int { info.channels.count + (info.has_alpha != 0 ? 1 : 0) }

    /// Reads all rows into gray or R, G, B planes in sRGB, over the matte.
    ///
    /// - Parameter profile: Made for deep samples if these are; nil for sRGB.
    mutating func planes(profile: ColorProfile?, matte: RGB8) throws(PixelsError) -> [Plane] {
        if info.isDeep { return try deepPlanes(profile: profile, matte: matte) }
        let width = Int(info.width)
        var planes = try makePlanes(samples) { (rows, first, count, planes) in
            let pixels = rows.assumingMemoryBound(to: UInt8.self)
            Plane.split(pixels, count: count * width, to: planes.map { $0 + first * width })
        }
        let alpha = info.has_alpha != 0 ? planes.popLast() : nil
        if let profile { profile.convertToSRGB(&planes) } else if planes.count == 4 { planes.mixInks() }
        if let alpha { planes.composite(over: matte, alpha: alpha) }
        return planes
    }

    private mutating func deepPlanes(profile: ColorProfile?, matte: RGB8) throws(PixelsError) -> [Plane] {
        let deep = DeepRows(
            channels: info.channels, bits: Int(info.bits), hasAlpha: info.has_alpha != 0,
            isPremultiplied: info.is_premultiplied != 0, profile: profile, matte: matte)
        let (width, samples) = (Int(info.width), samples)
        guard info.bits == 8 else {
            return try makePlanes(deep.planeCount) { rows, first, count, planes in
                let words = rows.assumingMemoryBound(to: UInt16.self)
                deep.convert(words, count: count * width, to: planes.map { $0 + first * width })
            }
        }
        return try makePlanes(deep.planeCount) { rows, first, count, planes in
            let bytes = UnsafeBufferPointer(
                start: rows.assumingMemoryBound(to: UInt8.self), count: count * width * samples)
            var words = bytes.map(UInt16.init)
            words.withUnsafeMutableBufferPointer { words in
                guard let start = words.baseAddress else { return }
                deep.convert(start, count: count * width, to: planes.map { $0 + first * width })
            }
        }
    }

    /// Makes planes of full size from bands of rows.
    private mutating func makePlanes(
        _ planeCount: Int,
        from band: (
            _ rows: UnsafeMutableRawPointer, _ first: Int, _ count: Int,
            _ planes: [UnsafeMutablePointer<UInt8>]
        ) -> Void
    ) throws(PixelsError) -> [Plane] {
        let (width, height) = (Int(info.width), Int(info.height))
        let shape = PlaneShape(width: width, height: height, multiple: 1)
        let rowBytes = width * samples * (info.bits > 8 ? 2 : 1)
        // As many rows at a time as fit a second-level cache.
        let rows = min(height, max(1, (1 << 17) / rowBytes))
        return try PlaneShape.makePlanes(Array(repeating: shape, count: planeCount)) {
            (buffers) throws(PixelsError) in
            let memory = UnsafeMutableRawPointer.allocate(byteCount: rows * rowBytes, alignment: 16)
            defer { memory.deallocate() }
            for first in stride(from: 0, to: height, by: rows) {
                let count = min(rows, height - first)
                // Not in one expression, which would look at the message of before the call.
                let code = decoder.read_rows(image, count, memory, &message)
                try check(code)
                band(memory, first, count, buffers.compactMap(\.baseAddress))
            }
        }
    }
}
