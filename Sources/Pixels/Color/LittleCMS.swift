import CLittleCMS

/// A Little CMS context of our own. It shares no state with others, and calls that fail return errors instead of
/// printing them.
final class LittleCMSContext {
    fileprivate let handle: cmsContext

    init?() {
        guard let handle = cmsCreateContext(nil, nil) else { return nil }
        cmsSetLogErrorHandlerTHR(handle) { _, _, _ in }
        self.handle = handle
    }

    deinit { cmsDeleteContext(handle) }
}

/// An open profile.
struct LittleCMSProfile: ~Copyable {
    let context: LittleCMSContext
    fileprivate let handle: cmsHPROFILE

    private init?(_ handle: cmsHPROFILE?, in context: LittleCMSContext) {
        guard let handle else { return nil }
        self.handle = handle
        self.context = context
    }

    deinit { cmsCloseProfile(handle) }

    /// A profile from the bytes of an ICC file, which are no longer needed afterwards.
    init?(icc: [UInt8], in context: LittleCMSContext) {
        self.init(cmsOpenProfileFromMemTHR(context.handle, icc, cmsUInt32Number(icc.count)), in: context)
    }

    /// The sRGB profile (IEC 61966-2-1).
    static func sRGB(in context: LittleCMSContext) -> LittleCMSProfile? {
        LittleCMSProfile(cmsCreate_sRGBProfileTHR(context.handle), in: context)
    }

    /// An RGB profile with these primaries, and this curve for every channel.
    static func rgb(
        _ primaries: RGBPrimaries, curve: ToneCurve, in context: LittleCMSContext
    ) -> LittleCMSProfile? {
        guard let curve = curve.build(in: context.handle) else { return nil }
        defer { cmsFreeToneCurve(curve) }
        func xyY(_ point: RGBPrimaries.Point) -> cmsCIExyY { cmsCIExyY(x: point.x, y: point.y, Y: 1) }
        var white = xyY(primaries.white)
        var triple = cmsCIExyYTRIPLE(
            Red: xyY(primaries.red), Green: xyY(primaries.green), Blue: xyY(primaries.blue))
        let curves: [OpaquePointer?] = [curve, curve, curve]
        return LittleCMSProfile(
            cmsCreateRGBProfileTHR(context.handle, &white, &triple, curves), in: context)
    }

    /// A gray profile with this curve.
    static func gray(curve: ToneCurve, in context: LittleCMSContext) -> LittleCMSProfile? {
        guard let curve = curve.build(in: context.handle) else { return nil }
        defer { cmsFreeToneCurve(curve) }
        return LittleCMSProfile(
            cmsCreateGrayProfileTHR(context.handle, cmsD50_xyY(), curve), in: context)
    }

    /// The light, 0...1, of each value 0...65535 of R, G and B, where the profile has a curve for each of them.
    func channelCurves() -> [[Float]]? {
        var curves: [[Float]] = []
        for tag in [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag] {
            guard let curve = cmsReadTag(handle, tag) else { return nil }
            curves.append((0...65535).map { cmsEvalToneCurveFloat(OpaquePointer(curve), Float($0) / 65535) })
        }
        return curves
    }

    /// The signature of its device color space, such as `cmsSigRgbData`.
    var colorSpace: cmsColorSpaceSignature { cmsGetColorSpace(handle) }

    /// The signature of its kind, such as `cmsSigDisplayClass`.
    var deviceClass: cmsProfileClassSignature { cmsGetDeviceClass(handle) }
}

/// A conversion from the device values of one profile to those of another: relative colorimetric, with black point
/// compensation.
///
/// It is safe to use from several threads at once. The context and the transform do not change once they are made,
/// and the one-pixel cache that Little CMS keeps in a transform is off.
final class LittleCMSTransform: @unchecked Sendable {
    private let context: LittleCMSContext
    private let handle: cmsHTRANSFORM

    /// `isExact` omits the tables that make a transform fast for many pixels, but slow to create.
    init?(
        from source: borrowing LittleCMSProfile, as input: LittleCMSPixel,
        to target: borrowing LittleCMSProfile, as output: LittleCMSPixel, isExact: Bool = false
    ) {
        context = source.context
        let flags =
            cmsFLAGS_NOCACHE | cmsFLAGS_BLACKPOINTCOMPENSATION | (isExact ? cmsFLAGS_NOOPTIMIZE : 0)
        guard
            let handle = cmsCreateTransformTHR(
                context.handle, source.handle, input.code, target.handle, output.code,
                cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), cmsUInt32Number(flags))
        else { return nil }
        self.handle = handle
    }

    deinit { cmsDeleteTransform(handle) }

    /// Converts `count` pixels in the layout that the transform was made for.
    func convert(_ pixels: UnsafeRawPointer, into converted: UnsafeMutableRawPointer, count: Int) {
        cmsDoTransform(handle, pixels, converted, cmsUInt32Number(count))
    }
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
    static let invertedCMYK8 = LittleCMSPixel(space: PT_CMYK, channels: 4, bytes: 1, isInverted: true)
}

extension ToneCurve {
    fileprivate func build(in context: cmsContext) -> OpaquePointer? {
        switch self {
        case .power(let exponent):
            return cmsBuildGamma(context, exponent)
        case .sRGB:
            // Little CMS counts the types from 1, ICC from 0.
            return cmsBuildParametricToneCurve(context, 4, SRGB.parameters)
        }
    }
}
