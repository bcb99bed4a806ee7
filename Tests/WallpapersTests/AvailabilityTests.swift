import Foundation
import Testing
import WallpaperMetadata
import Wallpapers

@Suite struct AvailabilityTests {
    private func isAvailable(
        _ now: String, from start: String?, to end: String?, _ fidelity: Fidelity,
        zone: String = "Europe/Berlin"
    ) -> Bool {
        let collection = WallpaperCollection(
            id: "c",
            availability: .init(
                start: start.flatMap { CalendarDate($0) }, end: end.flatMap { CalendarDate($0) }),
            wallpapers: [])
        let circumstances = Circumstances(
            now: moment(now, in: zone), calendar: calendar(zone), locale: Locale(identifier: "en_US"))
        return collection.isAvailable(in: circumstances, fidelity: fidelity)
    }

    struct Boundary: Sendable, CustomTestStringConvertible {
        let now: String
        let documented: Bool
        let shipping: Bool
        var testDescription: String { now }
    }

    @Test(arguments: [
        Boundary(now: "2026-06-26 23:59:59", documented: false, shipping: false),
        Boundary(now: "2026-06-27 00:00:00", documented: true, shipping: false),
        Boundary(now: "2026-06-27 00:00:01", documented: true, shipping: true),
        Boundary(now: "2026-09-29 23:59:59", documented: true, shipping: true),
        Boundary(now: "2026-09-30 00:00:00", documented: true, shipping: false),
        Boundary(now: "2026-09-30 23:59:59", documented: true, shipping: false),
        Boundary(now: "2026-10-01 00:00:00", documented: false, shipping: false),
    ])
    func startAndEndDaysDecideAvailability(boundary: Boundary) {
        for zone in ["Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC"] {
            let range = ("2026-06-27", "2026-09-30")
            let documented = isAvailable(
                boundary.now, from: range.0, to: range.1, .documented, zone: zone)
            let shipping = isAvailable(boundary.now, from: range.0, to: range.1, .shipping, zone: zone)
            #expect(documented == boundary.documented, "\(zone)")
            #expect(shipping == boundary.shipping, "\(zone)")
        }
    }

    @Test(arguments: Fidelity.allCases) func openRangesHaveNoEnd(fidelity: Fidelity) {
        #expect(isAvailable("2026-07-01 10:00", from: nil, to: nil, fidelity))
        #expect(isAvailable("2026-07-01 10:00", from: "2026-06-30", to: nil, fidelity))
        #expect(!isAvailable("2026-06-29 10:00", from: "2026-06-30", to: nil, fidelity))
        #expect(isAvailable("2026-06-29 10:00", from: nil, to: "2026-06-30", fidelity))
        #expect(!isAvailable("2026-07-01 10:00", from: nil, to: "2026-06-30", fidelity))
        #expect(!isAvailable("2026-07-01 10:00", from: "2026-08-01", to: "2026-06-01", fidelity), "reversed")
    }

    @Test func oneMomentIsTwoDaysInTwoZones() {
        let now = moment("2026-06-27 08:00", in: "Asia/Tokyo")
        let collection = WallpaperCollection(
            id: "c", availability: .init(start: CalendarDate("2026-06-27")), wallpapers: [])
        for fidelity in Fidelity.allCases {
            func isShown(_ zone: String) -> Bool {
                let circumstances = Circumstances(
                    now: now, calendar: calendar(zone), locale: Locale(identifier: "en_US"))
                return collection.isAvailable(in: circumstances, fidelity: fidelity)
            }
            #expect(isShown("Asia/Tokyo"))
            #expect(!isShown("America/New_York"))
        }
    }

    @Test func daysAreGregorianInEveryCalendar() {
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = calendar().timeZone
        let circumstances = Circumstances(
            now: moment("2026-07-01 10:00"), calendar: buddhist, locale: Locale(identifier: "th_TH"))
        #expect(circumstances.today == CalendarDate("2026-07-01"))
        #expect(CalendarDate(.distantPast.addingTimeInterval(-1e12), in: .gmt) == nil)
    }

    @Test(
        arguments: [
            (nil, true, true), ([], true, true), (["en_US"], true, true), (["en-US"], true, false),
            (["de-DE", "en-US"], true, false), (["en"], false, false), (["en_GB"], false, false),
            (["EN_us"], true, false),
        ] as [([String]?, Bool, Bool)])
    func availableLocalesMustMatch(list: [String]?, documented: Bool, shipping: Bool) {
        let collection = WallpaperCollection(id: "c", availableLocales: list, wallpapers: [])
        func isAvailable(_ locale: String, _ fidelity: Fidelity) -> Bool {
            let circumstances = Circumstances(
                now: moment("2026-07-01"), calendar: calendar(), locale: Locale(identifier: locale))
            return collection.isAvailable(in: circumstances, fidelity: fidelity)
        }
        #expect(isAvailable("en_US", .documented) == documented)
        #expect(
            isAvailable("en-US", .documented) == documented, "the device's spelling does not matter either")
        #expect(isAvailable("en_US", .shipping) == shipping)
    }

    @Test func settingsOfALocaleAreIgnored() {
        let collection = WallpaperCollection(id: "c", availableLocales: ["en-US"], wallpapers: [])
        let circumstances = Circumstances(
            now: moment("2026-07-01"), calendar: calendar(),
            locale: Locale(identifier: "en_US@calendar=buddhist"))
        #expect(collection.isAvailable(in: circumstances))
    }
}
