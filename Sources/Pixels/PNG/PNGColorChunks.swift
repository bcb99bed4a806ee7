/// The chunks that define the colors of a PNG, except the ICC profile, which is compressed (PNG Specification, Third
/// Edition, section 11.3.2).
struct PNGColorChunks {
    /// Whether there is an iCCP chunk.
    var hasProfile = false
    /// Whether there is an sRGB chunk.
    private var isSRGB = false
    /// gAMA: 100,000 times the exponent that converts light to values.
    private var gamma: Int?
    /// cHRM.
    private var primaries: RGBPrimaries?
    /// cICP: color primaries, transfer function, matrix, and whether the range is full (ITU-T H.273).
    private var codePoints: [UInt8]?

    /// Reads a chunk. Only the first of each name counts, and only if it has the right length.
    mutating func read(_ name: PNGChunkName, _ payload: ArraySlice<UInt8>) {
        let start = payload.startIndex
        switch (name, payload.count) {
        case (.sRGB, 1):
            isSRGB = true
        case (.gamma, 4):
            gamma = gamma ?? payload.bigEndian(at: start)
        case (.chromaticities, 32):
            let numbers = (0..<8).map { Double(payload.bigEndian(at: start + 4 * $0)) / 100_000 }
            let points = (0..<4).map { (numbers[2 * $0], numbers[2 * $0 + 1]) }
            primaries =
                primaries
                ?? RGBPrimaries(white: points[0], red: points[1], green: points[2], blue: points[3])
        case (.codePoints, 4):
            codePoints = codePoints ?? Array(payload)
        default:
            break
        }
    }

    /// The curve for HDR that cICP names, if it does.
    var highDynamicRangeCurve: String? { codePoints.flatMap { Self.points($0).highDynamicRangeCurve } }

    /// Returns the profile to convert with, or nil if the samples are in sRGB, or nothing defines them.
    ///
    /// The order of precedence is cICP, iCCP, sRGB, gAMA and cHRM, and then EXIF. A chunk that cannot be used leads to a
    /// note, and the next one counts.
    ///
    /// - Parameters:
    ///   - icc: The bytes of iCCP, if libpng accepts them.
    ///   - isAdobeRGB: Whether EXIF names Adobe RGB.
    ///   - isDeep: Whether the image has samples of 16 bits.
    func profile(
        icc: [UInt8]?, isAdobeRGB: Bool, isGray: Bool, isDeep: Bool, notes: inout [String]
    ) -> ColorProfile? {
        let channels = isGray ? ColorProfile.Channels.gray : .rgb
        func usable(_ primaries: RGBPrimaries, _ curve: ToneCurve, called name: String) -> ColorProfile? {
            if curve.isUsable, isGray || primaries.isUsable,
                let profile = try? ColorProfile(primaries, curve, for: channels, isDeep: isDeep)
            {
                return profile.unlessSRGB
            }
            notes.append("the \(name) are impossible and ignored")
            return nil
        }
        if let codePoints {
            // Full range, and not YCbCr.
            if let space = Self.points(codePoints).space, codePoints[2] == 0, codePoints[3] == 1 {
                return usable(space.primaries, space.curve, called: "cICP chunk")
            }
            let name = codePoints.map(String.init).joined(separator: "-")
            notes.append("the color space \(name) of its cICP chunk is unknown and ignored")
        }
        if let icc {
            do throws(ColorProfile.ValidationError) {
                return try ColorProfile(icc: icc, for: channels, isDeep: isDeep).unlessSRGB
            } catch {
                notes.append(error.note)
            }
        } else if hasProfile {
            notes.append(ColorProfile.ValidationError.broken.note)
        }
        guard !isSRGB else { return nil }
        guard gamma != nil || primaries != nil else {
            guard isAdobeRGB, let profile = ColorProfile.adobeRGB(for: channels, isDeep: isDeep) else {
                return nil
            }
            notes.append(EXIF.adobeRGBNote)
            return profile
        }
        return usable(
            primaries ?? .sRGB, gamma.map(Self.curve) ?? .sRGB, called: "gamma or chromaticities")
    }

    private static func points(_ numbers: [UInt8]) -> CodePoints {
        CodePoints(primaries: Int(numbers[0]), transfer: Int(numbers[1]))
    }

    /// Returns the curve of a value of gAMA.
    ///
    /// The specification advises writers of sRGB to put 45455 there, the nearest power. Most images with this value
    /// are sRGB.
    private static func curve(_ gamma: Int) -> ToneCurve {
        abs(gamma - 45_455) <= 455 ? .sRGB : .power(exponent: 100_000 / Double(gamma))
    }
}

extension ToneCurve {
    /// Whether images can have such a curve.
    fileprivate var isUsable: Bool {
        switch self {
        case .sRGB: true
        case .power(let exponent): (0.1...10).contains(exponent)
        }
    }
}

extension RGBPrimaries {
    /// Whether the points are on the diagram, and red, green and blue form a triangle around white.
    fileprivate var isUsable: Bool {
        func side(_ a: Point, _ b: Point) -> Double {
            (b.x - a.x) * (white.y - a.y) - (b.y - a.y) * (white.x - a.x)
        }
        let sides = [side(red, green), side(green, blue), side(blue, red)]
        return [white, red, green, blue].allSatisfy { $0.y > 0 && $0.x + $0.y <= 1 }
            && (sides.allSatisfy { $0 > 1e-4 } || sides.allSatisfy { $0 < -1e-4 })
    }
}
