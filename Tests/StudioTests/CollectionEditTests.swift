import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressStudio
import Testing

/// Texts, dates, locales and the order of a collection, and the recipe.
@Suite struct CollectionEditTests {
    @Test func textsAreWrittenPlainWhereYAMLReadsThemAsTheyAre() throws {
        func heading(_ text: String) throws -> String { try edited("", [.collection(.heading, text)]) }
        #expect(try heading("Äpfel & Birnen, 🍂 {neu}") == "heading: Äpfel & Birnen, 🍂 {neu}\n")
        #expect(try heading("Autumn - A Story") == "heading: Autumn - A Story\n")
        #expect(try heading("Autumn: orange") == "heading: \"Autumn: orange\"\n")
        #expect(try heading("7 # trees") == "heading: \"7 # trees\"\n")
        #expect(try heading("") == "heading: \"\"\n")
        #expect(try heading(" leaves ") == "heading: \" leaves \"\n")
        #expect(try heading("evil\u{202E}live") == #"heading: "evil\u202Elive"\#n"#)
        #expect(
            try heading("\"so\" \\ he said\n\tand\u{2028}left")
                == #"heading: "\"so\" \\ he said\n\tand\u2028left"\#n"#)
        for text in [
            "null", "~", "Yes", "off", "2024", "1e5", "0x1F", "2024-05-01", "12:30", ".inf", "[a]", "{a: b}",
            "- a",
            "* a", "&a", "!a", "%a", "@a", "`a", "|", ">", "? a", "a: b", "a\nb", "a\n\nb", "---", "...", "'",
            "#", "a:",
            "\u{FEFF}", "\u{0}", "\u{7F}", "=", "-", ":", "? ", "a\r\nb", "\u{85}",
        ] {
            let edited = try edited("# c\n", [.collection(.heading, text)])
            #expect(edited.hasPrefix("# c\nheading: \""))
        }
    }

    @Test func aNewKeyComesAfterTheCommentsOfTheLastOne() throws {
        let list = "wallpapers:\n  - id: oak  # tall\n    # ink: dark\n\n  # no leaves yet\n"
        #expect(
            try edited(list + "# the end\n", [.collection(.heading, "Trees")])
                == "wallpapers:\n  - id: oak  # tall\n    # ink: dark\nheading: Trees\n\n  # no leaves yet\n# the end\n"
        )
    }

    @Test func quotesStay() throws {
        let text = "heading:   \"Old\"  # shown first\ndescription: 'It''s old'\n"
        #expect(
            try edited(text, [.collection(.heading, "New"), .collection(.description, "It's new")])
                == "heading:   \"New\"  # shown first\ndescription: 'It''s new'\n")
        // An apostrophe and the accent after it form one Character.
        #expect(
            try edited(text, [.collection(.description, "'\u{301}a")])
                == "heading:   \"Old\"  # shown first\ndescription: '''\u{301}a'\n")
    }

    @Test func textsOverSeveralLinesAreReplacedWhole() throws {
        let text = "description: |-\n  One\n\n  # no comment\n\n# a comment\nheading: >\n  A\n  B\n"
        #expect(
            try edited(text, [.collection(.description, "Two"), .collection(.heading, "C\nD")])
                == "description: Two\n\n# a comment\nheading: \"C\\nD\"\n")
        #expect(
            try edited("heading: A\n  B\n  C # c\nwallpapers: []\n", [.collection(.heading, "D")])
                == "heading: D # c\nwallpapers: []\n")
        #expect(
            try edited("heading: |+\n  A\n\n", [.collection(.description, "D")])
                == "heading: |+\n  A\n\ndescription: D\n")
    }

    @Test func aNullIsReplaced() throws {
        #expect(try edited("heading:   # c\n", [.collection(.heading, "A")]) == "heading: A   # c\n")
        #expect(try edited("heading: ~ # c\n", [.collection(.heading, "A")]) == "heading: A # c\n")
        #expect(
            try edited("wallpapers: ~ # c\nheading: A\n", [.order("b", "a")])
                == "wallpapers: # c\n  - b\n  - a\nheading: A\n")
    }

    @Test func aRangeIsMadeAndRemoved() throws {
        let text = "heading: A"
        let start = try edited(text, [.collection(.start, "2026-06-01"), .collection(.end, "2026-09-01")])
        #expect(start == "heading: A\navailability-range: {start: 2026-06-01, end: 2026-09-01}")
        #expect(
            try edited(start, [.collection(.start, nil)])
                == "heading: A\navailability-range: {end: 2026-09-01}")
        #expect(try edited(start, [.collection(.start, nil), .collection(.end, nil)]) == text)
        #expect(
            try edited(
                "availability-range:\n    start: 2026-01-01 # new year\n", [.collection(.end, "2026-02-01")])
                == "availability-range:\n    start: 2026-01-01 # new year\n    end: 2026-02-01\n")
    }

    @Test func localesKeepTheirComments() throws {
        func locales(_ text: String, _ locales: [String]) throws -> String {
            try edited(text, [.collection("autumn", key: .locales, value: .texts(locales))])
        }
        #expect(try locales("# c\n", ["en-US", "no"]) == "# c\navailable-locales: [en-US, \"no\"]\n")
        #expect(
            try locales("available-locales: [en-US,fr-CA]\n", ["fr-CA"]) == "available-locales: [fr-CA]\n")
        let block = "available-locales:\n- en-US   # main\n# Quebec\n- fr-CA\n- de-DE # later\nheading: A\n"
        #expect(
            try locales(block, ["fr-CA", "en-US", "it-IT"])
                == "available-locales:\n# Quebec\n- fr-CA\n- en-US   # main\n- it-IT\nheading: A\n")
        #expect(
            try edited(block, [.collection("autumn", key: .locales, value: nil)])
                == "# Quebec\nheading: A\n")
    }

    @Test func commentsMoveWithTheirWallpapers() throws {
        let text = """
            wallpapers:
              # the default
              - id: a   # first
                ink: dark
                # scrim: auto

              # --- by night ---

              # dark
              - b
              - {id: c}  # last
                # below c
              # end of list
            heading: A
            """
        #expect(
            try edited(text, [.order("c", "b", "a")])
                == """
                wallpapers:
                  - {id: c}  # last
                    # below c

                  # --- by night ---

                  # dark
                  - b
                  # the default
                  - id: a   # first
                    ink: dark
                    # scrim: auto
                  # end of list
                heading: A
                """)
    }

    @Test func anOrderListsWhatWasNotListed() throws {
        #expect(
            try edited("wallpapers:\n    - id: a\n    - gone\n", [.order("c", "a", "b")])
                == "wallpapers:\n    - c\n    - id: a\n    - b\n    - gone\n")
        #expect(try edited("wallpapers: [a, b,]\n", [.order("c", "b", "a")]) == "wallpapers: [c, b, a,]\n")
        #expect(try edited(nil, [.order("b", "a")]) == "wallpapers:\n  - b\n  - a\n")
    }

    @Test func otherLineBreaksAndAMissingLastOneStay() throws {
        #expect(
            try edited("heading: Ä # 🍂\r\nwallpapers:\r\n- a\r\n- b", [.order("b", "a"), .focus("a", 0, 1)])
                == "heading: Ä # 🍂\r\nwallpapers:\r\n- b\r\n- id: a\r\n  focus: [0, 1]")
        #expect(
            try edited("heading: A\r\ndescription: B", [.collection(.description, nil)]) == "heading: A")
        #expect(try edited("---\n# c\n", [.collection(.heading, "A")]) == "---\n# c\nheading: A\n")
    }

    // MARK: - The recipe

    private let recipe = "wallpress.yml"

    @Test func aByteOrderMarkStays() throws {
        let heading = DraftEdit.collection(.heading, "Hi")
        #expect(try edited("\u{FEFF}", [heading]) == "\u{FEFF}heading: Hi\n")
        #expect(
            try edited("\u{FEFF}wallpapers:\n  - a\n", [.set("a", .ink, "dark"), heading])
                == "\u{FEFF}wallpapers:\n  - id: a\n    ink: dark\nheading: Hi\n")
    }

    @Test func theRecipeIsEdited() throws {
        let text = "quality: 90 # good\n\n# end\n"
        #expect(
            try edited(text, [.recipe(key: .maxStrength, value: .number(0.3))], at: recipe)
                == "quality: 90 # good\nmax-strength: 0.3\n\n# end\n")
        #expect(
            try edited("ink: auto\nscrim: none\n", [.recipe(key: .ink, value: nil)], at: recipe)
                == "scrim: none\n")
    }

    @Test func aRuleThatDoesNotExistIsNotAccepted() {
        let accept = DraftEdit.accept(wallpaper: "lake", rule: "card-contrats", reason: "no cards")
        #expect { try edited(nil, [accept], at: recipe) } throws: {
            "\($0)".contains("wallpress.yml: \(DiagnosticsError.unknownRule("card-contrats"))")
        }
    }

    @Test func whatARuleSaysIsAcceptedForAReason() throws {
        let accept = DraftEdit.accept(
            wallpaper: "lake", rule: "card-contrast", reason: "no cards, until spring")
        let forget = DraftEdit.accept(wallpaper: "lake", rule: "card-contrast", reason: nil)
        let line = "{rule: card-contrast, wallpaper: lake, reason: \"no cards, until spring\"}"
        #expect(try edited(nil, [accept], at: recipe) == "verify:\n  ignore:\n    - \(line)\n")
        #expect(try edited("quality: 80", [accept, forget], at: recipe) == "quality: 80")
        let text = """
            verify:
                ignore:   # decided in May
                # all of them
                - rule: card-contrast
                  reason: no cards
                - rule: card-contrast
                  reason: old # note
                  wallpaper: lake

            """
        #expect(
            try edited(text, [accept], at: recipe)
                == text.split(separator: "old").joined(separator: "no cards, until spring"))
        #expect(
            try edited(text, [forget], at: recipe)
                == text.components(separatedBy: "    - rule: card-contrast\n      reason: old")[0])
        #expect(
            try edited(text, [.accept(wallpaper: "sea", rule: "text-contrast", reason: "ok")], at: recipe)
                == text + "    - rule: text-contrast\n      wallpaper: sea\n      reason: ok\n")
    }
}
