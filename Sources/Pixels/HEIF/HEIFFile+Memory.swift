#if HEIF
    extension HEIFFile {
        /// Bytes that libheif and its decoders take at most, measured with pictures of 16 megapixels: libheif 1.15, libde265
        /// 1.0.11 and libaom 3.6.
        var libraryBytes: Int {
            let rgb = 3 * picture.root.size.pixels * (picture.isDeep ? 2 : 1)
            return max(
                (picture.tiles.isEmpty ? 0 : rgb) + picture.decoderBytes,
                alpha.map { rgb + $0.decoderBytes } ?? 0)
        }
    }

    extension HEIFPicture {
        /// Bytes for the largest coded picture, up to its planes of red, green and blue.
        fileprivate var decoderBytes: Int {
            coded.compactMap { (item) in
                item.coding.map { $0.decoderBytes(pixels: item.size.pixels) }
            }.max() ?? 0
        }
    }

    extension HEIFCoding {
        fileprivate func decoderBytes(pixels: Int) -> Int {
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
