import Foundation

extension Date {
    /// The day in the local time zone, as `YYYY-MM-DD`.
    package var day: String {
        let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: self)
        return String(format: "%04d-%02d-%02d", day.year ?? 1, day.month ?? 1, day.day ?? 1)
    }
}
