import Foundation
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing

/// The reports, suppressions, explanations and failures of `wallpress build`.
@Suite struct BuildRulesTests {
    private static let recipe = """
        variants:
          portrait: {width: 12, height: 26}
          landscape: {width: 26, height: 12}
          pad: {width: 20, height: 27}
          pad-landscape: {width: 27, height: 20}
          thumbnail: {width: 8, height: 8}

        """

    /// Gives `body` a folder with the input `Input`. The master of `lake` is small enough to enlarge its crops, and one
    /// of its colors has a spelling that clients cannot read.
    private func withSmallMaster(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (name, width, height) in [("forest", 40, 40), ("lake", 12, 10)] {
                let plane = Plane(width: width, height: height, filledWith: 90)
                let image = Image(width: width, height: height, model: .rgb, planes: [plane, plane, plane])
                try write(PNGEncoding().encode(image), to: "Input/a/\(name).png", in: folder)
            }
            let settings = "wallpapers:\n  - id: lake\n    text-color: \"#fbfbfe\"\n"
            try write(settings.utf8, to: "Input/a/collection.yml", in: folder)
            try write(Self.recipe.utf8, to: "Input/wallpress.yml", in: folder)
            try body(folder)
        }
    }

    private func write(_ bytes: some Sequence<UInt8>, to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Array(bytes)).write(to: url)
    }

    private func build(_ arguments: String..., in folder: URL) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", ["build"] + arguments, in: folder.path)
    }

    @Test func warningsFailOnlyOnRequest() throws {
        try withSmallMaster { folder in
            let plain = try build(in: folder)
            #expect(plain.code == 0, "\(plain)")
            #expect(plain.errors.names("warning: lake: ", "2.70", "iPad", "2.60", "Portrait"))
            #expect(plain.errors.names("note: Input/a/collection.yml:3: ", "#fbfbfe", "FBFBFE"))
            #expect(try build("--fail-on", "warning", in: folder).code == 1)
            #expect(try build("--fail-on", "warning", "--quiet", in: folder).code == 1)
            #expect(try build("--fail-on", "error", in: folder).code == 0)
        }
    }

    @Test func rulesAreIgnoredForAllWallpapersOrForOne() throws {
        try withSmallMaster { folder in
            for rule in ["enlarged", "enlarged:lake"] {
                let ignored = try build("--fail-on", "warning", "--ignore", rule, in: folder)
                #expect(ignored.code == 0 && !ignored.errors.contains("warning: "), "\(rule): \(ignored)")
            }
            #expect(try build("--fail-on", "warning", "--ignore", "enlarged:forest", in: folder).code == 1)
            #expect(try build("--fail-on", "note", "--ignore", "enlarged", in: folder).code == 1)
            let silent = try build(
                "--fail-on", "note", "--ignore", "enlarged", "--ignore", "color-spelling:lake", in: folder)
            #expect(silent.code == 0 && silent.errors.isEmpty, "\(silent)")
        }
    }

    @Test func settingsThatCannotBeReadHaveALine() throws {
        try withSmallMaster { folder in
            try write("heading: Lakes\nlearn-more-url: 7.5\n".utf8, to: "Input/b/collection.yml", in: folder)
            try write([], to: "Input/b/one.jpg", in: folder)
            let outcome = try build("--format", "github", in: folder)
            let line = "::error file=Input/b/collection.yml,line=2,col=1,title=unusable-input (b)::"
            #expect(outcome.code == 1 && outcome.output.contains(line), "\(outcome)")
        }
    }

    @Test func settingsThatAreNoFileAreThoseOfTheirCollection() throws {
        try withSmallMaster { folder in
            try write([], to: "Input/b/one.jpg", in: folder)
            let link = folder.path + "/Input/b/collection.yml"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
            let outcome = try build("--format", "github", in: folder)
            let line = "::error file=Input/b/collection.yml,title=unusable-input (b)::"
            #expect(outcome.code == 1 && outcome.output.contains(line), "\(outcome)")
        }
    }

    @Test func failuresCannotBeIgnored() throws {
        try withSmallMaster { folder in
            try write([], to: "Input/a/empty.jpg", in: folder)
            let outcome = try build("--ignore", "unusable-input", in: folder)
            #expect(outcome.code == 1 && outcome.errors.contains("error: Input/a/empty.jpg: "))
            let explanation = try build("--explain", "unusable-input", in: folder).output
            #expect(explanation.contains("unusable-input") && !explanation.contains("--ignore"))
        }
    }

    @Test func jsonHasDiagnosticsAndWhatWasIgnored() throws {
        try withSmallMaster { folder in
            let reason = "verify: {ignore: [{rule: enlarged, wallpaper: lake, reason: only a test}]}\n"
            try write((Self.recipe + reason).utf8, to: "Input/wallpress.yml", in: folder)
            let outcome = try build("--format", "json", in: folder)
            #expect(outcome.code == 0 && outcome.errors.isEmpty)
            let json = try JSONNode(parsing: Array(outcome.output.utf8))
            let note = try #require(
                json["diagnostics"]?.elements?.first { $0["rule"]?.text == "color-spelling" })
            #expect(note["path"]?.text == "Input/a/collection.yml" && note["line"] == .number(3))
            #expect(note["wallpaper"]?.text == "lake")
            let notes = json["notes"]?.elements?.compactMap(\.text)
            #expect(notes?.count == 1 && notes?[0].hasPrefix("Input/a/collection.yml:3: ") == true)
            let ignored = json["ignored"]?.elements ?? []
            #expect(!ignored.isEmpty && ignored.allSatisfy { $0["rule"]?.text == "enlarged" })
            #expect(ignored.allSatisfy { $0["reason"]?.text == "only a test" })
            let warnings = json["wallpapers"]?.elements?.flatMap { $0["warnings"]?.elements ?? [] }
            #expect(warnings?.isEmpty == true)
        }
    }

    @Test func annotationsNameFilesAndLines() throws {
        try withSmallMaster { folder in
            try write([], to: "Input/a/empty.jpg", in: folder)
            let outcome = try build("--format", "github", in: folder)
            #expect(outcome.code == 1)
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::") })
            #expect(lines.last?.hasPrefix("2 wallpapers, 1 failed, ") == true)
            func contains(_ start: String) -> Bool { lines.contains { $0.hasPrefix(start) } }
            #expect(contains("::error file=Input/a/empty.jpg,title=unusable-input (empty)::"), "\(outcome)")
            #expect(
                contains("::warning file=Input/a/lake.png,title=enlarged (lake)::enlarged "), "\(outcome)")
            #expect(contains("::notice file=Input/a/collection.yml,line=3,col="), "\(outcome)")
            let dryRun = try build("--format", "github", "--dry-run", in: folder)
            #expect(dryRun.code == 64 && dryRun.output.hasPrefix("::error title=wallpress build::--dry-run "))
            #expect(try build("--report", "json=a", "--dry-run", in: folder).code == 64)
        }
    }

    @Test func oneBuildWritesSeveralReports() throws {
        try withSmallMaster { folder in
            let outcome = try build(
                "--format", "github", "--report", "json=a.json", "--report=markdown=b.md", "--ignore",
                "color-spelling", in: folder)
            #expect(outcome.code == 0 && outcome.output.contains("::warning file=Input/a/lake.png,"))
            let json = try JSONNode(parsing: Data(contentsOf: folder.appendingPathComponent("a.json")))
            #expect(json["errors"] == .number(0) && json["warnings"] == .number(1))
            let summary = try String(contentsOf: folder.appendingPathComponent("b.md"), encoding: .utf8)
            #expect(summary.hasPrefix("### Build\n\n0 errors, 1 warning, 0 notes, 1 ignored; 2 wallpapers, "))
            #expect(summary.contains("\n| warning | enlarged | lake | "))
            #expect(try build("--report", "json=gone/a.json", in: folder).code == 2)
            for wrong in ["xml=a", "json", "json=", "=a"] {
                #expect(try build("--report", wrong, in: folder).code == 64, "\(wrong)")
            }
        }
    }

    @Test func aDryRunPrintsNotesAsABuildDoes() throws {
        try withSmallMaster { folder in
            let outcome = try build("--dry-run", in: folder)
            let notes = outcome.errors.split(separator: "\n")
            #expect(outcome.code == 0 && notes.count == 1, "\(outcome)")
            #expect(notes.first?.hasPrefix("note: Input/a/collection.yml:3: ") == true)
            #expect(try build("--dry-run", "--ignore", "color-spelling", in: folder).errors.isEmpty)
        }
    }

    @Test func rulesAreListedAndExplained() throws {
        try withTemporaryFolder { folder in
            let list = try build("--list-rules", in: folder)
            #expect(list.code == 0 && list.output.contains("warning  enlarged "), "\(list)")
            let explanation = try build("--explain", "enlarged", in: folder)
            #expect(explanation.code == 0 && explanation.output.hasPrefix("enlarged (warning)\n"))
            #expect(try build("--explain", "missing-asset", in: folder).code == 0, "a rule of verify")
        }
    }

    @Test func unknownRulesAndSeveritiesAreWrongUsage() throws {
        try withSmallMaster { folder in
            for arguments in [
                ["--explain", "nothing"], ["--ignore", "nothing"], ["--fail-on", "sometimes"],
            ] {
                let wrong = try BuiltProduct.run("wallpress", ["build"] + arguments, in: folder.path)
                #expect(wrong.code == 64 && wrong.output.isEmpty, "\(arguments): \(wrong)")
            }
        }
    }

    /// A rule checked by both is one rule: it has one severity and one meaning.
    @Test func noRuleOfBuildAndVerifyHasTheIDOfAnother() throws {
        try withTemporaryFolder { folder in
            let rules = try ["build", "verify"].flatMap { command in
                try BuiltProduct.run("wallpress", [command, "--list-rules"], in: folder.path).output
                    .split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
            }
            let meanings = Dictionary(grouping: rules) { $0[1] }.mapValues { Set($0) }
            #expect(meanings.count > 20 && meanings.filter { $0.value.count > 1 }.isEmpty)
            #expect(rules.count > meanings.count, "some are checked by both")
        }
    }
}
