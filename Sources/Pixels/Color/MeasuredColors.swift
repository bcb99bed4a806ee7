import WallpressCLittleCMS

/// The sRGB colors that a profile gives for some device values.
struct MeasuredColors {
    /// Device values, interleaved. For gray these are all values in order.
    private let device: [UInt8]
    /// R, G, B of each, 0...65535.
    let colors: [UInt16]
    private let channels: ColorProfile.Channels

    /// Measures all grays of a gray profile; a grid of colors and all grays of an RGB profile; and the paper of a CMYK
    /// profile or of CIELAB, which shows that a conversion exists.
    init?(
        of profile: borrowing LittleCMSProfile, for channels: ColorProfile.Channels,
        in sRGB: borrowing LittleCMSProfile
    ) {
        let device: [UInt8]
        switch channels {
        case .gray: device = Array(0...255)
        case .rgb: device = Self.grid + (0...255).flatMap { [$0, $0, $0] }
        case .cmyk: device = [0, 0, 0, 0]
        case .invertedCMYK: device = [255, 255, 255, 255]
        case .lab: device = [255, 128, 128]
        }
        guard
            let transform = LittleCMSTransform(
                from: profile, as: channels.pixel, to: sRGB, as: .rgb16, isExact: true)
        else { return nil }
        let count = device.count / channels.count
        var colors = [UInt16](repeating: 0, count: count * 3)
        transform.convert(device, into: &colors, count: count)
        self.device = device
        self.colors = colors
        self.channels = channels
    }

    /// The device values of nine levels of each channel.
    private static var grid: [UInt8] {
        let levels = (0...8).map { UInt8($0 * 255 / 8) }
        return levels.flatMap { red in levels.flatMap { green in levels.flatMap { [red, green, $0] } } }
    }

    /// Whether no color is lighter than nearly black. An image would vanish in them.
    var areAllDark: Bool { colors.allSatisfy { $0 < 1 << 13 } }

    /// Whether every channel, rounded to 8 bits, equals its device value or a neighbor of it.
    ///
    /// Many profiles named sRGB stay within that. Those whose colorants have only four digits are up
    /// to 1.2 steps away.
    var areThoseOfSRGB: Bool {
        guard channels == .gray || channels == .rgb else { return false }
        let step = 257
        return colors.indices.allSatisfy { index in
            let value = channels == .gray ? device[index / 3] : device[index]
            return 2 * abs(Int(colors[index]) - Int(value) * step) < 3 * step
        }
    }
}

extension ColorProfile.Channels {
    var pixel: LittleCMSPixel {
        switch self {
        case .gray: .gray8
        case .rgb: .rgb8
        case .cmyk: .cmyk8
        case .invertedCMYK: .invertedCMYK8
        case .lab: .lab8
        }
    }
}

extension LittleCMSProfile {
    /// Whether it describes device values: it is a profile of a camera, a screen, a printer or a color space.
    var isForImages: Bool {
        [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass].contains(deviceClass)
    }

    func fits(_ channels: ColorProfile.Channels) -> Bool {
        switch channels {
        case .gray: colorSpace == cmsSigGrayData
        case .rgb: colorSpace == cmsSigRgbData
        case .cmyk, .invertedCMYK: colorSpace == cmsSigCmykData
        case .lab: colorSpace == cmsSigLabData
        }
    }

    var colorSpaceName: String {
        switch colorSpace {
        case cmsSigGrayData: "gray pictures"
        case cmsSigRgbData: "RGB pictures"
        case cmsSigCmykData: "CMYK pictures"
        case cmsSigLabData: "Lab pictures"
        default: "other pictures"
        }
    }
}
