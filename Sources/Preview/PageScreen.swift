import WallpressColors

/// A screen with its home pages, for drawing. Lengths are in points, from the top left of the screen.
public struct PageScreen: Sendable, Encodable {
    /// All screens, in the order of `HomeScreen.all`.
    public static let all = HomeScreen.all.map(PageScreen.init)

    package let name, device, arrangement: String
    package let width, height: Double
    package let variant: String
    package let anchor: String
    package let isAndroid: Bool
    /// The part of the screen that the picture covers.
    package let frame: Frame
    /// Whether its pages count only for trees that Ecosia reads.
    package let isEcosia: Bool
    /// In the order of `HomePage.Form.all`.
    package let forms: [Form]

    /// A part of the screen.
    package struct Frame: Sendable, Encodable {
        package let x, y, width, height: Double
    }

    /// A home page in one form.
    package struct Form: Sendable, Encodable {
        package let boxes: [Box]
        package let furniture: [Box]
    }

    /// A line of text, or something that hides the wallpaper.
    package struct Box: Sendable, Encodable {
        package let kind: String
        /// `text`, `logo`, `white` or `theme`; nil for furniture.
        package let ink: String?
        package let x, y, width, height: Double
    }

    private init(_ screen: HomeScreen) {
        (name, device, arrangement) = (screen.name, screen.device, screen.arrangement.rawValue)
        (width, height) = (screen.width, screen.height)
        (variant, anchor) = (screen.variant.rawValue, screen.anchor.rawValue)
        (isAndroid, isEcosia) = (screen.isAndroid, screen.browser == .ecosia)
        let frame = screen.frame
        self.frame = Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        forms = HomePage.Form.all.map { form in
            let page = HomePage(on: screen, form: form)
            return Form(boxes: page.boxes.map(Box.init), furniture: page.furniture.map(Box.init))
        }
    }
}

extension PageScreen.Box {
    fileprivate init(_ box: TextBox) {
        self.init(
            kind: box.kind.rawValue, ink: box.ink.rawValue, x: box.x, y: box.y, width: box.width,
            height: box.height)
    }

    fileprivate init(_ part: Furniture) {
        self.init(
            kind: part.kind.rawValue, ink: nil, x: part.x, y: part.y, width: part.width, height: part.height)
    }
}
