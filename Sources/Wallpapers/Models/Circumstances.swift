import Foundation
import WallpaperMetadata

/// The time and the place in which a client runs. They decide which collections it may show.
public struct Circumstances: Sendable {
    /// The current time.
    public let now: Date
    /// The calendar of the device, with its time zone.
    public let calendar: Calendar
    /// The locale of the device.
    public let locale: Locale

    /// Creates circumstances.
    public init(now: Date, calendar: Calendar, locale: Locale) {
        self.now = now
        self.calendar = calendar
        self.locale = locale
    }

    /// The current day in the device's time zone, in the Gregorian calendar as in the metadata.
    public var today: CalendarDate? { CalendarDate(now, in: calendar.timeZone) }
}

extension WallpaperCollection {
    /// Returns whether date and locale allow this collection to be shown.
    public func isAvailable(in circumstances: Circumstances, fidelity: Fidelity = .documented) -> Bool {
        isShown(on: circumstances, fidelity) && isShown(to: circumstances.locale, fidelity)
    }

    private func isShown(on circumstances: Circumstances, _ fidelity: Fidelity) -> Bool {
        guard let availability else { return true }
        switch fidelity {
        case .documented:
            guard let today = circumstances.today else { return false }
            return (availability.start ?? today) <= today && today <= (availability.end ?? today)
        case .shipping:
            let zone = circumstances.calendar.timeZone
            let now = circumstances.now
            return availability.start?.midnight(in: zone).map { $0 < now } ?? true
                && availability.end?.midnight(in: zone).map { now < $0 } ?? true
        }
    }

    private func isShown(to locale: Locale, _ fidelity: Fidelity) -> Bool {
        guard let availableLocales, !availableLocales.isEmpty else { return true }
        switch fidelity {
        case .documented:
            return availableLocales.contains { $0.asLocaleName == locale.identifier.asLocaleName }
        case .shipping: return availableLocales.contains(locale.identifier)
        }
    }
}

extension String {
    /// A locale identifier in a common spelling: `en-US`, `en_US` and `en_US@calendar=buddhist` all give
    /// `en-us`.
    var asLocaleName: String {
        prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-").lowercased()
    }
}

extension CalendarDate {
    /// Creates the day of a date in a time zone, in the Gregorian calendar; nil outside of the years 1...9999.
    public init?(_ moment: Date, in zone: TimeZone) {
        let parts = Calendar.gregorian(in: zone).dateComponents([.era, .year, .month, .day], from: moment)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// Returns the first moment of the day in a time zone.
    public func midnight(in zone: TimeZone) -> Date? {
        Calendar.gregorian(in: zone).date(from: DateComponents(year: year, month: month, day: day))
    }
}

extension Calendar {
    fileprivate static func gregorian(in zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
