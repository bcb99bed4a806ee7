import WallpressDiagnostics
import WallpaperMetadata

// The rules about legibility. A build, the studio and a verification check them here, on the same figures.
extension Rule {
    /// All text on home pages can be read, the logo aside.
    public static let textContrast = Rule(
        "text-contrast", .warning,
        "on every home page at launch, \(LegibilityReport.percent) % of the text has a contrast of \(ContrastThreshold.text) "
            + "(WCAG 2.2, 1.4.3), and no line is hard to read",
        effect: "people cannot read titles and labels",
        fix: "build with a scrim, move the crop, or choose another master", impact: .text, isAboutMaster: true
    )
    /// The logo can be made out.
    public static let logoContrast = Rule(
        "logo-contrast", .warning,
        "on every home page at launch, \(LegibilityReport.percent) % of the logo has a contrast of \(ContrastThreshold.largeText)",
        effect: "people cannot recognize the logo",
        fix: "build with a scrim, move the crop, or choose another master", impact: .text, isAboutMaster: true
    )
    /// The text of the metadata can be read on its card.
    public static let cardContrast = Rule(
        "card-contrast", .error, "text-color on card-color has a contrast of \(ContrastThreshold.text)",
        effect: "people cannot read the text on cards",
        fix: "let `wallpress fill --all` choose the card", impact: .text)
    /// A browser's own text can be read on its cards.
    public static let themeCardContrast = Rule(
        "theme-card-contrast", .error,
        "the browser's own text has a contrast of \(ContrastThreshold.text) on card-color-light and card-color-dark",
        effect: "Android users cannot read the text on cards",
        fix: "let `wallpress fill --all` choose the cards", impact: .text)
}

extension LegibilityReport {
    /// The mean at 3:1 below which a page is bad to the eye, in percent: 9 of 11 were, and the other two were borderline.
    private static let severePercent = 70
    /// The number of lines that are hard to read that makes a page as bad.
    private static let severeLoss = 3
    /// The mean at 3:1 from which a page is good to the eye, in percent, and the lines that may be hard to read on it. A designer
    /// took 21 of 22 proposals that reached both, though most of them missed the goal.
    private static let (goodPercent, goodLoss) = (85, 1)
    /// The number of screens that a message names.
    private static let namedScreens = 4

    /// Whether every page is good to the eye, though it may miss the goal.
    package var isGood: Bool {
        screens.allSatisfy {
            $0.largeText.isAtLeast(percent: Self.goodPercent) && $0.lost.count <= Self.goodLoss
        }
    }

    /// Returns diagnostics on text that people cannot read on the home pages, and on a logo that they cannot make out. At most
    /// one diagnostic for each.
    ///
    /// A warning is a page that is bad to the eye; a note is one that misses the goal, or loses a line.
    ///
    /// - Parameter slack: The loss that encoding may have caused, in percent: 0 before it, 2 after it.
    public func diagnostics(of wallpaper: String, text: HexColor, logo: HexColor?, slack: Int = 0)
        -> [Diagnostic]
    {
        [
            textDiagnostic(of: wallpaper, text, slack),
            logo.flatMap { logoDiagnostic(of: wallpaper, $0, slack) },
        ].compactMap(\.self)
    }

    private func textDiagnostic(of wallpaper: String, _ color: HexColor, _ slack: Int) -> Diagnostic? {
        let weak = screens.filter { !$0.text.isAtLeast(percent: Self.percent - slack) }
        let parts = [Self.weakness(of: weak, among: screens.count, \.text, "the text in \(color)"), losses]
        let found = parts.compactMap(\.self).joined(separator: "; ")
        guard !found.isEmpty else { return nil }
        let isSevere = screens.contains {
            !$0.largeText.isAtLeast(percent: Self.severePercent - slack) || $0.lost.count >= Self.severeLoss
        }
        return Diagnostic(
            .textContrast, severity: isSevere ? nil : .note, wallpaper: wallpaper, found,
            expected: "\(Self.percent) % of the text at \(ContrastThreshold.text) on every screen",
            found: found)
    }

    private func logoDiagnostic(of wallpaper: String, _ color: HexColor, _ slack: Int) -> Diagnostic? {
        let weak = screens.filter { $0.logo?.isAtLeast(percent: Self.percent - slack) == false }
        let found = Self.weakness(of: weak, among: screens.count, \.logoShare, "the logo in \(color)")
        guard let found else { return nil }
        let isSevere = weak.contains { !$0.logoShare.isAtLeast(percent: Self.lostPercent - slack) }
        return Diagnostic(
            .logoContrast, severity: isSevere ? nil : .note, wallpaper: wallpaper, found,
            expected: "\(Self.percent) % of the logo at \(ContrastThreshold.largeText) on every screen",
            found: found)
    }

    /// Returns "43 % of the text in FFFFFF can be read on iPad mini, portrait, less than 80 % on 7 of 20 screens"; nil for no
    /// screens.
    private static func weakness(
        of weak: [ScreenLegibility], among count: Int, _ share: KeyPath<ScreenLegibility, Share>,
        _ subject: String
    ) -> String? {
        guard let worst = weak.min(by: { $0[keyPath: share] < $1[keyPath: share] }) else { return nil }
        // Ecosia's text is white with any colors.
        let subject = worst.screen.browser == .ecosia ? "Ecosia's white text" : subject
        return "\(worst[keyPath: share].wholePercent) of \(subject) can be read on \(worst.name)"
            + ", less than \(percent) % on \(weak.count) of \(count) screens"
    }

    /// "hard to read: 4 shortcut labels, a section title on iPad mini, portrait; the status bar on
    /// iPhone SE, landscape"; nil if all can be read.
    private var losses: String? {
        let lossy = screens.filter { !$0.lost.isEmpty }.enumerated().sorted {
            ($1.element.lost.count, $0.offset) < ($0.element.lost.count, $1.offset)
        }.map(\.element)
        guard !lossy.isEmpty else { return nil }
        let others = lossy.dropFirst(Self.namedScreens)
        let rest =
            others.isEmpty
            ? []
            : [
                "\(counted(others.reduce(0) { $0 + $1.lost.count }, "line")) "
                    + "on \(counted(others.count, "other screen"))"
            ]
        let named = lossy.prefix(Self.namedScreens).map { "\($0.lostText) on \($0.name)" }
        return "hard to read: " + (named + rest).joined(separator: "; ")
    }
}

extension ScreenLegibility {
    fileprivate var logoShare: Share { logo ?? .whole }

    /// "4 shortcut labels, a section title".
    fileprivate var lostText: String {
        lost.uniqued.map { kind in
            let count = lost.count { $0 == kind }
            return count == 1 ? kind.phrase : "\(count) \(kind.plural)"
        }.joined(separator: ", ")
    }
}

extension TextBox.Kind {
    fileprivate var phrase: String {
        switch self {
        case .showAll: "a \"Show all\" button"
        case .news: "the \"News\" button"
        case .logo, .statusBar: "the \(rawValue)"
        case .address: "the address bar"
        case .label: "a shortcut label"
        case .title: "a section title"
        }
    }

    fileprivate var plural: String {
        switch self {
        case .label: "shortcut labels"
        case .title: "section titles"
        case .showAll: "\"Show all\" buttons"
        default: phrase
        }
    }
}

extension [CardContrast] {
    /// Returns the cards on which text cannot be read, each with its diagnostic.
    ///
    /// - Parameter readsThemes: Whether a client reads the cards of the two themes.
    public func diagnostics(
        on wallpaper: String, readsThemes: Bool
    ) -> [(card: ColorKey, diagnostic: Diagnostic)] {
        let weak = filter { !$0.isReadable && ($0.card == .card || readsThemes) }
        return weak.map(\.card).uniqued.map { card in
            let found = weak.filter { $0.card == card }.map {
                "\(ratioText($0.ratio)):1 for \($0.ink) on \($0.color)"
            }
            let rule = card == .card ? Rule.cardContrast : .themeCardContrast
            return (
                card,
                Diagnostic(
                    rule, wallpaper: wallpaper, expected: "\(ContrastThreshold.text)",
                    found: found.joined(separator: ", "))
            )
        }
    }
}
