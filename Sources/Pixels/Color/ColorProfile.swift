/// The colors of the samples of an image, and their conversion to sRGB.
///
/// A value of this type can always be used. All errors occur when it is created. The conversion is relative colorimetric with
/// black point compensation, by Little CMS. It is safe to share between threads.
package struct ColorProfile: Sendable {
    /// The planes of an image, in this order.
    package enum Channels: Sendable, Equatable {
        /// One plane: gray.
        case gray
        /// R, G, B.
        case rgb
        /// C, M, Y, K; 255 is full ink.
        case cmyk
        /// C, M, Y, K; 0 is full ink, as Adobe's programs write in JPEGs.
        case invertedCMYK
        /// L*, a*, b* with the white point D50, encoded as in ICC profiles of version 4.
        case lab

        /// The number of channels: 1, 3 or 4.
        package var count: Int {
            switch self {
            case .gray: 1
            case .rgb, .lab: 3
            case .cmyk, .invertedCMYK: 4
            }
        }
    }

    /// The reason that a profile cannot be used. This leads to a note, and the image is treated as sRGB.
    package enum ValidationError: Error, Sendable, Equatable {
        /// It has fewer bytes than its header requires.
        case cutShort(expected: Int, found: Int)
        /// Little CMS cannot read it, or cannot convert from it to sRGB, or all its colors are black.
        case broken
        /// It is made for other channels than the image has; `found` names them.
        case otherChannels(found: String)
        /// It does not describe the images of a device: it is a device link or a list of named colors.
        case otherKind

        /// A sentence without a final stop, for the notes of a `DecodedImage`.
        package var note: String {
            switch self {
            case .cutShort(let expected, let found):
                "the color profile is truncated (\(found) of \(expected) bytes) and ignored"
            case .broken: "the color profile is damaged and ignored"
            case .otherChannels(let found): "the color profile is for \(found) and ignored"
            case .otherKind: "the color profile is not for pictures and ignored"
            }
        }
    }

    /// The planes of the images that it is made for.
    package let channels: Channels

    /// Whether the samples of an image mean the same as in sRGB, to within one step of 8 bits.
    package var isSRGB: Bool { conversion == nil }

    /// The conversion; nil if none is needed.
    let conversion: ColorConversion?

    /// Reads the profile in the bytes of an ICC file (ICC.1:2022), for an image with these channels.
    ///
    /// - Parameter isDeep: Whether the image has samples of 16 bits.
    package init(icc: [UInt8], for channels: Channels, isDeep: Bool = false) throws(ValidationError) {
        let headerLength = 128
        guard icc.count > headerLength else { throw .cutShort(expected: headerLength, found: icc.count) }
        let expected = icc.bigEndian(at: 0)
        guard icc.count >= expected else { throw .cutShort(expected: expected, found: icc.count) }
        guard let context = LittleCMSContext(),
            let profile = LittleCMSProfile(icc: icc.withoutElements, in: context)
        else { throw .broken }
        try self.init(profile, for: channels, isDeep: isDeep)
    }

    /// Creates the profile of an RGB or gray image with known primaries, which do not count for gray, and a known curve.
    package init(
        _ primaries: RGBPrimaries, _ curve: ToneCurve, for channels: Channels, isDeep: Bool = false
    ) throws(ValidationError) {
        guard let context = LittleCMSContext() else { throw .broken }
        let profile =
            channels == .gray
            ? LittleCMSProfile.gray(curve: curve, in: context)
            : LittleCMSProfile.rgb(primaries, curve: curve, in: context)
        guard let profile else { throw .broken }
        try self.init(profile, for: channels, isDeep: isDeep)
    }

    /// Returns the profile of Adobe RGB (1998), whose exponent is 2 51/256 (section 4.3.4.2); nil for other channels than gray
    /// and R, G, B.
    static func adobeRGB(for channels: Channels, isDeep: Bool = false) -> ColorProfile? {
        guard [.gray, .rgb].contains(channels) else { return nil }
        return try? ColorProfile(.adobeRGB, .power(exponent: 563.0 / 256), for: channels, isDeep: isDeep)
    }

    /// Returns the conversion of CIELAB.
    static func lab(isDeep: Bool) throws(ValidationError) -> ColorProfile {
        guard let context = LittleCMSContext(), let profile = LittleCMSProfile.lab(in: context) else {
            throw .broken
        }
        return try ColorProfile(profile, for: .lab, isDeep: isDeep)
    }

    /// The profile, or nil if there is nothing to convert.
    var unlessSRGB: ColorProfile? { isSRGB ? nil : self }

    private init(
        _ profile: borrowing LittleCMSProfile, for channels: Channels, isDeep: Bool
    ) throws(ValidationError) {
        guard profile.isForImages || channels == .lab else { throw .otherKind }
        guard profile.fits(channels) else { throw .otherChannels(found: profile.colorSpaceName) }
        guard let sRGB = LittleCMSProfile.sRGB(in: profile.context),
            let measured = MeasuredColors(of: profile, for: channels, in: sRGB), !measured.areAllDark
        else { throw .broken }
        self.channels = channels
        if measured.areThoseOfSRGB {
            conversion = nil
        } else if isDeep {
            guard let light = LightConversion(profile, for: channels) else { throw .broken }
            conversion = .light(light)
        } else if channels == .gray {
            conversion = .table(GrayTable(measured))
        } else {
            guard
                let transform = LittleCMSTransform(
                    from: profile, as: channels.pixel, to: sRGB, as: .rgb8)
            else { throw .broken }
            conversion = .transform(transform)
        }
    }
}

extension [UInt8] {
    /// The bytes of an ICC profile without its tags D2B0 to D2B3 and B2D0 to B2D3, which every reader may leave out
    /// (ICC.1:2022, 9.2).
    ///
    /// Such a tag lists elements, and Little CMS reads one as often as it is listed. Some kilobytes would keep it busy for
    /// hours, or fill the memory.
    fileprivate var withoutElements: [UInt8] {
        let (firstTag, tagLength) = (132, 12)
        guard count >= firstTag else { return self }
        var icc = self
        let tags = stride(from: firstTag, through: count - tagLength, by: tagLength)
        for tag in tags.prefix(bigEndian(at: 128)) {
            // A part of `icc` would have to be copied before each change.
            let name = self[tag..<tag + 3]
            if name.elementsEqual("D2B".utf8) || name.elementsEqual("B2D".utf8) { icc[tag] = 0 }
        }
        return icc
    }
}
