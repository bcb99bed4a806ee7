import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

/// Results that cannot be written, and names that must not reach a terminal.
@Suite struct PrintingTests {
    /// Gives `body` a folder with an input of one wallpaper.
    private func withInput(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let collection = folder.appendingPathComponent("Input/a")
            try FileManager.default.createDirectory(at: collection, withIntermediateDirectories: true)
            let plane = Plane(width: 40, height: 40, filledWith: 90)
            let image = Image(width: 40, height: 40, model: .rgb, planes: [plane, plane, plane])
            try Data(PNGEncoding().encode(image)).write(to: collection.appendingPathComponent("forest.png"))
            let sizes = ["portrait", "landscape", "pad", "pad-landscape", "thumbnail"].map {
                "  \($0): {width: 20, height: 20}\n"
            }
            let recipe = Data(("variants:\n" + sizes.joined()).utf8)
            try recipe.write(to: folder.appendingPathComponent("Input/wallpress.yml"))
            try body(folder)
        }
    }

    private static let commands = [
        "--help", "--version", "help build", "build --list-rules", "verify --explain missing-asset",
        "build", "build --format json", "build --format github",
        "build --dry-run", "build --dry-run --format json", "colors Input/a/forest.png",
        "colors Input/a/forest.png --format json", "init Other",
        "verify Output", "verify Output --format json", "verify Output --format junit",
        "verify Output --format github", "verify Output --format markdown", "build --format markdown",
        "fill Output",
    ]

    @Test func aResultThatCannotBeWrittenEndsWithTwo() throws {
        try withInput { folder in
            for command in Self.commands {
                let printed = try BuiltProduct.runInShell("wallpress " + command, in: folder.path)
                if printed.output.isEmpty { continue }
                try? FileManager.default.removeItem(at: folder.appendingPathComponent("Other"))
                for place in [">/dev/full", ">&-"] {
                    let outcome = try BuiltProduct.runInShell(
                        "wallpress \(command) \(place)", in: folder.path)
                    #expect(outcome.code == 2, "\(command) \(place): \(outcome)")
                    #expect(outcome.errors.contains("error: standard output: "))
                }
            }
        }
    }

    /// Without it, nobody would have the address.
    @Test func aStudioThatCannotTellItsAddressEnds() throws {
        try withInput { folder in
            let outcome = try BuiltProduct.runInShell(
                "timeout 60 wallpress studio Input --no-open >/dev/full", in: folder.path)
            #expect(outcome.code == 2 && outcome.errors.contains("error: standard output: "), "\(outcome)")
        }
    }

    @Test func aBuildGoesOnWhenNobodyReads() throws {
        try withInput { folder in
            for format in ["text", "json"] {
                let outcome = try BuiltProduct.runInShell(
                    "rm -rf Output .wallpress; { wallpress build --format \(format); echo $? >code; } | true",
                    in: folder.path)
                #expect(outcome.errors.isEmpty, "\(outcome)")
                let code = try String(contentsOf: folder.appendingPathComponent("code"), encoding: .utf8)
                #expect(["141\n", "0\n"].contains(code), "the shell's code for SIGPIPE, unless all was read")
                let metadata = folder.path + "/Output/metadata/v1/wallpapers.json"
                #expect(FileManager.default.fileExists(atPath: metadata))
            }
        }
    }

    @Test func standardErrorMayBeFullOrClosed() throws {
        try withInput { folder in
            for place in ["2>/dev/full", "2>&-"] {
                let good = try BuiltProduct.runInShell(
                    "wallpress build \(place)", in: folder.path)
                #expect(good.code == 0 && good.errors.isEmpty, "\(good)")
                #expect(try BuiltProduct.runInShell("wallpress nothing \(place)", in: folder.path).code == 64)
                #expect(
                    try BuiltProduct.runInShell("wallpress verify gone \(place)", in: folder.path).code == 2)
            }
        }
    }

    @Test func closedOutputIsNoFileOfTheTree() throws {
        try withInput { folder in
            #expect(try BuiltProduct.runInShell("wallpress build >&- 2>&- <&-", in: folder.path).code == 2)
            let verified = try BuiltProduct.runInShell(
                "wallpress verify Output --format json", in: folder.path)
            #expect(!verified.output.contains("damaged") && !verified.output.contains("invalid-json"))
            let rebuilt = try BuiltProduct.runInShell("wallpress build", in: folder.path)
            #expect(rebuilt.output.contains("(0 built, 1 unchanged)"), "\(rebuilt)")
        }
    }

    /// A name that sets the title of the terminal, forges a line and turns the text around.
    private static let hostile = "x\u{1B}]0;owned\u{7}\r\n::error::forged\u{9B}31m\u{202E}\u{2028}"

    private static let hostileCommands = [
        "build Input", "build Input --dry-run", "build Input --format github", "build Input --format json",
        "build \"$NAME\"", "build Input --output \"$NAME\"", "build --profile \"$NAME\"",
        "build --date \"$NAME\"", "build --ignore \"$NAME\"", "build --\"$NAME\"", "build --format \"$NAME\"",
        "build --jobs=\"$NAME\"", "\"$NAME\"", "init \"$NAME\"", "init \"$NAME/new\"",
        "add Input/a/forest.png --to b --input \"$NAME/new\"", "colors \"$NAME\" Input/a/*",
        "colors Input/a/* --format json", "fill \"$NAME\"", "fill Tree", "verify \"$NAME\"", "verify Tree",
        "verify Tree --format json", "verify Tree --format junit", "verify Tree --format github",
        "verify Tree --format markdown", "build Input --format markdown", "verify \"$NAME\" --format github",
        "verify \"$NAME\" --format junit", "build --\"$NAME\" --format github",
        "verify Output", "verify http://127.0.0.1:9/\"$NAME\"", "verify Tree --recipe \"$NAME.yml\"",
        "verify Tree --on \"$NAME\"", "verify Tree --as \"$NAME\"", "verify Tree --locale \"$NAME\"",
    ]

    @Test func nothingPrintedControlsATerminal() throws {
        try withInput { folder in
            let name = Self.hostile
            let master = folder.appendingPathComponent("Input/a/forest.png")
            try FileManager.default.copyItem(
                at: master, to: folder.appendingPathComponent("Input/a/lake.\(name)"))
            try Data("x".utf8).write(to: folder.appendingPathComponent("Input/a/\(name).png"))
            try Data("x".utf8).write(to: folder.appendingPathComponent("Input/a/\(name)"))
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Input/\(name)"), withIntermediateDirectories: true)
            let yaml = Data("\"\\e]0;x\\a\\n::error::\": 1\n".utf8)
            try yaml.write(to: folder.appendingPathComponent("\(name).yml"))
            let metadata = folder.appendingPathComponent("Tree/metadata/v1/wallpapers.json")
            try FileManager.default.createDirectory(
                at: metadata.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = #"x\u001B]0;owned\u0007\r\n::error::forged\u009B31m\u202E\u2028"#
            try Data(
                """
                {"collections": [{"id": "\(text)", "\(text)": 1, "heading": 1, "available-locales": ["\(text)"],
                 "wallpapers": [{"id": "\(text)", "text-color": "\(text)"}, {"id": "a", "card-color": "\(text)"}]}]}
                """.utf8
            ).write(to: metadata)
            for command in Self.hostileCommands {
                let outcome = try BuiltProduct.runInShell(
                    "NAME=$(printf '\(name.utf8.map { "\\" + String($0, radix: 8) }.joined())')\n"
                        + "wallpress \(command)", in: folder.path)
                let printed = outcome.output + outcome.errors
                let bad = printed.unicodeScalars.filter { $0 != "\n" && Self.isControl($0) }
                #expect(bad.isEmpty, "\(command): \(bad) in \(printed.debugDescription)")
                let forged = printed.unicodeScalars.split(separator: "\n").filter {
                    $0.starts(with: "::error::".unicodeScalars)
                }
                #expect(forged.isEmpty, "\(command): \(printed.debugDescription)")
                #expect([0, 1, 2, 64].contains(outcome.code), "\(command): \(outcome.code)")
            }
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
            || ["\u{2028}", "\u{2029}"].contains(scalar)
            || ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
    }
}
