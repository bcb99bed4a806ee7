#if HEIF
    /// The shown part of a stored image, and the turn that follows.
    struct HEIFPlacement: Equatable {
        private(set) var columns: Range<Int>
        private(set) var rows: Range<Int>
        private(set) var orientation = Orientation.asStored

        /// Creates the placement of all of an image, as stored.
        init(_ size: HEIFStreamSize) { (columns, rows) = (0..<size.width, 0..<size.height) }

        /// Combines all properties that crop or turn, in their order.
        ///
        /// - Throws: `damaged` or `unsupported`.
        init(
            _ size: HEIFStreamSize, _ properties: [MediaBox], _ type: ImageType
        ) throws(PixelsError) {
            self.init(size)
            for box in properties {
                if let turn = Self.turn(box) { orientation = orientation.followed(by: turn) }
                guard let crop = HEIFCrop(box) else { continue }
                guard orientation == .asStored else {
                    throw .unsupported(type, feature: "a crop after a rotation")
                }
                guard let columns = Self.part(of: columns, crop.width, crop.right),
                    let rows = Self.part(of: rows, crop.height, crop.down)
                else { throw .damaged(type, reason: "its crop is not possible") }
                (self.columns, self.rows) = (columns, rows)
            }
        }

        /// Reads a box "irot" or "imir" (ISO/IEC 23008-12, section 6.5).
        private static func turn(_ box: MediaBox) -> Orientation? {
            guard let bits = box.payload.first.map(Int.init) else { return nil }
            switch box.name {
            // Counterclockwise.
            case "irot": return [.asStored, .rotateCounterclockwise, .rotate180, .rotateClockwise][bits & 3]
            case "imir": return bits & 1 == 0 ? .flipVertically : .flipHorizontally
            default: return nil
            }
        }

        /// Returns the existing samples around a center. Nil if there are none.
        private static func part(of range: Range<Int>, _ count: Double, _ shift: Double) -> Range<Int>? {
            let length = count.rounded()
            let first = (shift + (Double(range.count) - length) / 2).rounded()
            guard length.isFinite, first.isFinite, length >= 1 else { return nil }
            // Numbers of 32 bits.
            let start = range.lowerBound + Int(first)
            let part = range.clamped(to: start..<start + Int(length))
            return part.isEmpty ? nil : part
        }
    }

    /// A box "clap" (ISO/IEC 14496-12, section 12.1.4): the size of the remaining part, and the offset of its center to the right
    /// of the image's and below it. Not finite if a denominator is zero.
    struct HEIFCrop {
        let width, height, right, down: Double

        init?(_ box: MediaBox) {
            guard box.name == "clap" else { return nil }
            var (numbers, values) = (MediaNumbers(box.payload), [Double]())
            for _ in 0..<4 {
                guard let numerator = numbers.read(4), let denominator = numbers.read(4) else { return nil }
                values.append(Double(Int32(truncatingIfNeeded: numerator)) / Double(denominator))
            }
            (width, height, right, down) = (values[0], values[1], values[2], values[3])
        }
    }
#endif
