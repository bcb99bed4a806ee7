/// The home page of a browser as data: the places of text directly on the wallpaper.
public struct HomePage: Sendable, Equatable {
    /// A form of the page, which moves the boxes on a screen.
    public struct Form: Sendable, Equatable {
        /// Whether labels and titles are as long as German ones, or short.
        public var isLong = false
        /// Whether the language is written from right to left. The page is mirrored then.
        public var isRightToLeft = false
        /// Whether everything is on that people can turn on: two more sections, and on iPhones the button that moves the
        /// logo to the side. Otherwise it is the page of a new device.
        public var isFull = false
        /// Whether the page is scrolled by half a screen. Otherwise it is as at launch.
        public var isScrolled = false

        /// Creates a form; by default short, from left to right, as at launch on a new device.
        public init(
            isLong: Bool = false, isRightToLeft: Bool = false, isFull: Bool = false, isScrolled: Bool = false
        ) {
            (self.isLong, self.isRightToLeft) = (isLong, isRightToLeft)
            (self.isFull, self.isScrolled) = (isFull, isScrolled)
        }

        /// All twelve forms. Only full pages are scrolled.
        public static let all = [(false, false), (true, false), (true, true)].flatMap { isFull, isScrolled in
            [false, true].flatMap { isRightToLeft in
                [false, true].map { isLong in
                    Form(
                        isLong: isLong, isRightToLeft: isRightToLeft, isFull: isFull, isScrolled: isScrolled)
                }
            }
        }
    }

    /// The screen on which it is.
    public let screen: HomeScreen
    /// The form in which it is written and scrolled.
    public let form: Form
    /// The boxes that are visible, from top to bottom; those in bars come last.
    public let boxes: [TextBox]
    /// The parts that cover the wallpaper: bars, and the furniture of the page beside text. Parts may be under bars.
    public let furniture: [Furniture]

    /// Lays out the page on a screen.
    public init(on screen: HomeScreen, form: Form) {
        self.screen = screen
        self.form = form
        var layout = HomePageLayout(screen: screen, form: form)
        layout.addAll()
        // Ecosia's page does not scroll.
        let scrolled = form.isScrolled && screen.browser != .ecosia ? screen.height / 2 : 0
        func placed<Part: PagePart>(_ part: Part) -> Part {
            var part = part
            part.y -= scrolled
            if form.isRightToLeft { part.x = screen.width - part.x - part.width }
            return part
        }
        boxes =
            layout.boxes.map(placed).filter {
                $0.y >= screen.top && $0.y + $0.height <= screen.height - screen.bottom
            } + (form.isScrolled ? [] : screen.themeTexts.map(placed))
        furniture =
            layout.furniture.map(placed).filter { $0.y + $0.height > 0 && $0.y < screen.height }
            + screen.bars
    }
}

/// A part of a home page. Lengths are in points, from the top left of the screen.
protocol PagePart {
    var x: Double { get set }
    var y: Double { get set }
    var width: Double { get }
}
