/// The conversion of samples of 16 bits, 0...65535, to linear light with the primaries of sRGB: floats of 0...1, and beyond
/// for colors that sRGB does not have.
///
/// Little CMS converts 16 bits with tables that are off by up to 15 of 255, or exactly, and then seven times as slowly.
/// Nearly all images have profiles with a curve for each channel and a matrix, which is computed here.
enum LightConversion: Sendable {
    /// Each channel has a curve of its own: 65536 floats. There are three channels, or one; gray with a tint has three
    /// curves.
    case curves([[Float]])
    /// A curve for each of R, G and B, and then a matrix: three rows of three.
    case matrix([[Float]], rows: [Float])
    /// Little CMS itself, for so many channels.
    case exact(LittleCMSTransform, channels: Int)

    /// Returns the conversion of samples in sRGB.
    static func sRGB(channels: Int) -> LightConversion {
        .curves(Array(repeating: SRGB.lightOfWords, count: channels))
    }

    /// Creates the conversion of a profile, or nil if Little CMS has none.
    init?(_ profile: borrowing LittleCMSProfile, for channels: ColorProfile.Channels) {
        guard let linear = LittleCMSProfile.rgb(.sRGB, curve: .power(exponent: 1), in: profile.context),
            let exact = LittleCMSTransform(
                from: profile, as: channels.deepPixel, to: linear, as: .rgbFloat, isExact: true)
        else { return nil }
        switch channels {
        case .gray:
            self = .curves(Self.grays(exact))
        case .rgb:
            self = Self.matrix(of: profile, as: exact) ?? .exact(exact, channels: 3)
        case .lab:
            self = .exact(exact, channels: 3)
        case .cmyk, .invertedCMYK:
            self = .exact(exact, channels: 4)
        }
    }

    /// Returns the light of all grays; of R, G and B if they are not neutral.
    private static func grays(_ exact: LittleCMSTransform) -> [[Float]] {
        let light = exact.light(of: Array(0...65535), channels: 1)
        let channels = (0..<3).map { channel in
            stride(from: channel, to: light.count, by: 3).map { light[$0] }
        }
        // A difference of less than a step of 8 bits is not a color.
        let isNeutral = stride(from: 0, through: 65535, by: 257).allSatisfy { gray in
            let codes = channels.map { SRGB.encoded(Double(min(max($0[gray], 0), 1))) }
            return abs(codes[0] - codes[1]) < 1 / 255 && abs(codes[2] - codes[1]) < 1 / 255
        }
        return isNeutral ? [channels[1]] : channels
    }

    /// Returns curves and matrix of a profile, if they give the same results as Little CMS.
    private static func matrix(
        of profile: borrowing LittleCMSProfile, as exact: LittleCMSTransform
    ) -> LightConversion? {
        guard let curves = profile.channelCurves() else { return nil }
        let columns = exact.light(of: [65535, 0, 0, 0, 65535, 0, 0, 0, 65535], channels: 3)
        let rows = (0..<9).map { columns[$0 % 3 * 3 + $0 / 3] }
        let levels = (0...8).map { UInt16($0 * 65535 / 8) }
        let samples = levels.flatMap { red in levels.flatMap { green in levels.flatMap { [red, green, $0] } }
        }
        let expected = exact.light(of: samples, channels: 3)
        for index in expected.indices {
            let pixel = index / 3 * 3
            let light = (0..<3).map { curves[$0][Int(samples[pixel + $0])] * rows[index % 3 * 3 + $0] }
            guard abs(light[0] + light[1] + light[2] - expected[index]) < 1e-4 else { return nil }
        }
        return .matrix(curves, rows: rows)
    }
}

extension LittleCMSTransform {
    /// Returns the light of R, G and B of interleaved samples.
    fileprivate func light(of samples: [UInt16], channels: Int) -> [Float] {
        let count = samples.count / channels
        return [Float](unsafeUninitializedCapacity: 3 * count) { light, filled in
            if let start = light.baseAddress {
                samples.withUnsafeBytes {
                    if let from = $0.baseAddress { convert(from, into: start, count: count) }
                }
            }
            filled = 3 * count
        }
    }
}

extension ColorProfile.Channels {
    /// The pixel layout, with amounts of ink inverted before they are converted.
    fileprivate var deepPixel: LittleCMSPixel {
        switch self {
        case .gray: .gray16
        case .rgb: .rgb16
        case .cmyk, .invertedCMYK: .cmyk16
        case .lab: .lab16
        }
    }
}
