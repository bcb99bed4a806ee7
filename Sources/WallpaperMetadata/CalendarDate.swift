import WallpressJSON

/// A valid day of the Gregorian calendar, without a time or a time zone.
///
/// One invalid date makes the whole metadata unreadable on iOS, so this type cannot hold one.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The year, 1...9999.
    public let year: Int
    /// The month, 1...12.
    public let month: Int
    /// The day of the month, 1...31.
    public let day: Int

    /// Creates a day, or returns nil for a day that does not exist, such as February 30.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.dayCount(of: month, in: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads exactly `YYYY-MM-DD`: ten characters with ASCII digits.
    public init?(_ text: some StringProtocol) {
        let utf8 = Array(text.utf8)
        guard utf8.count == 10, utf8[4] == UInt8(ascii: "-"), utf8[7] == UInt8(ascii: "-") else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            utf8[range].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? Int(String(decoding: utf8[range], as: UTF8.self)) : nil
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day as `YYYY-MM-DD`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            String(repeating: "0", count: width - String(number).count) + String(number)
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Returns whether `a` is the earlier day.
    public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    /// The day before; nil for the first day of the year 1.
    public var dayBefore: CalendarDate? {
        if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
        let (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
        return CalendarDate(year: year, month: month, day: Self.dayCount(of: month, in: year))
    }

    /// The day after; nil for the last day of the year 9999.
    public var dayAfter: CalendarDate? {
        CalendarDate(year: year, month: month, day: day + 1)
            ?? CalendarDate(year: year, month: month + 1, day: 1)
            ?? CalendarDate(year: year + 1, month: 1, day: 1)
    }

    private static func dayCount(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension JSONNode {
    /// Returns the day of a key of an object, as YYYY-MM-DD; nil if there is none that exists.
    package func day(_ key: String) -> CalendarDate? { self[key]?.text.flatMap { CalendarDate($0) } }
}
