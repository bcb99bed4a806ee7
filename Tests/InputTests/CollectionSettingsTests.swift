import Colors
import Pixels
import Input
import Testing
import WallpaperMetadata

@Suite struct CollectionSettingsTests {
    private func settings(_ text: String) throws(InputError) -> CollectionSettings {
        try CollectionSettings(parsing: text, path: "Input/autumn/collection.yml")
    }

    @Test func theCommentedStartSaysNothing() throws {
        #expect(try settings(StartingPoint.collectionFile) == CollectionSettings())
        #expect(try settings("\u{FEFF}heading: Hi\ndescription: x\n").heading == "Hi")
        #expect(try settings("\u{FEFF}") == CollectionSettings())
    }

    @Test func readsEveryKey() throws {
        let settings = try settings(
            """
            heading: Autumn
            description: null
            learn-more-url: https://www.mozilla.com/a b/ü
            available-locales: [en-US, fr_CA]
            availability-range: {start: 2022-06-27, end: 2022-09-30}
            wallpapers:
              - lake
              - id: forest
                name: The forest
                focus: [0.30, 0.55]
                text-color: "#fbfbfe"
                card-color: 000000
                ink: dark
                scrim: none
                variants:
                  portrait: {keep: [0, 0.1, 0.5, 1]}
            """)
        #expect(settings.heading == "Autumn" && settings.description == nil)
        #expect(settings.learnMoreURL == "https://www.mozilla.com/a%20b/%C3%BC", "as all phones read it")
        #expect(settings.locales == ["en-US", "fr_CA"])
        #expect(settings.availability?.end == CalendarDate("2022-09-30"))
        #expect(settings.wallpapers.map(\.id) == ["lake", "forest"])
        let forest = try #require(settings.wallpapers.last)
        #expect(forest.line == 8 && forest.name == "The forest")
        #expect(forest.placement == .focus(FractionPoint(x: 0.3, y: 0.55)))
        #expect(
            forest.placements == [.portrait: .keep(FractionBox(left: 0, top: 0.1, right: 0.5, bottom: 1))])
        #expect(forest.ink == .dark && forest.scrim == .off)
        #expect(forest.pinnedColors == [.text: HexColor(0xFBFBFE), .card: .black])
        #expect(
            settings.notes.map(\.sentence) == [
                "Input/autumn/collection.yml:11: \"#fbfbfe\" is read as FBFBFE"
            ])
    }

    @Test func percentagesAreFractions() throws {
        let settings = try settings(
            """
            wallpapers:
              - id: a
                focus: [30%, 55.5%]
              - id: b
                keep: [0%, 0.1, 50 %, 100%]
            """)
        #expect(
            settings.wallpapers.map(\.placement) == [
                .focus(FractionPoint(x: 0.3, y: 0.555)),
                .keep(FractionBox(left: 0, top: 0.1, right: 0.5, bottom: 1)),
            ])
    }

    @Test(arguments: [
        ("headng: x", ":1: unknown key \"headng\"; did you mean \"heading\"?"),
        ("learn-more-url: example", ":1: expected a web address"),
        ("learn-more-url: \"https://a.b/\\n\"", ":1: expected a web address"),
        ("learn-more-url: \"https://a.b/\\u001B\"", ":1: expected a web address"),
        ("available-locales: [english]", ":1: expected a locale such as en-US, found \"english\""),
        ("availability-range: {start: 2026-02-30}", ":1: expected a day that exists, as YYYY-MM-DD"),
        ("availability-range: {start: 2026-03-02, end: 2026-03-02}", ":1: the range ends on 2026-03-02"),
        ("wallpapers:\n  - id: a\n  - id: a", ":3: the wallpaper \"a\" appears twice"),
        ("wallpapers:\n  - name: a", ":2: expected an id for this wallpaper"),
        (
            "wallpapers:\n  - id: a\n    focus: [0.5]",
            ":3: expected [x, y], such as [30%, 55%], found a list of 1"
        ),
        ("wallpapers:\n  - id: a\n    focus: 30%", ":3: expected [x, y], such as [30%, 55%], found \"30%\""),
        (
            "wallpapers:\n  - id: a\n    focus: [0.5,\n      1.2]",
            ":4: expected y from 0 to 1, or from 0% to 100%, found \"1.2\"; did you mean 1.2%?"
        ),
        ("wallpapers:\n  - id: a\n    focus: [30, 55%]", "found \"30\"; did you mean 30%?"),
        (
            "wallpapers:\n  - id: a\n    focus: [55%, 101%]",
            "expected y from 0 to 1, or from 0% to 100%, found \"101%\""
        ),
        (
            "wallpapers:\n  - id: a\n    focus: [0.5, .nan]",
            "expected y from 0 to 1, or from 0% to 100%, found \".nan\""
        ),
        (
            "wallpapers:\n  - id: a\n    focus: [left, 0]",
            "expected x from 0 to 1, or from 0% to 100%, found \"left\""
        ),
        ("wallpapers:\n  - id: a\n    focus: [%, 0]", ":3: "),
        (
            "wallpapers:\n  - id: a\n    keep: [0%, 0, 50%, 2]",
            "expected bottom from 0 to 1, or from 0% to 100%, found \"2\""
        ),
        (
            "wallpapers:\n  - id: a\n    keep: [0.5, 0, 0.4, 1]",
            ":3: expected [left, top, right, bottom] with left < right"
        ),
        (
            "wallpapers:\n  - id: a\n    focus: [0, 0]\n    keep: [0, 0, 1, 1]",
            "either focus or keep, found both"
        ),
        ("wallpapers:\n  - id: a\n    text-color: white", ":3: expected a color of six hexadecimal digits"),
        (
            "wallpapers:\n  - id: a\n    text-colr: FFFFFF",
            ":3: unknown key \"text-colr\"; did you mean \"text-color\"?"
        ),
        ("wallpapers:\n  - id: a\n    variants: {tablet: {}}", ":3: unknown key \"tablet\""),
    ])
    func saysWhatIsWrongAndWhere(text: String, reason: String) {
        #expect { try settings(text) } throws: { "\($0)".contains(reason) }
    }
}
