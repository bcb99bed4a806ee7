import WallpressCPixels

extension ImageType {
    /// HEIC (ISO/IEC 23008-12), which phones write; also other images of this family that are not AVIF.
    public static let heic = ImageType(
        name: "HEIC", fileExtensions: ["heic", "heif", "hif"], trait: "HEIF", decoder: heifDecoder
    ) { prefix in
        let brands = mediaBrands(prefix)
        return !brands.contains { avifBrands.contains($0) }
            && brands.contains {
                ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains($0)
            }
    }

    /// AVIF (AV1 Image File Format).
    public static let avif = ImageType(
        name: "AVIF", fileExtensions: ["avif"], trait: "HEIF", decoder: heifDecoder
    ) { mediaBrands($0).contains { avifBrands.contains($0) } }

    private static let avifBrands = ["avif", "avis"]

    /// Returns the brands of an ISO base media file, which its first box, "ftyp", names: the main one and, after a version
    /// number, those it is compatible with. In a file with a small header ("mif3"), that number looks like a brand.
    private static func mediaBrands(_ prefix: [UInt8]) -> [String] {
        guard let box = MediaBox(prefix[...], at: 0), box.name == "ftyp" else { return [] }
        let start = box.payload.startIndex
        return stride(from: start, to: box.payload.endIndex - 3, by: 4).filter { $0 != start + 4 }.map {
            String(decoding: box.payload[$0..<$0 + 4], as: UTF8.self)
        }
    }

    #if HEIF
        private static let heifDecoder: (any ImageDecoder.Type)? = HEIFDecoding.self
    #else
        private static let heifDecoder: (any ImageDecoder.Type)? = nil
    #endif
}

#if HEIF
    /// The decoder of the bytes of a HEIC or AVIF to an upright image in sRGB.
    enum HEIFDecoding: ImageDecoder {
        static var libraries: [CodecVersion] {
            cpx_heif_decoder().pointee.version().map { [CodecVersion("libheif", $0)] } ?? []
        }

        /// Reads the header from the first bytes of a file, up to the end of its box "meta".
        static func header(
            prefix: [UInt8], window _: FileWindow?, limits: DecodingLimits
        ) throws(PixelsError) -> PrefixReading<ImageHeader> {
            switch try HEIFFile.read(prefix: prefix, limits: limits) {
            case .complete(let file): .complete(file.header)
            case .needsMoreBytes(let count): .needsMoreBytes(count: count)
            }
        }

        /// Decodes the main image of a whole file, by way of a file that has nothing else. EXIF is ignored.
        static func decode(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) -> DecodedImage {
            guard case .complete(let file) = try HEIFFile.read(prefix: bytes, limits: options.limits) else {
                let type = try ImageType.sniff(bytes, among: options.limits.types)
                throw .damaged(type, reason: "it is truncated after \(bytes.count) bytes")
            }
            let conversion = try HEIFConversion(file, streams: file.checkContents(bytes))
            let placement = file.image.root.placement
            var reader = ImageReader(
                type: file.type, library: "libheif", decoder: cpx_heif_decoder(), options: options)
            reader.matrix = conversion.matrix
            reader.part = cpx_image_part(
                left: placement.columns.lowerBound, top: placement.rows.lowerBound,
                width: placement.columns.count, height: placement.rows.count)
            return try reader.decode(
                HEIFWriter.write(file, from: bytes, colors: conversion.colors),
                .init(orientation: placement.orientation, notes: file.notes))
        }
    }
#endif
