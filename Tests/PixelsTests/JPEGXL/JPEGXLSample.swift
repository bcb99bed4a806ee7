import WallpressPixels
import WallpressTestSupport

/// JPEG XLs assembled from their parts.
enum JPEGXLSample {
    /// Returns a box of the container.
    static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        PNGSample.integer(8 + content.count, 4) + Array(name.utf8) + content
    }

    /// The first two boxes of a container.
    static let start = box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jxl \0\0\0\0jxl ".utf8))

    /// A codestream with its frames replaced by one that is not shown, and the same again.
    ///
    /// - Parameters:
    ///   - name: A fixture without animation, extra channels and a container.
    ///   - frame: The bits of the frames.
    ///   - headerLength: The bytes before its frame.
    static func replacingFrames(of name: String, headerLength: Int, with frame: Bits) throws -> [UInt8] {
        try Array(MasterFixture("\(name).jxl").bytes.prefix(headerLength)) + frame.bytes
    }

    /// A writer of bits, the lowest of a byte first.
    struct Bits {
        private(set) var bytes: [UInt8] = []
        private var used = 0

        mutating func add(_ value: Int, _ count: Int) {
            for index in 0..<count {
                if used % 8 == 0 { bytes.append(0) }
                bytes[used / 8] |= UInt8(value >> index & 1) << (used % 8)
                used += 1
            }
        }

        mutating func alignToByte() { used = 8 * bytes.count }

        /// Adds the header of a frame that is only referred to, in groups of 1024, and its table of contents without
        /// content.
        mutating func addHiddenFrame(width: Int, height: Int, isDisordered: Bool = false) {
            add(0, 1)
            add(2, 2)  // Only referred to.
            add(1, 1)  // Modular.
            add(0, 2)  // No flags.
            add(0, 1)  // Not YCbCr.
            add(0, 2)  // Not enlarged.
            add(3, 2)  // Groups.
            add(1, 1)  // A size of its own.
            for side in [width, height] {
                if side < 256 {
                    add(0, 2)
                    add(side, 8)
                } else {
                    add(3, 2)
                    add(side - 18688, 30)
                }
            }
            add(1, 2)  // The slot in which it is kept.
            add(0, 1)
            add(0, 2)  // No name.
            add(1, 1)  // The usual filters.
            add(0, 2)  // No extensions.
            add(isDisordered ? 1 : 0, 1)
            alignToByte()
            // For a large frame, only its size is read.
            let count = max(width, height) <= 1024 ? 1 : 8
            for _ in 0..<count { add(0, 12) }
            alignToByte()
        }
    }
}
