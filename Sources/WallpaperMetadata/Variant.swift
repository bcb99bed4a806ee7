/// A picture that is made of a master, for one group of devices: a row of the table below.
///
/// A profile names the variants that it has. A row that no profile names changes no tree.
public struct Variant: Sendable, Hashable, Comparable, RawRepresentable, Codable {
    /// The name in files and on the command line.
    public let rawValue: String
    /// The name that people read.
    public let title: String
    /// What follows the id in the suffixed profile. The suffixes are those of the legacy system
    /// (Documentation/clients.md).
    public let suffix: String
    /// What follows the id in the name of a master of its own. The plain master, which serves all variants, has no suffix.
    public let masterSuffix: String
    /// The size that clients expect when nobody says another (Apple's devices, as Ecosia's client asks for
    /// them).
    public let standardSize: PixelSize
    /// The devices that show it.
    package let group: VariantGroup
    /// The rows in which the browser's logo and name may be, in hundredths of the height, estimated from the layout code of
    /// Firefox for iOS.
    package let logoRows: Range<Int>
    /// The color and the kind of the line around its crop in the studio, in the words of CSS.
    package let hue, stroke: String
    /// The variants whose own masters serve it where it has none, best first.
    private let substitutes: [Variant]

    private init(
        _ rawValue: String, _ title: String, suffix: String, masterSuffix: String? = nil, width: Int,
        height: Int, group: VariantGroup, substitutes: [Variant] = [], logoRows: Range<Int>, hue: String,
        stroke: String
    ) {
        (self.rawValue, self.title, self.suffix) = (rawValue, title, suffix)
        self.masterSuffix = masterSuffix ?? suffix
        standardSize = PixelSize(width: width, height: height)
        (self.group, self.substitutes, self.logoRows) = (group, substitutes, logoRows)
        (self.hue, self.stroke) = (hue, stroke)
    }

    /// The variant of a name; nil if there is none.
    public init?(rawValue: String) {
        guard let known = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// "iPad", "iPad (dark)".
    package func name(in theme: Theme) -> String { theme == .dark ? "\(title) (dark)" : title }

    /// The variants whose own master serves this one, best first. The plain master (nil) serves all.
    public var mastersInOrder: [Variant?] { [self] + substitutes + [nil] }

    /// Whether it is wider than it is high.
    package var isWide: Bool { standardSize.width > standardSize.height }

    /// Variants of one name are equal.
    public static func == (a: Variant, b: Variant) -> Bool { a.rawValue == b.rawValue }

    /// The order of the table, which is the order of files and tables.
    public static func < (a: Variant, b: Variant) -> Bool { a.rank < b.rank }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    private var rank: Int { Self.all.firstIndex(of: self) ?? 0 }
}

// MARK: - The table

extension Variant {
    /// All variants in their order, for reading. What is written is what a profile names.
    public static let all = [portrait, landscape, pad, padLandscape, thumbnail]

    /// The five that a profile has unless it names others.
    public static let standard = [portrait, landscape, pad, padLandscape, thumbnail]

    /// Those that are shown behind the home page: all but the thumbnail.
    public static let fullSize = all.filter { $0 != thumbnail }

    /// iPhone and Android phone, upright.
    public static let portrait = Variant(
        "portrait", "Portrait", suffix: "", masterSuffix: "_portrait", width: 1170, height: 2532,
        group: .phone, logoRows: 8..<28, hue: "#ffd60a", stroke: "solid")

    /// iPhone and Android phone, on its side.
    public static let landscape = Variant(
        "landscape", "Landscape", suffix: "_ls", width: 2532, height: 1170, group: .phone,
        logoRows: 10..<36, hue: "#3fe0ff", stroke: "dashed")

    /// iPad, upright.
    public static let pad = Variant(
        "pad", "iPad", suffix: "_pad", width: 2048, height: 2732, group: .pad,
        logoRows: 9..<30, hue: "#ff8ac4", stroke: "dotted")

    /// iPad, on its side.
    public static let padLandscape = Variant(
        "pad-landscape", "iPad, landscape", suffix: "_pad_ls", width: 2732, height: 2048, group: .pad,
        substitutes: [.landscape], logoRows: 9..<30, hue: "#8dff7a", stroke: "double")

    /// What the settings screen shows before a wallpaper is fetched. No text stands on it.
    public static let thumbnail = Variant(
        "thumbnail", "Thumbnail", suffix: "_thumbnail", width: 200, height: 200, group: .settings,
        logoRows: 8..<28, hue: "#ffa351", stroke: "solid")
}

/// The devices that show some variants.
package struct VariantGroup: Sendable, Hashable {
    /// Apple's name of such a device.
    package let device: String
    /// The idiom and the scale in an asset catalog. The scales are those of the standard sizes: 390 x 844 points of an
    /// iPhone, 1024 x 1366 of an iPad.
    let idiom, scale: String
    /// How many bytes a JPEG may have (Documentation/clients.md).
    package let byteBudget: Int
    /// How large a point is drawn on pages, beside one of a phone.
    package let pointScale: Double

    /// Phones, of Apple and others.
    package static let phone = VariantGroup(
        device: "iPhone", idiom: "iphone", scale: "3x", byteBudget: 1_000_000, pointScale: 1)
    /// Tablets.
    package static let pad = VariantGroup(
        device: "iPad", idiom: "ipad", scale: "2x", byteBudget: 1_500_000, pointScale: 0.7)
    /// The settings of all devices.
    package static let settings = VariantGroup(
        device: "iPhone", idiom: "universal", scale: "2x", byteBudget: 50_000, pointScale: 3.6)
}
