import WallpressCPixels

extension ImageFormat {
    /// PNG.
    public static let png = ImageFormat(type: .png, mediaType: "image/png", form: .rgb, isLossy: false) {
        image, _, _ throws(PixelsError) in try PNGEncoding().encode(image)
    }
}

/// The encoding of an image as a PNG: 8-bit RGB, not interlaced, marked as sRGB, no other metadata.
public struct PNGEncoding: Sendable, Equatable {
    /// The compression level of zlib, 1...9. Values beyond count as the nearest.
    ///
    /// The default, 5, takes half the time of 6, for 2 to 5 % more bytes.
    public var level: Int

    /// Creates an encoding; by default with level 5.
    public init(level: Int = 5) { self.level = level }

    /// Returns the bytes of a PNG file, the same in every run. Gray is written as RGB.
    ///
    /// Each row gets the filter that leaves the smallest sum of absolute differences.
    ///
    /// - Throws: `notEncoded` when the image is YCbCr, or has planes of another size than its own. `outOfMemory`.
    public func encode(_ image: Image) throws(PixelsError) -> [UInt8] {
        let planes = try image.planesOfRGB(for: .png)
        var picture = cpx_png_image()
        picture.width = UInt32(clamping: image.width)
        picture.height = UInt32(clamping: image.height)
        picture.level = Int32(min(max(level, 1), 9))
        picture.strides = (planes[0].stride, planes[1].stride, planes[2].stride)
        return try planes[0].samples.withUnsafeBufferPointer { red throws(PixelsError) in
            try planes[1].samples.withUnsafeBufferPointer { green throws(PixelsError) in
                try planes[2].samples.withUnsafeBufferPointer { blue throws(PixelsError) in
                    picture.planes = (red.baseAddress, green.baseAddress, blue.baseAddress)
                    return try Self.write(&picture)
                }
            }
        }
    }

    private static func write(_ image: inout cpx_png_image) throws(PixelsError) -> [UInt8] {
        var output = cpx_png_output()
        defer { cpx_png_free_output(&output) }
        var log = cpx_png_log()
        switch cpx_png_write(&image, &output, &log) {
        case CPX_PNG_OK:
            return Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
        case CPX_PNG_NO_MEMORY:
            throw .outOfMemory(bytes: Int(image.width) * Int(image.height) * 3)
        default:
            throw .notEncoded(.png, reason: log.reason)
        }
    }
}

extension Image {
    /// Returns the planes of R, G and B, of which gray has three equal ones.
    ///
    /// - Throws: `notEncoded` for a type of file, when the image is YCbCr or a plane has another size than the image.
    func planesOfRGB(for type: ImageType) throws(PixelsError) -> [Plane] {
        guard model != .yCbCr else { throw .notEncoded(type, reason: "its planes are YCbCr, not RGB") }
        guard grids.allSatisfy({ $0 == .full }),
            planes.allSatisfy({ $0.width == width && $0.height == height })
        else { throw .notEncoded(type, reason: "the size of a plane does not match the picture") }
        return model == .gray ? Array(repeating: planes[0], count: 3) : planes
    }
}
