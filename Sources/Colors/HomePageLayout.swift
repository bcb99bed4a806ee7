/// Lays out a home page from top to bottom, as if the screen were endless.
struct HomePageLayout {
    let screen: HomeScreen
    let isLong: Bool
    private(set) var boxes: [TextBox] = []
    private(set) var furniture: [Furniture] = []
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
        (
            short: 124.0, long: 215.0, content: 112.0, hasButton: true, card: Furniture.Kind.card,
            cardWidth: 340.0
        ),
        (short: 104.0, long: 160.0, content: 110.0, hasButton: true, card: .card, cardWidth: 150.0),
        (short: 72.0, long: 250.0, content: 352.0, hasButton: false, card: .story, cardWidth: 340.0),
    ]
    private static let cardSpacing = 16.0

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
            addCards(section.card, about: section.cardWidth, height: section.content)
            y += section.content + Self.sectionGap
        }
    }

    private mutating func add(_ kind: TextBox.Kind, x: Double, width: Double, height: Double) {
        let ink: TextRegion = kind == .logo && !screen.isAndroid ? .logo : .text
        boxes.append(TextBox(kind: kind, ink: ink, x: x, y: y, width: width, height: height))
    }

    private mutating func addFurniture(_ kind: Furniture.Kind, x: Double, width: Double, height: Double) {
        furniture.append(Furniture(kind: kind, x: x, y: y, width: width, height: height))
    }

    /// A row of cards that fills the width.
    private mutating func addCards(_ kind: Furniture.Kind, about cardWidth: Double, height: Double) {
        let count = max(1, Int((width + Self.cardSpacing) / (cardWidth + Self.cardSpacing)))
        let pitch = (width + Self.cardSpacing) / Double(count)
        for i in 0..<count {
            addFurniture(
                kind, x: left + pitch * Double(i), width: pitch - Self.cardSpacing, height: height)
        }
    }

    private mutating func addLogo() {
        let logo = Self.logo
        let group = logo.side + logo.gap + logo.textWidth
        let start = screen.isAndroid ? left : (screen.width - group) / 2
        addFurniture(.mark, x: start, width: logo.side, height: logo.side)
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
            let room = pitch - tile.spacing
            let middles = (0..<min(columns, Self.shortcutCount - first)).map {
                left + pitch * Double($0) + room / 2
            }
            for middle in middles {
                addFurniture(.tile, x: middle - tile.icon / 2, width: tile.icon, height: tile.icon)
            }
            y += tile.icon + tile.labelGap
            for (column, middle) in middles.enumerated() {
                let text = isLong ? room : Self.labels[column % Self.labels.count]
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
