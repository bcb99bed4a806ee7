/// How legible the home page is on one screen. With short and long labels, from left to right and from right to left, it
/// is the least legible page that counts.
public struct ScreenLegibility: Sendable, Equatable {
    /// The place of the screen in `HomeScreen.all`.
    private let index: UInt8
    /// The page as it opens.
    public let opening: PageLegibility
    /// The page scrolled by half a screen; nil if nothing is written on the wallpaper then.
    public let scrolled: PageLegibility?

    init?(_ screen: Int, _ pages: [PageLuminances], text: HexColor, logo: HexColor?) {
        func worst(isScrolled: Bool) -> PageLegibility? {
            pages.filter { $0.form.isScrolled == isScrolled }.compactMap {
                PageLegibility($0, text: text, logo: logo)
            }
            .min { $0.mean < $1.mean }
        }
        guard let opening = worst(isScrolled: false) else { return nil }
        index = UInt8(screen)
        self.opening = opening
        scrolled = worst(isScrolled: true)
    }

    /// The screen.
    public var screen: HomeScreen { HomeScreen.all[Int(index)] }

    /// The device and how it is held: `HomeScreen.name`.
    public var name: String { screen.name }

    /// Whether the page is legible as it opens.
    public var isLegible: Bool { opening.mean.isAtLeast(percent: LegibilityReport.percent) }
}

extension ScreenLegibility {
    /// "text in FFFFFF is legible to 0.61 on iPad mini, landscape (goal 0.80); the worst text there is a label with
    /// 0.12".
    public func weakness(text: HexColor, logo: HexColor?) -> String {
        let logo = logo.map { $0 == text ? "" : ", logo in \($0)" } ?? ""
        // Ecosia's text is white, whatever the colors are.
        let subject = screen.browser == .ecosia ? "white text" : "text in \(text)\(logo)"
        let line =
            "; the worst text there is a \(opening.worstLine.rawValue) with \(opening.worstShare.twoDecimals)"
        return "\(subject) is legible to \(opening.mean.twoDecimals) on \(name) "
            + "(goal 0.\(LegibilityReport.percent))" + (opening.hasWeakLine ? line : "")
    }
}

/// How legible one home page is.
public struct PageLegibility: Sendable, Equatable {
    /// The mean of the shares of its lines.
    public let mean: Share
    /// What the line with the smallest share is.
    public let worstLine: TextBox.Kind
    /// The smallest share.
    public let worstShare: Share

    /// Whether the worst line is so weak that it should be named.
    public var hasWeakLine: Bool { !worstShare.isAtLeast(percent: LegibilityReport.weakLinePercent) }

    fileprivate init?(_ page: PageLuminances, text: HexColor, logo: HexColor?) {
        let lines = page.lines.compactMap { line in
            line.ink.color(text: text, logo: logo).map { (kind: line.kind, share: line.share(with: $0)) }
        }
        guard let worst = lines.min(by: { $0.share < $1.share }) else { return nil }
        mean = Share(meanOf: lines.map(\.share))
        (worstLine, worstShare) = (worst.kind, worst.share)
    }
}

extension ScreenLegibility: Codable {
    /// Reads a text with the screen and its pages: "iPhone SE, portrait|960000000|logo|75/75|1000000000|title|36/36".
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let parts = try value.decode(String.self).split(separator: "|")
        guard parts.count == 4 || parts.count == 7, let index = Self.names.firstIndex(of: String(parts[0])),
            let opening = PageLegibility(parts[1...3]),
            case let scrolled = parts.count == 7 ? PageLegibility(parts[4...6]) : nil,
            (scrolled == nil) == (parts.count == 4)
        else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no screen has such pages")
        }
        (self.index, self.opening, self.scrolled) = (UInt8(index), opening, scrolled)
    }

    /// Writes that text. A wallpaper has three dozen pages, and reading them takes far longer where each number and name is a
    /// JSON value of its own.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        let pages = [opening, scrolled].compactMap(\.self).flatMap(\.parts)
        try value.encode(([name] + pages).joined(separator: "|"))
    }

    private static let names = HomeScreen.all.map(\.name)
}

extension PageLegibility {
    /// The mean in parts per billion, the worst line and its share: ["960000000", "logo", "75/75"].
    fileprivate var parts: [String] { ["\(mean.partsPerBillion)", worstLine.rawValue, worstShare.text] }

    fileprivate init?(_ parts: ArraySlice<Substring>) {
        let first = parts.startIndex
        guard let mean = Int(parts[first]), (0...1_000_000_000).contains(mean),
            let line = TextBox.Kind(rawValue: String(parts[first + 1])),
            let share = Share(text: parts[first + 2])
        else { return nil }
        self.mean = Share(passed: mean, total: 1_000_000_000)
        (worstLine, worstShare) = (line, share)
    }
}
