#if JPEGXL
    import WallpressCPixels

    /// The header of a frame (ISO/IEC 18181-1, section 6): its size, and the values needed to find its end.
    struct JPEGXLFrameHeader {
        /// Pixels in a row, enlarged.
        private(set) var width: Int
        /// Rows, enlarged.
        private(set) var height: Int
        /// Whether it is stored without a transform to frequencies.
        private(set) var isModular = false
        /// Whether an image is complete with it.
        private(set) var isShown = true
        /// Entries in its table of contents.
        var sectionCount: Int {
            let (columns, rows) = (width.divided(by: enlarging), height.divided(by: enlarging))
            func groups(_ side: Int) -> Int {
                columns.divided(by: side).saturatingProduct(rows.divided(by: side))
            }
            let count = groups(groupSide)
            if count == 1, passes == 1 { return 1 }
            return 2 + groups(8 * groupSide) + count.saturatingProduct(passes)
        }

        private var enlarging = 1
        private var groupSide = 256
        private var passes = 1
        private var kind = Kind.regular
        private var isPartial = false

        private enum Kind: Int { case regular, lowFrequency, referenceOnly, skipProgressive }

        private enum Flag { static let usesLowFrequencyFrame: UInt64 = 32 }

        /// Reads a header to the table of contents.
        init(_ reader: inout JPEGXLBitReader, _ image: cpx_jpegxl_header, isPreview: Bool) {
            width = Int(isPreview ? image.preview_width : image.width)
            height = Int(isPreview ? image.preview_height : image.height)
            if reader.bit() { return }
            kind = Kind(rawValue: reader.bits(2)) ?? .regular
            isModular = reader.bit()
            let flags = reader.longNumber()
            readColors(&reader, image, usesLowFrequencyFrame: flags & Flag.usesLowFrequencyFrame != 0)
            if kind != .referenceOnly { readPasses(&reader) }
            if kind == .lowFrequency {
                let scale = 8 << (3 * reader.bits(2))
                (width, height) = (width.divided(by: scale), height.divided(by: scale))
            } else if reader.bit() {
                readSize(&reader, image)
            }
            readPlace(&reader, image)
            reader.skip(8 * reader.number((0, 0), (4, 0), (5, 16), (10, 48)))
            readFilters(&reader)
            reader.skipExtensions()
        }

        private mutating func readColors(
            _ reader: inout JPEGXLBitReader, _ image: cpx_jpegxl_header, usesLowFrequencyFrame: Bool
        ) {
            let isYCbCr = image.is_xyb == 0 && reader.bit()
            if !usesLowFrequencyFrame {
                // How the chroma of a JPEG is sampled.
                if isYCbCr { reader.skip(6) }
                enlarging = 1 << reader.bits(2)
                reader.skip(2 * Int(image.extra_channels))
            }
            if isModular {
                groupSide = 128 << reader.bits(2)
            } else if image.is_xyb != 0 {
                // Scales of quantization.
                reader.skip(6)
            }
        }

        private mutating func readPasses(_ reader: inout JPEGXLBitReader) {
            passes = reader.number((0, 1), (0, 2), (0, 3), (3, 4))
            guard passes > 1 else { return }
            let previews = reader.number((0, 0), (0, 1), (0, 2), (1, 3))
            reader.skip(2 * (passes - 1) + 2 * previews)
            for _ in 0..<previews { _ = reader.number((0, 0), (0, 1), (0, 2), (3, 0)) }
        }

        private mutating func readSize(_ reader: inout JPEGXLBitReader, _ image: cpx_jpegxl_header) {
            func number() -> Int { reader.number((8, 0), (11, 256), (14, 2304), (30, 18688)) }
            // Signed numbers are 0, -1, 1, -2, 2 ...
            func signedNumber() -> Int {
                let value = number()
                return value & 1 == 0 ? value / 2 : -(value + 1) / 2
            }
            let (left, top) = kind == .referenceOnly ? (0, 0) : (signedNumber(), signedNumber())
            (width, height) = (number(), number())
            if kind == .referenceOnly { return }
            isPartial =
                left > 0 || top > 0 || left + width < Int(image.width) || top + height < Int(image.height)
        }

        /// Reads its blending over other frames, its duration, and the slot where it is kept.
        private mutating func readPlace(_ reader: inout JPEGXLBitReader, _ image: cpx_jpegxl_header) {
            isShown = false
            var (isLast, duration, replaces) = (false, 0, true)
            if kind == .regular || kind == .skipProgressive {
                replaces = readBlending(&reader, image)
                for _ in 0..<image.extra_channels where !reader.isPastEnd {
                    _ = readBlending(&reader, image)
                }
                if image.has_animation != 0 { duration = reader.number((0, 0), (0, 1), (8, 0), (32, 0)) }
                if image.has_timecodes != 0 { reader.skip(32) }
                isLast = reader.bit()
                isShown = isLast || duration > 0
            }
            if kind == .lowFrequency || isLast { return }
            let place = reader.bits(2)
            let canBeReferenced = duration == 0 || place != 0
            if kind == .referenceOnly || canBeReferenced && replaces && !isPartial { reader.skip(1) }
        }

        /// Reads whether it replaces the frames below.
        private func readBlending(_ reader: inout JPEGXLBitReader, _ image: cpx_jpegxl_header) -> Bool {
            let mode = reader.number((0, 0), (0, 1), (0, 2), (2, 3))
            let usesAlpha = image.extra_channels > 0 && (mode == 2 || mode == 3)
            if usesAlpha { _ = reader.number((0, 0), (0, 1), (0, 2), (3, 3)) }
            if usesAlpha || mode == 4 { reader.skip(1) }
            if mode != 0 || isPartial { reader.skip(2) }
            return mode == 0
        }

        private func readFilters(_ reader: inout JPEGXLBitReader) {
            if reader.bit() { return }
            // Numbers have 16 bits. Gaborish has six.
            if reader.bit(), reader.bit() { reader.skip(16 * 6) }
            if reader.bits(2) > 0 {
                if !isModular, reader.bit() { reader.skip(16 * 8) }
                if reader.bit() { reader.skip(16 * 5) }
                if reader.bit() { reader.skip(16 * (isModular ? 3 : 4)) }
                if isModular { reader.skip(16) }
            }
            reader.skipExtensions()
        }
    }

    extension JPEGXLBitReader {
        fileprivate mutating func skipExtensions() {
            let count = longNumber().nonzeroBitCount
            let lengths = (0..<count).map { _ in Int(clamping: longNumber()) }
            for length in lengths { skip(length) }
        }
    }

    extension Int {
        /// Returns the quotient, rounded up.
        fileprivate func divided(by divisor: Int) -> Int { (self + divisor - 1) / divisor }

        fileprivate func saturatingProduct(_ factor: Int) -> Int {
            let (product, overflows) = multipliedReportingOverflow(by: factor)
            return overflows ? .max >> 8 : product
        }
    }
#endif
