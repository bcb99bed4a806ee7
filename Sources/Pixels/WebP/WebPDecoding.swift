import WallpressCPixels

extension ImageType {
    /// WebP (RFC 9649), lossy and lossless.
    public static let webP = ImageType(
        name: "WebP", fileExtensions: ["webp"], trait: "WebP", decoder: webPDecoder
    ) {
        $0.starts(with: Array("RIFF".utf8)) && $0.dropFirst(8).starts(with: Array("WEBP".utf8))
    }

    #if WebP
        private static let webPDecoder: (any ImageDecoder.Type)? = WebPDecoding.self
    #else
        private static let webPDecoder: (any ImageDecoder.Type)? = nil
    #endif
}

#if WebP
    /// The decoder of the bytes of a WebP to an upright image in sRGB.
    enum WebPDecoding: ImageDecoder {
        static var libraries: [CodecVersion] {
            cpx_webp_decoder().pointee.version().map { [CodecVersion("libwebp", $0)] } ?? []
        }

        /// Reads the header from a WebP's first bytes. It needs most of the file if the file announces EXIF, which
        /// follows the pixels.
        static func header(
            prefix: [UInt8], window _: FileWindow?, limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<ImageHeader> {
            switch try WebPFile.read(prefix: prefix, limits: limits) {
            case .complete(let file): .complete(file.shown)
            case .needsMoreBytes(let count): .needsMoreBytes(count: count)
            }
        }

        /// Decodes a whole file into RGB planes of full size. An animation gives its first frame on its canvas, which
        /// is transparent around the frame.
        static func decode(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) -> DecodedImage {
            guard case .complete(let file) = try WebPFile.read(prefix: bytes, limits: options.limits),
                file.byteCount <= bytes.count
            else {
                throw .damaged(.webP, reason: "it is truncated after \(bytes.count) bytes")
            }
            let reader = ImageReader(
                type: .webP, library: "libwebp", decoder: cpx_webp_decoder(), options: options)
            return try reader.decode(
                bytes,
                .init(
                    orientation: file.orientation, isAdobeRGB: file.exif?.isAdobeRGB ?? false,
                    trailingByteCount: bytes.count - file.byteCount))
        }
    }
#endif
