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

    /// The locale that a text names in any spelling; nil where it names none that a phone can have.
    init?(_ text: String) {
        guard let name = Locales.canonical(text), Locales.isReported(name, by: .fenix) else { return nil }
        (iOS, android) = (Locales.isReported(name, by: .iOS) ? Locales.onIOS(name) : nil, name)
    }
}
