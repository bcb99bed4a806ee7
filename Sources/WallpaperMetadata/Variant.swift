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

    /// What follows the id in the suffixed profile. The suffixes are those of the legacy system
    /// (Documentation/clients.md).
    public var suffix: String {
        switch self {
        case .portrait: ""
        case .landscape: "_ls"
        case .pad: "_pad"
        case .padLandscape: "_pad_ls"
        case .thumbnail: "_thumbnail"
        }
    }

    /// What people call it. `rawValue` is what files have.
    public var title: String {
        switch self {
        case .portrait: "Portrait"
        case .landscape: "Landscape"
        case .pad: "iPad"
        case .padLandscape: "iPad, landscape"
        case .thumbnail: "Thumbnail"
        }
    }

    /// "iPad", "iPad (dark)".
    package func name(in theme: Theme) -> String { theme == .dark ? "\(title) (dark)" : title }

    /// What follows the id in the name of a master of its own. The plain master, which serves all variants, has no suffix.
    public var masterSuffix: String { self == .portrait ? "_portrait" : suffix }

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

    /// The variants whose own master serves this one, best first. The plain master (nil) serves all.
    public var mastersInOrder: [Variant?] {
        self == .padLandscape ? [self, .landscape, nil] : [self, nil]
    }

    /// The order of the list above, which is the order of files and tables.
    public static func < (a: Variant, b: Variant) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
