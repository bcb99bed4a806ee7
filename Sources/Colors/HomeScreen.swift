import WallpressPixels
import WallpaperMetadata

/// A screen on which people see the home page: a device, and the way in which it is held or shared. All sizes are in points.
///
/// `Documentation/home-pages.md` names the source of each number.
public struct HomeScreen: Sendable, Equatable {
    /// The browser whose home page it is. The raw value is the name of the app.
    public enum Browser: String, Sendable, Equatable, CaseIterable {
        case firefox = "Firefox for iOS"
        case ecosia = "Ecosia"
        case fenix = "Firefox for Android"
    }

    /// The part of the screen that the browser has, and how the screen is held.
    public enum Arrangement: String, Sendable, Equatable {
        case portrait
        case landscape
        /// The browser has one half of a screen that is held in landscape.
        case splitView = "split view"
    }

    /// A group of screens on a page. The cases are in the order of the page, and the raw value is the title.
    public enum Group: String, Sendable, CaseIterable {
        case phone = "iPhone"
        case android = "Android, as Fenix places pictures"
        /// A place for the settings, in which people choose a thumbnail. No screen is in it.
        case settings = "Settings"
        case pad = "iPad"
        case splitView = "iPad in split view"
        case ecosia = "Ecosia"
    }

    /// The edge or center that stays in place when the image is larger than the screen.
    public enum Anchor: String, Sendable, Equatable {
        case center
        case bottomLeft = "bottom-left"
    }

    /// A bar of the browser or of the system, and its height.
    struct Bar: Sendable, Equatable {
        let kind: Furniture.Kind
        let height: Double
    }

    /// The browser whose home page it shows.
    public let browser: Browser
    /// The screens beside which it is shown.
    public let group: Group
    /// The name of the device, such as "iPhone Pro"; with the browser if it is Ecosia: "Ecosia, iPhone Pro".
    public let device: String
    /// The way in which the device is held or shared.
    public let arrangement: Arrangement
    /// The size of the browser.
    public let width, height: Double
    /// The variant that the browser shows on it.
    public let variant: Variant
    /// The bars at the top and at the bottom, from top to bottom, with their heights.
    let topBars, bottomBars: [Bar]
    /// The width of the camera's area at the sides, or of the margin beside Ecosia's card.
    let sides: Double
    /// The space between the content and the sides.
    let inset: Double

    /// "iPhone Pro, portrait".
    public var name: String { "\(device), \(arrangement.rawValue)" }

    /// Whether it is an Android phone, where the browser's name leads and has the color of text.
    public var isAndroid: Bool { browser == .fenix }

    /// The point at which an image stays when it is larger than the screen.
    public var anchor: Anchor { isAndroid ? .bottomLeft : .center }

    /// The height of the bars at the top.
    var top: Double { topBars.reduce(0) { $0 + $1.height } }
    var bottom: Double { bottomBars.reduce(0) { $0 + $1.height } }

    /// The bars, from top to bottom.
    var bars: [Furniture] {
        func stack(_ bars: [Bar], from start: Double) -> [Furniture] {
            var y = start
            return bars.map { bar in
                defer { y += bar.height }
                return Furniture(kind: bar.kind, x: 0, y: y, width: width, height: bar.height)
            }
        }
        return stack(topBars, from: 0) + stack(bottomBars, from: height - bottom)
    }

    /// The part of the screen that the image covers. In Firefox for iOS it ends above the bars at the bottom, and in Ecosia
    /// it is a card.
    public var frame: (x: Double, y: Double, width: Double, height: Double) {
        switch browser {
        case .firefox: (0, 0, width, height - bottom)
        case .fenix: (0, 0, width, height)
        case .ecosia: (sides, top + 16, width - 2 * sides, height - top - bottom - 32)
        }
    }

    /// All screens that are measured: three sizes of iPhones, three of iPads, an Android phone, and two devices with Ecosia.
    /// Caches contain their names and results: if one is added, removed or changed, `CacheFile` and `ShardFile` need a new
    /// number of their format.
    public static let all: [HomeScreen] =
        phone("iPhone SE", 375, 667, statusBar: 20, notch: 0, homeIndicator: 0)
        + phone("iPhone Pro", 402, 874, statusBar: 62, notch: 62, homeIndicator: 34)
        + phone("iPhone Pro Max", 440, 956, statusBar: 62, notch: 62, homeIndicator: 34)
        + pad("iPad mini", 744, 1133) + pad("iPad 11-inch", 834, 1194) + pad("iPad 13-inch", 1024, 1366)
        + phone("Android phone", 412, 915, statusBar: 24, notch: 24, homeIndicator: 24, isAndroid: true)
        + ecosia

    /// Returns the screens that show a variant in some browsers.
    public static func showing(_ variant: Variant, in browsers: Set<Browser> = .standard)
        -> [HomeScreen]
    { all.filter { $0.shows(variant, in: browsers) } }

    /// Returns whether it shows a variant, in one of some browsers.
    func shows(_ variant: Variant, in browsers: Set<Browser>) -> Bool {
        self.variant == variant && browsers.contains(browser)
    }
}

extension HomeScreen {
    private static let addressBar = Bar(kind: .addressBar, height: 60)
    private static let toolbar = Bar(kind: .toolbar, height: 48)
    /// The bars of iPads, together 124. Their shares are for the eye only.
    private static let padBars = [
        padStatusBar, addressBar, Bar(kind: .toolbar, height: 40),
    ]
    private static let padStatusBar = Bar(kind: .statusBar, height: 24)
    private static let standardInset = 16.0
    private static let padInset = 50.0
    private static let padHomeIndicator = Bar(kind: .homeIndicator, height: 20)
    /// The width up to which a browser in split view is laid out like the one of a phone.
    private static let compactWidth = 600.0

    private static func phone(
        _ device: String, _ width: Double, _ height: Double, statusBar: Double, notch: Double,
        homeIndicator: Double, isAndroid: Bool = false
    ) -> [HomeScreen] {
        let status = Bar(kind: .statusBar, height: statusBar)
        let indicator = homeIndicator > 0 ? [Bar(kind: .homeIndicator, height: homeIndicator)] : []
        let browser: Browser = isAndroid ? .fenix : .firefox
        let group: Group = isAndroid ? .android : .phone
        return [
            HomeScreen(
                browser: browser, group: group, device: device, arrangement: .portrait, width: width,
                height: height, variant: .portrait,
                topBars: [status], bottomBars: [addressBar] + (isAndroid ? [] : [toolbar]) + indicator,
                sides: 0, inset: standardInset),
            HomeScreen(
                browser: browser, group: group, device: device, arrangement: .landscape,
                width: height, height: width, variant: .landscape,
                topBars: [isAndroid ? status : addressBar], bottomBars: isAndroid ? [addressBar] : [],
                sides: notch, inset: standardInset),
        ]
    }

    private static func pad(_ device: String, _ width: Double, _ height: Double) -> [HomeScreen] {
        func screen(_ arrangement: Arrangement, _ width: Double, _ height: Double, _ variant: Variant)
            -> HomeScreen
        {
            let isCompact = width <= compactWidth
            return HomeScreen(
                browser: .firefox, group: arrangement == .splitView ? .splitView : .pad, device: device,
                arrangement: arrangement, width: width, height: height, variant: variant,
                topBars: isCompact ? [padStatusBar] : padBars,
                bottomBars: isCompact ? [addressBar, toolbar, padHomeIndicator] : [], sides: 0,
                inset: isCompact ? standardInset : padInset)
        }
        return [
            screen(.portrait, width, height, .pad), screen(.landscape, height, width, .padLandscape),
            // The halves are 10 points apart.
            screen(.splitView, ((height - 10) / 2).rounded(.down), width, .padLandscape),
        ]
    }
}

extension Set<HomeScreen.Browser> {
    /// Firefox on phones and tablets, which most trees are for.
    public static let standard: Set = [.firefox, .fenix]

    /// Returns the browsers whose pages are measured for a tree. Ecosia's counts only if it reads the tree, and none if no
    /// profile has home pages.
    public static func reading(_ profiles: [Profile]) -> Set {
        guard profiles.isEmpty || profiles.contains(where: \.hasHomePages) else { return [] }
        return profiles.contains { $0.readsMetadata && $0.app == HomeScreen.Browser.ecosia.rawValue }
            ? standard.union([.ecosia]) : standard
    }
}

extension HomeScreen {
    /// The screens with Ecosia, which has a toolbar at the bottom, and no other bar. On a phone on its side, its shortcuts are
    /// below the screen.
    private static var ecosia: [HomeScreen] {
        func screen(
            _ device: String, _ arrangement: Arrangement, _ width: Double, _ height: Double,
            _ variant: Variant,
            top: Double, home: Double, inset: Double = 12
        ) -> HomeScreen {
            HomeScreen(
                browser: .ecosia, group: .ecosia, device: "Ecosia, " + device, arrangement: arrangement,
                width: width, height: height, variant: variant,
                topBars: top > 0 ? [Bar(kind: .statusBar, height: top)] : [],
                bottomBars: [toolbar, Bar(kind: .homeIndicator, height: home)], sides: 12, inset: inset)
        }
        return [
            screen("iPhone Pro", .portrait, 402, 874, .portrait, top: 62, home: 34),
            screen("iPad 11-inch", .portrait, 834, 1194, .pad, top: 24, home: 20, inset: 100),
            screen("iPad 11-inch", .landscape, 1194, 834, .padLandscape, top: 24, home: 20, inset: 100),
        ]
    }
}

/// The place of an image in its frame on a screen: it covers the frame and keeps its shape.
struct ScreenFit {
    /// Pixels of the image for each point of the screen.
    let scale: Double
    /// The pixel at the top left corner of the screen.
    private let left, top: Double

    init(_ screen: HomeScreen, imageWidth: Int, imageHeight: Int) {
        let (width, height) = (Double(imageWidth), Double(imageHeight))
        let frame = screen.frame
        scale = min(width / frame.width, height / frame.height)
        let hidden = (x: width - frame.width * scale, y: height - frame.height * scale)
        let corner: (x: Double, y: Double)
        switch screen.anchor {
        case .center: corner = (hidden.x / 2, hidden.y / 2)
        case .bottomLeft: corner = (0, hidden.y)
        }
        (left, top) = (corner.x - frame.x * scale, corner.y - frame.y * scale)
    }

    /// Returns the pixels of the image under a line of text.
    func pixels(under box: TextBox) -> CropBox {
        CropBox(
            x: left + box.x * scale, y: top + box.y * scale, width: box.width * scale,
            height: box.height * scale)
    }
}
