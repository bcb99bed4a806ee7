import Foundation
import WallpressInput
import WallpressStudio
import WallpressTestSupport
import Testing

@Suite struct DraftTests {
    private let text = "# Autumn\nheading: Old\nwallpapers: [lake]\n"
    private let new = "# Autumn\nheading: New\nwallpapers: [lake]\n"

    @Test func nothingIsWrittenBeforeSaving() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            #expect(!draft.isChanged && !draft.canUndo)
            #expect(try draft.apply([.collection(.heading, "New")]) == [autumn])
            #expect(draft.isChanged)
            #expect(draft.text(at: autumn) == new)
            #expect(try input.text(autumn) == text)
            #expect(try draft.save() == [autumn])
            #expect(try input.text(autumn) == new)
            #expect(!draft.isChanged)
            #expect(try input.names("autumn") == ["collection.yml"])
        }
    }

    @Test func stepsAreTakenBackOverAllFiles() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            let recipe = DraftEdit.recipe(key: .scrim, value: .text("auto"))
            try draft.apply([.collection(.heading, "New"), recipe, .collection(.description, "More")])
            try draft.apply([.collection(.heading, "Newer")])
            #expect(try draft.apply([.collection(.heading, "Newer")]) == [])
            #expect(try draft.undo()?.words == "heading")
            #expect(try draft.undo()?.words == "3 changes")
            #expect(!draft.isChanged && !draft.canUndo)
            #expect(draft.text(at: autumn) == text)
            #expect(draft.text(at: "wallpress.yml") == "")
            #expect(try draft.redo()?.collectionID == "autumn")
            #expect(draft.text(at: "wallpress.yml") == "scrim: auto\n")
            try draft.apply([.collection(.heading, "Other")])
            #expect(!draft.canRedo)
            try draft.undo()
            #expect(
                draft.text(at: autumn) == "# Autumn\nheading: New\nwallpapers: [lake]\ndescription: More\n")
            #expect(try draft.save() == [autumn, "wallpress.yml"])
            try draft.undo()
            #expect(try draft.save() == [autumn, "wallpress.yml"])
            #expect(try input.text(autumn) == text)
        }
    }

    @Test func aRefusedEditChangesNothing() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            let later = DraftEdit.collection(.end, "2026-02-30")
            let error = #expect(throws: StudioError.self) {
                try draft.apply([.collection(.heading, "New"), later])
            }
            #expect("\(try #require(error))".names(autumn + ":4", "2026-02-30"))
            #expect(!draft.isChanged && !draft.canUndo)
            #expect(throws: StudioError.self) {
                try draft.apply([.order(collection: "../autumn", wallpapers: ["lake"])])
            }
        }
    }

    @Test func sharedValuesAreNotEdited() throws {
        let text = "wallpapers:\n  - &a {id: lake, focus: &f [0.5, 0.5]}\n  - {id: sea, focus: *f}\n"
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            let error = #expect(throws: StudioError.self) { try draft.apply([.focus("lake", 0.1, 0.5)]) }
            guard case .refusedEdit(autumn, line: 2, let reason)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(reason.names("&f"))
            #expect(!draft.isChanged)
            // The alias itself is in one place, and no alias refers to &a.
            try draft.apply([.focus("sea", 0.1, 0.5), .set("lake", .ink, "dark")])
            #expect(
                draft.text(at: autumn)
                    == "wallpapers:\n  - &a {id: lake, focus: &f [0.5, 0.5], ink: dark}\n"
                    + "  - {id: sea, focus: [0.1, 0.5]}\n")
        }
    }

    /// The text above gets a line break in the file, but not in its value.
    @Test func aKeyFollowsATextWithoutALineBreak() throws {
        try withInput([autumn: "description: |\n  One"]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "A")])
            #expect(draft.text(at: autumn) == "description: |\n  One\nheading: A")
        }
    }

    @Test func aFileThatIsNoYAMLIsNotEdited() throws {
        try withInput([autumn: "heading: [", "winter/collection.yml": "\u{0}"]) { input in
            try Data([0x68, 0xFF]).write(to: input.url.appendingPathComponent("wallpress.yml"))
            var draft = try Draft(reading: input.path, rules: allRules)
            #expect(throws: StudioError.self) { try draft.apply([.collection(.heading, "A")]) }
            #expect(throws: StudioError.self) { try draft.apply([.recipe(key: .ink, value: .text("dark"))]) }
            #expect(!draft.isChanged)
        }
    }

    // MARK: - Changes before saving

    @Test func theDifferenceShowsThreeLinesAround() throws {
        let lines = (1...12).map { "# \($0)\n" }
        try withInput([autumn: lines[..<6].joined() + "heading: Old\r\n" + lines[6...].joined()]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            #expect(draft.changes() == [])
            try draft.apply([.collection(.heading, "New"), .collection(.description, "More")])
            let change = try #require(draft.changes().first)
            #expect(!change.isNew && change.conflict == nil)
            #expect(
                change.diff.map { "\($0.line) \($0.kind) \($0.text)" } == [
                    "1 gap ", "4 same # 4", "5 same # 5", "6 same # 6", "7 removed heading: Old",
                    "7 added heading: New",
                    "8 added description: More", "9 same # 7", "10 same # 8", "11 same # 9", "12 gap ",
                ])
            #expect(change.text == draft.text(at: autumn))
            try draft.apply([.recipe(key: .ink, value: .text("dark"))])
            #expect(draft.changes().map(\.isNew) == [false, true])
        }
    }

    // MARK: - Changes on disk

    @Test func whatChangedOnDiskIsNotOverwritten() throws {
        try withInput([autumn: text, "wallpress.yml": "ink: auto\n"]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New"), .recipe(key: .ink, value: .text("dark"))])
            try input.write("scrim: auto\n", to: "wallpress.yml")
            let conflict = StudioError.Conflict(
                path: "wallpress.yml", mine: "ink: dark\n", disk: "scrim: auto\n")
            #expect(throws: StudioError.conflicts([conflict])) { try draft.save() }
            #expect(try input.text(autumn) == text)
            #expect(draft.conflicts() == [conflict])
            #expect(
                draft.changes()[1].conflict?.parts.map { $0.mine.map(\.text) + $0.disk.map(\.text) } == [
                    ["ink: dark", "scrim: auto"]
                ])
            #expect(try draft.reread() == [])
            #expect(draft.conflicts() == [conflict])

            var mine = draft
            try mine.overwrite("wallpress.yml")
            #expect(mine.conflicts() == [])
            draft.discard("wallpress.yml")
            #expect(draft.text(at: "wallpress.yml") == "scrim: auto\n")
            #expect(try draft.save() == [autumn])
            try draft.undo()
            #expect(draft.text(at: "wallpress.yml") == "scrim: auto\n")
        }
    }

    @Test func changesOfOtherLinesOnDiskAreTaken() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "Mine")])
            try draft.apply([.collection(.heading, "New")])
            try input.write(text.replacing("[lake]", with: "[lake, dune]"), to: autumn)
            #expect(try draft.reread() == [autumn])
            #expect(draft.conflicts().isEmpty && draft.merged == [autumn])
            #expect(draft.text(at: autumn) == new.replacing("[lake]", with: "[lake, dune]"))
            try draft.undo()
            #expect(draft.text(at: autumn) == "# Autumn\nheading: Mine\nwallpapers: [lake, dune]\n")
            try draft.redo()
            try draft.save()
            #expect(try input.text(autumn) == new.replacing("[lake]", with: "[lake, dune]"))
            #expect(draft.merged.isEmpty)
        }
    }

    @Test func whereBothChangedALineSomebodyChooses() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New")])
            try input.write("# Autumn\nheading: Theirs\nwallpapers: [lake, dune]\n", to: autumn)
            #expect(try draft.reread() == [])
            let conflict = try #require(draft.changes().first?.conflict)
            #expect(conflict.parts.map { $0.mine.map(\.text) } == [["heading: New"]])
            #expect(conflict.parts.map { $0.disk.map(\.text) } == [["heading: Theirs"]])
            #expect(conflict.parts.map(\.before) == [["# Autumn"]])
            #expect(conflict.parts.map(\.after) == [["wallpapers: [lake, dune]"]])
            #expect(throws: StudioError.stale) { try draft.settle(autumn, [.mine], key: "other") }
            try draft.settle(autumn, [.mine], key: conflict.key)
            #expect(draft.text(at: autumn) == "# Autumn\nheading: New\nwallpapers: [lake, dune]\n")
            #expect(draft.conflicts().isEmpty && draft.isChanged)
        }
    }

    /// Each text is readable, and their merge would not be.
    @Test func whatNobodyCouldReadTogetherIsNotTaken() throws {
        let both = "heading: Old\n# one\n# two\n# three\nlearn-more-url: https://a.b\n"
        try withInput([autumn: both]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.description, "More")])
            try input.write("description: Theirs\n" + both, to: autumn)
            #expect(try draft.reread() == [])
            let conflict = try #require(draft.changes().first?.conflict)
            #expect(conflict.parts.count == 1)
            try draft.settle(autumn, [.disk], key: conflict.key)
            #expect(draft.text(at: autumn) == "description: Theirs\n" + both)
        }
    }

    @Test func mineReplacesWhatIsOnDiskWhenAsked() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New")])
            try FileManager.default.removeItem(atPath: input.path + "/" + autumn)
            #expect(draft.conflicts().map(\.disk) == [nil])
            try draft.overwrite(autumn)
            #expect(draft.changes().map(\.isNew) == [true])
            try draft.save()
            #expect(try input.text(autumn) == new)
        }
    }

    @Test func whatChangedOnlyOnDiskIsTaken() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New")])
            try draft.save()
            try input.write(text, to: autumn)
            try input.write("heading: Winter\n", to: "winter/collection.yml")
            #expect(try draft.reread() == [autumn, "winter/collection.yml"])
            #expect(draft.text(at: autumn) == text)
            #expect(draft.text(at: "winter/collection.yml") == "heading: Winter\n")
            #expect(!draft.isChanged && !draft.canUndo)
        }
    }

    @Test func theSameTextOnDiskIsNoConflict() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New")])
            try input.write(new, to: autumn)
            #expect(draft.conflicts() == [])
            try draft.save()
            #expect(!draft.isChanged)
        }
    }

    @Test func allChangesAreDropped() throws {
        try withInput([autumn: text]) { input in
            var draft = try Draft(reading: input.path, rules: allRules)
            try draft.apply([.collection(.heading, "New"), .recipe(key: .ink, value: .text("dark"))])
            for path in [autumn, "wallpress.yml"] { draft.discard(path) }
            #expect(!draft.isChanged && !draft.canUndo)
        }
    }
}
