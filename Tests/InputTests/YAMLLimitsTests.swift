import Foundation
import WallpressInput
import WallpressTestSupport
import Testing

/// YAML made to take forever, or to hide its meaning. All of it is at most 1 MiB.
@Suite struct YAMLLimitsTests {
    /// Returns the reason for which a recipe is refused, and its line; nil if it is accepted.
    private func refusal(_ text: String) -> (line: Int?, reason: String)? {
        do throws(InputError) {
            _ = try Recipe(parsing: text, path: "w.yml")
            return nil
        } catch {
            guard case .recipe("w.yml", let line, let reason) = error else { return (-1, "\(error)") }
            return (line, reason)
        }
    }

    /// Whether a recipe is refused in a line, with a message that names some values.
    private func isRefused(_ text: String, _ line: Int?, _ values: String...) -> Bool {
        refusal(text).map { $0.line == line && $0.reason.names(values) } ?? false
    }

    @Test(arguments: ["[*a, *b]", "{*a : 1}", "*a"])
    func keysAreTexts(key: String) {
        let text = "- &a x\n- &b [x]\n- ? \(key)\n  : 1\n"
        #expect(isRefused(text, 3, "key"))
    }

    /// Thirty levels of keys with two aliases each: a billion values to hash.
    @Test func nestedKeysOfAliasesAreRefused() {
        var text = "- &a0 [x]\n"
        for level in 1...30 { text += "- &a\(level) {? [*a\(level - 1), *a\(level - 1)] : 1}\n" }
        #expect(isRefused(text, 2, "key", "list"))
    }

    @Test func nestedKeysWithoutAliasesAreRefused() {
        let braces = String(repeating: "{", count: 900) + String(repeating: "}", count: 900)
        let text = String(repeating: "- \(braces)\n", count: 500)
        #expect(isRefused(text, 1, "key", "mapping"))
    }

    @Test func aBillionLaughsAreCounted() {
        var text = "- &a0 [x, x]\n"
        for level in 1...30 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        #expect(isRefused(text, 15, "100000"))
        let many =
            "- &a [" + String(repeating: "x, ", count: 100_000) + "]\n"
            + String(repeating: "- *a\n", count: 9)
        #expect(isRefused(many, 2, "100000"))
    }

    @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[[a]: "])
    func deepNestingIsRefused(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        #expect(isRefused(text, 1))
        #expect(isRefused(String(repeating: "[", count: 65) + String(repeating: "]", count: 65), 1, "64"))
        #expect(
            isRefused(String(repeating: "[", count: 64) + String(repeating: "]", count: 64), 1, "profiles"))
    }

    /// libyaml takes seconds for many of them.
    @Test func linesWithTagsAreCounted() {
        let lines = { (count: Int) in
            (0..<count).map { "%TAG !t\($0)! tag:x,2026:\n" }.joined() + "---\nquality: 80\n"
        }
        #expect(isRefused(lines(30_000), nil, "100", "%TAG"))
        #expect(refusal(lines(100)) == nil)
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
        #expect(isRefused("quality: *later", 1, "&later"))
        #expect(isRefused("brand-inks: &a [*a]", 1, "&a"))
    }

    @Test func longTextsAreShortInMessages() {
        for text in [
            "? \(String(repeating: "q", count: 1_000_000))\n: 1",
            "crop: \(String(repeating: "q", count: 1_000_000))",
            "matte: \(String(repeating: "q", count: 1_000_000))",
        ] {
            let reason = refusal(text)?.reason
            #expect(reason.map { $0.utf8.count < 400 } == true, "\(reason?.prefix(500) ?? "")")
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
            #expect(isRefused(text, 1, number), "\(text)")
        }
        let profile =
            "profiles: [{name: a, path: \"{id}{variant}.jpg\", sizes: {pad: {width: 1, height: \(number)}}}]"
        #expect(isRefused(profile, 1, "16384", number))
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
            #expect { try Recipe(readingFrom: path) } throws: { error in
                guard case .recipe(path, line: nil, let reason) = error as? InputError else { return false }
                return reason.names("1048576", "1048577")
            }
            let collection = folder.appendingPathComponent("Input/a")
            try FileManager.default.createDirectory(at: collection, withIntermediateDirectories: true)
            let file = collection.appendingPathComponent("collection.yml")
            try Data(("heading: Autumn\n" + comment).utf8).write(to: file)
            let catalog = try Catalog.scan(folder.path + "/Input", for: Recipe())
            #expect(catalog.failures.count == 1 && catalog.failures[0].reason.names("1048576", "1048581"))
        }
    }

    @Test func unreadableBytesAreNamedWithTheirLine() throws {
        #expect(isRefused("quality: 3\n# \u{1B}[31m", 2, "U+1B"))
        try withTemporaryFolder { folder in
            let path = folder.path + "/w.yml"
            try Data("quality: 3\n# ".utf8 + [0xC3, 0x28, 0x0A]).write(to: URL(fileURLWithPath: path))
            #expect { try Recipe(readingFrom: path) } throws: { error in
                guard case .recipe(path, line: 2, let reason) = error as? InputError else { return false }
                return reason.names("UTF-8")
            }
        }
    }
}
