import WallpressCPixels

extension ImageType {
    /// TIFF (TIFF 6.0) and BigTIFF. Canon's raw images begin like a TIFF, and have a mark of their own.
    public static let tiff = ImageType(
        name: "TIFF", fileExtensions: ["tiff", "tif"], trait: "TIFF", decoder: tiffDecoder
    ) { prefix in
        TIFFBlock.signatures.contains { prefix.starts(with: $0) }
            && !prefix.dropFirst(8).starts(with: Array("CR".utf8))
    }

    #if TIFF
        private static let tiffDecoder: (any ImageDecoder.Type)? = TIFFDecoding.self
    #else
        private static let tiffDecoder: (any ImageDecoder.Type)? = nil
    #endif
}

#if TIFF
    /// The decoder of the bytes of a TIFF to an upright image in sRGB.
    enum TIFFDecoding: ImageDecoder {
        static var libraries: [CodecVersion] {
            cpx_tiff_decoder().pointee.version().map { [CodecVersion("libtiff", $0)] } ?? []
        }

        /// Reads the header from a TIFF's first bytes. The directory is often at the end, and then it needs most
        /// of the file, or a window.
        static func header(
            prefix: [UInt8], window: FileWindow?, limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<ImageHeader> {
            do throws(TIFFError) {
                let page = try TIFFPages(prefix, window: window).first()
                try page.checkSize(limits)
                return .complete(page.shown)
            } catch {
                switch error {
                case .missing(let end): return .needsMoreBytes(count: max(end, 2 * prefix.count))
                case .refused(let refusal): throw refusal
                }
            }
        }

        /// Decodes the first page into gray or RGB planes of full size.
        static func decode(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) -> DecodedImage {
            do throws(TIFFError) {
                let pages = try TIFFPages(bytes)
                let page = try pages.first()
                try page.checkSize(options.limits)
                try page.checkForm()
                let count = try pages.count()
                try TIFFSegments(page).check()
                return try decode(page, of: count, bytes, options)
            } catch {
                switch error {
                case .missing: throw .damaged(.tiff, reason: "it is truncated after \(bytes.count) bytes")
                case .refused(let refusal): throw refusal
                }
            }
        }

        private static func decode(
            _ page: TIFFPage, of count: Int, _ bytes: [UInt8], _ options: DecodingOptions
        ) throws(TIFFError) -> DecodedImage {
            var notes = page.notes
            if count > 1 { notes.append("it has \(count) pages; only the first is used") }
            let reader = ImageReader(
                type: .tiff, library: "libtiff", decoder: cpx_tiff_decoder(), options: options,
                start: page.directory.offset)
            do throws(PixelsError) {
                return try reader.decode(
                    bytes,
                    .init(
                        orientation: page.orientation, isAdobeRGB: page.directory.isAdobeRGB, notes: notes))
            } catch {
                throw .refused(error)
            }
        }
    }
#endif
