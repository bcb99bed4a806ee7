import WallpressCPixels

extension cpx_image_info {
    /// Whether its samples are converted as words of 16 bits.
    var isDeep: Bool { bits > 8 || is_premultiplied != 0 }

    var channels: ColorProfile.Channels {
        switch model {
        case CPX_PICTURE_GRAY: .gray
        case CPX_PICTURE_CMYK: .cmyk
        case CPX_PICTURE_LAB: .lab
        default: .rgb
        }
    }

    /// Returns the profile to convert with, or nil for sRGB. An ICC profile counts before code points, and these before EXIF.
    func profile(
        of type: ImageType, isAdobeRGB: Bool, options: DecodingOptions, notes: inout [String]
    ) throws(PixelsError) -> ColorProfile? {
        let icc = profile.map { Array(UnsafeBufferPointer(start: $0, count: profile_bytes)) }
        let points = CodePoints(primaries: Int(primaries), transfer: Int(transfer))
        for points in [icc.flatMap { CodePoints(icc: $0) }, points] {
            if let curve = points?.highDynamicRangeCurve { throw .highDynamicRange(type, curve: curve) }
        }
        // An ICC profile has nothing to add to these.
        if channels == .lab {
            guard let profile = try? ColorProfile.lab(isDeep: isDeep) else {
                throw .unsupported(type, feature: "CIELab colors that Little CMS cannot convert")
            }
            return profile
        }
        if options.keepsColors { return nil }
        do throws(ColorProfile.ValidationError) {
            if let icc { return try ColorProfile(icc: icc, for: channels, isDeep: isDeep).unlessSRGB }
        } catch {
            notes.append(error.note)
        }
        guard channels != .cmyk, points.primaries != 0 || points.transfer != 0 else {
            guard isAdobeRGB, let profile = ColorProfile.adobeRGB(for: channels, isDeep: isDeep) else {
                return nil
            }
            notes.append(EXIF.adobeRGBNote)
            return profile
        }
        guard let space = points.space else {
            notes.append(
                "its color space (\(primaries)/\(transfer) of ITU-T H.273) is unknown and ignored")
            return nil
        }
        return try? ColorProfile(space.primaries, space.curve, for: channels, isDeep: isDeep).unlessSRGB
    }
}
