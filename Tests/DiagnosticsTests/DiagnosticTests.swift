import Diagnostics
import Foundation
import JSON
import Testing

@Suite struct DiagnosticTests {
    private static let blurred = Rule(
        "blurred", .warning, "pictures are sharp", effect: "people see a blur", fix: "use a larger master")
    private static let upright = Rule(
        "upright", .error, "pictures are upright", effect: "people see it on its side", fix: "rotate it")
    private static let rules = RuleList([blurred, upright])

    private static let plain = Diagnostic(blurred, wallpaper: "lake", "the master is small")
    private static let precise = Diagnostic(
        upright, severity: .note, wallpaper: "forest", path: "a/b.jpg",
        position: TextPosition(line: 3, column: 7),
        expected: "tag 1", found: "tag 6", effect: "nothing", fix: "leave it")

    @Test func aStoredDiagnosticComesBackThroughJSON() throws {
        for diagnostic in [Self.plain, Self.precise] {
            let data = try JSONEncoder().encode(diagnostic.stored)
            let stored = try JSONDecoder().decode(Diagnostic.Stored.self, from: data)
            #expect(Diagnostic(stored, rules: Self.rules) == diagnostic)
        }
        let text = String(decoding: try JSONEncoder().encode(Self.plain.stored), as: UTF8.self)
        #expect(!text.contains("larger master") && text.contains("blurred"))
        #expect(Diagnostic(Self.plain.stored, rules: RuleList([Self.upright])) == nil)
    }

    @Test func theMessageNamesWhatWasExpectedAndFound() throws {
        #expect(Self.precise.message == "expected tag 1, found tag 6")
        #expect(Self.precise.line() == "note: expected tag 1, found tag 6")
        let json = Self.precise.json
        #expect(json["expected"]?.text == "tag 1" && json["found"]?.text == "tag 6")
        #expect(json["line"]?.compact == "3" && json["column"]?.compact == "7")
        let keys = json.members?.map(\.key).joined(separator: " ")
        #expect(
            keys == "rule severity wallpaper path line column message expected found effect fix")
    }

    @Test func aSuppressionCoversItsRuleForAllOrForOneWallpaper() throws {
        let all = try Suppression(parsing: "blurred", rules: Self.rules)
        let lake = try Suppression(parsing: "blurred:lake", rules: Self.rules)
        let other = try Suppression(parsing: "blurred:forest", rules: Self.rules)
        #expect(all.covers(Self.plain) && lake.covers(Self.plain))
        #expect(!other.covers(Self.plain) && !all.covers(Self.precise))
        #expect(lake.name == "blurred:lake")
        #expect(throws: DiagnosticsError.unknownRule("sharp")) {
            try Suppression(parsing: "sharp:lake", rules: Self.rules)
        }
    }

    @Test func aReportIsSortedAndTellsWhatIsSuppressed() throws {
        let tree = Diagnostic(Self.upright, "nothing is upright")
        let worse = Diagnostic(Self.upright, wallpaper: "lake", "it lies on its side")
        let idle = Suppression(Self.blurred, wallpaper: "dune")
        let report = DiagnosticReport(
            [tree, Self.plain, worse, Self.precise], order: ["lake", "forest"],
            suppressions: [Suppression(Self.upright, wallpaper: "forest", reason: "art"), idle])
        #expect(report.diagnostics == [worse, Self.plain, tree])
        #expect(report.suppressed.map(\.diagnostic) == [Self.precise])
        #expect(report.idleSuppressions == [idle])
        #expect(report.summary == "2 errors, 1 warning, 0 notes, 1 ignored")
        #expect(report.contains(atLeast: .error) && report.count(.warning) == 1)
        let text = report.blocks(colored: false).joined(separator: "\n")
        #expect(text.hasPrefix("lake\n  error upright\n    it lies on its side\n    effect: "))
        #expect(text.contains("  ignored: upright forest a/b.jpg:3:7: expected tag 1, found tag 6 (art)"))
        #expect(text.hasSuffix(": \(idle.name)"))
        #expect(report.blocks(colored: true)[0].contains("\u{1B}[31merror\u{1B}[0m upright"))
    }

    @Test func machinesReadTheSameDiagnostics() {
        let report = DiagnosticReport([Self.plain, Self.precise])
        #expect(
            report.gitHubAnnotations(below: "In,put").contains(
                "::notice file=In%2Cput/a/b.jpg,line=3,col=7,title=upright (forest)::expected tag 1"))
        #expect(
            report.gitHubAnnotations(below: nil).contains("::a/b.jpg: expected tag 1, found tag 6%0AEffect"))
        let xml = report.jUnit(suite: "a & b", rules: Self.rules, failsOn: .warning)
        #expect(xml.contains(#"<testsuite name="a &amp; b" tests="2" failures="1" errors="0" skipped="0">"#))
    }

    @Test func rulesAreListedAndExplained() throws {
        #expect(Self.rules.text.hasPrefix("warning  blurred  pictures are sharp\nerror    upright  "))
        #expect(try Self.rules.explanation(of: "blurred").hasPrefix("blurred (warning)\n  holds when: "))
        #expect(throws: DiagnosticsError.unknownRule("x")) { try Self.rules.explanation(of: "x") }
    }

    @Test func diagnosticsOfOneRuleAreJoined() {
        let (blurred, upright) = (Self.rules.rules[0], Self.rules.rules[1])
        let all = [
            Diagnostic(blurred, severity: .note, wallpaper: "a", path: "a_ls.jpg", "b", found: "2", fix: "B"),
            Diagnostic(upright, wallpaper: "a", "d"),
            Diagnostic(blurred, wallpaper: "a", path: "a.jpg", "a", expected: "x", found: "1", fix: "A"),
            Diagnostic(blurred, wallpaper: "a", path: "a.jpg", "c", found: "3", fix: "C"),
        ]
        #expect(
            all.joinedByRule == [
                Diagnostic(
                    blurred, wallpaper: "a", path: "a.jpg", "a; c; a_ls.jpg: b", expected: "x",
                    found: "1; 3; 2",
                    fix: "A"),
                Diagnostic(upright, wallpaper: "a", "d"),
            ])
        #expect(Array(all.prefix(2)).joinedByRule == Array(all.prefix(2)))
    }

    @Test func theNearestWordIsSuggested() {
        #expect(
            suggestion(for: "firefx-ios", among: ["suffixed", "firefox-ios"])
                == "did you mean \"firefox-ios\"?")
        #expect(suggestion(for: "zebra", among: ["suffixed", "fenix"]) == "expected one of suffixed, fenix")
        #expect(
            suggestion(for: "alta", among: ["altai-5k", "calla", "city"])
                .hasSuffix(" \"altai-5k\" or \"calla\"?"))
        let many = (1...30).map { "wallpaper-\($0)" }
        #expect(suggestion(for: "zebra", among: many).hasSuffix(", wallpaper-20 and 10 others"))
        #expect(editDistance("kitten", "sitting") == 3)
    }
}
