import WallpaperMetadata
import WallpressColors

/// A screen with its home pages, for drawing. Lengths are in points, from the top left of the screen.
public struct PageScreen: Sendable, Encodable {
    /// All screens, in the order of `HomeScreen.all`.
    public static let all = HomeScreen.all.map(PageScreen.init)

    package let name, group, device, arrangement: String
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
        package let boxes: [TextBox]
        package let furniture: [Furniture]
    }

    private init(_ screen: HomeScreen) {
        (name, group) = (screen.name, screen.group.rawValue)
        (device, arrangement) = (screen.device, screen.arrangement.rawValue)
        (width, height) = (screen.width, screen.height)
        (variant, anchor) = (screen.variant.rawValue, screen.anchor.rawValue)
        (isAndroid, isEcosia) = (screen.isAndroid, screen.browser == .ecosia)
        let frame = screen.frame
        self.frame = Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        forms = HomePage.Form.all.map { form in
            let page = HomePage(on: screen, form: form)
            return Form(boxes: page.boxes, furniture: page.furniture)
        }
    }
}

/// The facts about a variant that the page needs to name and to draw it.
package struct PageVariant: Sendable, Encodable {
    package let name, title: String
    /// `upright`, `wide`, or `small` for a picture without text.
    package let shape: String
    /// How large a point of its screens is drawn, beside one of a phone.
    package let scale: Double
    /// The color and the kind of its line, in the words of CSS.
    package let line: [String: String]
    /// The place of the screen that stands for all that show it; nil if none does.
    package let screen: Int?

    init(_ variant: Variant) {
        (name, title, line) = (variant.rawValue, variant.title, variant.line)
        scale = variant.group.pointScale
        shape = variant == .thumbnail ? "small" : variant.isWide ? "wide" : "upright"
        let showing = HomeScreen.all.indices.filter { HomeScreen.all[$0].variant == variant }
        let first = showing.filter { HomeScreen.all[$0].group == HomeScreen.all[showing[0]].group }
        // That of the middle size.
        screen = first.isEmpty ? nil : first[first.count / 2]
    }
}
