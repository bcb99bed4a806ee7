import WallpressPixels

/// A valid or invalid PNG file of any color type and depth, with any chunks. Its pixels are stored without
/// compression.
public struct PNGSample {
    /// A chunk, optionally with a wrong checksum.
    public struct Chunk {
        /// The type: four letters.
        public var name: String
        /// The data without length and checksum.
        public var payload: [UInt8]
        /// Whether the checksum is correct.
        public var isIntact = true

        /// Creates a chunk.
        public init(_ name: String, _ payload: [UInt8] = [], isIntact: Bool = true) {
            self.name = name
            self.payload = payload
            self.isIntact = isIntact
        }
    }

    /// The width in IHDR.
    public var width: Int
    /// The height in IHDR.
    public var height: Int
    /// The bit depth: 1, 2, 4, 8 or 16.
    public var bitDepth = 8
    /// The color type: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGB and alpha.
    public var colorType = 2
    /// Whether rows are interlaced by Adam7.
    public var isInterlaced = false
    /// The chunks between IHDR and IDAT.
    public var chunks: [Chunk] = []
    /// The chunks between IDAT and IEND.
    public var lateChunks: [Chunk] = []
    /// The bytes of IDAT before compression; nil means the samples of `value`.
    public var pixelBytes: [UInt8]?
    /// The zlib stream in IDAT; nil means `pixelBytes` in blocks without compression.
    public var stream: [UInt8]?
    /// The filters of the rows of each pass, repeated: 0 None, 1 Sub, 2 Up, 3 Average, 4 Paeth.
    public var filters = [0, 1]
    /// The lengths in bytes of the first IDAT chunks. One more chunk contains the rest.
    public var pixelChunkLengths: [Int] = []
    /// The first bytes of the zlib stream in IDAT.
    public var zlibHeader: [UInt8] = [0x78, 0x01]
    /// Whether the checksum at the end of the zlib stream in IDAT is wrong.
    public var hasWrongSum = false
    /// Returns the sample or palette index at `(x, y, channel)`.
    public var value: (Int, Int, Int) -> Int

    /// Creates an 8-bit RGB image. Everything else can be changed later.
    public init(width: Int, height: Int, value: @escaping (Int, Int, Int) -> Int) {
        self.width = width
        self.height = height
        self.value = value
    }

    /// The number of samples of a pixel.
    public var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType, default: 1] }

    /// The whole file.
    public var bytes: [UInt8] {
        let header =
            Self.integer(width, 4) + Self.integer(height, 4)
            + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        var pixels = stream ?? Self.zlib(pixelBytes ?? filteredRows, header: zlibHeader)
        if hasWrongSum { pixels[pixels.count - 1] ^= 1 }
        var pixelChunks: [Chunk] = []
        for length in pixelChunkLengths {
            pixelChunks.append(Chunk("IDAT", Array(pixels.prefix(length))))
            pixels.removeFirst(min(length, pixels.count))
        }
        pixelChunks.append(Chunk("IDAT", pixels))
        let all = [Chunk("IHDR", header)] + chunks + pixelChunks + lateChunks + [Chunk("IEND")]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + all.flatMap(Self.file)
    }

    /// The rows of all passes, each with its filter type in front.
    private var filteredRows: [UInt8] {
        let adam7 = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return (isInterlaced ? adam7 : [(0, 0, 1, 1)]).flatMap { left, top, right, down in
            let rows = stride(from: top, to: height, by: down).map { y in
                row(y, columns: stride(from: left, to: width, by: right))
            }
            return left >= width ? [] : rows.indices.flatMap { filtered(rows, $0) }
        }
    }

    private func row(_ y: Int, columns: StrideTo<Int>) -> [UInt8] {
        var bits: [UInt8] = []
        var pending = 0
        var count = 0
        for x in columns {
            for channel in 0..<channels {
                if bitDepth == 16 {
                    bits += Self.integer(value(x, y, channel), 2)
                } else {
                    pending = pending << bitDepth | value(x, y, channel)
                    count += bitDepth
                    if count == 8 {
                        bits.append(UInt8(pending))
                        (pending, count) = (0, 0)
                    }
                }
            }
        }
        if count > 0 { bits.append(UInt8(pending << (8 - count))) }
        return bits
    }

    private func filtered(_ rows: [[UInt8]], _ index: Int) -> [UInt8] {
        let filter = filters[index % filters.count]
        let row = rows[index]
        let above = index == 0 ? [UInt8](repeating: 0, count: row.count) : rows[index - 1]
        let pixel = max(1, channels * bitDepth / 8)
        return [UInt8(filter)]
            + row.indices.map { i in
                let left = i < pixel ? (a: 0, c: 0) : (a: Int(row[i - pixel]), c: Int(above[i - pixel]))
                return row[i] &- Self.prediction(filter, left.a, Int(above[i]), left.c)
            }
    }

    /// Returns the prediction of a filter for a byte, from the bytes to the left (`a`), above (`b`) and above
    /// left (`c`) (PNG Specification, Third Edition, section 9.2); 0 for an unknown filter.
    public static func prediction(_ filter: Int, _ a: Int, _ b: Int, _ c: Int) -> UInt8 {
        let guess = a + b - c
        let paeth = [a, b, c].min { abs(guess - $0) < abs(guess - $1) } ?? a
        let predictions = [0, a, b, (a + b) / 2, paeth]
        return filter < predictions.count ? UInt8(predictions[filter]) : 0
    }

    /// Returns a zlib stream of stored blocks (RFC 1950 and 1951). The header can announce a smaller window.
    public static func zlib(_ bytes: [UInt8], header: [UInt8] = [0x78, 0x01]) -> [UInt8] {
        let longest = 65535
        let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: longest))
        let blocks = starts.flatMap { start in
            let block = bytes[start..<min(start + longest, bytes.count)]
            let isLast: UInt8 = start + longest >= bytes.count ? 1 : 0
            let length = Array(integer(block.count, 2).reversed())
            return [isLast] + length + length.map { ~$0 } + block
        }
        return header + blocks + sum(of: bytes)
    }

    /// Returns the checksum at the end of a zlib stream (Adler-32, RFC 1950).
    private static func sum(of bytes: [UInt8]) -> [UInt8] {
        let sums = bytes.reduce((a: 1, b: 0)) { sums, byte in
            let a = (sums.a + Int(byte)) % 65521
            return (a, (sums.b + a) % 65521)
        }
        return integer(sums.b << 16 | sums.a, 4)
    }

    /// Returns a zlib stream that inflates to `bytes` and then to `count` zeros: 258 for each 13 bits (RFC
    /// 1951, section 3.2.6). It has no end and no checksum.
    public static func zlib(_ bytes: [UInt8], thenZeros count: Int) -> [UInt8] {
        var stored = Array(zlib(bytes).dropLast(4))
        stored[2] = 0
        // A last block of fixed codes: a literal zero, then "258 bytes from 1 byte before".
        let run = "11000101" + "00000"
        let bits = Array(("110" + "00110000" + String(repeating: run, count: count / 258)).utf8)
        return stored + packed(bits)
    }

    /// Returns a zlib stream that inflates to `bytes` and then `count` times to 258 bytes of `distance` bytes before.
    ///
    /// - Parameters:
    ///   - header: The header, which may claim a smaller window than `distance`.
    ///   - distance: 769...1024 (RFC 1951, section 3.2.5: code 19 and 8 more bits).
    public static func zlib(
        _ bytes: [UInt8], thenRepeated count: Int, from distance: Int, header: [UInt8]
    ) -> [UInt8] {
        var stored = zlib(bytes, header: header)
        stored.removeLast(4)
        stored[2] = 0
        let more = (0..<8).map { "\((distance - 769) >> $0 & 1)" }.joined()
        let run = "11000101" + "10011" + more
        let bits = Array(("110" + String(repeating: run, count: count) + "0000000").utf8)
        var all = bytes
        for _ in 0..<258 * count { all.append(all[all.count - distance]) }
        return stored + packed(bits) + sum(of: all)
    }

    /// Returns binary digits in bytes, the first one in the lowest bit.
    private static func packed(_ digits: [UInt8]) -> [UInt8] {
        stride(from: 0, to: digits.count, by: 8).map { start in
            digits[start..<min(start + 8, digits.count)].reversed().reduce(0) { $0 << 1 | ($1 & 1) }
        }
    }

    /// Returns the lowest `length` bytes of a number in big-endian order.
    public static func integer(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns a chunk with its length and its checksum.
    public static func file(_ chunk: Chunk) -> [UInt8] {
        let named = Array(chunk.name.utf8) + chunk.payload
        let checksum = PNGChecksum.of(named[...]) ^ (chunk.isIntact ? 0 : 1)
        return integer(chunk.payload.count, 4) + named + integer(checksum, 4)
    }
}

extension PNGSample.Chunk {
    /// Returns a chunk with an ICC profile.
    public static func profile(_ icc: [UInt8]) -> Self {
        Self("iCCP", Array("profile\0\0".utf8) + PNGSample.zlib(icc))
    }

    /// Returns a chunk with the exponent from light to values, such as 1 / 2.2.
    public static func gamma(_ exponent: Double) -> Self {
        Self("gAMA", PNGSample.integer(Int((exponent * 100_000).rounded()), 4))
    }

    /// Returns a chunk with x and y of white, red, green and blue.
    public static func chromaticities(_ numbers: [Double]) -> Self {
        Self("cHRM", numbers.flatMap { PNGSample.integer(Int(($0 * 100_000).rounded()), 4) })
    }
}
