#if HEIF
    import WallpressCPixels

    /// The colors of samples, and their conversion to RGB (ITU-T H.273).
    struct HEIFColors: Hashable {
        let points: CodePoints
        private(set) var matrix: Int
        private(set) var isFullRange: Bool

        /// The colors with which libheif returns samples as they are, enlarged: Cr, Y and Cb in the places of R, G and B.
        var asStored: HEIFColors {
            var colors = self
            (colors.matrix, colors.isFullRange) = (0, true)
            return colors
        }

        /// The colors of alpha, of which only the first plane counts. With these, libheif leaves it as it is.
        static let alpha = HEIFColors(
            points: CodePoints(primaries: 2, transfer: 2), matrix: 6, isFullRange: true)

        /// The shares of red and blue in luma (table 4). Unspecified ones are as in JPEG.
        private static let shares: [Int: (red: Float, blue: Float)] = [
            1: (0.2126, 0.0722), 2: (0.299, 0.114), 4: (0.30, 0.11), 5: (0.299, 0.114), 6: (0.299, 0.114),
            7: (0.212, 0.087), 9: (0.2627, 0.0593),
        ]

        /// Returns whether libheif or `conversion` supports the matrix. libheif 1.15 silently treats others as the matrix of
        /// JPEG. It supports 8 and 12 only for 8 bits of full range.
        fileprivate func isRead(isDeep: Bool) -> Bool {
            matrix == 0 || Self.shares[matrix] != nil || [8, 12].contains(matrix) && isFullRange && !isDeep
        }

        /// Returns the conversion from samples of limited range to RGB.
        fileprivate func conversion(isGray: Bool) -> cpx_color_matrix? {
            var conversion = cpx_color_matrix()
            conversion.is_used = 1
            let luma = Float(1) / 219
            if isGray || matrix == 0 {
                conversion.zeros = (16, 16, 16)
                conversion.factors = (luma, 0, 0, 0, luma, 0, 0, 0, luma)
                return conversion
            }
            guard let (red, blue) = Self.shares[matrix] else { return nil }
            let (cr, cb) = (2 * (1 - red) / 224, 2 * (1 - blue) / 224)
            let green = 1 - red - blue
            conversion.zeros = (128, 16, 128)
            conversion.factors = (
                cr, luma, 0, -cr * red / green, luma, -cb * blue / green, 0, luma, cb
            )
            return conversion
        }
    }

    extension HEIFColors {
        /// Reads a box "colr" with code points.
        init?(_ box: MediaBox) {
            var numbers = MediaNumbers(box.payload.dropFirst(4))
            guard box.name == "colr", box.payload.starts(with: "nclx".utf8), let primaries = numbers.read(2),
                let transfer = numbers.read(2), let matrix = numbers.read(2), let range = numbers.read(1)
            else { return nil }
            self.init(
                points: CodePoints(primaries: primaries, transfer: transfer), matrix: matrix,
                isFullRange: range & 0x80 != 0)
        }
    }

    /// The colors of all items of a file, and the remaining conversion of the samples that libheif returns.
    ///
    /// libheif 1.15 converts samples where 16 of 8 bits is black and 235 white with wrong factors, forgets the zero of more
    /// than 8 bits, and leaves gray and alpha as they are. It returns no other samples than RGB. So `asStored` declares
    /// them as RGB, and the conversion is ours.
    struct HEIFConversion {
        /// The colors that libheif gets for the image and its coded items, by their number.
        private(set) var colors: [Int: HEIFColors] = [:]
        private(set) var matrix = cpx_color_matrix()

        /// Finds the colors of all items: the box of a grid counts for its tiles, and the stream if there is no box.
        ///
        /// - Parameter streams: The colors of coded images as their streams contain them.
        /// - Throws: `unsupported`.
        init(_ file: HEIFFile, streams: [Int: HEIFColors]) throws(PixelsError) {
            let (image, type) = (file.image, file.type)
            let whole = image.root.colors
            let found = image.coded.map { $0.colors ?? whole ?? streams[$0.number] }
            for (item, colors) in zip(image.coded, found) { self.colors[item.number] = colors }
            colors[image.root.number] = whole ?? found.first ?? nil
            let all = Set(found)
            let unread = all.compactMap(\.self).filter { !$0.isRead(isDeep: image.isDeep) }
            if !image.isGray, let matrix = unread.map(\.matrix).min() {
                throw .unsupported(type, feature: "colors with the matrix \(matrix) of ITU-T H.273")
            }
            if let limited = all.compactMap(\.self).first(where: { !$0.isFullRange }) {
                guard all.count == 1, let conversion = limited.conversion(isGray: image.isGray) else {
                    throw .unsupported(type, feature: "a limited range that only some of its tiles have")
                }
                matrix = conversion
                colors = colors.mapValues(\.asStored)
            }
            let ranges = Set((file.alpha?.coded ?? []).map { streams[$0.number]?.isFullRange ?? true })
            guard ranges.count < 2 else {
                throw .unsupported(type, feature: "alpha of a limited range that only some of its tiles have")
            }
            matrix.is_alpha_limited = ranges == [false] ? 1 : 0
        }
    }
#endif
