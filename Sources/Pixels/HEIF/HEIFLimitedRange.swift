#if HEIF
    import CPixels

    /// Samples where 16 of 8 bits is black and 235 white, as in video.
    ///
    /// libheif 1.15 converts them to RGB with wrong factors, forgets the zero of more than 8 bits, and leaves gray as it is. It
    /// hands out no other samples than RGB. So it is told that the file has R, G and B of full range, which it takes as they
    /// are: Cr, Y and Cb, enlarged and turned.
    struct HEIFLimitedRange {
        /// From these samples to RGB.
        private(set) var matrix = cpx_color_matrix()
        private var places: [Int] = []

        /// Nil where the range is full, the file does not say the same of all parts, or the matrix is not known.
        ///
        /// - Parameter parts: The properties of all that the picture is made of.
        init?(_ parts: [[HEIFProperty]]) {
            var (matrices, isGray) = (Set<Int>(), false)
            for properties in parts {
                var (isCoded, count) = (false, 0)
                for property in properties {
                    switch property {
                    case .coding(let chroma, _, _): (isCoded, isGray) = (true, chroma == 0)
                    case .colors(let matrix, let isFullRange, let place):
                        guard !isFullRange else { return nil }
                        count += 1
                        matrices.insert(matrix)
                        places.append(place)
                    default: break
                    }
                }
                // Where a part does not say it, libheif asks the coded picture.
                guard count == 1 || !isCoded && count == 0 else { return nil }
            }
            guard matrices.count == 1, let number = matrices.first else { return nil }
            matrix.is_used = 1
            let luma = Float(1) / 219
            if isGray || number == 0 {
                matrix.zeros = (16, 16, 16)
                matrix.factors = (luma, 0, 0, 0, luma, 0, 0, 0, luma)
            } else {
                guard let (red, blue) = Self.shares[number] else { return nil }
                let (cr, cb) = (2 * (1 - red) / 224, 2 * (1 - blue) / 224)
                let green = 1 - red - blue
                matrix.zeros = (128, 16, 128)
                matrix.factors = (
                    cr, luma, 0, -cr * red / green, luma, -cb * blue / green, 0, luma, cb
                )
            }
        }

        /// The shares of red and blue in luma (ITU-T H.273, table 4). What is not specified is as in JPEG.
        private static let shares: [Int: (red: Float, blue: Float)] = [
            1: (0.2126, 0.0722), 2: (0.299, 0.114), 4: (0.30, 0.11), 5: (0.299, 0.114), 6: (0.299, 0.114),
            7: (0.212, 0.087), 9: (0.2627, 0.0593),
        ]

        /// The file with the matrix of R, G and B, and full range.
        func hidden(in bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            for place in places { bytes.replaceSubrange(place..<place + 3, with: [0, 0, 0x80]) }
            return bytes
        }
    }
#endif
