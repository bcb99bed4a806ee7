/// The pictures made of one master.
public enum Variant: String, Sendable, CaseIterable, Comparable {
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

    /// What follows the id in the name of a master of its own, and in the suffixed profile (legacy wiki).
    public var suffix: String {
        switch self {
        case .portrait: ""
        case .landscape: "_ls"
        case .pad: "_pad"
        case .padLandscape: "_pad_ls"
        case .thumbnail: "_thumbnail"
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
