/// A calendar that phones of some regions have in place of the Gregorian one, unless people choose another. The regions
/// are those of CLDR's calendar preferences.
public enum RegionalCalendar: String, Sendable, CaseIterable, CustomStringConvertible {
    /// In Thailand. Its year 2026 was the year 1483.
    case buddhist = "Buddhist"
    /// In Iran and Afghanistan. Its year 2026 will be the year 2647.
    case persian = "Persian"
    /// In Saudi Arabia. Its year 2026 will be the year 2587.
    case islamic = "Islamic"

    /// Creates the calendar of a locale that is spelled `th_TH`. Nil for the Gregorian one.
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
