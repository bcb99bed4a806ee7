/// Days on which clocks go forward at 0:00, so that there is no midnight.
public enum MissingMidnight {
    /// A time zone with such days.
    public struct Zone: Sendable, Equatable, CustomStringConvertible {
        /// The name in the zone data: "Africa/Cairo".
        public let name: String
        /// The place where its clocks are used: "Egypt".
        public let place: String

        /// "Egypt (Africa/Cairo)".
        public var description: String { "\(place) (\(name))" }
    }

    /// Returns the zones in which a day has no midnight. Days outside of `years` are not covered.
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
