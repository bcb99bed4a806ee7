/// The colors of the samples of an image, as code points of ITU-T H.273 (CICP).
package struct CodePoints: Sendable, Hashable {
    /// Table 2: the primaries. 1 stands for sRGB's.
    package var primaries: Int
    /// Table 3: the curve. 13 stands for sRGB's.
    package var transfer: Int

    /// The curve, if it is one for HDR (ITU-R BT.2100).
    var highDynamicRangeCurve: String? {
        switch transfer {
        case 16: "PQ"
        case 18: "HLG"
        default: nil
        }
    }

    /// The color space, or nil if one of the numbers is unknown.
    var space: (primaries: RGBPrimaries, curve: ToneCurve)? {
        guard let primaries = Self.primaries[primaries], let curve = Self.curves[transfer] else { return nil }
        return (primaries, curve)
    }

    /// The primaries by their number. 2 means unspecified, and then it is sRGB.
    private static let primaries: [Int: RGBPrimaries] = [
        0: .sRGB, 1: .sRGB, 2: .sRGB, 5: .bt601of625Lines, 6: .bt601of525Lines, 7: .bt601of525Lines,
        9: .bt2020,
        11: .dciP3, 12: .displayP3,
    ]

    /// The curves by their number. BT.709, BT.601 and BT.2020 (1, 6, 14, 15) define the curve of a camera. Programs that write
    /// still images give these numbers to images made for a screen, so they are shown with the curve of sRGB.
    private static let curves: [Int: ToneCurve] = [
        0: .sRGB, 1: .sRGB, 2: .sRGB, 4: .power(exponent: 2.2), 5: .power(exponent: 2.8), 6: .sRGB,
        8: .power(exponent: 1), 13: .sRGB, 14: .sRGB, 15: .sRGB, 17: .power(exponent: 2.6),
    ]
}

extension CodePoints {
    /// Reads the code points in the tag "cicp" of an ICC profile (ICC.1:2022, section 9.2.17), if there is one.
    init?(icc: [UInt8]) {
        let (header, entry) = (128, 12)
        func number(_ start: Int) -> Int? {
            guard start >= 0, start + 4 <= icc.count else { return nil }
            return icc.bigEndian(at: start)
        }
        guard let count = number(header) else { return nil }
        for index in 0..<min(count, 100) {
            let start = header + 4 + index * entry
            guard let name = number(start), let offset = number(start + 4) else { return nil }
            if name == 0x6369_6370, offset + 10 <= icc.count {
                self.init(primaries: Int(icc[offset + 8]), transfer: Int(icc[offset + 9]))
                return
            }
        }
        return nil
    }
}
