import WallpaperMetadata

/// Dates as Android's `SimpleDateFormat("yyyy-MM-dd")` reads them: leniently.
enum AndroidDate {
    /// Parses a date as Android does, and returns its `CalendarDate.dayNumber`; nil if Android reads no date.
    ///
    /// Spaces may precede numbers, numbers may have any number of digits and be too large (February 30 is March 2), and
    /// anything after the day is ignored. Signs are not read.
    static func dayNumber(_ text: String) -> Int? {
        var rest = Substring(text)
        guard let year = number(&rest), take("-", &rest), let month = number(&rest), take("-", &rest),
            let day = number(&rest)
        else { return nil }
        let months = year * 12 + month - 1
        return CalendarDate.dayNumber(ofYear: months / 12, month: months % 12 + 1, day: day)
    }

    private static func number(_ rest: inout Substring) -> Int? {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        // Beyond a million the days no longer matter, and nothing may overflow.
        return digits.isEmpty ? nil : digits.count > 6 ? 1_000_000 : Int(digits)
    }

    private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }
}

extension CalendarDate {
    /// Days since March 1 of the year 0, in the Gregorian calendar.
    var dayNumber: Int { Self.dayNumber(ofYear: year, month: month, day: day) }

    /// Returns the days since March 1 of the year 0. Counts years from March on, so that the leap day is the last: 153 days in
    /// five months, 146097 in 400 years.
    fileprivate static func dayNumber(ofYear year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let century = marchYear / 100
        return marchYear * 365 + marchYear / 4 - century + century / 4 + (153 * monthFromMarch + 2) / 5 + day
            - 1
    }
}
