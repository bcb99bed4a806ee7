import Foundation

#if canImport(CoreGraphics)
    import CoreGraphics
#endif
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// A color of the metadata, in sRGB.
public struct WallpaperColor: Sendable, Hashable, CustomStringConvertible {
    /// The color as `0xRRGGBB`, 0...0xFFFFFF.
    public let rgb: UInt32

    /// Creates a color from the lower 24 bits of `rgb`.
    public init(rgb: UInt32) { self.rgb = rgb & 0xFFFFFF }

    /// The red component, 0...1.
    public var red: Double { component(shift: 16) }

    /// The green component, 0...1.
    public var green: Double { component(shift: 8) }

    /// The blue component, 0...1.
    public var blue: Double { component(shift: 0) }

    private func component(shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }

    /// Six upper-case hexadecimal digits.
    public var description: String {
        let digits = String(rgb, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Reads a color as a client does; nil if the client reads none.
    ///
    /// - Parameters:
    ///   - text: A string of the metadata.
    ///   - fidelity: `documented` requires six digits and allows `0x` before them, as the wiki does.
    ///     `shipping` accepts the texts of a hex scanner: any number of digits up to the first other character,
    ///     so that `FFF` gives 000FFF.
    public init?(_ text: String, fidelity: Fidelity = .documented) {
        switch fidelity {
        case .documented: self.init(strict: text)
        case .shipping: self.init(scanning: text)
        }
    }

    private init?(strict text: String) {
        let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text[...]
        guard digits.utf8.count == 6, digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
            let rgb = UInt32(digits, radix: 16)
        else { return nil }
        self.init(rgb: rgb)
    }

    /// Returns whether the shipping client crashes when it reads this color: the hex scanner finds a number of 8000000000000000
    /// or more, which is too large for the client's signed integer (Documentation/clients-ios.md).
    public static func crashesShippingClient(_ text: String) -> Bool {
        scan(text).map { $0 > UInt64(Int64.max) } ?? false
    }

    private init?(scanning text: String) {
        guard let number = Self.scan(text) else { return nil }
        self.init(rgb: UInt32(truncatingIfNeeded: number))
    }

    /// Parses hex digits like a hex scanner; saturates on overflow.
    private static func scan(_ text: String) -> UInt64? {
        var rest = text.unicodeScalars.drop { CharacterSet.whitespacesAndNewlines.contains($0) }
        if rest.starts(with: "0x".unicodeScalars) || rest.starts(with: "0X".unicodeScalars) {
            rest = rest.dropFirst(2)
        }
        let digits = rest.prefix { $0.properties.isASCIIHexDigit }
        guard !digits.isEmpty else { return nil }
        return UInt64(String(digits), radix: 16) ?? .max
    }
}

#if canImport(CoreGraphics)
    extension WallpaperColor {
        /// The color for Core Graphics, in sRGB; `UIColor(cgColor:)` accepts it.
        public var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: 1) }
    }
#endif

#if canImport(SwiftUI)
    extension Color {
        /// Creates an opaque color from a color of the metadata.
        public init(_ color: WallpaperColor) {
            self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1)
        }
    }
#endif
