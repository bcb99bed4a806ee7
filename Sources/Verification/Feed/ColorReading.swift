import WallpressColors
import WallpaperMetadata
import Wallpapers

/// A reading of the text of a color by clients.
struct ColorReading {
    /// The text in the metadata.
    let text: String
    /// The color that was probably meant; nil if it is unclear.
    let meant: HexColor?

    init(_ text: String) {
        self.text = text
        meant = try? HexColor.normalizing(text).color
    }

    /// Whether it is six hexadecimal digits, upper case.
    var isExact: Bool { meant?.description == text }
    /// Whether it is six hexadecimal digits, some of them lower case, which all clients read.
    var isLowerCase: Bool { !isExact && meant?.description == text.uppercased() }

    /// A color that clients read but nobody meant.
    struct Misreading {
        /// The readers that cannot read the whole file because of it.
        var unreadableTo: FeedReaders = []
        /// The other effects: one clause for each.
        var others: [String] = []
    }

    /// Returns the unintended color that these readers read; nil if all of them read the intended one.
    func misreading(by readers: FeedReaders) -> Misreading? {
        var misreading = Misreading()
        if !readers.isDisjoint(with: .fenix) {
            if let argb = FenixFeed.color(text) {
                if !means(UInt32(truncatingIfNeeded: argb), alpha: true) {
                    misreading.others.append("Fenix reads the color \(digits(argb, least: 8)) (alpha first)")
                }
            } else {
                misreading.unreadableTo = readers.intersection(.fenix)
            }
        }
        if readers.contains(.iOS) {
            let color = WallpaperColor(text, fidelity: .shipping)
            if WallpaperColor.crashesShippingClient(text) {
                misreading.others.append("on iPhones and iPads, the app crashes whenever it reads the file")
            } else if let color {
                if !means(color.rgb, alpha: false) {
                    misreading.others.append("iPhones and iPads read \(color)")
                }
            } else {
                misreading.others.append(
                    "iPhones and iPads cannot read the color, and ignore the wallpaper's other colors as well"
                )
            }
        }
        return misreading.unreadableTo.isEmpty && misreading.others.isEmpty ? nil : misreading
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
