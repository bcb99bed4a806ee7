#if HEIF
    /// A box of an ISO base media file (ISO/IEC 14496-12, section 4.2).
    struct MediaBox {
        /// Four characters.
        let name: String
        /// Its bytes behind length and name; in a box that is cut short, those that are there.
        let payload: ArraySlice<UInt8>
        /// Where it ends, as it says. This may lie behind the end of the bytes. Nil where it goes on to the end of what
        /// it is in.
        let end: Int?

        /// Whether the bytes go on to the end that it says.
        var isWhole: Bool { payload.endIndex == end }
    }

    /// The boxes in some bytes, one after the other. A box that cannot be right ends them.
    struct MediaBoxes: Sequence, IteratorProtocol {
        private let bytes: ArraySlice<UInt8>
        private var position: Int

        init(_ bytes: ArraySlice<UInt8>) {
            self.bytes = bytes
            position = bytes.startIndex
        }

        mutating func next() -> MediaBox? {
            var numbers = MediaNumbers(bytes[position...])
            guard let length = numbers.read(4), let name = numbers.read(4) else { return nil }
            var end: Int? = length == 0 ? nil : position + length
            var start = position + 8
            if length == 1 {
                guard let long = numbers.read(8), long < 1 << 48 else { return nil }
                (end, start) = (position + long, position + 16)
            }
            guard start <= end ?? .max else { return nil }
            let letters = (0..<4).map { UInt8(truncatingIfNeeded: name >> (24 - 8 * $0)) }
            position = Swift.min(end ?? .max, bytes.endIndex)
            return MediaBox(
                name: String(decoding: letters, as: UTF8.self),
                payload: start <= position ? bytes[start..<position] : [], end: end)
        }
    }

    /// Big-endian numbers, one after the other.
    struct MediaNumbers {
        private var bytes: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

        /// What has not been read.
        var rest: ArraySlice<UInt8> { bytes }

        /// A number of 0...8 bytes, or nil where there are fewer, or it does not fit.
        mutating func read(_ count: Int) -> Int? {
            guard bytes.count >= count else { return nil }
            let digits = bytes.prefix(count)
            bytes = bytes.dropFirst(count)
            guard count < 8 || (digits.first ?? 0) < 0x80 else { return nil }
            return digits.reduce(0) { $0 << 8 | Int($1) }
        }

        /// The version of a full box, whose flags are skipped.
        mutating func readVersion() -> Int? { read(4).map { $0 >> 24 } }
    }
#endif
