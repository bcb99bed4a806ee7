import Foundation
import WallpaperMetadata

/// What all played devices have in common.
enum PlayedDevice {
    /// Gregorian, in UTC, so that the same tree gives the same findings everywhere.
    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    /// The locale where none matters.
    static let english = Locale(identifier: "en_US")

    /// Noon of a day: neither of the midnights with which clients compare.
    static func noon(of day: CalendarDate) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    }
}
