import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct UnreadableDayTests {
    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    @Test(arguments: [
        ("2027-04-30", ["Africa/Cairo"]), ("2027-09-05", ["America/Santiago"]),
        ("2027-03-14", ["America/Havana"]), ("2027-03-28", ["Asia/Beirut", "Atlantic/Azores"]),
        ("2026-04-24", ["Africa/Cairo"]), ("2036-03-09", ["America/Havana"]), ("2027-04-29", []),
        ("2027-05-01", []), ("2026-11-22", []),
    ])
    func knownDaysHaveNoMidnight(text: String, zones: [String]) throws {
        #expect(MissingMidnight.zones(on: try day(text)).map(\.name) == zones)
    }

    /// The system's zone data may be older or newer than the table: a zone counts only if its data has the first of the
    /// table's days.
    @Test func theSystemAgreesWhereItKnowsTheZones() throws {
        var agreed = 0
        for text in ["2026-03-08", "2026-03-29", "2026-04-24", "2026-09-06", "2027-03-28", "2027-09-05"] {
            for zone in MissingMidnight.zones(on: try day(text)) {
                guard let system = TimeZone(identifier: zone.name) else { continue }
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = system
                let noon = try #require(
                    ISO8601DateFormatter().date(from: text + "T12:00:00Z"))
                if calendar.component(.hour, from: calendar.startOfDay(for: noon)) == 1 { agreed += 1 }
            }
        }
        #expect(MissingMidnight.zoneData == "2025b")
        #expect(agreed > 3, "\(agreed) of 8")
    }

    /// ICU's releases differ in when a year of these calendars has one day more.
    @Test(arguments: RegionalCalendar.allCases)
    func calendarsHaveTheDaysThatPhonesRead(calendar: RegionalCalendar) throws {
        let phone = DateFormatter()
        phone.locale = Locale(identifier: "en_US")
        phone.calendar = Calendar(
            identifier: [.buddhist: .buddhist, .persian: .persian, .islamic: .islamicUmmAlQura][calendar]
                ?? .gregorian)
        phone.timeZone = .gmt
        phone.dateFormat = "yyyy-MM-dd"
        var next: CalendarDate? = try day("2026-01-01")
        while let date = next, date.year < 2037 {
            if date.month != 12 || date.day != 30 {
                #expect(calendar.contains(date) == (phone.date(from: date.description) != nil), "\(date)")
            }
            next = date.dayAfter
        }
    }

    @Test func calendarsBelongToRegions() {
        for locale in ["th_TH", "en_TH", "fa_IR", "ps_AF", "uz_Arab_AF", "ckb_IR", "ar_SA", "en_SA"] {
            #expect(RegionalCalendar(ofLocale: locale) != nil, "\(locale)")
        }
        for locale in ["en_US", "ar_EG", "ckb_IQ", "ja_JP", "th", "", "TH", "en_001"] {
            #expect(RegionalCalendar(ofLocale: locale) == nil, "\(locale)")
        }
        for calendar in RegionalCalendar.allCases {
            #expect(RegionalCalendar(ofLocale: calendar.locale) == calendar)
        }
    }

    @Test(arguments: [
        ("2027-04-30", "2027-04-29"), ("2027-12-31", "2027-12-29"), ("2028-02-29", "2028-02-28"),
        ("2026-11-22", "2026-11-22"), ("2024-03-31", "2024-03-30"),
    ])
    func theLastReadableDayBefore(text: String, expected: String) throws {
        #expect(try day(text).readableEverywhere.description == expected)
    }

    @Test func whatIsSaidNamesThePlaces() throws {
        let cairo = try #require(UnreadableDay(try day("2028-04-28")))
        #expect("\(cairo)".names("2028-04-28", "Egypt", "Africa/Cairo"))
        #expect(cairo.effect.names("Egypt") && cairo.fix.names("2028-04-27"))
        let last = try #require(UnreadableDay(try day("2026-12-31")))
        #expect("\(last)".names("2026-12-31", "Persian", "Iran", "Afghanistan", "Islamic", "Saudi Arabia"))
        #expect(UnreadableDay(try day("2026-12-01")) == nil)
    }

    @Test func daysBeforeAndAfter() throws {
        for (text, before, after) in [
            ("2026-03-01", "2026-02-28", "2026-03-02"), ("2024-02-29", "2024-02-28", "2024-03-01"),
            ("2026-01-01", "2025-12-31", "2026-01-02"), ("2026-12-31", "2026-12-30", "2027-01-01"),
        ] {
            #expect(try day(text).dayBefore == day(before))
            #expect(try day(text).dayAfter == day(after))
        }
        #expect(try day("0001-01-01").dayBefore == nil)
        #expect(try day("9999-12-31").dayAfter == nil)
    }
}
