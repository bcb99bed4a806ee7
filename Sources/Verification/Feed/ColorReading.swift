import WallpressColors
import WallpaperMetadata
import Wallpapers

/// A reading of the text of a color by clients.
struct ColorReading {
    /// As in the metadata.
    let text: String
    /// The color that was probably meant; nil where nobody can tell.
    let meant: HexColor?

    init(_ text: String) {
        self.text = text
        meant = try? HexColor.normalizing(text).color
    }

    /// Six hexadecimal digits, upper case.
    var isExact: Bool { meant?.description == text }
    /// Six hexadecimal digits, some of them lower case, which all clients read.
    var isLowerCase: Bool { !isExact && meant?.description == text.uppercased() }

    /// A color that clients read and nobody meant.
    struct Harm {
        /// Who cannot read the whole file because of it.
        var unreadableTo: FeedReaders = []
        /// What else happens: one clause for each effect.
        var others: [String] = []
    }

    /// What these readers read that nobody meant; nil where all of them read what was meant.
    func harm(to readers: FeedReaders) -> Harm? {
        var harm = Harm()
        if !readers.isDisjoint(with: .fenix) {
            if let argb = FenixFeed.color(text) {
                if !means(UInt32(truncatingIfNeeded: argb), alpha: true) {
                    harm.others.append("Fenix reads the color \(digits(argb, least: 8)) (alpha first)")
                }
            } else {
                harm.unreadableTo = readers.intersection(.fenix)
            }
        }
        if readers.contains(.iOS) {
            let color = WallpaperColor(text, fidelity: .shipping)
            if WallpaperColor.crashesShippingClient(text) {
                harm.others.append("the app crashes on iPhones and iPads whenever it reads the file")
            } else if let color {
                if !means(color.rgb, alpha: false) { harm.others.append("iPhones and iPads read \(color)") }
            } else {
                harm.others.append(
                    "iPhones and iPads read no color, and lose the others too when people choose the wallpaper"
                )
            }
        }
        return harm.unreadableTo.isEmpty && harm.others.isEmpty ? nil : harm
    }

    private func means(_ bits: UInt32, alpha: Bool) -> Bool {
        guard let meant else { return false }
        return meant == HexColor(bits) && (!alpha || bits >> 24 == 0xFF)
    }

    private func digits(_ number: Int64, least: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, least - text.count)) + text
    }
}
