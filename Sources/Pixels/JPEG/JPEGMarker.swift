/// The marker codes that matter here (ITU-T T.81, table B.1).
enum JPEGMarker {
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let application1: UInt8 = 0xE1
    static let application2: UInt8 = 0xE2
    static let application13: UInt8 = 0xED
    static let application14: UInt8 = 0xEE
    static let application0: UInt8 = 0xE0
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// TEM, the only other marker without a length.
    static let temporary: UInt8 = 0x01
    /// DHP, the start of a hierarchical sequence.
    static let hierarchical: UInt8 = 0xDE
    /// The start of a JPEG-LS frame (ITU-T T.87).
    static let losslessFrame: UInt8 = 0xF7
    /// Returns whether a code is one of SOF0 to SOF15, except DHT, JPG and DAC, which share their range.
    static func isFrame(_ code: UInt8) -> Bool {
        (0xC0...0xCF).contains(code) && code != 0xC4 && code != 0xC8 && code != 0xCC
    }
}
