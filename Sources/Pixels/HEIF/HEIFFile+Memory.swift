#if HEIF
    extension HEIFFile {
        /// Bytes that libheif and its decoders take at most, measured with pictures of 16 megapixels: libheif 1.15, libde265
        /// 1.0.11 and libaom 3.6.
        ///
        /// - Parameter pixels: Of the primary item.
        func libraryBytes(pixels: Int) -> Int {
            let tiles = used.map(decoderBytes)
            let rgb = 3 * pixels * (used.compactMap(coding).map(\.sampleBytes).max() ?? 1)
            let isGrid = used.count > 1
            return max(
                (isGrid ? rgb : 0) + (tiles.max() ?? 0),
                alphas.isEmpty ? 0 : rgb + (alphas.map(decoderBytes).max() ?? 0),
                isTurned ? 2 * rgb : 0)
        }

        /// Bytes for one coded picture, up to its planes of red, green and blue.
        private func decoderBytes(_ item: Int) -> Int {
            guard let size = Self.size(of: item, items), let coding = coding(item) else { return 0 }
            let pixels = size.width * size.height
            // In halves of a sample: luma and chroma.
            let coded = pixels * (2 + coding.chroma) * coding.sampleBytes / 2
            switch Self.stream(of: item, items) {
            // 12.6 bytes for each pixel, and each sample 2.07 times. Gray has chroma, too.
            case .av1: return 13 * pixels + 21 * max(coded, 3 * pixels * coding.sampleBytes / 2) / 10
            // 0.9 to 1.4 bytes for each pixel, beside samples as they are coded, and these once more or red, green and blue.
            case .hevc: return 3 * pixels / 2 + coded + max(coded, 3 * pixels * coding.sampleBytes)
            case nil: return 0
            }
        }

        func coding(_ item: Int) -> (chroma: Int, sampleBytes: Int)? {
            for case .coding(let chroma, let sampleBytes, _) in items.properties[item, default: []] {
                return (chroma, sampleBytes)
            }
            return nil
        }
    }
#endif
