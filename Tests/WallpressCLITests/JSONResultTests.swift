import Foundation
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing

/// Every command with `--format json` prints one JSON document, however it ends.
@Suite struct JSONResultTests {
    /// Command lines in a folder with the input `Input`, its tree `Output`, a tree `Broken` that lacks a picture, an
    /// input `Damaged`, and a folder `Remote`; each with its exit code.
    private static let commands: [(words: String, code: Int32)] = [
        ("build --format json", 0), ("build Damaged --output Other --format json", 1),
        ("build nowhere --format json", 2), ("build nowhere --dry-run --format json", 2),
        ("merge nowhere --format json", 2),
        ("verify --format json", 0), ("verify Broken --format json", 1), ("verify nowhere --format=json", 2),
        ("verify --format json --report markdown=no/such/file", 2),
        ("verify --format json --no-such-option", 64),
        ("credits Input --format json", 0), ("credits nowhere --format json", 2),
        ("colors Input/classic/forest.png --format json", 0), ("colors nowhere.png --format json", 1),
        ("publish Output Remote --dry-run --format json", 3),
        ("publish Broken Remote --yes --format json", 1),
        ("publish Output nowhere --yes --format json", 2), ("publish Output Remote --yes --format json", 0),
        ("rollback Remote --yes --format json", 2), ("rollback Remote --to 1 --yes --format json", 0),
        ("rollback Remote --to 7 --yes --format json", 64),
        ("releases Remote --format json", 0), ("releases nowhere --format json", 2),
    ]

    @Test func thereIsOneDocumentWhateverTheExitCode() throws {
        try withTemporaryFolder { folder in
            try write(to: folder)
            for (words, code) in Self.commands {
                let outcome = try BuiltProduct.runInShell("wallpress \(words) < /dev/null", in: folder.path)
                #expect(outcome.code == code, "\(words): \(outcome)")
                let document = try? JSONNode(parsing: Array(outcome.output.utf8))
                #expect(document != nil, "\(words): \(outcome)")
                guard [2, 64].contains(code), let document, !words.contains("--report") else { continue }
                #expect(document["ok"] == JSONNode(.bool(false)), "\(words): \(outcome)")
                let reason = try #require(document["error"]?.text, "\(words): \(outcome)")
                #expect(outcome.errors.contains("error: \(reason)"), "\(words): \(outcome)")
            }
        }
    }

    @Test func noCommandIsForgottenHere() throws {
        let help = try BuiltProduct.run(
            "wallpress", ["--experimental-dump-help"], in: NSTemporaryDirectory()
        ).output
        let commands = try JSONNode(parsing: Array(help.utf8))["command"]?["subcommands"]?.elements ?? []
        let names = commands.filter { command in
            (command["arguments"]?.elements ?? []).contains { argument in
                argument["preferredName"]?["name"]?.text == "format"
                    && argument["allValues"]?.elements?.contains(.string("json")) == true
            }
        }.compactMap { $0["commandName"]?.text }
        #expect(
            !names.isEmpty && Set(names) == Set(Self.commands.map { String($0.words.prefix { $0 != " " }) }))
    }

    private func write(to folder: URL) throws {
        for name in ["Input/classic", "Damaged/classic", "Remote"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let master = try Data(PNGEncoding().encode(SyntheticMaster(seed: 1).image))
        try master.write(to: folder.appendingPathComponent("Input/classic/forest.png"))
        try master.prefix(master.count / 2).write(
            to: folder.appendingPathComponent("Damaged/classic/forest.png"))
        try writeSmallRecipe(to: folder.appendingPathComponent("Input"))
        let outcome = try BuiltProduct.runInShell(
            "wallpress build --quiet && cp -R Output Broken && rm Broken/ios/forest/forest.jpg",
            in: folder.path)
        #expect(outcome.code == 0, "\(outcome)")
    }
}
