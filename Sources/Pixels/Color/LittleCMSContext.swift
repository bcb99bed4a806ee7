import WallpressCLittleCMS

/// A Little CMS context of our own. It shares no state with others, and calls that fail return errors instead of
/// printing them.
final class LittleCMSContext {
    let handle: cmsContext

    init?() {
        guard let handle = cmsCreateContext(nil, nil) else { return nil }
        cmsSetLogErrorHandlerTHR(handle) { _, _, _ in }
        self.handle = handle
    }

    deinit { cmsDeleteContext(handle) }
}

/// The layout of interleaved pixels for Little CMS. Swift cannot use the macros of `lcms2.h`.
struct LittleCMSPixel {
    /// Bits 0-2: bytes a channel, 3-6: channels, 13: inverted, 16-20: color space, 22: floating point.
    let code: cmsUInt32Number

    private init(
        space: Int32, channels: Int32, bytes: Int32, isInverted: Bool = false, isFloat: Bool = false
    ) {
        code = cmsUInt32Number(
            (isFloat ? 1 : 0) << 22 | space << 16 | (isInverted ? 1 : 0) << 13 | channels << 3 | bytes)
    }

    static let gray8 = LittleCMSPixel(space: PT_GRAY, channels: 1, bytes: 1)
    static let gray16 = LittleCMSPixel(space: PT_GRAY, channels: 1, bytes: 2)
    static let rgb8 = LittleCMSPixel(space: PT_RGB, channels: 3, bytes: 1)
    static let rgb16 = LittleCMSPixel(space: PT_RGB, channels: 3, bytes: 2)
    static let rgbFloat = LittleCMSPixel(space: PT_RGB, channels: 3, bytes: 4, isFloat: true)
    static let cmyk8 = LittleCMSPixel(space: PT_CMYK, channels: 4, bytes: 1)
    static let cmyk16 = LittleCMSPixel(space: PT_CMYK, channels: 4, bytes: 2)
    static let lab8 = LittleCMSPixel(space: PT_Lab, channels: 3, bytes: 1)
    static let lab16 = LittleCMSPixel(space: PT_Lab, channels: 3, bytes: 2)
    static let invertedCMYK8 = LittleCMSPixel(space: PT_CMYK, channels: 4, bytes: 1, isInverted: true)
}

extension ToneCurve {
    func build(in context: cmsContext) -> OpaquePointer? {
        switch self {
        case .power(let exponent):
            return cmsBuildGamma(context, exponent)
        case .sRGB:
            // Little CMS counts the types from 1, ICC from 0.
            return cmsBuildParametricToneCurve(context, 4, SRGB.parameters)
        }
    }
}
