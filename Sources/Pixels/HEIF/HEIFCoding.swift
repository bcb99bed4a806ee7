#if HEIF
    /// A box "hvcC" or "av1C": the coding of the samples of an item.
    struct HEIFCoding {
        let stream: HEIFStream
        /// The samples of a color beside four of luma: 0, 1, 2 or 4 for monochrome, 4:2:0, 4:2:2 and 4:4:4.
        let chroma: Int
        let sampleBytes: Int
        let payload: ArraySlice<UInt8>

        init?(_ box: MediaBox) {
            guard let stream = HEIFStream.allCases.first(where: { $0.configurationBox == box.name }) else {
                return nil
            }
            switch stream {
            case .hevc:
                // Chroma format, and bits of luma less 8 (ISO/IEC 14496-15, section 8.3.3).
                let bytes = box.payload.dropFirst(16).prefix(2).map(Int.init)
                guard bytes.count == 2 else { return nil }
                (chroma, sampleBytes) = ([0, 1, 2, 4][bytes[0] & 3], bytes[1] & 7 > 0 ? 2 : 1)
            case .av1:
                // AV1 Codec ISO Media File Format Binding, section 2.3.3.
                guard let flags = box.payload.dropFirst(2).first else { return nil }
                chroma = flags & 0x10 != 0 ? 0 : flags & 8 == 0 ? 4 : flags & 4 == 0 ? 2 : 1
                sampleBytes = flags & 0x40 != 0 ? 2 : 1
            }
            (self.stream, payload) = (stream, box.payload)
        }

        /// Returns the most bytes that libheif takes for an image, up to its planes of red, green and blue. They are measured
        /// with 16 megapixels: libheif 1.15, libde265 1.0.11 and libaom 3.6.
        func decoderBytes(pixels: Int) -> Int {
            // In halves of a sample: luma and chroma.
            let coded = pixels * (2 + chroma) * sampleBytes / 2
            switch stream {
            // 12.6 bytes for each pixel, and each sample 2.07 times. Gray has chroma, too.
            case .av1: return 13 * pixels + 21 * max(coded, 3 * pixels * sampleBytes / 2) / 10
            // 0.9 to 1.4 bytes for each pixel, beside samples as they are coded, and these once more or red, green and blue.
            case .hevc: return 3 * pixels / 2 + coded + max(coded, 3 * pixels * sampleBytes)
            }
        }
    }
#endif
