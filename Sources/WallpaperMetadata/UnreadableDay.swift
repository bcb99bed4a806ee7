/// A day that some iPhones and iPads cannot read. They lose the whole metadata for as long as it has such a date.
///
/// These clients read a date as the midnight with which it begins, in the time zone and the calendar of the phone, and
/// not every day has one there (Documentation/clients.md). Neither the system's zones nor its calendars are asked, so
/// the answer is the same on every machine.
public struct UnreadableDay: Sendable, Equatable, CustomStringConvertible {
    /// The day.
    public let day: CalendarDate
    /// The time zones in which it has no midnight.
    public let zones: [MissingMidnight.Zone]
    /// The calendars in which there is no day with these numbers.
    public let calendars: [RegionalCalendar]

    /// Creates the reasons why a day cannot be read. Nil if all phones can read it.
    public init?(_ day: CalendarDate) {
        zones = MissingMidnight.zones(on: day)
        calendars = RegionalCalendar.allCases.filter { !$0.contains(day) }
        self.day = day
        if zones.isEmpty, calendars.isEmpty { return nil }
    }

    /// "2027-04-30, which has no midnight in Egypt (Africa/Cairo)".
    public var description: String {
        var reasons: [String] = []
        if !zones.isEmpty { reasons.append("has no midnight in \(zones.map(\.description).joinedForPeople)") }
        if !calendars.isEmpty {
            reasons.append("does not exist in \(calendars.map(\.description).joinedForPeople)")
        }
        return "\(day), which \(reasons.joinedForPeople)"
    }

    /// What people see as long as the metadata has this day, a sentence without a final stop.
    public var effect: String {
        let places = (zones.map(\.place) + calendars.flatMap(\.places)).joinedForPeople
        return "iPhones and iPads in \(places) show no wallpaper at all for as long as this date is published"
    }

    /// What to do about it, a phrase.
    public var fix: String { "write another day, such as \(day.readableEverywhere)" }
}

extension CalendarDate {
    /// This day, or the last one before it that all phones can read.
    public var readableEverywhere: CalendarDate {
        var day = self
        while UnreadableDay(day) != nil, let before = day.dayBefore { day = before }
        return day
    }
}

/// Days on which clocks go forward at 0:00, so that there is no midnight.
public enum MissingMidnight {
    /// A time zone with such days.
    public struct Zone: Sendable, Equatable, CustomStringConvertible {
        /// The name in the zone data: "Africa/Cairo".
        public let name: String
        /// Where its clocks are used: "Egypt".
        public let place: String

        /// "Egypt (Africa/Cairo)".
        public var description: String { "\(place) (\(name))" }
    }

    /// Returns the zones in which a day has no midnight. Of days outside of `years`, nothing is known.
    public static func zones(on day: CalendarDate) -> [Zone] { byDay[day] ?? [] }

    private static let byDay: [CalendarDate: [Zone]] = {
        var byDay: [CalendarDate: [Zone]] = [:]
        for (zones, days) in table {
            for day in days.split(separator: " ").compactMap({ CalendarDate($0) }) {
                byDay[day, default: []] += zones.map { Zone(name: $0.name, place: $0.place) }
            }
        }
        return byDay
    }()
}

/// A calendar that phones of some regions have in place of the Gregorian one, unless people choose another. The regions
/// are those of CLDR's calendar preferences.
public enum RegionalCalendar: String, Sendable, CaseIterable, CustomStringConvertible {
    /// In Thailand. Its year 2026 was the year 1483.
    case buddhist = "Buddhist"
    /// In Iran and Afghanistan. Its year 2026 will be the year 2647.
    case persian = "Persian"
    /// In Saudi Arabia. Its year 2026 will be the year 2587.
    case islamic = "Islamic"

    /// The calendar of a locale that is spelled `th_TH`. Nil for the Gregorian one.
    public init?(ofLocale locale: String) {
        switch locale.suffix(3) {
        case "_TH": self = .buddhist
        case "_IR", "_AF": self = .persian
        case "_SA": self = .islamic
        default: return nil
        }
    }

    /// A locale that has it, as phones spell it.
    public var locale: String {
        switch self {
        case .buddhist: "th_TH"
        case .persian: "fa_IR"
        case .islamic: "ar_SA"
        }
    }

    /// The countries whose phones have it.
    public var places: [String] {
        switch self {
        case .buddhist: ["Thailand"]
        case .persian: ["Iran", "Afghanistan"]
        case .islamic: ["Saudi Arabia"]
        }
    }

    /// "the Persian calendar (Iran and Afghanistan)".
    public var description: String { "the \(rawValue) calendar (\(places.joinedForPeople))" }

    /// Returns whether a Gregorian day is also a day of this calendar when its numbers are taken as they are.
    public func contains(_ day: CalendarDate) -> Bool { day.day <= dayCount(of: day.month, in: day.year) }

    private func dayCount(of month: Int, in year: Int) -> Int {
        switch self {
        // 543 years behind, where every fourth year is a leap year.
        case .buddhist: month == 2 ? ((year - 543) % 4 == 0 ? 29 : 28) : 31
        case .persian: month <= 6 ? 31 : month <= 11 || (25 * year + 11) % 33 < 8 ? 30 : 29
        case .islamic: month % 2 == 1 || (month == 12 && (11 * year + 14) % 30 < 11) ? 30 : 29
        }
    }
}

extension [String] {
    /// "a, b and c".
    package var joinedForPeople: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
