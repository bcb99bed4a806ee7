/// Rules for locale identifiers, which clients compare letter by letter and in different ways.
public enum Locales {
    /// Returns `zh-Hans-CN` for `zh_hans_cn`: language, script and region as Android spells them. Returns nil for a text that
    /// is not a locale of a device.
    ///
    /// Case and separators are ignored, so `EN_us` is `en-US`. ISO 3166 has GB for the United Kingdom, and keeps UK free of
    /// other meanings.
    public static func canonical(_ text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(isLetter)
        else { return nil }
        var names = [language.lowercased()]
        if let script = parts.first, script.count == 4, script.allSatisfy(isLetter) {
            names.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
            parts.removeFirst()
        }
        if let region = parts.popFirst() {
            guard isRegion(region), parts.isEmpty else { return nil }
            names.append(region.lowercased() == "uk" ? "GB" : region.uppercased())
        }
        return names.joined(separator: "-")
    }

    /// Returns `zh_Hans_CN` for `zh_hans_cn`: the letters of `canonical` with the separators of `text`.
    public static func normalized(_ text: String) -> String? {
        canonical(text).map { String(zip(text, $0).map { $0 == "_" ? $0 : $1 }) }
    }

    /// Returns `zh-Hans_CN` for `zh-Hans-CN`: iOS has an underscore before the region and nowhere else. A locale of an
    /// iPhone always has a region; without one, the result is nil.
    public static func onIOS(_ canonical: String) -> String? {
        guard let hyphen = canonical.lastIndex(of: "-"),
            case let region = canonical[canonical.index(after: hyphen)...], isRegion(region)
        else { return nil }
        return "\(canonical[..<hyphen])_\(region)"
    }

    /// Returns the list of locales that works for these clients: `en-US` for Fenix, and additionally `en_US`
    /// if there is a client for iOS.
    ///
    /// An iPhone compares its own identifier, `en_US`, letter by letter, but the wiki and Fenix spell it
    /// `en-US` (Documentation/clients-dates.md). The form with a hyphen alone matches no iPhone. An empty list
    /// becomes nil, because it means no locale to Fenix and all locales to iOS.
    public static func spelled(_ locales: [String]?, for clients: Set<Profile.Client>) -> [String]? {
        guard let locales, !locales.isEmpty else { return nil }
        let hyphenated = locales.map { canonical($0) ?? $0 }.uniqued
        return clients.contains(.iOS) ? hyphenated + hyphenated.compactMap(onIOS) : hyphenated
    }

    private static func isRegion(_ text: Substring) -> Bool {
        text.count == 2 && text.allSatisfy(isLetter) || text.count == 3 && text.allSatisfy(isDigit)
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
