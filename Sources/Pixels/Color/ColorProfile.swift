/// What the numbers of a picture mean as colors, and the way from them to sRGB.
///
/// A value of this type can always be used: what could fail, fails when it is made. The conversion is
/// relative colorimetric with black point compensation, by Little CMS. Safe to share between threads.
public struct ColorProfile: Sendable {
    /// What a picture's planes are, in this order.
    public enum Channels: Sendable, Equatable {
        /// One plane: gray.
        case gray
        /// R, G, B.
        case rgb
        /// C, M, Y, K; 255 is full ink.
        case cmyk
        /// C, M, Y, K; 0 is full ink, as Adobe's programs write JPEG.
        case invertedCMYK

        /// 1, 3 or 4.
        public var count: Int {
            switch self {
            case .gray: 1
            case .rgb: 3
            case .cmyk, .invertedCMYK: 4
            }
        }
    }

    /// Why a profile cannot be used. It is a matter for a note: the picture is taken as sRGB then.
    public enum Flaw: Error, Sendable, Equatable {
        /// Fewer bytes than its header promises.
        case cutShort(expected: Int, found: Int)
        /// Little CMS cannot read it or make a way to sRGB from it.
        case broken
        /// It is made for other channels than the picture has; `found` names them.
        case otherChannels(found: String)
        /// It is not about pictures of a device: a device link, a list of named colors.
        case otherKind

        /// A sentence without a final stop, for the notes of a `DecodedImage`.
        public var note: String {
            switch self {
            case .cutShort(let expected, let found):
                "the color profile is cut short (\(found) of \(expected) bytes) and is ignored"
            case .broken: "the color profile is broken and is ignored"
            case .otherChannels(let found): "the color profile is one for \(found) and is ignored"
            case .otherKind: "the color profile is not one for pictures and is ignored"
            }
        }
    }

    /// What the planes of pictures it is for are.
    public let channels: Channels

    /// Whether a picture's numbers mean in it what they mean in sRGB, to within one step of 8 bits.
    public var isSRGB: Bool { conversion == nil }

    /// `nil` where there is nothing to do.
    let conversion: ColorConversion?

    /// The profile in the bytes of an ICC file (ICC.1:2022), for a picture of these channels.
    public init(icc: [UInt8], for channels: Channels) throws(Flaw) {
        let headerLength = 128
        guard icc.count > headerLength else { throw .cutShort(expected: headerLength, found: icc.count) }
        let expected = icc[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard icc.count >= expected else { throw .cutShort(expected: expected, found: icc.count) }
        guard let context = LittleCMSContext(), let profile = LittleCMSProfile(icc: icc, in: context) else {
            throw .broken
        }
        try self.init(profile, for: channels)
    }

    /// The profile of an RGB picture whose primaries and curve are known.
    public init(primaries: RGBPrimaries, curve: ToneCurve) throws(Flaw) {
        guard let context = LittleCMSContext(),
            let profile = LittleCMSProfile.rgb(primaries, curve: curve, in: context)
        else { throw .broken }
        try self.init(profile, for: .rgb)
    }

    /// The profile of a gray picture whose curve is known.
    public init(grayCurve: ToneCurve) throws(Flaw) {
        guard let context = LittleCMSContext(),
            let profile = LittleCMSProfile.gray(curve: grayCurve, in: context)
        else { throw .broken }
        try self.init(profile, for: .gray)
    }

    private init(_ profile: borrowing LittleCMSProfile, for channels: Channels) throws(Flaw) {
        guard profile.isForPictures else { throw .otherKind }
        guard profile.fits(channels) else { throw .otherChannels(found: profile.colorSpaceName) }
        guard let sRGB = LittleCMSProfile.sRGB(in: profile.context),
            let measured = MeasuredColors(of: profile, for: channels, in: sRGB)
        else { throw .broken }
        self.channels = channels
        if measured.areThoseOfSRGB {
            conversion = nil
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
