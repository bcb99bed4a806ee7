import Foundation

/// The rules for ids of wallpapers and collections: they become folders, file names and dictionary keys in
/// clients that we cannot change.
public enum WallpaperID {
    /// What is wrong with an id.
    public enum Problem: Error, Sendable, Equatable, CustomStringConvertible {
        /// No characters at all.
        case empty
        /// Something other than ASCII letters, digits and hyphens.
        case character(Character)
        /// A hyphen at the start or the end, which tools take for an option or cut off.
        case hyphenAtEnd
        /// A name that means something else to a client or a server.
        case reserved
        /// Longer than `longest`.
        case tooLong(Int)

        /// A clause to stand behind the id: "has a space; only letters, digits and hyphens are allowed".
        public var description: String {
            switch self {
            case .empty: "is empty"
            case .character(" "): "has a space; only letters, digits and hyphens are allowed"
            case .character(let character): "has '\(character)'; only letters, digits and hyphens are allowed"
            case .hyphenAtEnd: "starts or ends with a hyphen"
            case .reserved: "is a name that clients keep for themselves"
            case .tooLong(let count): "has \(count) characters, more than \(WallpaperID.longest)"
            }
        }
    }

    /// Characters in an id at the most: with the longest suffix a file name stays under 255 bytes everywhere.
    public static let longest = 100

    /// Ids that break a client or collide with a folder of the server, compared without regard to case.
    ///
    /// `fxDefault`, `default`, `none`, `thumbnails`, `metadata`: Firefox for iOS and Fenix use them
    /// themselves (clients.md). `ios` and `android` are folders of the server.
    public static let reserved: Set<String> = [
        "fxdefault", "default", "none", "thumbnails", "metadata", "ios", "android",
    ]

    /// What is wrong with `id`, or nil when every client can live with it.
    public static func problem(with id: String) -> Problem? {
        if id.isEmpty { return .empty }
        if let wrong = id.first(where: { !isAllowed($0) }) { return .character(wrong) }
        if id.hasPrefix("-") || id.hasSuffix("-") { return .hyphenAtEnd }
        if reserved.contains(id.lowercased()) { return .reserved }
        if id.count > longest { return .tooLong(id.count) }
        return nil
    }

    /// A valid id close to `name`: "Autumn Leaves" gives "autumn-leaves", "default" gives "default-wallpaper".
    public static func proposal(for name: String) -> String {
        let letters = name.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !combiningMarks.contains($0.value) }
            .map { isAllowed(Character($0)) ? Character($0).lowercased() : "-" }
        let words = letters.joined().split(separator: "-").joined(separator: "-")
        let id = words.isEmpty ? "wallpaper" : String(words.prefix(longest - 10))
        return reserved.contains(id) ? id + "-wallpaper" : id
    }

    /// The Unicode block of accents that canonical decomposition splits off: "é" is proposed as "e".
    private static let combiningMarks: ClosedRange<UInt32> = 0x300...0x36F

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }
}
