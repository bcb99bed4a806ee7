/// The layout of a home page from top to bottom, as if the screen were endless.
///
/// `Documentation/home-pages.md` has the source of each figure.
struct HomePageLayout {
    let screen: HomeScreen
    let form: HomePage.Form
    private(set) var boxes: [TextBox] = []
    private(set) var furniture: [Furniture] = []
    private var y = 0.0

    /// The number of shortcuts, and the heights of the icon, of the gap below it, and of the label.
    private typealias Shortcuts = (count: Int, icon: Double, gap: Double, label: Double)
    private static let shortcuts: Shortcuts = (8, 60, 6, 14.3)
    private static let ecosiasShortcuts: Shortcuts = (4, 56, 8, 16)
    /// The distance from the bottom of Ecosia's card to the top of its shortcuts: the row, a gap, and the field for searches.
    private static let ecosiaFoot = 262.0
    private static let ecosiaLogo = (top: 16.0, width: 76.0, height: 20.0)

    /// The heights above the logo, and below it.
    private static let header = (top: 40.0, bottom: 60.0)
    private static let logo = (side: 40.0, gap: 10.0, textWidth: 90.0, textHeight: 26.0)
    /// The gap after shortcuts, and after every other section.
    private static let sectionGap = 44.0
    private static let tileWidth = 85.0
    private static let spacing = 16.0
    /// The height of a title, and the gap below it: 16 of the title and 16 of the section.
    private static let title = (height: 25.0, after: 32.0)
    private static let showAll = (height: 20.0, short: 58.0, long: 100.0, gap: 12.0)
    /// The widths of short labels, which repeat.
    private static let labels = [38.0, 30, 52, 44]
    /// The sections that people can turn on: widths of titles, heights and widths of cards.
    private static let sections = [
        (short: 124.0, long: 215.0, height: 112.0, width: 340.0),
        (short: 104.0, long: 160.0, height: 110.0, width: 134.0),
    ]
    private static let stories = (short: 72.0, long: 250.0, height: 282.0, width: 320.0)
    private static let news = (header: 57.0, above: 32.0, text: 18.0, short: 40.0, long: 84.0, icon: 28.0)

    init(screen: HomeScreen, form: HomePage.Form) {
        (self.screen, self.form) = (screen, form)
    }

    private var left: Double { screen.sides + screen.inset }
    private var width: Double { screen.width - 2 * left }

    mutating func addAll() {
        guard screen.browser != .ecosia else { return addEcosia() }
        y = screen.top + Self.header.top
        addLogo()
        addShortcuts()
        for section in form.isFull ? Self.sections : [] {
            addTitle(form.isLong ? section.long : section.short, hasButton: true)
            addCards(.card, about: section.width, height: section.height)
            y += section.height + Self.sectionGap
        }
        addStories()
    }

    private mutating func add(
        _ kind: TextBox.Kind, _ ink: TextBox.Source = .text, x: Double, width: Double, height: Double
    ) {
        boxes.append(TextBox(kind: kind, ink: ink, x: x, y: y, width: width, height: height))
    }

    private mutating func addFurniture(_ kind: Furniture.Kind, x: Double, width: Double, height: Double) {
        furniture.append(Furniture(kind: kind, x: x, y: y, width: width, height: height))
    }

    /// Adds a row of cards that fills the width.
    private mutating func addCards(_ kind: Furniture.Kind, about cardWidth: Double, height: Double) {
        let count = max(1, Int((width + Self.spacing) / (cardWidth + Self.spacing)))
        let pitch = (width + Self.spacing) / Double(count)
        for i in 0..<count {
            addFurniture(kind, x: left + pitch * Double(i), width: pitch - Self.spacing, height: height)
        }
    }

    private mutating func addLogo() {
        let logo = Self.logo
        let group = logo.side + logo.gap + logo.textWidth
        let isLeading = screen.isAndroid || form.isFull && screen.isPhone
        let start = isLeading ? left : (screen.width - group) / 2
        addFurniture(.mark, x: start, width: logo.side, height: logo.side)
        y += (logo.side - logo.textHeight) / 2
        add(
            .logo, screen.isAndroid ? .text : .logo, x: start + logo.side + logo.gap, width: logo.textWidth,
            height: logo.textHeight)
        y += (logo.side + logo.textHeight) / 2 + Self.header.bottom
    }

    private mutating func addShortcuts(ink: TextBox.Source = .text) {
        let isEcosia = screen.browser == .ecosia
        let tile = isEcosia ? Self.ecosiasShortcuts : Self.shortcuts
        let fitting = Int((width + Self.spacing) / (Self.tileWidth + Self.spacing))
        let columns = min(max(fitting, 4), tile.count)
        // Rows are filled as if there were more shortcuts.
        let pitch = (width + Self.spacing) / Double(isEcosia ? columns : max(fitting, 4))
        for first in stride(from: 0, to: tile.count, by: columns) {
            let room = pitch - Self.spacing
            let middles = (0..<min(columns, tile.count - first)).map { left + pitch * Double($0) + room / 2 }
            for middle in middles {
                addFurniture(.tile, x: middle - tile.icon / 2, width: tile.icon, height: tile.icon)
            }
            y += tile.icon + tile.gap
            for (column, middle) in middles.enumerated() {
                let text = form.isLong ? min(room, 140) : Self.labels[column % Self.labels.count]
                add(.label, ink, x: middle - text / 2, width: text, height: tile.label)
            }
            y += tile.label + Self.spacing
        }
        y += Self.sectionGap - Self.spacing
    }

    private mutating func addTitle(_ text: Double, hasButton: Bool) {
        let (title, button) = (Self.title, Self.showAll)
        let buttonWidth = hasButton ? (form.isLong ? button.long : button.short) : 0
        let room = width - (hasButton ? buttonWidth + button.gap : 0)
        add(.title, x: left, width: min(text, room), height: title.height)
        if hasButton {
            y += (title.height - button.height) / 2
            add(.showAll, x: left + width - buttonWidth, width: buttonWidth, height: button.height)
            y -= (title.height - button.height) / 2
        }
        y += title.height + title.after
    }

    /// Adds the stories, whose cards show their tops at the fold, the lower end of the area that the bars leave free. "News" is
    /// above them if there is room; otherwise, or once the page is scrolled, their title is.
    private mutating func addStories() {
        let fold = screen.height - screen.bottom
        let news = Self.news
        let peek = Self.spacing + (screen.isPhone ? 16 : 36)
        let hasRoom = !screen.isAndroid && fold - y >= news.header
        let end = max(fold - peek, y + news.header)
        guard hasRoom, !form.isScrolled else {
            if hasRoom { y = end - news.header }
            addTitle(form.isLong ? Self.stories.long : Self.stories.short, hasButton: false)
            return addCards(.story, about: Self.stories.width, height: Self.stories.height)
        }
        let text = form.isLong ? news.long : news.short
        y = end - news.above + 3
        add(.news, .theme, x: (screen.width + news.icon - text) / 2, width: text, height: news.text)
        y = end + Self.spacing
        addCards(.story, about: Self.stories.width, height: Self.stories.height)
    }

    /// Adds Ecosia's page, which does not scroll: its name at the top of the card, shortcuts above the field for searches.
    private mutating func addEcosia() {
        let (frame, logo) = (screen.frame, Self.ecosiaLogo)
        y = frame.y + logo.top
        add(.logo, .white, x: (screen.width - logo.width) / 2, width: logo.width, height: logo.height)
        y = frame.y + frame.height - Self.ecosiaFoot
        addShortcuts(ink: .white)
    }
}

extension HomeScreen {
    /// Whether the page is laid out as on a phone.
    var isPhone: Bool { inset < 50 }

    /// The text of the bars under which the image is: the time and the signs, or an address.
    var themeTexts: [TextBox] {
        guard browser != .ecosia else { return [] }
        if let bar = bars.first(where: { $0.kind == .addressBar }), bar.y < height / 2 {
            return [
                TextBox(
                    kind: .address, ink: .theme, x: (width - 160) / 2, y: bar.y + (bar.height - 18) / 2,
                    width: 160, height: 18)
            ]
        }
        guard let bar = topBars.first else { return [] }
        let edge = 28.0
        return [(x: edge, width: 36.0), (width - edge - 46, 46)].map { place in
            TextBox(
                kind: .statusBar, ink: .theme, x: place.x, y: (bar.height - 14) / 2, width: place.width,
                height: 14)
        }
    }
}
