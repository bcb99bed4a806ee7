import WallpaperMetadata

/// A locale in the spelling of iPhones and in that of Android.
struct DeviceLocale: Hashable, Sendable {
    /// As an iPhone does: language, script and region, the latter after an underscore. Its locale always has
    /// a region, so a language alone is none.
    let iOS: String?
    /// As Android does (BCP 47): all parts joined by hyphens.
    let android: String

    /// The calendar of a phone that has it; nil for the Gregorian one.
    var calendar: RegionalCalendar? { iOS.flatMap(RegionalCalendar.init(ofLocale:)) }

    /// The locale that a text names in any spelling; nil where it names none.
    init?(_ text: String) {
        guard text.utf8.count <= 40 else { return nil }
        var parts = text.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }[...]
        guard let language = parts.popFirst(), (2...3).contains(language.count),
            language.allSatisfy(Self.isLetter)
        else { return nil }
        var base = String(Substring(language)).lowercased()
        if let script = parts.first, script.count == 4, script.allSatisfy(Self.isLetter) {
            base +=
                "-" + Substring(script.prefix(1)).uppercased() + Substring(script.dropFirst()).lowercased()
            parts.removeFirst()
        }
        guard let region = parts.popFirst() else {
            (iOS, android) = (nil, base)
            return
        }
        let isCountry = region.count == 2 && region.allSatisfy(Self.isLetter)
        let isArea = region.count == 3 && region.allSatisfy(Self.isDigit)
        guard isCountry || isArea, parts.isEmpty else { return nil }
        let name = Substring(region).uppercased()
        (iOS, android) = ("\(base)_\(name)", "\(base)-\(name)")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
