import Foundation
import WallpaperMetadata
import Wallpapers

/// A simulated device.
enum SimulatedDevice {
    /// Gregorian, in UTC, so that the same tree gives the same diagnostics everywhere.
    static let calendar = calendar(nil)

    /// The calendar of a phone, in UTC; Gregorian for nil.
    static func calendar(_ regional: RegionalCalendar?) -> Calendar {
        let identifier: Calendar.Identifier =
            switch regional {
            case nil: .gregorian
            case .buddhist: .buddhist
            case .persian: .persian
            case .islamic: .islamicUmmAlQura
            }
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }

    /// The locale where none matters.
    static let english = Locale(identifier: "en_US")

    /// Noon of a day, which is neither of the midnights with which clients compare.
    static func noon(of day: CalendarDate) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    }
}
