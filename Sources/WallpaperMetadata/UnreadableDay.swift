/// A day that some iPhones and iPads cannot read. They lose the whole metadata while it has such a date.
///
/// These clients read a date as the midnight with which it begins, in the time zone and the calendar of the phone, and not
/// every day has one there (Documentation/clients-dates.md). Neither the system's zones nor its calendars are used, so the
/// answer is the same on every machine.
public struct UnreadableDay: Sendable, Equatable, CustomStringConvertible {
    /// The day.
    public let day: CalendarDate
    /// The time zones in which it has no midnight.
    public let zones: [MissingMidnight.Zone]
    /// The calendars in which there is no day with these numbers.
    public let calendars: [RegionalCalendar]

    /// Creates the reasons that a day cannot be read. Nil if all phones can read it.
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

    /// The effect for people while the metadata has this day, a sentence without a final stop.
    public var effect: String {
        let places = (zones.map(\.place) + calendars.flatMap(\.places)).joinedForPeople
        return "iPhones and iPads in \(places) show no wallpapers while this date is published"
    }

    /// The remedy, a phrase.
    public var fix: String { "choose another date, such as \(day.readableEverywhere)" }
}

extension CalendarDate {
    /// This day, or the last one before it that all phones can read.
    public var readableEverywhere: CalendarDate {
        var day = self
        while UnreadableDay(day) != nil, let before = day.dayBefore { day = before }
        return day
    }
}

extension [String] {
    /// "a, b and c".
    package var joinedForPeople: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
