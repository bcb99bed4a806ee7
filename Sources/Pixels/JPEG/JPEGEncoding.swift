import WallpressCPixels

/// The encoding of an image as a JPEG: JFIF, sRGB, no metadata.
public struct JPEGEncoding: Sendable, Equatable {
    /// The quality, 1...100, on the scale of the Independent JPEG Group. Values beyond count as the nearest.
    public var quality: Int
    /// Whether it is progressive, with Huffman tables made for the image. Otherwise baseline, with the tables of ITU-T T.81.
    public var isProgressive: Bool

    /// Creates an encoding. The defaults are those of recipes, too.
    public init(quality: Int = 85, isProgressive: Bool = true) {
        self.quality = quality
        self.isProgressive = isProgressive
    }

    /// Returns the bytes of a JPEG file, the same in every run.
    ///
    /// YCbCr planes are written as they are, with their own subsampling. Gray is written as YCbCr 4:2:0 without color.
    ///
    /// - Throws: `notEncoded` when the image is RGB, larger than 65,500 pixels in a direction, or has planes that no
    ///   JPEG can contain: flipped ones of an odd size, or planes of a size that does not match their grid. `outOfMemory`.
    public func encode(_ image: Image) throws(PixelsError) -> [UInt8] {
        guard image.model != .rgb else { throw .notEncoded(.jpeg, reason: "its planes are RGB, not YCbCr") }
        let grids = image.model == .gray ? [image.grids[0], .half, .half] : image.grids
        let factors = try SamplingFactors.of(grids)
        for (plane, grid) in zip(image.planes, grids) {
            guard plane.width == grid.horizontal.sampleCount(covering: image.width),
                plane.height == grid.vertical.sampleCount(covering: image.height)
            else { throw .notEncoded(.jpeg, reason: "the size of a plane does not match its grid") }
        }
        var result: Result<[UInt8], PixelsError> = .success([])
        withRows(of: image, grids: grids) { rows in
            let components = zip(rows, zip(grids, factors)).map { rows, layout in
                cpx_jpeg_component(
                    samples: rows.first, stride: rows.stride,
                    width: layout.0.horizontal.sampleCount(covering: image.width),
                    height: layout.0.vertical.sampleCount(covering: image.height),
                    horizontal: Int32(layout.1.horizontal), vertical: Int32(layout.1.vertical))
            }
            result = write(components, width: image.width, height: image.height)
        }
        return try result.get()
    }

    /// Calls `body` with the rows of Y, Cb and Cr. A gray image gets one neutral row for all rows of Cb and Cr.
    private func withRows(of image: Image, grids: [PlaneGrid], _ body: ([cpx_rows]) -> Void) {
        guard image.model == .gray else { return Plane.withRows(of: image.planes, body) }
        let neutral = Plane(
            width: grids[1].horizontal.sampleCount(covering: image.width), height: 1, filledWith: 128)
        Plane.withRows(of: image.planes + [neutral]) { rows in
            let row = cpx_rows(first: rows[1].first, stride: 0)
            body([rows[0], row, row])
        }
    }

    private func write(
        _ components: [cpx_jpeg_component], width: Int, height: Int
    ) -> Result<[UInt8], PixelsError> {
        var picture = cpx_jpeg_image()
        picture.width = UInt32(clamping: width)
        picture.height = UInt32(clamping: height)
        picture.quality = Int32(min(max(quality, 1), 100))
        picture.progressive = isProgressive ? 1 : 0
        picture.components = (components[0], components[1], components[2])
        var output = cpx_jpeg_output()
        var message = cpx_jpeg_message()
        let code = cpx_jpeg_write(&picture, &output, &message)
        defer { cpx_jpeg_free_output(&output) }
        switch code {
        case CPX_JPEG_OK:
            return .success(Array(UnsafeBufferPointer(start: output.bytes, count: output.count)))
        case CPX_JPEG_NO_MEMORY:
            return .failure(.outOfMemory(bytes: width * height * MemoryLayout<Int16>.size * 3))
        default:
            return .failure(.notEncoded(.jpeg, reason: message.string))
        }
    }
}

extension ImageFormat {
    /// JPEG.
    public static let jpeg = ImageFormat(
        type: .jpeg, mediaType: "image/jpeg", form: .planes, isLossy: true
    ) {
        image, quality, isProgressive throws(PixelsError) in
        try JPEGEncoding(quality: quality, isProgressive: isProgressive).encode(image)
    }
}

/// Samples of a component in an MCU (ITU-T T.81, A.1.1).
private struct SamplingFactors {
    let horizontal: Int
    let vertical: Int

    /// Returns the smallest factors, 1...4, whose ratio to the largest factor matches the grids.
    static func of(_ grids: [PlaneGrid]) throws(PixelsError) -> [SamplingFactors] {
        guard grids.allSatisfy({ $0.originX == 0 && $0.originY == 0 }) else {
            throw .notEncoded(.jpeg, reason: "a plane begins outside the picture")
        }
        guard let horizontal = factors(for: grids.map(\.horizontal)),
            let vertical = factors(for: grids.map(\.vertical))
        else { throw .notEncoded(.jpeg, reason: "JPEG does not support the sampling ratios of its planes") }
        return zip(horizontal, vertical).map(SamplingFactors.init)
    }

    private static func factors(for ratios: [PlaneGrid.Ratio]) -> [Int]? {
        let largest = (1...4).first { largest in
            ratios.allSatisfy { largest * $0.samples % $0.pixels == 0 }
        }
        guard let largest else { return nil }
        let factors = ratios.map { largest * $0.samples / $0.pixels }
        return factors.contains(largest) && factors.allSatisfy { (1...4).contains($0) } ? factors : nil
    }
}
