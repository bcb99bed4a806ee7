import Foundation
import WallpressInput
import WallpressStudio
import Testing

/// Settings of wallpapers in a `collection.yml`, as people write it.
@Suite struct WallpaperEditTests {
    /// The sample collection, shortened.
    private let sample = """
        # The sample collection.

        heading: null

        wallpapers:
          - id: dawn-ridges
          - id: night-lake
            variants:
              portrait: {focus: [0.66, 0.50]}   # keeps the moon to the right of the logo
          - id: dune-sea
          - id: aurora
            variants:
              pad: {focus: [0.55, 0.50]}        # brings the cabin nearer to the middle
            # focus: [0.58, 0.60]     # what the crop keeps

        """

    private func replacing(_ old: String, by new: String) -> String {
        let parts = sample.components(separatedBy: old)
        precondition(parts.count == 2)
        return parts.joined(separator: new)
    }

    @Test func numbersAreReplacedWhereTheyStand() throws {
        #expect(
            try edited(sample, [.focus("night-lake", 0.61, 0.5, "portrait")])
                == replacing("[0.66, 0.50]", by: "[0.61, 0.50]"))
    }

    @Test func aKeyIsAddedAfterTheLastOneOfItsMapping() throws {
        #expect(
            try edited(sample, [.focus("dawn-ridges", 0.33333, 0.5)])
                == replacing("- id: dawn-ridges", by: "- id: dawn-ridges\n    focus: [0.3333, 0.5]"))
        #expect(
            try edited(sample, [.focus("aurora", 1, 0)])
                == replacing("the middle\n", by: "the middle\n    focus: [1, 0]\n"))
        #expect(
            try edited(sample, [.focus("night-lake", 0.5, 0.5, "pad")])
                == replacing("the logo\n", by: "the logo\n      pad: {focus: [0.5, 0.5]}\n"))
    }

    @Test func parentsThatAreMissingAreMade() throws {
        #expect(
            try edited(sample, [.keep("dune-sea", [0.1, 0, 0.9, 1], "pad-landscape")])
                == replacing(
                    "- id: dune-sea",
                    by: "- id: dune-sea\n    variants:\n      pad-landscape: {keep: [0.1, 0, 0.9, 1]}"))
    }

    @Test func partsOfACreditStandInABlock() throws {
        let author = DraftEdit.set("dune-sea", .credit(.author), "Jane Doe")
        let link = DraftEdit.set("dune-sea", .credit(.link), "https://example.com/jane")
        let block =
            "- id: dune-sea\n    credit:\n      author: Jane Doe\n      link: https://example.com/jane"
        let after = replacing("- id: dune-sea", by: block)
        #expect(try edited(sample, [author, link]) == after)
        #expect(
            try edited(after, [.unset("dune-sea", .credit(.author)), .unset("dune-sea", .credit(.link))])
                == sample)
    }

    @Test func parentsThatAreEmptyAreRemoved() throws {
        #expect(
            try edited(sample, [.unset("night-lake", .focus, "portrait")])
                == replacing(
                    """

                        variants:
                          portrait: {focus: [0.66, 0.50]}   # keeps the moon to the right of the logo
                    """, by: ""))
    }

    @Test func commentsOnLinesOfTheirOwnStay() throws {
        let text = """
            description: |
              A moon
            wallpapers:
              - id: lake
                name: |
                  # no comment
                variants:   # goes
                  # the moon is at the left
                  portrait:
                    # tried 0.3 too
                    focus: [0.6, 0.5]
              - # the sea
                focus: [0.1, 0.5] # goes
                id: sea

            """
        let without = try edited(text, [.unset("lake", .focus, "portrait"), .unset("lake", .text(.name))])
        #expect(
            without == """
                description: |
                  A moon
                wallpapers:
                  - id: lake
                    # the moon is at the left
                    # tried 0.3 too
                  - # the sea
                    focus: [0.1, 0.5] # goes
                    id: sea

                """)
        // A comment indented deeper than a text above it would become a part of the text.
        let below = "description: |\n  A moon\navailable-locales:\n  # Austria too\n  - de\n"
        let locales = DraftEdit.collection("autumn", key: .locales, value: nil)
        #expect(try edited(below, [locales]) == "description: |\n  A moon\n# Austria too\n")
        #expect(try edited(String(below.dropLast()), [locales]) == "description: |\n  A moon\n# Austria too")
        let first = "wallpapers:\n  - variants:\n      # left\n      pad: {focus: [0, 1]}\n    id: sea\n"
        #expect(
            try edited(first, [.unset("sea", .focus, "pad")]) == "wallpapers:\n  - # left\n    id: sea\n")
    }

    @Test func focusTakesThePlaceOfKeep() throws {
        #expect(
            try edited(sample, [.keep("night-lake", [0, 0, 0.5, 0.5], "portrait")])
                == replacing("{focus: [0.66, 0.50]}", by: "{keep: [0, 0, 0.5, 0.5]}"))
        let text =
            "wallpapers:\n- id: lake\n  keep:   # the boat\n    - 10%   # left\n    - 0\n    - 50%\n    - 1\n"
        #expect(
            try edited(text, [.focus("lake", 0.1, 0.25)])
                == "wallpapers:\n- id: lake\n  focus:   # the boat\n    - 10%   # left\n    - 0.25\n")
    }

    @Test func settingOneOfFourKeepsTheVariants() throws {
        let text = try edited(sample, [.focus("night-lake", 0.2, 0.5), .set("night-lake", .ink, "dark")])
        #expect(
            text
                == replacing(
                    "the logo\n", by: "the logo\n    focus: [0.2, 0.5]\n    ink: dark\n"))
    }

    @Test func percentagesThatAreTheSameNumberStay() throws {
        let text = "wallpapers: [{id: lake, keep: [10%, 0.20, 50%, 1.0]}]\n"
        #expect(
            try edited(text, [.keep("lake", [0.1, 0.2, 0.6, 1])])
                == "wallpapers: [{id: lake, keep: [10%, 0.20, 0.6, 1.0]}]\n")
    }

    @Test func anItemThatIsAnIDBecomesAMapping() throws {
        #expect(
            try edited("wallpapers:\n- forest   # the first\n- lake\n", [.focus("forest", 0.3, 0.5)])
                == "wallpapers:\n- id: forest   # the first\n  focus: [0.3, 0.5]\n- lake\n")
        #expect(
            try edited("wallpapers: [forest, 'lake']", [.focus("lake", 0.3, 0.5)])
                == "wallpapers: [forest, {id: 'lake', focus: [0.3, 0.5]}]")
        let flow = "wallpapers:\n  - forest # 1\n  - {id: lake, ink: dark} # 2\n"
        #expect(
            try edited(flow, [.focus("forest", 0.3, 0.5)])
                == "wallpapers:\n  - {id: forest, focus: [0.3, 0.5]} # 1\n  - {id: lake, ink: dark} # 2\n")
    }

    @Test func aWallpaperThatIsNotListedKeepsItsPlace() throws {
        let text = "wallpapers:\n  - lake\n"
        let shown = ["lake", "acacia", "birch", "cedar"]
        #expect(
            try edited(text, [.focus("birch", 0.3, 0.5)], shown: shown)
                == "wallpapers:\n  - lake\n  - acacia\n  - id: birch\n    focus: [0.3, 0.5]\n")
        #expect(
            try edited("", [.focus("acacia", 0.3, 0.5)], shown: ["acacia", "birch"])
                == "wallpapers:\n  - id: acacia\n    focus: [0.3, 0.5]\n")
    }

    @Test func aFileThatIsNotThereStartsWithWhatIsSet() throws {
        #expect(
            try edited(nil, [.focus("lake", 0.3, 0.5, "pad"), .collection(.heading, "Autumn")])
                == """
                wallpapers:
                  - id: lake
                    variants:
                      pad: {focus: [0.3, 0.5]}
                heading: Autumn

                """)
    }

    @Test func aKeyBehindTheHyphenIsRemoved() throws {
        let text = "wallpapers:\n  -   focus: [0.3, 0.5]  # tree\n      # its name\n      id: lake\n"
        #expect(
            try edited(text, [.unset("lake", .focus)])
                == "wallpapers:\n  -   # its name\n      id: lake\n")
        #expect(
            try edited("wallpapers:\n- ink: dark\n  id: lake", [.unset("lake", .ink)])
                == "wallpapers:\n- id: lake")
    }

    @Test func entriesInBracketsAreRemovedWithTheirComma() throws {
        func text(_ entry: String) -> String { "wallpapers: [{\(entry)}]\n" }
        let edits = [DraftEdit.unset("lake", .ink)]
        #expect(try edited(text("id: lake, ink: dark, scrim: auto"), edits) == text("id: lake, scrim: auto"))
        #expect(try edited(text("id: lake, ink: dark"), edits) == text("id: lake"))
        #expect(try edited(text("ink: dark, id: lake"), edits) == text("id: lake"))
        #expect(try edited(text("id: lake, ink: dark,"), edits) == text("id: lake,"))
        #expect(
            try edited(text("id: lake, # 1\n  ink: dark, # 2\n  scrim: auto"), edits)
                == text("id: lake, # 1\n   # 2\n  scrim: auto"))
        #expect(
            try edited(text("id: lake, # 1\n  ink: dark # 2\n"), edits) == text("id: lake, # 1\n   # 2\n"))
    }

    @Test func colorsArePinnedAndFreed() throws {
        let text = "wallpapers:\n  - id: lake\n    text-color: 'fbfbfe'\n"
        #expect(
            try edited(text, [.set("lake", .color(.text), "000000"), .set("lake", .color(.card), "FFAA00")])
                == "wallpapers:\n  - id: lake\n    text-color: '000000'\n    card-color: FFAA00\n")
        #expect(
            try edited("wallpapers: [lake]", [.set("lake", .color(.card), "112233")])
                == "wallpapers: [{id: lake, card-color: \"112233\"}]")
        #expect(try edited(text, [.unset("lake", .color(.text))]) == "wallpapers:\n  - id: lake\n")
    }

    @Test func whatIsNotThereIsNotRemoved() throws {
        #expect(try edited(sample, [.unset("none", .focus), .unset("aurora", .keep)]) == sample)
    }
}
