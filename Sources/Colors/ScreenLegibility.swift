/// The legibility of the home page on one screen. Of the pages with short and long labels, from left to right and from right to
/// left, the least legible one counts.
public struct ScreenLegibility: Sendable, Equatable {
    /// The place of the screen in `HomeScreen.all`.
    private let index: UInt8
    /// The page at launch.
    public let opening: PageLegibility
    /// The page scrolled by half a screen; nil if there is no text on the wallpaper then.
    public let scrolled: PageLegibility?
    /// The means over all lines but a logo in its own color, at launch: at the contrast that each line should have, and at 3:1.
    /// The full share if there are no such lines.
    public let text, largeText: Share
    /// The part around a logo in its own color that reaches its contrast at launch; nil if there is none.
    public let logo: Share?
    /// The lines, without such a logo, of which less than half reaches 3:1: nobody can read them. They are lines of the page,
    /// as it opens, that has most of them.
    public let lost: [TextBox.Kind]

    init?(_ screen: Int, _ pages: [PageLuminances], text: HexColor, logo: HexColor?) {
        func measured(isScrolled: Bool) -> [PageShares] {
            pages.filter { $0.form.isScrolled == isScrolled }.map {
                PageShares($0, text: text, logo: logo)
            }
        }
        let pages = measured(isScrolled: false)
        guard let opening = pages.compactMap(\.legibility).min(by: { $0.mean < $1.mean }) else { return nil }
        index = UInt8(screen)
        self.opening = opening
        scrolled = measured(isScrolled: true).compactMap(\.legibility).min { $0.mean < $1.mean }
        self.text = pages.compactMap(\.text).min() ?? .whole
        largeText = pages.compactMap(\.largeText).min() ?? .whole
        self.logo = pages.compactMap(\.logo).min()
        lost = pages.map(\.lost).max { $0.count < $1.count } ?? []
    }

    /// The screen.
    public var screen: HomeScreen { HomeScreen.all[Int(index)] }

    /// The device and its orientation: `HomeScreen.name`.
    public var name: String { screen.name }

    /// Whether the page is legible at launch.
    public var isLegible: Bool { opening.mean.isAtLeast(percent: LegibilityReport.percent) }
}

/// The legibility of one home page.
public struct PageLegibility: Sendable, Equatable {
    /// The mean of the shares of its lines.
    public let mean: Share
    /// The kind of the line with the smallest share.
    public let worstLine: TextBox.Kind
    /// The smallest share.
    public let worstShare: Share
}

/// The shares of the lines of one page.
private struct PageShares {
    private typealias Line = (kind: TextBox.Kind, isLogo: Bool, share: Share, atLargeText: Share)

    private let lines: [Line]

    init(_ page: PageLuminances, text: HexColor, logo: HexColor?) {
        lines = page.lines.compactMap { line in
            line.ink.color(text: text, logo: logo).map {
                (
                    line.kind, line.ink == .logo, line.share(with: $0),
                    line.share(with: $0, reaching: .largeText)
                )
            }
        }
    }

    /// The lines in the color of text, or in Ecosia's white: the name of the browser, too, if it has that.
    private var texts: [Line] { lines.filter { !$0.isLogo } }

    /// The legibility; nil if there is no text on the wallpaper.
    var legibility: PageLegibility? {
        lines.min { $0.share < $1.share }.map { worst in
            PageLegibility(
                mean: Share(meanOf: lines.map(\.share)), worstLine: worst.kind, worstShare: worst.share)
        }
    }

    var text: Share? { texts.isEmpty ? nil : Share(meanOf: texts.map(\.share)) }
    var largeText: Share? { texts.isEmpty ? nil : Share(meanOf: texts.map(\.atLargeText)) }
    var logo: Share? { lines.first(where: \.isLogo)?.share }
    var lost: [TextBox.Kind] {
        texts.filter { !$0.atLargeText.isAtLeast(percent: LegibilityReport.lostPercent) }.map(\.kind)
    }
}

extension ScreenLegibility: Codable {
    /// Reads a text with the screen, its measures at launch, and its pages: "iPhone SE,
    /// portrait|950000000|990000000|75/75|label,title|960000000|logo|75/75|1000000000|title|36/36".
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let parts = try value.decode(String.self).split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 8 || parts.count == 11, let index = Self.names.firstIndex(of: String(parts[0])),
            let text = Share(mean: parts[1]), let largeText = Share(mean: parts[2]),
            case let logo = Share(text: parts[3]), logo != nil || parts[3].isEmpty,
            case let lost = parts[4].split(separator: ",").map({ TextBox.Kind(rawValue: String($0)) }),
            lost.allSatisfy({ $0 != nil }), lost.count < 100,
            let opening = PageLegibility(parts[5...7]),
            case let scrolled = parts.count == 11 ? PageLegibility(parts[8...10]) : nil,
            (scrolled == nil) == (parts.count == 8)
        else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no screen has such pages")
        }
        (self.index, self.opening, self.scrolled) = (UInt8(index), opening, scrolled)
        (self.text, self.largeText, self.logo) = (text, largeText, logo)
        self.lost = lost.compactMap(\.self)
    }

    /// Writes that text. A wallpaper has three dozen pages, and reading them takes far longer if each number and name is a
    /// JSON value of its own.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        let shares = [text, largeText].map { "\($0.partsPerBillion)" } + [logo?.text ?? ""]
        let pages = [opening, scrolled].compactMap(\.self).flatMap(\.parts)
        let lost = lost.map(\.rawValue).joined(separator: ",")
        try value.encode(([name] + shares + [lost] + pages).joined(separator: "|"))
    }

    private static let names = HomeScreen.all.map(\.name)
}

extension PageLegibility {
    /// The mean in parts per billion, the worst line and its share: ["960000000", "logo", "75/75"].
    fileprivate var parts: [String] { ["\(mean.partsPerBillion)", worstLine.rawValue, worstShare.text] }

    fileprivate init?(_ parts: ArraySlice<Substring>) {
        let first = parts.startIndex
        guard let mean = Share(mean: parts[first]),
            let line = TextBox.Kind(rawValue: String(parts[first + 1])),
            let share = Share(text: parts[first + 2])
        else { return nil }
        (self.mean, worstLine, worstShare) = (mean, line, share)
    }
}
