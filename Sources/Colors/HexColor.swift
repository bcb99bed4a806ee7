import WallpressPixels

/// An sRGB color as the metadata writes it: six upper-case hexadecimal digits, RRGGBB.
public struct HexColor: Sendable, Equatable, Hashable {
    /// The channels, sRGB encoded, 0...255.
    public let rgb: RGB8

    /// FFFFFF.
    public static let white = HexColor(RGB8(red: 255, green: 255, blue: 255))
    /// 000000.
    public static let black = HexColor(.black)

    /// Creates a color from its channels.
    public init(_ rgb: RGB8) { self.rgb = rgb }

    /// Creates a color from the 24 bits RRGGBB, as in `HexColor(0xFBFBFE)`. Higher bits are ignored.
    public init(_ bits: UInt32) {
        rgb = RGB8(
            red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits))
    }
}

extension HexColor: CustomStringConvertible {
    /// `FBFBFE`: the only spelling that every client reads.
    public var description: String {
        let bits = Int(rgb.red) << 16 | Int(rgb.green) << 8 | Int(rgb.blue)
        // A digit in front keeps the zeros.
        return String(String(1 << 24 | bits, radix: 16, uppercase: true).dropFirst())
    }
}

extension HexColor: Codable {
    /// Reads six upper-case hexadecimal digits.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let text = try value.decode(String.self)
        guard let bits = UInt32(text, radix: 16), case let color = HexColor(bits), color.description == text
        else { throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected RRGGBB") }
        self = color
    }

    /// Writes six upper-case hexadecimal digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension HexColor {
    /// A color that was read from text, with a note on its spelling.
    public struct NormalizedColor: Sendable, Equatable {
        /// The color.
        public let color: HexColor
        /// `"#fbfbfe" is read as FBFBFE`, or nil when the text needed no change.
        public let note: String?
    }

    /// Reads a color that a person wrote: `FBFBFE`, `#FBFBFE`, `0xFBFBFE`, three digits (each counts twice), and
    /// lower case.
    ///
    /// - Throws: `ColorsError` with the original text.
    public static func normalizing(_ text: String) throws(ColorsError) -> NormalizedColor {
        var digits = Substring(text)
        for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) {
            digits = digits.dropFirst(prefix.count)
            break
        }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { throw .notAColor(found: text) }
        if digits.count == 4 || digits.count == 8 { throw .alphaNotSupported(found: text) }

        let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard six.count == 6, let bits = UInt32(six, radix: 16) else { throw .notAColor(found: text) }
        let color = HexColor(bits)
        return NormalizedColor(
            color: color, note: text == color.description ? nil : "\"\(text)\" is read as \(color)")
    }
}

/// The reason that a text is not a color.
public enum ColorsError: Error, Sendable, Equatable {
    /// `found` contains characters that are not hexadecimal digits, or not three or six digits.
    case notAColor(found: String)
    /// `found` has four or eight digits. The metadata has no place for alpha.
    case alphaNotSupported(found: String)
}

extension ColorsError: CustomStringConvertible {
    /// One sentence without a final stop, to follow a file's name and line.
    public var description: String {
        switch self {
        case .notAColor(let found):
            "expected a color of six hexadecimal digits such as FBFBFE, found \"\(found)\""
        case .alphaNotSupported(let found):
            "expected a color of six hexadecimal digits without alpha such as FBFBFE, found \"\(found)\""
        }
    }
}
