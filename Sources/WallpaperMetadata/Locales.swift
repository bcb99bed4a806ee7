/// Locale identifiers as the clients compare them.
public enum Locales {
    /// Whether `text` is a language with, if wanted, a script and a region, joined by hyphens or underscores.
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

    /// The list that serves these clients: `en-US` for Fenix, `en-US` and `en_US` where there is one for iOS.
    ///
    /// An iPhone compares its identifier, `en_US`, to the letter, while the wiki and Fenix spell `en-US`
    /// (clients.md): the hyphen form alone matches no iPhone. An empty list means nowhere to Fenix and
    /// everywhere to iOS, so it becomes nil.
    public static func spelled(_ locales: [String]?, for clients: Set<Profile.Client>) -> [String]? {
        guard let locales, !locales.isEmpty else { return nil }
        var seen: Set<String> = []
        let hyphenated = locales.map { String($0.map { $0 == "_" ? "-" : $0 }) }.filter {
            seen.insert($0).inserted
        }
        let underscored = hyphenated.map(withUnderscore).filter { !seen.contains($0) }
        return clients.contains(.iOS) ? hyphenated + underscored : hyphenated
    }

    /// `zh-Hans_CN` for `zh-Hans-CN`: iOS puts an underscore before the region, and nowhere else.
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
