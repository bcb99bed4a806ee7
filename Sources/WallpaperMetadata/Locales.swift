/// Rules for locale identifiers, which clients compare in different ways.
public enum Locales {
    /// Returns whether `text` is a language with an optional script and region, joined by hyphens or
    /// underscores.
    public static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLetter)
        else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
        }
    }

    /// Returns the list of locales that works for these clients: `en-US` for Fenix, and additionally `en_US`
    /// if there is a client for iOS.
    ///
    /// An iPhone compares its own identifier, `en_US`, letter by letter, but the wiki and Fenix spell it
    /// `en-US` (Documentation/clients.md). The form with a hyphen alone matches no iPhone. An empty list
    /// becomes nil, because it means no locale to Fenix and all locales to iOS.
    public static func spelled(_ locales: [String]?, for clients: Set<Profile.Client>) -> [String]? {
        guard let locales, !locales.isEmpty else { return nil }
        let hyphenated = locales.map { String($0.map { $0 == "_" ? "-" : $0 }) }.uniqued
        let underscored = hyphenated.map(withUnderscore).filter { !hyphenated.contains($0) }
        return clients.contains(.iOS) ? hyphenated + underscored : hyphenated
    }

    /// Returns `zh-Hans_CN` for `zh-Hans-CN`: iOS has an underscore before the region and nowhere else.
    private static func withUnderscore(_ locale: String) -> String {
        guard let hyphen = locale.lastIndex(of: "-") else { return locale }
        let region = locale[locale.index(after: hyphen)...]
        let isRegion =
            region.count == 2 && region.allSatisfy(isLetter)
            || region.count == 3 && region.allSatisfy(isDigit)
        return isRegion ? "\(locale[..<hyphen])_\(region)" : locale
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
