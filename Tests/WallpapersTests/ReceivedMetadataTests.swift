import Foundation
import Testing
import WallpaperMetadata
import Wallpapers

private func reading(_ fidelity: Fidelity, _ calendar: Calendar = calendar()) -> ReceivedMetadata.Reading {
    ReceivedMetadata.Reading(
        fidelity: fidelity, calendar: calendar, locale: Locale(identifier: "en_US"))
}

private func read(_ text: String, _ fidelity: Fidelity = .documented) throws -> ReceivedMetadata {
    try ReceivedMetadata(Data(text.utf8), as: reading(fidelity))
}

@Suite struct ReceivedMetadataTests {
    /// The example of the wiki, without the commas that no client can read.
    private let example = """
        {"last-updated-date": "2022-01-01", "collections": [
          {"id": "classic-firefox", "learn-more-url": null, "available-locales": null,
           "availability-range": null, "heading": null, "description": null,
           "wallpapers": [{"id": "wallpaperName", "text-color": "0xADD8E6"}]},
          {"id": "autumnSunsets", "learn-more-url": "https://www.mozilla.com",
           "available-locales": ["en-US", "fr-CA"],
           "availability-range": {"start": "2022-06-27", "end": "2022-09-30"},
           "wallpapers": [{"id": "another-wallpaper-name", "text-color": "0xADD8E6", "card-color": null}],
           "heading": "Autumn - A Story in Orange", "description": "The best sunsets.", "new-key": [1]}]}
        """

    @Test(arguments: Fidelity.allCases) func theExampleOfTheWikiIsRead(fidelity: Fidelity) throws {
        let metadata = try read(example, fidelity)
        #expect(metadata.lastUpdated == CalendarDate("2022-01-01"))
        #expect(
            metadata.collections == [
                WallpaperCollection(
                    id: "classic-firefox",
                    wallpapers: [Wallpaper(id: "wallpaperName", textColor: WallpaperColor(rgb: 0xADD8E6))]),
                WallpaperCollection(
                    id: "autumnSunsets", learnMoreURL: "https://www.mozilla.com",
                    availableLocales: ["en-US", "fr-CA"],
                    availability: .init(start: CalendarDate("2022-06-27"), end: CalendarDate("2022-09-30")),
                    wallpapers: [
                        Wallpaper(id: "another-wallpaper-name", textColor: WallpaperColor(rgb: 0xADD8E6))
                    ], heading: "Autumn - A Story in Orange", description: "The best sunsets."),
            ])
    }

    @Test(arguments: [
        "", "<html>404</html>", "[]", "null", "{}", "{\"collections\": []}",
        "{\"last-updated-date\": \"2026-01-01\"}",
        "{\"last-updated-date\": \"soon\", \"collections\": []}",
        "{\"last-updated-date\": 20260101, \"collections\": []}",
        "{\"last-updated-date\": \"2026-01-01\", \"collections\": {}}",
        "{\"last-updated-date\": \"2026-01-01\", \"collections\": [],}",
        "{\"last-updated-date\": \"2026-01-01\", \"collections\": [7]}",
        "{\"last-updated-date\": \"2026-01-01\", \"collections\": [{\"id\": \"a\"}]}",
        "{\"last-updated-date\": \"2026-01-01\", \"collections\": [{\"id\": 1, \"wallpapers\": []}]}",
    ])
    func invalidFilesAreRejected(text: String) {
        for fidelity in Fidelity.allCases {
            #expect(throws: MetadataError.self) { try read(text, fidelity) }
        }
    }

    @Test(arguments: [
        ("wallpapers", "[{}]"), ("wallpapers", "[{\"id\": null}]"), ("available-locales", "\"en-US\""),
        ("available-locales", "[null]"), ("availability-range", "\"2026\""), ("heading", "5"),
        ("availability-range", "{\"start\": \"2026-02-30\"}"), ("learn-more-url", "false"),
    ])
    func valuesOfTheWrongKindAreErrors(key: String, value: String) throws {
        let text = """
            {"last-updated-date": "2026-01-01",
             "collections": [{"id": "a", "wallpapers": [],
               "\(key)": \(value)}]}
            """
        for fidelity in Fidelity.allCases {
            let problem = #expect(throws: MetadataError.self) { try read(text, fidelity) }
            #expect(problem?.position?.line == 3, "\(String(describing: problem))")
        }
    }

    @Test(arguments: [
        "\"last-updated-date\": \"2026-01-02\"", "\"x\": 01", "\"x\": NaN", "\"x\": 1e999", "\"x\": [1,]",
    ])
    func whatIsNotStrictJSONIsRefused(member: String) {
        let text = "{\"last-updated-date\": \"2026-01-01\", \(member), \"collections\": []}"
        for fidelity in Fidelity.allCases {
            #expect(throws: MetadataError.self) { try read(text, fidelity) }
        }
    }

    @Test(arguments: [
        ("8000000000000000", true), ("0xFFFFFFFFFFFFFFFF", true), ("123456781234567812345678", true),
        ("7FFFFFFFFFFFFFFF", false), ("00000000000000000000FBFBFE", false), ("white", false),
    ])
    func aColorOnWhichTheAppCrashesIsRefusedByThatFidelityAlone(text: String, crashes: Bool) throws {
        #expect(WallpaperColor.crashesShippingClient(text) == crashes)
        let file = """
            {"last-updated-date": "2026-01-01", "collections": [{"id": "a", "wallpapers":
            [{"id": "w", "card-color": "\(text)"}]}]}
            """
        #expect(try read(file).collections.count == 1)
        let problem = Result { try read(file, .shipping) }
        #expect((try? problem.get()) == nil ? crashes : !crashes)
    }

    @Test(
        arguments: [
            ("2026-05-01", "2026-05-01", "2026-05-01"), ("2026-5-1", nil, "2026-05-01"),
            ("2026-02-30", nil, nil), ("2026-13-01", nil, nil), ("2026-05-01T00:00:00Z", nil, nil),
            ("tomorrow", nil, nil), ("", nil, nil), ("2026-05-01\u{730}", nil, nil),
        ] as [(String, String?, String?)])
    func datesAreReadLikeTheClientReadsThem(text: String, documented: String?, shipping: String?) {
        let file = "{\"last-updated-date\": \"\(text)\", \"collections\": []}"
        #expect((try? read(file))?.lastUpdated.description == documented)
        #expect((try? read(file, .shipping))?.lastUpdated.description == shipping)
    }

    @Test func aBuddhistCalendarMovesShippingDates() throws {
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = .gmt
        let data = Data("{\"last-updated-date\": \"2569-05-01\", \"collections\": []}".utf8)
        #expect(try ReceivedMetadata(data, as: reading(.shipping, buddhist)).lastUpdated.year == 2026)
        #expect(try ReceivedMetadata(data, as: reading(.documented, buddhist)).lastUpdated.year == 2569)
    }

    @Test(arguments: [("th_TH", 1483), ("fa_IR", 2647), ("ps_AF", 2647), ("ar_SA", 2587), ("de_DE", 2026)])
    func theCalendarOfTheLocaleMovesShippingDates(locale: String, year: Int) throws {
        let data = Data("{\"last-updated-date\": \"2026-05-01\", \"collections\": []}".utf8)
        for (fidelity, year) in [(Fidelity.documented, 2026), (.shipping, year)] {
            let reading = ReceivedMetadata.Reading(
                fidelity: fidelity, calendar: calendar(), locale: Locale(identifier: locale))
            #expect(try ReceivedMetadata(data, as: reading).lastUpdated.year == year)
        }
        let chosen = ReceivedMetadata.Reading(
            fidelity: .shipping, calendar: calendar(),
            locale: Locale(identifier: locale + "@calendar=gregorian"))
        #expect(try ReceivedMetadata(data, as: chosen).lastUpdated.year == 2026)
    }

    @Test(
        arguments: [
            ("ADD8E6", "ADD8E6", "ADD8E6"), ("0xADD8E6", "ADD8E6", "ADD8E6"),
            ("0Xadd8e6", "ADD8E6", "ADD8E6"),
            ("#ADD8E6", nil, nil), ("white", nil, nil), ("", nil, nil), ("FFF", nil, "000FFF"),
            ("FFFFFG", nil, "0FFFFF"), (" ADD8E6", nil, "ADD8E6"), ("ADD8E6FF", nil, "D8E6FF"),
            ("beige", nil, "00000BE"), ("١٢٣٤٥٦", nil, nil), ("-12345", nil, nil),
            ("000000000000000000000000ADD8E6", nil, "ADD8E6"), ("12345678123456789", nil, "FFFFFF"),
            ("FFFFFFFFFFFFFFFF", nil, "FFFFFF"), ("0xx", nil, nil),
        ] as [(String, String?, String?)])
    func colorsAreReadLikeTheClientReadsThem(text: String, documented: String?, shipping: String?) {
        #expect(WallpaperColor(text)?.description == documented)
        let scanned = shipping.map { String($0.suffix(6)) }
        #expect(WallpaperColor(text, fidelity: .shipping)?.description == scanned)
    }

    @Test func colorsHaveComponents() {
        let orange = WallpaperColor(rgb: 0xFF8000)
        #expect(orange.red == 1 && orange.green == 128.0 / 255 && orange.blue == 0)
        #if canImport(CoreGraphics)
            #expect(orange.cgColor.components == [1, 128.0 / 255, 0, 1])
        #endif
    }

    @Test func aColorThatIsNotAStringIsNoColor() throws {
        let metadata = try read(
            """
            {"last-updated-date": "2026-01-01", "collections": [{"id": "a", "wallpapers":
            [{"id": "w", "text-color": 7, "card-color": null, "logo-text-color": "010203"}]}]}
            """)
        #expect(
            metadata.collections.first?.wallpapers
                == [Wallpaper(id: "w", logoTextColor: WallpaperColor(rgb: 0x010203))])
    }
}
