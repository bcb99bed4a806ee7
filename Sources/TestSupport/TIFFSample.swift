/// Small TIFF blocks, which are the contents of EXIF segments.
public enum TIFFSample {
    /// Returns a block whose first directory contains a width and an orientation.
    ///
    /// `type` is the field type of the orientation. 3 (SHORT) is the valid one.
    public static func orientation(_ value: Int, isLittleEndian: Bool = true, type: Int = 3) -> [UInt8] {
        func integer(_ value: Int, _ length: Int) -> [UInt8] {
            let digits = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittleEndian ? digits : digits.reversed()
        }
        func entry(tag: Int, type: Int, value: Int) -> [UInt8] {
            integer(tag, 2) + integer(type, 2) + integer(1, 4) + integer(value, 2) + [0, 0]
        }
        return Array((isLittleEndian ? "II" : "MM").utf8) + integer(42, 2) + integer(8, 4) + integer(2, 2)
            + entry(tag: 0x0100, type: 3, value: 640) + entry(tag: 0x0112, type: type, value: value)
            + integer(0, 4)
    }
}
