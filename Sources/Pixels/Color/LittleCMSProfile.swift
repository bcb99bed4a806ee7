import WallpressCLittleCMS

/// An open profile.
struct LittleCMSProfile: ~Copyable {
    let context: LittleCMSContext
    let handle: cmsHPROFILE

    private init?(_ handle: cmsHPROFILE?, in context: LittleCMSContext) {
        guard let handle else { return nil }
        self.handle = handle
        self.context = context
    }

    deinit { cmsCloseProfile(handle) }

    /// Opens the bytes of an ICC file, which are no longer needed afterwards.
    init?(icc: [UInt8], in context: LittleCMSContext) {
        self.init(cmsOpenProfileFromMemTHR(context.handle, icc, cmsUInt32Number(icc.count)), in: context)
    }

    /// Returns the sRGB profile (IEC 61966-2-1).
    static func sRGB(in context: LittleCMSContext) -> LittleCMSProfile? {
        LittleCMSProfile(cmsCreate_sRGBProfileTHR(context.handle), in: context)
    }

    /// Returns the profile of CIELAB with the white point D50.
    static func lab(in context: LittleCMSContext) -> LittleCMSProfile? {
        LittleCMSProfile(cmsCreateLab4ProfileTHR(context.handle, nil), in: context)
    }

    /// Returns an RGB profile with these primaries, and this curve for every channel.
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

    /// Returns a gray profile with this curve.
    static func gray(curve: ToneCurve, in context: LittleCMSContext) -> LittleCMSProfile? {
        guard let curve = curve.build(in: context.handle) else { return nil }
        defer { cmsFreeToneCurve(curve) }
        return LittleCMSProfile(
            cmsCreateGrayProfileTHR(context.handle, cmsD50_xyY(), curve), in: context)
    }

    /// Returns the light, 0...1, of each value 0...65535 of R, G and B, if the profile has a curve for each of them.
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
