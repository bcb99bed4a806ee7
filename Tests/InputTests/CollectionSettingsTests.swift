import WallpressColors
import WallpressPixels
import WallpressInput
import WallpressTestSupport
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
            subheading: Leaves
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
        #expect(settings.subheading == "Leaves")
        #expect(settings.learnMoreURL == "https://www.mozilla.com/a%20b/%C3%BC", "as all phones read it")
        #expect(settings.locales == ["en-US", "fr_CA"])
        #expect(settings.availability?.end == CalendarDate("2022-09-30"))
        #expect(settings.wallpapers.map(\.id) == ["lake", "forest"])
        let forest = try #require(settings.wallpapers.last)
        #expect(forest.line == 9 && forest.texts == [.name: "The forest"])
        #expect(forest.placement(of: nil) == .focus(FractionPoint(x: 0.3, y: 0.55)))
        #expect(
            forest.placement(of: .portrait) == .keep(FractionBox(left: 0, top: 0.1, right: 0.5, bottom: 1)))
        #expect(forest.placement(of: .pad) == nil)
        #expect(forest.ink == .dark && forest.scrim == .off)
        #expect(forest.pinnedColors == [.text: HexColor(0xFBFBFE), .card: .black])
        #expect(
            settings.notes.map { [$0.rule.id, $0.path, $0.position?.line.description] } == [
                ["color-spelling", "Input/autumn/collection.yml", "12"]
            ])
        #expect(settings.notes[0].message.names("#fbfbfe", "FBFBFE"))
    }

    /// Phones compare locales letter by letter: with en-us, nobody would see the collection.
    @Test func localesAreSpelledAsOnDevices() throws {
        let settings = try settings("available-locales:\n- en-us\n- EN_gb\n- fr_CA\n- zh-hans-cn")
        #expect(settings.locales == ["en-US", "en_GB", "fr_CA", "zh-Hans-CN"])
        #expect(settings.notes.map(\.rule.id) == ["locale-spelling", "locale-spelling", "locale-spelling"])
        #expect(settings.notes.map { $0.position?.line } == [2, 3, 5])
        #expect(settings.notes[0].message.names("en-us", "en-US"))
    }

    @Test(arguments: [
        ("name: Lake #2", "Lake #2", "Lake"), ("heading: Sky #1 of 9", "Sky #1 of 9", "Sky"),
        ("heading: !Viva la winter", "!Viva la winter", "la winter"), ("description: !winter", "!winter", ""),
        ("subheading: &Co winter", "&Co winter", "winter"), ("heading: !!wow sale", "!!wow sale", "sale"),
        ("learn-more-url: https://a.example/ #a", "https://a.example/ #a", "https://a.example/"),
    ])
    func textsThatYAMLCutsAreWarnings(line: String, whole: String, rest: String) throws {
        let isName = line.hasPrefix("name")
        let text = isName ? "wallpapers:\n  - id: lake\n    \(line)\n" : "# ours\n\n\(line)\n"
        let notes = try settings(text).notes
        #expect(notes.map(\.rule.id) == ["cut-text"] && notes.map(\.severity) == [.warning])
        #expect(notes.map(\.expected) == [whole] && notes.map(\.found) == [rest])
        #expect(notes.first?.position?.line == 3)
        #expect(notes.first?.message.names("\"\(whole)\"") == true)
    }

    @Test(arguments: [
        "heading: Autumn # shown above", "heading: \"Lake #2\"", "heading: Lake#2", "heading: R&B!",
        "heading: &a Autumn\ndescription: *a", "heading: !!str 2026", "heading: null #auto",
        "heading: A ## b",
        "available-locales: [de-DE] #2", "wallpapers:\n  - {id: lake, text-color: FFFFFF} #2",
    ])
    func commentsTagsAndAnchorsMayBeMeant(text: String) throws {
        #expect(try settings(text).notes.isEmpty)
    }

    @Test func nullIsAutomatic() throws {
        let settings = try settings(
            """
            heading: null
            available-locales: ~
            availability-range: {start: null, end: 2026-09-01}
            wallpapers:
              - id: forest
                focus: null
                text-color: ~   # the build chooses
                variants:
                # portrait: {focus: [0.6, 0.5]}
            """)
        #expect(settings.heading == nil && settings.locales == nil && settings.availability?.start == nil)
        #expect(
            settings.wallpapers.map(\.pinnedColors) == [[:]]
                && settings.wallpapers[0].placement(of: nil) == nil)
        #expect(try self.settings("wallpapers:\n# - forest") == CollectionSettings())
    }

    @Test func ofTwoFaultsTheFirstIsReported() throws {
        let places = ["thumbnail", "pad", "landscape", "portrait"].map { "\($0): {focus: 1}" }
        for lines in [places, Array(places.reversed())] {
            let text = "wallpapers:\n- id: forest\n  variants:\n    " + lines.joined(separator: "\n    ")
            for _ in 0..<20 {
                #expect { try settings(text) } throws: { error in
                    if case .collection(_, 4, _) = error as? InputError { true } else { false }
                }
            }
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func aColorThatYAMLTakesForACommentIsNamed(lineBreak: String) throws {
        let lines = ["# größer", "wallpapers:", "- id: forest", "  text-color: \t#FBFBFE "]
        #expect {
            try settings(lines.joined(separator: lineBreak) + lineBreak)
        } throws: { error in
            guard case .collection(_, 4, let reason) = error as? InputError else { return false }
            return reason.hasSuffix("\"#FBFBFE\"") && reason.names("\"text-color\"", "null")
        }
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
            settings.wallpapers.map { $0.placement(of: nil) } == [
                .focus(FractionPoint(x: 0.3, y: 0.555)),
                .keep(FractionBox(left: 0, top: 0.1, right: 0.5, bottom: 1)),
            ])
    }

    @Test(
        arguments: [
            ("headng: x", 1, ["headng", "heading"]),
            ("learn-more-url: example", 1, ["example"]),
            ("learn-more-url: \"https://a.b/\\n\"", 1, []),
            ("learn-more-url: \"https://a.b/\\u001B\"", 1, []),
            ("available-locales: [english]", 1, ["english"]),
            ("available-locales: [en US]", 1, ["en US", "en-US"]),
            ("available-locales: [en-US.UTF-8]", 1, ["en-US.UTF-8", "en-US?"]),
            ("available-locales: [en, US]", 1, ["US"]),
            ("available-locales: [en-english]", 1, ["en-english"]),
            ("available-locales:", 1, ["\"available-locales\"", "null"]),
            ("available-locales:\n- # en", 2, ["# en"]),
            ("heading: # A title", 1, ["\"heading\"", "# A title"]),
            ("availability-range:\n  start:\n  end: 2026-03-02", 2, ["\"start\""]),
            ("wallpapers:\n- id: a\n  focus:\n  ink: dark", 3, ["\"focus\"", "null"]),
            ("wallpapers:\n- {id: a, text-color: , ink: dark}", 2, ["\"text-color\""]),
            ("wallpapers:\n- id: a\n  variants:\n    portrait:", 4, ["\"portrait\""]),
            ("availability-range: {start: 2026-02-30}", 1, ["2026-02-30"]),
            ("availability-range: {start: 2026-03-02, end: 2026-03-02}", 1, ["2026-03-02"]),
            ("wallpapers:\n  - id: a\n  - id: a", 3, ["a"]),
            ("wallpapers:\n  - name: a", 2, []),
            (
                "wallpapers:\n  - id: a\n    focus: [0.5]",
                3, ["x", "y", "1"]
            ),
            ("wallpapers:\n  - id: a\n    focus: 30%", 3, ["x", "y", "30%"]),
            (
                "wallpapers:\n  - id: a\n    focus: [0.5,\n      1.2]",
                4, ["y", "1.2", "1.2%"]
            ),
            ("wallpapers:\n  - id: a\n    focus: [30, 55%]", 3, ["x", "30", "30%"]),
            (
                "wallpapers:\n  - id: a\n    focus: [55%, 101%]",
                3, ["y", "101%"]
            ),
            (
                "wallpapers:\n  - id: a\n    focus: [0.5, .nan]",
                3, ["y", ".nan"]
            ),
            (
                "wallpapers:\n  - id: a\n    focus: [left, 0]",
                3, ["x", "left"]
            ),
            ("wallpapers:\n  - id: a\n    focus: [%, 0]", 3, []),
            (
                "wallpapers:\n  - id: a\n    keep: [0%, 0, 50%, 2]",
                3, ["bottom", "2"]
            ),
            (
                "wallpapers:\n  - id: a\n    keep: [0.5, 0, 0.4, 1]",
                3, ["left", "right"]
            ),
            (
                "wallpapers:\n  - id: a\n    focus: [0, 0]\n    keep: [0, 0, 1, 1]",
                4, ["focus", "keep"]
            ),
            ("wallpapers:\n  - id: a\n    text-color: white", 3, ["white"]),
            (
                "wallpapers:\n  - id: a\n    text-colr: FFFFFF",
                3, ["text-colr", "text-color"]
            ),
            ("wallpapers:\n  - id: a\n    variants: {tablet: {}}", 3, ["tablet"]),
        ] as [(String, Int, [String])])
    func namesWhatIsWrongAndWhere(text: String, line: Int, values: [String]) {
        #expect { try settings(text) } throws: { error in
            guard case .collection("Input/autumn/collection.yml", line, let reason) = error as? InputError
            else {
                return false
            }
            return reason.names(values)
        }
    }
}

@Suite struct CollectionTextTests {
    /// Texts of all kinds are read again as they were written.
    @Test(arguments: 1...40) func whatIsWrittenIsReadAgain(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", "yes", "#", ": ", "-", "'", "\"", "\n", "{", "12", "é", "\u{1F332}", "\\", "  ", "~", "%",
            "\t",
        ]
        func text() -> String? {
            Bool.random(using: &random)
                ? (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    pieces.randomElement(using: &random) ?? ""
                }
                .joined() : nil
        }
        var settings = CollectionSettings()
        (settings.heading, settings.description, settings.subheading) = (text(), text(), text())
        settings.learnMoreURL = Bool.random(using: &random) ? "https://example.org/a?b=c#d" : nil
        settings.locales = Bool.random(using: &random) ? ["en-US", "no_NO", "de"] : nil
        let day = CalendarDate("2026-05-01")
        settings.availability = Bool.random(using: &random) ? .init(start: day, end: nil) : nil
        for id in ["forest", "null", "12"].prefix(Int.random(in: 0...3, using: &random)) {
            var wallpaper = WallpaperSettings(id: id)
            if Bool.random(using: &random) { wallpaper[.color(.text)] = .color(HexColor(0x001234)) }
            if let name = text() { wallpaper[.text(.name)] = .text(name) }
            if let author = text(), author.contains(where: { !$0.isWhitespace }) {
                wallpaper[.credit(.author)] = .text(author)
            }
            settings.wallpapers.append(wallpaper)
        }
        let read = try CollectionSettings(parsing: settings.text, path: "collection.yml")
        #expect(
            read.heading == settings.heading && read.description == settings.description, "\(settings.text)")
        #expect(read.subheading == settings.subheading && read.learnMoreURL == settings.learnMoreURL)
        #expect(read.locales == settings.locales && read.availability == settings.availability)
        #expect(read.wallpapers.map(\.id) == settings.wallpapers.map(\.id))
        for (a, b) in zip(read.wallpapers, settings.wallpapers) {
            for key in SettingKey.all { #expect(a[key] == b[key], "\(settings.text)") }
        }
    }
}
