/// The pictures made of one master.
public enum Variant: String, Sendable, CaseIterable, Comparable, Codable {
    /// iPhone and Android phone, upright.
    case portrait
    /// iPhone and Android phone, on its side.
    case landscape
    /// iPad, upright.
    case pad
    /// iPad, on its side.
    case padLandscape = "pad-landscape"
    /// What the settings screen shows before a wallpaper is fetched.
    case thumbnail

    /// The four that are shown behind the home page: all but the thumbnail.
    public static let fullSize: [Variant] = [.portrait, .landscape, .pad, .padLandscape]

    /// What follows the id in the name of a master of its own, and in the suffixed profile. The suffixes are
    /// those of the legacy system (Documentation/clients.md).
    public var suffix: String {
        switch self {
        case .portrait: ""
        case .landscape: "_ls"
        case .pad: "_pad"
        case .padLandscape: "_pad_ls"
        case .thumbnail: "_thumbnail"
        }
    }

    /// The size that clients expect when nobody says another (Apple's devices, as Ecosia's client asks for
    /// them).
    public var standardSize: PixelSize {
        switch self {
        case .portrait: PixelSize(width: 1170, height: 2532)
        case .landscape: PixelSize(width: 2532, height: 1170)
        case .pad: PixelSize(width: 2048, height: 2732)
        case .padLandscape: PixelSize(width: 2732, height: 2048)
        case .thumbnail: PixelSize(width: 200, height: 200)
        }
    }

    /// The variants whose own master serves this one, best first. The plain master (`portrait`) serves all.
    public var mastersInOrder: [Variant] {
        switch self {
        case .portrait: [.portrait]
        case .padLandscape: [.padLandscape, .landscape, .portrait]
        default: [self, .portrait]
        }
    }

    /// The order of the list above, which is the order of files and tables.
    public static func < (a: Variant, b: Variant) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
    /// Pixels in a row, at least 1.
    public var width: Int
    /// Rows, at least 1.
    public var height: Int

    /// A size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// "1170 x 2532".
    public var description: String { "\(width) x \(height)" }

    /// Whether this has the aspect ratio of another size: at this height, the width differs by at most 1 % or
    /// one pixel.
    public func hasAspect(of other: PixelSize) -> Bool {
        // |width - height * ratio| <= max(1 % of it, 1), times the other height.
        let wanted = height * other.width
        return abs(width * other.height - wanted) <= max(wanted / 100, other.height)
    }
}
