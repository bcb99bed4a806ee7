/// The home page of a browser as data: where text stands directly on the wallpaper.
public struct HomePage: Sendable, Equatable {
    /// What changes the boxes on a screen.
    public struct Form: Sendable, Equatable {
        /// Whether labels and titles are as long as German ones, or short.
        public var isLong = false
        /// Whether the language is written from right to left. The page is mirrored then.
        public var isRightToLeft = false
        /// Whether the page is scrolled by half a screen. Otherwise it stands as it opens.
        public var isScrolled = false

        /// A form; by default short, from left to right, as it opens.
        public init(isLong: Bool = false, isRightToLeft: Bool = false, isScrolled: Bool = false) {
            (self.isLong, self.isRightToLeft, self.isScrolled) = (isLong, isRightToLeft, isScrolled)
        }

        /// All eight forms.
        public static let all = [false, true].flatMap { isScrolled in
            [false, true].flatMap { isRightToLeft in
                [false, true].map { isLong in
                    Form(isLong: isLong, isRightToLeft: isRightToLeft, isScrolled: isScrolled)
                }
            }
        }
    }

    /// The screen on which it is.
    public let screen: HomeScreen
    /// How it is written and scrolled.
    public let form: Form
    /// The boxes that are visible, from top to bottom.
    public let boxes: [TextBox]

    /// Lays out the page on a screen.
    public init(on screen: HomeScreen, form: Form) {
        self.screen = screen
        self.form = form
        var layout = HomePageLayout(screen: screen, isLong: form.isLong)
        layout.addAll()
        let scrolled = form.isScrolled ? screen.height / 2 : 0
        boxes = layout.boxes.map { box in
            var box = box
            box.y -= scrolled
            if form.isRightToLeft { box.x = screen.width - box.x - box.width }
            return box
        }.filter { $0.y >= screen.top && $0.y + $0.height <= screen.height - screen.bottom }
    }
}

/// A line of text that stands directly on the wallpaper. Lengths are in points, from the top left of the screen.
public struct TextBox: Sendable, Equatable {
    /// What is written.
    public enum Kind: String, Sendable, Equatable, Codable {
        /// The browser's name beside its logo.
        case logo
        /// The name of a shortcut.
        case label
        /// The title of a section.
        case title
        /// The button beside a title.
        case showAll = "show all"

        /// The contrast that its pixels should reach: 4.5:1 for text, 3:1 for the logo.
        public var threshold: ContrastThreshold { self == .logo ? .largeText : .text }

        /// The height of a lower-case x. The fonts of iOS and Android have 0.52 of their size.
        public var xHeight: Double {
            switch self {
            case .logo: 15
            case .label: 12 * 0.52
            case .title: 20 * 0.52
            case .showAll: 15 * 0.52
            }
        }
    }

    /// What is written.
    public let kind: Kind
    /// Which color it has: `text-color` or `logo-text-color`.
    public let ink: TextRegion
    /// The left edge.
    public fileprivate(set) var x: Double
    /// The top edge.
    public fileprivate(set) var y: Double
    /// From the first glyph to the last.
    public let width: Double
    /// From the top of the line to its bottom.
    public let height: Double
}

/// Lays out the boxes from top to bottom, as if the screen were endless.
private struct HomePageLayout {
    let screen: HomeScreen
    let isLong: Bool
    private(set) var boxes: [TextBox] = []
    private var y = 0.0

    private static let headerTop = 16.0
    private static let headerBottom = 30.0
    private static let logo = (side: 40.0, gap: 10.0, textWidth: 90.0, textHeight: 26.0)
    private static let shortcutCount = 8
    private static let tile = (width: 85.0, icon: 60.0, labelGap: 6.0, label: 16.0, spacing: 16.0)
    private static let afterShortcuts = 54.0
    private static let title = (before: 16.0, height: 25.0, after: 16.0)
    private static let showAll = (height: 20.0, short: 58.0, long: 100.0, gap: 12.0)
    private static let sectionGap = 62.0
    /// The widths of short labels, which repeat.
    private static let labels = [38.0, 30, 52, 44]
    /// The widths of titles, and the heights of what is below them. The stories end the page.
    private static let sections = [
        (short: 124.0, long: 215.0, content: 112.0, hasButton: true),
        (short: 104.0, long: 160.0, content: 110.0, hasButton: true),
        (short: 72.0, long: 250.0, content: 352.0, hasButton: false),
    ]

    init(screen: HomeScreen, isLong: Bool) {
        self.screen = screen
        self.isLong = isLong
    }

    private var left: Double { screen.sides + screen.inset }
    private var width: Double { screen.width - 2 * left }

    mutating func addAll() {
        y = screen.top + Self.headerTop
        addLogo()
        addShortcuts()
        for section in Self.sections {
            addTitle(isLong ? section.long : section.short, hasButton: section.hasButton)
            y += section.content + Self.sectionGap
        }
    }

    private mutating func add(_ kind: TextBox.Kind, x: Double, width: Double, height: Double) {
        let ink: TextRegion = kind == .logo && !screen.isAndroid ? .logo : .text
        boxes.append(TextBox(kind: kind, ink: ink, x: x, y: y, width: width, height: height))
    }

    private mutating func addLogo() {
        let logo = Self.logo
        let group = logo.side + logo.gap + logo.textWidth
        let start = screen.isAndroid ? left : (screen.width - group) / 2
        y += (logo.side - logo.textHeight) / 2
        add(.logo, x: start + logo.side + logo.gap, width: logo.textWidth, height: logo.textHeight)
        y += (logo.side + logo.textHeight) / 2 + Self.headerBottom
    }

    private mutating func addShortcuts() {
        let tile = Self.tile
        let fitting = Int((width + tile.spacing) / (tile.width + tile.spacing))
        let columns = min(max(fitting, 4), Self.shortcutCount)
        // Rows are filled as if there were more shortcuts.
        let pitch = (width + tile.spacing) / Double(max(fitting, 4))
        for first in stride(from: 0, to: Self.shortcutCount, by: columns) {
            y += tile.icon + tile.labelGap
            for column in 0..<min(columns, Self.shortcutCount - first) {
                let room = pitch - tile.spacing
                let text = isLong ? room : Self.labels[column % Self.labels.count]
                let middle = left + pitch * Double(column) + room / 2
                add(.label, x: middle - text / 2, width: text, height: tile.label)
            }
            y += tile.label + tile.spacing
        }
        y += Self.afterShortcuts - tile.spacing
    }

    private mutating func addTitle(_ text: Double, hasButton: Bool) {
        let (title, button) = (Self.title, Self.showAll)
        let buttonWidth = hasButton ? (isLong ? button.long : button.short) : 0
        y += title.before
        let room = width - (hasButton ? buttonWidth + button.gap : 0)
        add(.title, x: left, width: min(text, room), height: title.height)
        if hasButton {
            y += (title.height - button.height) / 2
            add(.showAll, x: left + width - buttonWidth, width: buttonWidth, height: button.height)
            y -= (title.height - button.height) / 2
        }
        y += title.height + title.after
    }
}
