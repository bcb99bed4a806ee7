/// An image made from a master, for one group of devices: a row of the table below.
///
/// A profile names the variants that it has. A row that no profile names changes no tree.
public struct Variant: Sendable, Hashable, Comparable, RawRepresentable, Codable,
    CustomStringConvertible
{
    /// Its row. Many thousand files have a variant, so they share it.
    private let row: Row

    private final class Row: Sendable {
        let columns: Columns

        init(_ columns: Columns) { self.columns = columns }
    }

    private struct Columns {
        var name, title, suffix: String
        var masterSuffix: String?
        var size: (width: Int, height: Int)
        var group: VariantGroup
        var substitutes: [Variant] = []
        var logoRows: Range<Int>
        var hue, stroke: String
    }

    private init(_ columns: Columns) { row = Row(columns) }

    /// The name in files and on the command line.
    public var rawValue: String { row.columns.name }

    /// The same, so that a text with a variant in it does not show the row.
    public var description: String { rawValue }

    /// The name that people read.
    public var title: String { row.columns.title }

    /// The text that follows the id in the suffixed profile. The suffixes are those of the legacy system
    /// (Documentation/clients-ios.md).
    public var suffix: String { row.columns.suffix }

    /// The text that follows the id in the name of a master of its own. The plain master, which serves all variants, has no
    /// suffix.
    public var masterSuffix: String { row.columns.masterSuffix ?? suffix }

    /// The size that clients expect by default (Apple's devices, as Ecosia's client asks for
    /// them).
    public var standardSize: PixelSize {
        PixelSize(width: row.columns.size.width, height: row.columns.size.height)
    }

    /// The devices that show it.
    package var group: VariantGroup { row.columns.group }

    /// The rows in which the browser's logo and name may be, in hundredths of the height, estimated from the layout code of
    /// Firefox for iOS.
    package var logoRows: Range<Int> { row.columns.logoRows }

    /// The color and the kind of the line around its crop in the studio, in the words of CSS.
    package var line: [String: String] { ["hue": row.columns.hue, "stroke": row.columns.stroke] }

    /// Finds the variant of a name; nil if there is none.
    public init?(rawValue: String) {
        guard let known = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// Returns the name in a theme: "iPad", "iPad (dark)".
    package func name(in theme: Theme) -> String { theme == .dark ? "\(title) (dark)" : title }

    /// The variants whose own master serves this one, best first. The plain master (nil) serves all.
    public var mastersInOrder: [Variant?] { [self] + row.columns.substitutes + [nil] }

    /// Whether it is wider than it is high.
    package var isWide: Bool { standardSize.width > standardSize.height }

    /// Returns whether both have the same name, which identifies a row.
    public static func == (a: Variant, b: Variant) -> Bool { a.row === b.row }

    /// Returns whether `a` precedes `b` in the table, in whose order files and tables are.
    public static func < (a: Variant, b: Variant) -> Bool { a.rank < b.rank }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    private var rank: Int { Self.all.firstIndex(of: self) ?? 0 }
}

// MARK: - The table

extension Variant {
    /// All variants in their order, for reading. A build writes those that a profile names.
    public static let all = [portrait, landscape, pad, padLandscape, desktop, thumbnail]

    /// The five variants that a profile has unless it names others.
    public static let standard = [portrait, landscape, pad, padLandscape, thumbnail]

    /// The variants that are shown behind the home page: all but the thumbnail.
    public static let fullSize = all.filter { $0 != thumbnail }

    /// Returns the variants on which the colors of a wallpaper are measured, among those that it has: the ones whose browsers
    /// read colors. If it has none of these, all but the thumbnail.
    package static func measured(among variants: some Sequence<Variant>) -> [Variant] {
        let there = Set(variants)
        let shown = fullSize.filter(there.contains)
        let reading = shown.filter(\.group.readsColors)
        return reading.isEmpty ? shown : reading
    }

    /// iPhone and Android phone, upright.
    public static let portrait = Variant(
        Columns(
            name: "portrait", title: "Portrait", suffix: "", masterSuffix: "_portrait", size: (1170, 2532),
            group: .phone, logoRows: 8..<28, hue: "#ffd60a", stroke: "solid"))

    /// iPhone and Android phone, on its side.
    public static let landscape = Variant(
        Columns(
            name: "landscape", title: "Landscape", suffix: "_ls", size: (2532, 1170), group: .phone,
            logoRows: 10..<36, hue: "#3fe0ff", stroke: "dashed"))

    /// iPad, upright.
    public static let pad = Variant(
        Columns(
            name: "pad", title: "iPad", suffix: "_pad", size: (2048, 2732), group: .pad, logoRows: 9..<30,
            hue: "#ff8ac4", stroke: "dotted"))

    /// iPad, on its side.
    public static let padLandscape = Variant(
        Columns(
            name: "pad-landscape", title: "iPad, landscape", suffix: "_pad_ls", size: (2732, 2048),
            group: .pad,
            substitutes: [.landscape], logoRows: 9..<30, hue: "#8dff7a", stroke: "double"))

    /// The new tab of a desktop browser. Its text has the colors of the browser's theme.
    public static let desktop = Variant(
        Columns(
            name: "desktop", title: "Desktop", suffix: "_desktop", size: (3840, 2160), group: .desktop,
            substitutes: [.landscape], logoRows: 8..<25, hue: "#c9a6ff", stroke: "dashed"))

    /// The image that the settings screen shows before a wallpaper is fetched. No text is on it.
    public static let thumbnail = Variant(
        Columns(
            name: "thumbnail", title: "Thumbnail", suffix: "_thumbnail", size: (200, 200), group: .settings,
            logoRows: 8..<28, hue: "#ffa351", stroke: "solid"))
}

/// The devices that show some variants.
package struct VariantGroup: Sendable, Hashable {
    /// Apple's name of such a device.
    package let device: String
    /// The idiom and the scale in an asset catalog. The scales belong to the standard sizes: 390 x 844 points of an
    /// iPhone, 1024 x 1366 of an iPad.
    let idiom, scale: String
    /// The most bytes that a JPEG or WebP may have (Documentation/clients-ios.md).
    package let byteBudget: Int
    /// The scale at which a point is drawn on pages, relative to a phone.
    package let pointScale: Double
    /// Whether its browsers read the colors of the metadata.
    let readsColors: Bool
    /// Whether browsers show it in windows of any shape, which cut it.
    package var isWindow = false

    /// Phones, of Apple and others.
    package static let phone = VariantGroup(
        device: "iPhone", idiom: "iphone", scale: "3x", byteBudget: 1_000_000, pointScale: 1,
        readsColors: true)
    /// Tablets.
    package static let pad = VariantGroup(
        device: "iPad", idiom: "ipad", scale: "2x", byteBudget: 1_500_000, pointScale: 0.7,
        readsColors: true)
    /// Computers.
    package static let desktop = VariantGroup(
        device: "computer", idiom: "mac", scale: "2x", byteBudget: 2_500_000, pointScale: 0.5,
        readsColors: false, isWindow: true)
    /// The settings of all devices.
    package static let settings = VariantGroup(
        device: "iPhone", idiom: "universal", scale: "2x", byteBudget: 50_000, pointScale: 3.6,
        readsColors: false)
}
