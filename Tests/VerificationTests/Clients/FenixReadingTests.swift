import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct FenixReadingTests {
    @Test(
        arguments: [
            ("\"2026-05-01\"", "20260501"), ("\"last-updated-date\"", "\"other\""),
            ("\"FBFBFE\"", "\"fbfbfe\""),
            ("\"FBFBFE\"", "\"FFF\""), ("\"FBFBFE\"", "123456"), ("\"FBFBFE\"", "\"\""),
            ("\"id\": \"forest\"", "\"id\": 5"),
            ("\"available-locales\": null", "\"available-locales\": \"en-US\""),
            (
                "\"availability-range\": null",
                "\"availability-range\": {\"start\": \"x\", \"end\": \"2020-01-01\"}"
            ),
            ("\"availability-range\": null", "\"availability-range\": {\"end\": \"2020-01-01\"}"),
            (
                "\"availability-range\": null",
                "\"availability-range\": {\"start\": \"1\", \"end\": \"2020-01-01\"}"
            ),
        ])
    func leniencyThatHidesNothing(_ old: String, _ new: String) {
        let text = SampleFeed().text.replacing(old, with: new, maxReplacements: 1)
        #expect(text != SampleFeed().text)
        #expect(shown(text) == 4, "\(new)")
    }

    @Test(
        arguments: [
            ("\"FBFBFE\"", "null"), ("\"FBFBFE\"", "\"#FBFBFE\""), ("\"FBFBFE\"", "\"0xFBFBFE\""),
            ("\"FBFBFE\"", "\"FBFBFEFBFBFEFBFB\""), ("\"FBFBFE\"", "[]"), ("\"FBFBFE\"", "true"),
            ("\"text-color\"", "\"color\""), ("\"id\": \"forest\"", "\"name\": \"forest\""),
            ("\"description\": null", "\"description\": null,"), ("\"heading\": null", "heading = null"),
            ("\"1F4453\"\n        }\n", "\"1F4453\"\n        },\n"),
            ("\"collections\"", "\"others\""), ("\"wallpapers\"", "\"others\""),
            ("\"available-locales\": null", "\"available-locales\": [\"de-DE\",]"),
            ("{\n  \"last", "[\n  \"last"),
        ])
    func whatEmptiesTheList(_ old: String, _ new: String) {
        let text = SampleFeed().text.replacing(old, with: new)
        #expect(text != SampleFeed().text)
        #expect(shown(text) == 0, "\(new)")
    }

    @Test(
        arguments: [
            ("2026-05-02", true), ("2026-05-01", false), ("2026-04-31", false), ("2026-04-32", true),
            ("2026-5-2", true),
            ("2026-13-01", true), (" 2026- 05-02T00:00", true), ("2026-05-02soon", true), ("26-05-02", false),
            ("99999999999-1-1", true),
        ])
    func datesAreReadLenientlyAndACollectionIsGoneFromTheMidnightOfItsLastDay(_ end: String, _ isShown: Bool)
    {
        let text = SampleFeed().text.replacing(
            "\"availability-range\": null",
            with: "\"availability-range\": {\"start\": \"2030-01-01\", \"end\": \"\(end)\"}")
        #expect(shown(text) == (isShown ? 4 : 0), "\(end)")
    }

    /// Returns the number of wallpapers in a newer build, on the day used as today here.
    private func shown(_ text: String) -> Int {
        guard let file = try? FenixFeed(Array(text.utf8), .newerFenix),
            let today = CalendarDate(Simulating.today)
        else {
            return 0
        }
        return file.wallpaperIDs(on: today, in: "de-DE").count
    }
}
