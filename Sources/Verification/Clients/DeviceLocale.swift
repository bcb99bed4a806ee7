import WallpaperMetadata

/// A locale in the spellings of iPhones and of Android.
struct DeviceLocale: Hashable, Sendable {
    /// The locale in the spelling of an iPhone: language, script and region, the latter after an underscore. An iPhone's locale
    /// always has a region, so a language alone is not a locale.
    let iOS: String?
    /// The locale in the spelling of Android (BCP 47): all parts joined by hyphens.
    let android: String

    /// The calendar of a phone that has it; nil for the Gregorian one.
    var calendar: RegionalCalendar? { iOS.flatMap(RegionalCalendar.init(ofLocale:)) }

    /// Reads a text in any spelling as a locale; nil if it names none that a phone can have.
    init?(_ text: String) {
        guard let name = Locales.canonical(text), Locales.isReported(name, by: .fenix) else { return nil }
        (iOS, android) = (Locales.isReported(name, by: .iOS) ? Locales.onIOS(name) : nil, name)
    }
}
