import WallpressCPixels

extension ImageFormat {
    /// WebP.
    public static let webP = ImageFormat(
        type: .webP, mediaType: "image/webp", form: .rgb, isLossy: true
    ) {
        image, quality, _ throws(PixelsError) in
        #if WebP
            return try WebPEncoding(quality: quality).encode(image)
        #else
            throw .notEncoded(.webP, reason: "this program was built without the trait WebP")
        #endif
    }
}

#if WebP
    /// The encoding of an image as a WebP: lossy, 4:2:0, no metadata.
    public struct WebPEncoding: Sendable, Equatable {
        /// The quality, 1...100, on the scale of libwebp. Values beyond count as the nearest.
        public var quality: Int

        /// Creates an encoding.
        public init(quality: Int) { self.quality = quality }

        /// The most pixels of an image: the longest sides that the format has are 16,383 each.
        private static let mostPixels = 16_383 * 16_383

        /// Returns the bytes of a WebP file, the same in every run. Gray is written as RGB.
        ///
        /// - Throws: `notEncoded` when the image is YCbCr, is larger than 16,383 pixels in a direction, or has planes of
        ///   another size than its own. `outOfMemory`.
        public func encode(_ image: Image) throws(PixelsError) -> [UInt8] {
            let planes = try image.planesOfRGB(for: .webP)
            var picture = cpx_webp_image()
            picture.width = UInt32(clamping: image.width)
            picture.height = UInt32(clamping: image.height)
            picture.quality = Int32(min(max(quality, 1), 100))
            picture.max_pixels = Self.mostPixels
            var result: Result<[UInt8], PixelsError> = .success([])
            Plane.withRows(of: planes) { rows in
                picture.planes = (rows[0].first, rows[1].first, rows[2].first)
                picture.strides = (rows[0].stride, rows[1].stride, rows[2].stride)
                result = Self.write(&picture)
            }
            return try result.get()
        }

        private static func write(_ image: inout cpx_webp_image) -> Result<[UInt8], PixelsError> {
            var output = cpx_webp_output()
            defer { cpx_webp_free_output(&output) }
            var message = cpx_webp_message()
            switch cpx_webp_write(&image, &output, &message) {
            case CPX_WEBP_OK:
                return .success(Array(UnsafeBufferPointer(start: output.bytes, count: output.count)))
            case CPX_WEBP_NO_MEMORY:
                return .failure(.outOfMemory(bytes: Int(image.width) * Int(image.height) * 4))
            default:
                return .failure(.notEncoded(.webP, reason: message.string))
            }
        }
    }

    extension cpx_webp_message {
        /// The message of libwebp, to follow a colon.
        fileprivate var string: String {
            withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
    }
#endif
