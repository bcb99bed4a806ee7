import WallpressPixels
import WallpaperMetadata

/// The least legible text that follows the theme of the system, in either theme. No color of the metadata can improve
/// it.
///
/// On nearly every image, it is hard to read in one of the two themes, but only on some images in both.
public struct ThemeLegibility: Sendable, Equatable {
    /// The kind of the line.
    public let line: TextBox.Kind
    /// The screen.
    public let screen: HomeScreen
    /// The part of the pixels around it that reach its contrast in each theme.
    public let light, dark: Share

    /// The share in the better theme.
    public var share: Share { max(light, dark) }

    /// Returns the least legible place of each kind of line, on pages at launch. Kinds without a place are omitted.
    public static func worst(on measures: [VariantMeasure]) -> [ThemeLegibility] {
        let pages = measures.flatMap(\.openingPages)
        return [TextBox.Kind.statusBar, .news, .address].compactMap { kind in
            let (light, dark) = (passing(kind, in: .light), passing(kind, in: .dark))
            return pages.flatMap { page in
                page.lines.filter { $0.kind == kind && $0.ink == .theme }.map { line in
                    let codes = line.values.map { Int(SRGB.code(ofMean: UInt64($0), count: 1)) }
                    func share(_ passing: [Bool]) -> Share {
                        Share(passed: codes.count { passing[$0] }, total: codes.count)
                    }
                    return ThemeLegibility(
                        line: kind, screen: HomeScreen.all[page.screen], light: share(light),
                        dark: share(dark))
                }
            }.min { $0.share < $1.share }
        }
    }

    /// Returns whether a line reaches its contrast on a gray, for each code 0...255 of the image below it.
    private static func passing(_ line: TextBox.Kind, in theme: Theme) -> [Bool] {
        let (ink, bar) = colors(of: line, in: theme)
        return (0...255).map { code in
            var ground = HexColor(UInt32(code) * 0x010101)
            if let bar { ground = ground.half(bar) }
            return line.threshold.isReached(between: ink, and: ground)
        }
    }

    /// Returns the colors of Firefox for iOS without its redesign "Nova", and the status bars of iOS and Android. On iOS 26, bars
    /// are glass with half of their color, and the most transparent ones (`Documentation/home-pages.md`).
    private static func colors(of line: TextBox.Kind, in theme: Theme) -> (ink: HexColor, bar: HexColor?) {
        switch (line, theme) {
        case (.news, .light): (HexColor(0x0060DF), nil)
        case (.news, .dark): (HexColor(0x00B3F4), nil)
        case (.address, .light): (HexColor(0x15141A), HexColor(0xF9F9FB))
        case (.address, .dark): (HexColor(0xFBFBFE), HexColor(0x2B2A33))
        case (_, .light): (.black, nil)
        case (_, .dark): (.white, nil)
        }
    }
}

extension ThemeLegibility {
    /// Returns the places that are hard to read in both themes: "the status bar on iPhone Pro, portrait (light 12 %, dark 40 %)";
    /// nil if there are none.
    public static func weakness(on measures: [VariantMeasure]) -> String? {
        let places = worst(on: measures).filter {
            !$0.share.isAtLeast(percent: LegibilityReport.lostPercent)
        }.map(\.place)
        return places.isEmpty ? nil : places.joined(separator: ", ") + ": hard to read in either theme"
    }

    private var place: String {
        let name =
            switch line {
            case .news: "\"News\""
            case .address: "the address bar"
            default: "the status bar"
            }
        return "\(name) on \(screen.name) (light \(light.wholePercent), dark \(dark.wholePercent))"
    }
}

extension HexColor {
    /// Returns the mean of the codes of two colors, as a translucent bar has it.
    fileprivate func half(_ other: HexColor) -> HexColor {
        func mean(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) + Int(b) + 1) / 2) }
        return HexColor(
            RGB8(
                red: mean(rgb.red, other.rgb.red), green: mean(rgb.green, other.rgb.green),
                blue: mean(rgb.blue, other.rgb.blue)))
    }
}
