import Foundation
import Input
import TestSupport
import Testing

/// YAML that is made to take for ever, or to say something else than it seems to. All of it is at most 1 MiB.
@Suite struct YAMLLimitsTests {
    private func reason(_ text: String) -> String {
        do throws(InputError) {
            _ = try Recipe(parsing: text, path: "w.yml")
            return "nothing"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: ["[*a, *b]", "{*a : 1}", "*a"])
    func keysAreTexts(key: String) {
        let text = "- &a x\n- &b [x]\n- ? \(key)\n  : 1\n"
        #expect(reason(text).hasPrefix("w.yml:3: expected a text as a key, found "), "\(reason(text))")
    }

    /// Thirty levels of keys with two aliases each: a billion values to hash.
    @Test func nestedKeysOfAliasesAreRefused() {
        var text = "- &a0 [x]\n"
        for level in 1...30 { text += "- &a\(level) {? [*a\(level - 1), *a\(level - 1)] : 1}\n" }
        #expect(reason(text) == "w.yml:2: expected a text as a key, found a list")
    }

    @Test func nestedKeysWithoutAliasesAreRefused() {
        let braces = String(repeating: "{", count: 900) + String(repeating: "}", count: 900)
        let text = String(repeating: "- \(braces)\n", count: 500)
        #expect(reason(text) == "w.yml:1: expected a text as a key, found a mapping")
    }

    @Test func aBillionLaughsAreCounted() {
        var text = "- &a0 [x, x]\n"
        for level in 1...30 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        #expect(reason(text) == "w.yml:15: expected aliases that add at most 100000 values, found more")
        let many =
            "- &a [" + String(repeating: "x, ", count: 100_000) + "]\n"
            + String(repeating: "- *a\n", count: 9)
        #expect(reason(many).hasPrefix("w.yml:2: expected aliases that add at most 100000"))
    }

    @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[[a]: "])
    func deepNestingIsRefused(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        #expect(reason(text).hasPrefix("w.yml:1: "), "\(reason(text))")
        #expect(
            reason(String(repeating: "[", count: 65) + String(repeating: "]", count: 65)).hasSuffix(
                "found more"))
        #expect(
            reason(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)).contains("profiles")
        )
    }

    /// libyaml takes seconds for many of them.
    @Test func linesWithTagsAreCounted() {
        let lines = { (count: Int) in
            (0..<count).map { "%TAG !t\($0)! tag:x,2026:\n" }.joined() + "---\nquality: 80\n"
        }
        #expect(reason(lines(30_000)) == "w.yml: expected at most 100 lines with %TAG, found more")
        #expect(reason(lines(100)) == "nothing")
    }

    @Test func aliasesOfValuesAreReplaced() throws {
        let recipe = try Recipe(
            parsing: """
                brand-inks: &inks [123456, &white "FFFFFF"]
                matte: *white
                variants:
                  portrait: &size {width: 3, height: &h 5}
                  pad: *size
                  landscape: {width: *h}
                """, path: "w.yml")
        #expect(recipe.matte.red == 255 && recipe.brandInks.count == 2)
        #expect(
            recipe.variants[.pad] == .init(width: 3, height: 5) && recipe.variants[.landscape]?.width == 5)
        #expect(reason("quality: *later").hasPrefix("w.yml:1: expected the anchor &later before its alias"))
        #expect(reason("brand-inks: &a [*a]").hasPrefix("w.yml:1: expected the anchor &a before its alias"))
    }

    @Test func longTextsAreShortInMessages() {
        for text in [
            "? \(String(repeating: "q", count: 1_000_000))\n: 1",
            "crop: \(String(repeating: "q", count: 1_000_000))",
            "matte: \(String(repeating: "q", count: 1_000_000))",
        ] {
            #expect(reason(text).utf8.count < 400, "\(reason(text).prefix(500))")
        }
    }

    @Test func manyEntriesAreReadInLinearTime() throws {
        let wallpapers = "wallpapers:\n" + (0..<80_000).map { "- w\($0)\n" }.joined()
        #expect(try CollectionSettings(parsing: wallpapers, path: "c.yml").wallpapers.count == 80_000)
        let profiles =
            "profiles:\n" + (0..<20_000).map { "- {name: a\($0), path: \"{id}{variant}.jpg\"}\n" }.joined()
        #expect(try Recipe(parsing: profiles, path: "w.yml").profiles.count == 20_000)
    }

    @Test(arguments: [
        "9223372036854775807", "9223372036854775808", "-1", "0", "1e400", "0x10", "0o17", "1_000", ".inf",
        "NaN", "+",
        "1.0", "１２", "99999999999999999999999999",
    ])
    func numbersAreCheckedBeforeTheyAreUsed(number: String) {
        for key in [
            "quality: ?", "limits: {megapixels: ?}", "variants: {pad: {width: ?}}",
            "variants: {pad: {quality: ?}}",
        ] {
            let text = key.replacing("?", with: number)
            #expect(reason(text).hasPrefix("w.yml:1: expected a whole number from 1 to "), "\(reason(text))")
        }
        let profile =
            "profiles: [{name: a, path: \"{id}{variant}.jpg\", sizes: {pad: {width: 1, height: \(number)}}}]"
        #expect(
            reason(profile).hasPrefix("w.yml:1: expected a whole number from 1 to 16384"),
            "\(reason(profile))")
        for place in ["focus: [\(number), 2]", "keep: [0, 0, \(number), 2]"] {
            #expect(throws: InputError.self) {
                try CollectionSettings(parsing: "wallpapers: [{id: a, \(place)}]", path: "c.yml")
            }
        }
    }

    @Test func filesOfMoreThanOneMebibyteAreRefused() throws {
        try withTemporaryFolder { folder in
            let start = "quality: 3\n"
            let comment = "#" + String(repeating: "x", count: (1 << 20) - start.utf8.count - 1)
            let path = folder.path + "/wallpress.yml"
            try Data((start + comment).utf8).write(to: URL(fileURLWithPath: path))
            #expect(try Recipe(readingFrom: path).quality == 3)
            try Data((start + comment + "x").utf8).write(to: URL(fileURLWithPath: path))
            let expected = "expected at most 1048576 bytes of YAML, found 1048577"
            #expect(throws: InputError.recipe(path: path, line: nil, reason: expected)) {
                try Recipe(readingFrom: path)
            }
            let collection = folder.appendingPathComponent("Input/a")
            try FileManager.default.createDirectory(at: collection, withIntermediateDirectories: true)
            let file = collection.appendingPathComponent("collection.yml")
            try Data(("heading: Autumn\n" + comment).utf8).write(to: file)
            let catalog = try Catalog.scan(folder.path + "/Input", for: Recipe())
            #expect(
                catalog.failures.map(\.reason) == ["expected at most 1048576 bytes of YAML, found 1048581"])
        }
    }

    @Test func unreadableBytesAreNamedWithTheirLine() throws {
        #expect(
            reason("quality: 3\n# \u{1B}[31m")
                == "w.yml:2: this is not YAML: control characters are not allowed, found U+1B")
        try withTemporaryFolder { folder in
            let path = folder.path + "/w.yml"
            try Data("quality: 3\n# ".utf8 + [0xC3, 0x28, 0x0A]).write(to: URL(fileURLWithPath: path))
            #expect(
                throws: InputError.recipe(
                    path: path, line: 2, reason: "expected UTF-8 text, found other bytes")
            ) {
                try Recipe(readingFrom: path)
            }
        }
    }
}
