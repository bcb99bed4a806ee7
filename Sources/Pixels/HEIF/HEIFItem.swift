#if HEIF
    /// A coded image or a grid of them, as its boxes describe it.
    struct HEIFItem {
        let number: Int
        /// The size as stored.
        let size: HEIFStreamSize
        /// The coding; nil for a grid.
        let coding: HEIFCoding?
        /// The colors of the first box "nclx".
        let colors: HEIFColors?
        /// The payload of its first box "colr" with an ICC profile.
        let profile: ArraySlice<UInt8>?
        let placement: HEIFPlacement
        let extents: [HEIFItems.Extent]

        /// The most slices of an image (ITU-T H.265, table A.8). Each may code all of it again.
        private static let mostSlices = 600

        /// Reads an item.
        ///
        /// - Parameters:
        ///   - isTile: Whether it is a part of a grid.
        ///   - assumedSize: Its size if it has no box for it.
        /// - Throws: `damaged`, `overLimit` or `unsupported`.
        init(
            _ number: Int, isTile: Bool, in items: HEIFItems, assumedSize: HEIFStreamSize? = nil
        ) throws(PixelsError) {
            let (type, limit, what) = (items.type, items.limits.pixels, isTile ? "a tile" : "a picture")
            guard let kind = items.types[number] else {
                throw .damaged(type, reason: "\(what) in it is missing")
            }
            guard !items.predicted.contains(number) else {
                throw .unsupported(type, feature: "\(what) that depends on another one")
            }
            let stream = HEIFStream.allCases.first { $0.itemType == kind }
            guard stream != nil || kind == "grid" && !isTile else {
                throw .unsupported(type, feature: "\(what) of the kind \"\(kind)\"")
            }
            let boxes = items.properties(of: number)
            let sizes = boxes.compactMap(HEIFStreamSize.init)
            guard let size = sizes.first ?? assumedSize, sizes.count < 2, size.width > 0, size.height > 0
            else {
                throw .damaged(type, reason: "it does not have exactly one size for \(what)")
            }
            let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
            guard !overflows, pixels <= limit else {
                throw .overLimit(type, quantity: "pixels", found: overflows ? .max : pixels, limit: limit)
            }
            let codings = boxes.compactMap(HEIFCoding.init).filter { $0.stream == stream }
            guard codings.count == (stream == nil ? 0 : 1) else {
                throw .damaged(type, reason: "it does not have exactly one decoder configuration for \(what)")
            }
            (self.number, self.size, coding) = (number, size, codings.first)
            (colors, profile) = (
                boxes.lazy.compactMap(HEIFColors.init).first, boxes.first(where: \.isProfile)?.payload
            )
            placement = try HEIFPlacement(size, boxes, type)
            extents = items.extents[number, default: []]
        }

        /// The number of bytes for the decoder, all of which are in the file.
        var byteCount: Int {
            extents.reduce(coding?.payload.count ?? 0) { $0 + $1.count }
        }

        /// Returns its bytes in the file, all of which must be there.
        func data(in bytes: [UInt8]) -> ArraySlice<UInt8> {
            let pieces = extents.map { bytes[$0.start..<$0.start + $0.count] }
            return pieces.count == 1 ? pieces[0] : Array(pieces.joined())[...]
        }

        /// Checks the bytes of the item: the libraries allocate by these bytes, and not by the boxes.
        ///
        /// - Parameter tileCount: 0 for a coded image.
        /// - Returns: The colors of AV1.
        /// - Throws: `damaged` or `overLimit`.
        func check(
            _ data: ArraySlice<UInt8>, of type: ImageType, tileCount: Int
        ) throws(PixelsError) -> HEIFColors? {
            guard !data.isEmpty else {
                throw .damaged(type, reason: "the position of a picture in the file is missing")
            }
            guard let coding else {
                try checkGrid(data, type, tileCount)
                return nil
            }
            let contents: HEIFStreamContents
            do throws(HEIFStreamError) { contents = try HEIFStreamContents(coding, data) } catch {
                throw .damaged(type, reason: error.rawValue)
            }
            let (found, padding) = (contents.size, coding.stream.padding)
            guard found.width - size.width <= padding, found.height - size.height <= padding else {
                throw .damaged(
                    type,
                    reason: "a coded picture is \(found.width) x \(found.height), and its header contains "
                        + "\(size.width) x \(size.height)")
            }
            guard contents.images <= coding.stream.mostImages else {
                throw .damaged(type, reason: "expected one coded picture, found \(contents.images)")
            }
            guard contents.slices <= Self.mostSlices else {
                throw .overLimit(
                    type, quantity: "slices in a coded picture", found: contents.slices,
                    limit: Self.mostSlices)
            }
            return contents.colors
        }

        /// Checks a grid, which repeats its size beside its columns and rows (ISO/IEC 23008-12, section 6.6.2.3).
        private func checkGrid(
            _ data: ArraySlice<UInt8>, _ type: ImageType, _ tileCount: Int
        ) throws(PixelsError) {
            var numbers = MediaNumbers(data)
            guard numbers.read(1) != nil, let flags = numbers.read(1), let rows = numbers.read(1),
                let columns = numbers.read(1)
            else { throw .damaged(type, reason: "its grid of tiles cannot be read") }
            let bytes = flags & 1 == 1 ? 4 : 2
            guard numbers.read(bytes) == size.width, numbers.read(bytes) == size.height,
                tileCount == (rows + 1) * (columns + 1)
            else {
                throw .damaged(type, reason: "its grid of tiles does not have the size in its header")
            }
        }
    }

    extension MediaBox {
        /// Whether it is a box "colr" with an ICC profile.
        fileprivate var isProfile: Bool {
            name == "colr" && ["prof", "rICC"].contains { payload.starts(with: $0.utf8) }
        }
    }
#endif
