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

        /// Nil where libheif is right: the range is full, or only the stream of a picture of 8 bits tells another one.
        ///
        /// - Parameter streams: The colors of coded pictures as their streams say, which count where there is no box.
        /// - Throws: `unsupported`.
        init?(_ file: HEIFFile, streams: [Int: HEIFColors]) throws(PixelsError) {
            let codings = file.used.compactMap(file.coding)
            let isGray = codings.allSatisfy { $0.chroma == 0 }
            let isDeep = codings.contains { $0.sampleBytes > 1 }
            let whole = file.items.colors(of: file.used[0])
            var (all, isBoxed) = (Set(whole.map(\.colors)), true)
            places = whole.map(\.place)
            for item in file.used where file.coding(item) != nil {
                let boxes = file.items.colors(of: item)
                isBoxed = isBoxed && boxes.count == 1
                places += boxes.map(\.place)
                all.formUnion(boxes.map(\.colors))
                if boxes.isEmpty, whole.isEmpty, let colors = streams[item] { all.insert(colors) }
            }
            let unread = all.filter { !$0.isRead(isDeep: isDeep) }.map(\.matrix)
            if !isGray, let matrix = unread.min() {
                throw .unsupported(file.type, feature: "colors with the matrix \(matrix) of ITU-T H.273")
            }
            guard all.contains(where: { !$0.isFullRange }) else { return nil }
            guard all.count == 1, isBoxed || isGray, let number = all.first?.matrix else {
                if !isGray, !isDeep { return nil }
                throw .unsupported(
                    file.type, feature: "a limited range without a box \"colr\" for each part")
            }
            matrix.is_used = 1
            let luma = Float(1) / 219
            if isGray || number == 0 {
                matrix.zeros = (16, 16, 16)
                matrix.factors = (luma, 0, 0, 0, luma, 0, 0, 0, luma)
            } else {
                guard let (red, blue) = HEIFColors.shares[number] else { return nil }
                let (cr, cb) = (2 * (1 - red) / 224, 2 * (1 - blue) / 224)
                let green = 1 - red - blue
                matrix.zeros = (128, 16, 128)
                matrix.factors = (
                    cr, luma, 0, -cr * red / green, luma, -cb * blue / green, 0, luma, cb
                )
            }
        }

        /// The file with the matrix of R, G and B, and full range.
        func hidden(in bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            for place in places { bytes.replaceSubrange(place..<place + 3, with: [0, 0, 0x80]) }
            return bytes
        }
    }

    extension HEIFColors {
        /// The shares of red and blue in luma (table 4). What is not specified is as in JPEG.
        fileprivate static let shares: [Int: (red: Float, blue: Float)] = [
            1: (0.2126, 0.0722), 2: (0.299, 0.114), 4: (0.30, 0.11), 5: (0.299, 0.114), 6: (0.299, 0.114),
            7: (0.212, 0.087), 9: (0.2627, 0.0593),
        ]

        /// Whether libheif or `HEIFLimitedRange` knows the matrix. In silence, libheif 1.15 takes others for that of
        /// JPEG. It knows 8 and 12 only for 8 bits of full range.
        fileprivate func isRead(isDeep: Bool) -> Bool {
            matrix == 0 || Self.shares[matrix] != nil || [8, 12].contains(matrix) && isFullRange && !isDeep
        }
    }

    extension HEIFItems {
        /// The boxes with the colors of an item.
        fileprivate func colors(of item: Int) -> [(colors: HEIFColors, place: Int)] {
            properties[item, default: []].compactMap {
                if case .colors(let colors, let place) = $0 { (colors, place) } else { nil }
            }
        }
    }
#endif
