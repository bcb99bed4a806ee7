/// Small TIFF blocks, which are the contents of EXIF segments.
public enum TIFFSample {
    /// Returns a block whose first directory contains a width and an orientation.
    ///
    /// `type` is the field type of the orientation. 3 (SHORT) is the valid one.
    public static func orientation(_ value: Int, isLittleEndian: Bool = true, type: Int = 3) -> [UInt8] {
        let writing = ByteWriter(isLittleEndian: isLittleEndian)
        return writing.head
            + writing.directory([(0x0100, 3, writing.short(640)), (0x0112, type, writing.value(value, type))])
    }

    /// Returns a block with an orientation and the color space of EXIF, as cameras that are set to Adobe RGB write it.
    public static func adobeRGB(
        orientation: Int = 1, isLittleEndian: Bool = true, colorSpace: Int = 65535, index: String? = "R03"
    ) -> [UInt8] {
        let writing = ByteWriter(isLittleEndian: isLittleEndian)
        // The directories have two, two and one entry.
        let (exif, interoperability) = (8 + 30, 8 + 30 + 30)
        let links = [
            (0x0112, 3, writing.short(orientation)), (0x8769, 4, writing.integer(exif, 4)),
        ]
        let colors = [
            (0xA001, 3, writing.short(colorSpace)), (0xA005, 4, writing.integer(interoperability, 4)),
        ]
        let text = Array((index ?? "").utf8) + [UInt8](repeating: 0, count: 4)
        return writing.head + writing.directory(links) + writing.directory(colors)
            + writing.directory([(0x0001, 2, Array(text.prefix(4)))])
    }

    /// Writes numbers in one of the two byte orders.
    private struct ByteWriter {
        let isLittleEndian: Bool

        var head: [UInt8] { Array((isLittleEndian ? "II" : "MM").utf8) + integer(42, 2) + integer(8, 4) }

        /// Returns entries with their tags, types and four bytes of values.
        func directory(_ entries: [(tag: Int, type: Int, value: [UInt8])]) -> [UInt8] {
            let lines = entries.flatMap { entry in
                let count = entry.type == 2 ? 4 : 1
                return integer(entry.tag, 2) + integer(entry.type, 2) + integer(count, 4) + entry.value
            }
            return integer(entries.count, 2) + lines + integer(0, 4)
        }

        func short(_ value: Int) -> [UInt8] { integer(value, 2) + [0, 0] }

        func value(_ value: Int, _ type: Int) -> [UInt8] {
            switch type {
            case 4, 9: integer(value, 4)
            case 1, 6: integer(value, 1) + [0, 0, 0]
            default: short(value)
            }
        }

        func integer(_ value: Int, _ length: Int) -> [UInt8] {
            let digits = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittleEndian ? digits : digits.reversed()
        }
    }
}
