import WallpressCPixels

extension ImageType {
    /// JPEG XL (ISO/IEC 18181), bare or in a container.
    public static let jpegXL: ImageType = {
        #if JPEGXL
            let decoder: (any ImageDecoder.Type)? = JPEGXLDecoding.self
        #else
            let decoder: (any ImageDecoder.Type)? = nil
        #endif
        return ImageType(name: "JPEG XL", fileExtensions: ["jxl"], trait: "JPEGXL", decoder: decoder) {
            $0.starts(with: [0xFF, 0x0A]) || $0.starts(with: [0, 0, 0, 12] + Array("JXL ".utf8))
        }
    }()
}

#if JPEGXL
    /// The decoder of the bytes of a JPEG XL to an upright image in sRGB.
    ///
    /// libjxl sees only the codestream, and only after its frames have been measured.
    enum JPEGXLDecoding: ImageDecoder {
        static var libraries: [CodecVersion] {
            cpx_jpegxl_decoder().pointee.version().map { [CodecVersion("libjxl", $0)] } ?? []
        }

        static func header(
            prefix: [UInt8], window _: FileWindow?, limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<ImageHeader> {
            let boxes = JPEGXLBoxes(prefix)
            guard let header = try cpx_jpegxl_header.read(boxes.codestream, findsFrames: false) else {
                if let damage = boxes.damage { throw damage }
                return .needsMoreBytes(count: max(2 * prefix.count, boxes.neededByteCount))
            }
            try header.check(limits)
            let orientation = Orientation(rawValue: Int(header.orientation)) ?? .asStored
            return .complete(
                ImageHeader(.jpegXL, storedAs: Int(header.width), Int(header.height), orientation))
        }

        /// Decodes a whole file. An animation is its first frame, and an image of several layers is all of them.
        ///
        /// - Throws: `damaged`, `overLimit`, `unsupported`, `highDynamicRange` or `outOfMemory`.
        static func decode(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) -> DecodedImage {
            let boxes = JPEGXLBoxes(bytes)
            let cut = PixelsError.damaged(.jpegXL, reason: "it is truncated after \(bytes.count) bytes")
            // Limits come first, since a codestream that is cut short can be large.
            guard let small = try cpx_jpegxl_header.read(boxes.codestream, findsFrames: false) else {
                throw boxes.damage ?? cut
            }
            try small.check(options.limits)
            if let damage = boxes.damage { throw damage }
            guard boxes.isComplete,
                let header = try cpx_jpegxl_header.read(boxes.codestream, findsFrames: true)
            else { throw cut }
            let frames = try JPEGXLFrames(boxes.codestream, header: header, limits: options.limits)
            guard frames.byteCount <= boxes.codestream.count else { throw cut }
            var details = ImageReader.FormatDetails()
            if header.has_depth != 0 { details.notes.append("its depth map is ignored") }
            details.trailingByteCount = boxes.trailingByteCount
            if boxes.isBare, header.has_animation == 0, frames.isMeasured {
                details.trailingByteCount = bytes.count - frames.byteCount
            }
            let reader = ImageReader(
                type: .jpegXL, library: "libjxl", decoder: cpx_jpegxl_decoder(), options: options)
            return try reader.decode(boxes.codestream, details)
        }
    }

    extension cpx_jpegxl_header {
        /// Reads the header of a codestream, or returns nil if more bytes are needed.
        fileprivate static func read(
            _ codestream: [UInt8], findsFrames: Bool
        ) throws(PixelsError) -> cpx_jpegxl_header? {
            var (header, isComplete) = (cpx_jpegxl_header(), Int32(0))
            let code = codestream.withUnsafeBufferPointer {
                cpx_jpegxl_read_header($0.baseAddress, $0.count, findsFrames ? 1 : 0, &header, &isComplete)
            }
            switch code {
            case CPX_DECODER_OK: return isComplete != 0 ? header : nil
            case CPX_DECODER_NO_MEMORY: throw .outOfMemory(bytes: 0)
            default:
                let version = JPEGXLDecoding.libraries.map { " by \($0.name) \($0.version)" }.joined()
                throw .damaged(.jpegXL, reason: "its header cannot be decoded\(version)")
            }
        }

        fileprivate func check(_ limits: DecodingLimits) throws(PixelsError) {
            let pixels = Int(width) * Int(height)
            guard pixels <= limits.pixels else {
                throw .overLimit(.jpegXL, quantity: "pixels", found: pixels, limit: limits.pixels)
            }
            if has_black != 0 { throw .unsupported(.jpegXL, feature: "CMYK colors") }
            if has_mosaic != 0 { throw .unsupported(.jpegXL, feature: "the raw data of a camera's sensor") }
        }
    }
#endif
