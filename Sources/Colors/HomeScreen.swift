import Pixels
import WallpaperMetadata

/// A screen on which people see the home page: a device, and how it is held or shared. All sizes are in points.
///
/// `Documentation/home-pages.md` names the source of each number.
public struct HomeScreen: Sendable, Equatable {
    /// Whether the browser has the whole screen.
    public enum Arrangement: String, Sendable, Equatable {
        case portrait
        case landscape
        /// The browser has one half of a screen that is held in landscape.
        case splitView = "split view"
    }

    /// Where the picture stays when it is larger than the screen.
    public enum Anchor: String, Sendable, Equatable {
        case center
        case bottomLeft = "bottom-left"
    }

    /// A bar of the browser or of the system, and its height.
    struct Bar: Sendable, Equatable {
        let kind: Furniture.Kind
        let height: Double
    }

    /// The name of the device, such as "iPhone Pro".
    public let device: String
    /// How the device is held or shared.
    public let arrangement: Arrangement
    /// The size of the browser.
    public let width, height: Double
    /// The variant that the browser shows on it.
    public let variant: Variant
    /// The bars at the top and at the bottom, from top to bottom, with their heights.
    let topBars, bottomBars: [Bar]
    /// What the camera takes at the sides.
    let sides: Double
    /// The space between the content and the sides.
    let inset: Double
    /// The browser's name is centered on iOS, and leads on Android, where it has the color of text.
    public let isAndroid: Bool

    /// "iPhone Pro, portrait".
    public var name: String { "\(device), \(arrangement.rawValue)" }

    /// Where a picture stays when it is larger than the screen.
    public var anchor: Anchor { isAndroid ? .bottomLeft : .center }

    /// What bars hide at the top and at the bottom.
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

    /// All screens that are measured: three sizes of iPhones, three of iPads, and an Android phone. Caches have their names:
    /// where one goes or changes, `CacheFile` and `ShardFile` need a new number of their format.
    public static let all: [HomeScreen] =
        phone("iPhone SE", 375, 667, statusBar: 20, notch: 0, homeIndicator: 0)
        + phone("iPhone Pro", 402, 874, statusBar: 62, notch: 62, homeIndicator: 34)
        + phone("iPhone Pro Max", 440, 956, statusBar: 62, notch: 62, homeIndicator: 34)
        + pad("iPad mini", 744, 1133) + pad("iPad 11-inch", 834, 1194) + pad("iPad 13-inch", 1024, 1366)
        + phone("Android phone", 412, 915, statusBar: 24, notch: 24, homeIndicator: 24, isAndroid: true)

    /// The screens that show a variant.
    public static func showing(_ variant: Variant) -> [HomeScreen] { all.filter { $0.variant == variant } }
}

extension HomeScreen {
    private static let addressBar = Bar(kind: .addressBar, height: 56)
    private static let toolbar = Bar(kind: .toolbar, height: 44)
    /// Together 124. How they share it is for the eye only.
    private static let padBars = [
        Bar(kind: .statusBar, height: 24), addressBar, toolbar,
    ]
    private static let standardInset = 16.0
    private static let padInset = 50.0
    /// Up to this width, a browser in split view is laid out like that of a phone.
    private static let compactWidth = 600.0

    private static func phone(
        _ device: String, _ width: Double, _ height: Double, statusBar: Double, notch: Double,
        homeIndicator: Double, isAndroid: Bool = false
    ) -> [HomeScreen] {
        let status = Bar(kind: .statusBar, height: statusBar)
        let indicator = homeIndicator > 0 ? [Bar(kind: .homeIndicator, height: homeIndicator)] : []
        return [
            HomeScreen(
                device: device, arrangement: .portrait, width: width, height: height, variant: .portrait,
                topBars: [status], bottomBars: [addressBar] + (isAndroid ? [] : [toolbar]) + indicator,
                sides: 0,
                inset: standardInset, isAndroid: isAndroid),
            HomeScreen(
                device: device, arrangement: .landscape, width: height, height: width, variant: .landscape,
                topBars: [isAndroid ? status : addressBar], bottomBars: isAndroid ? [addressBar] : [],
                sides: notch, inset: standardInset, isAndroid: isAndroid),
        ]
    }

    private static func pad(_ device: String, _ width: Double, _ height: Double) -> [HomeScreen] {
        func screen(_ arrangement: Arrangement, _ width: Double, _ height: Double, _ variant: Variant)
            -> HomeScreen
        {
            HomeScreen(
                device: device, arrangement: arrangement, width: width, height: height, variant: variant,
                topBars: padBars, bottomBars: [], sides: 0,
                inset: width > compactWidth ? padInset : standardInset,
                isAndroid: false)
        }
        return [
            screen(.portrait, width, height, .pad), screen(.landscape, height, width, .padLandscape),
            // The halves are 10 points apart.
            screen(.splitView, ((height - 10) / 2).rounded(.down), width, .padLandscape),
        ]
    }
}

/// How a picture lies on a screen: it covers it and keeps its shape.
struct ScreenFit {
    /// Pixels of the picture for each point of the screen.
    let scale: Double
    /// The pixel at the top left corner of the screen.
    private let left, top: Double

    init(_ screen: HomeScreen, pictureWidth: Int, pictureHeight: Int) {
        let (width, height) = (Double(pictureWidth), Double(pictureHeight))
        scale = min(width / screen.width, height / screen.height)
        let hidden = (x: width - screen.width * scale, y: height - screen.height * scale)
        switch screen.anchor {
        case .center: (left, top) = (hidden.x / 2, hidden.y / 2)
        case .bottomLeft: (left, top) = (0, hidden.y)
        }
    }

    /// The pixels of the picture under a line of text.
    func pixels(under box: TextBox) -> CropBox {
        CropBox(
            x: left + box.x * scale, y: top + box.y * scale, width: box.width * scale,
            height: box.height * scale)
    }
}
