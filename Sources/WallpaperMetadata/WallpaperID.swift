import Foundation

/// The rules for the ids of wallpapers and collections. Clients that we cannot change use them as names of
/// folders and files and as dictionary keys.
public enum WallpaperID {
    /// The reason that an id cannot be used.
    public enum ValidationError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The id is empty.
        case empty
        /// The id contains something other than ASCII letters, digits and hyphens.
        case character(Character)
        /// The id starts or ends with a hyphen, which tools mistake for an option or cut off.
        case hyphenAtEnd
        /// The id means something else to a client or a server.
        case reserved
        /// The id is longer than `longest`; the value is its length.
        case tooLong(Int)

        /// A clause that follows the id in a message: "has a space; only the letters A to Z, digits and hyphens are
        /// allowed".
        public var description: String {
            switch self {
            case .empty: "is empty"
            case .character(let character):
                "has \(character == " " ? "a space" : "'\(character)'"); only the letters A to Z, digits and hyphens are "
                    + "allowed"
            case .hyphenAtEnd: "starts or ends with a hyphen"
            case .reserved: "is a name that clients reserve"
            case .tooLong(let count): "has \(count) characters, more than \(WallpaperID.longest)"
            }
        }
    }

    /// The largest number of characters in an id. Even with the longest suffix, a file name then has fewer
    /// than 255 bytes.
    public static let longest = 100

    /// Ids that break a client or collide with a folder of the server, in lower case. Upper and lower case do
    /// not matter.
    ///
    /// Firefox for iOS and Fenix use `fxDefault`, `default`, `edge-to-edge`, `none`, `thumbnails` and `metadata` themselves,
    /// forks of Fenix `custom`, and Ecosia `ecosia-default` (Documentation/clients.md). `ios` and `android` are folders of
    /// the server.
    public static let reserved: Set<String> = [
        "fxdefault", "ecosia-default", "default", "edge-to-edge", "custom", "none", "thumbnails", "metadata",
        "ios",
        "android",
    ]

    /// Returns the problem with `id`, or nil if all clients can use it.
    public static func problem(with id: String) -> ValidationError? {
        if id.isEmpty { return .empty }
        if let wrong = id.first(where: { !isAllowed($0) }) { return .character(wrong) }
        if id.hasPrefix("-") || id.hasSuffix("-") { return .hyphenAtEnd }
        if reserved.contains(id.lowercased()) { return .reserved }
        if id.count > longest { return .tooLong(id.count) }
        return nil
    }

    /// Returns a valid id that is similar to `name`: "Autumn Leaves" gives "autumn-leaves", "Лес" gives "les", and "default"
    /// gives "default-wallpaper".
    public static func proposal(for name: String) -> String {
        let letters = plainLetters(of: inLatin(name)).map {
            isAllowed(Character($0)) ? Character($0).lowercased() : "-"
        }
        let words = letters.joined().split(separator: "-").joined(separator: "-").prefix(longest - 10)
        let id = words.isEmpty ? "wallpaper" : String(words.hasSuffix("-") ? words.dropLast() : words)
        return reserved.contains(id) ? id + "-wallpaper" : id
    }

    /// Returns a free id for the next version of a wallpaper: "forest-2" for "forest", "forest-3" for "forest-2".
    ///
    /// - Parameter taken: The ids that are not free, in lower case.
    public static func successor(of id: String, besides taken: Set<String>) -> String {
        var (stem, number) = (id[...], 1)
        // A larger number is more likely a year.
        if let hyphen = id.lastIndex(of: "-"), let last = Int(id[hyphen...].dropFirst()), 1...999 ~= last {
            (stem, number) = (id[..<hyphen], last)
        }
        stem = stem.prefix(longest - 10)
        repeat { number += 1 } while taken.contains("\(stem)-\(number)".lowercased())
        return "\(stem)-\(number)"
    }

    /// Returns a name with other scripts written in Latin letters (Unicode CLDR's transform Any-Latin): "Les" for "Лес",
    /// "sēn" for "森". Letters without a Latin form stay.
    public static func inLatin(_ name: String) -> String {
        guard !foreignLetters(in: name).isEmpty, let latin = name.applyingTransform(.toLatin, reverse: false)
        else { return name }
        // Signs for a soft consonant or a glottal stop are not letters of an id.
        return String(latin.unicodeScalars.filter { $0.properties.generalCategory != .modifierLetter })
    }

    /// Returns the letters and digits of a name that no id can be written with, such as "森", each once.
    public static func foreignLetters(in name: String) -> String {
        var seen: Set<Unicode.Scalar> = []
        let foreign = name.unicodeScalars.filter { scalar in
            plainLetters(of: String(scalar)).contains {
                !$0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
            } && seen.insert(scalar).inserted
        }
        return String(String.UnicodeScalarView(foreign))
    }

    /// Returns a name without accents, and with the Latin letters of ASCII in place of others.
    private static func plainLetters(of name: String) -> [Unicode.Scalar] {
        name.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !combiningMarks.contains($0.value) }
            .flatMap { Array((latinLetters[$0] ?? String($0)).unicodeScalars) }
    }

    /// The Unicode block of accents that canonical decomposition separates, so that "é" becomes "e".
    private static let combiningMarks: ClosedRange<UInt32> = 0x300...0x36F

    /// Latin letters that canonical decomposition leaves as they are.
    private static let latinLetters: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d",
        "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ł": "l", "Ł": "l", "ħ": "h", "Ħ": "h",
        "ı": "i", "ŧ": "t", "Ŧ": "t", "ª": "a", "º": "o",
    ]

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }
}
