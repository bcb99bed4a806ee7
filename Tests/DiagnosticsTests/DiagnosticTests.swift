import WallpressDiagnostics
import Foundation
import WallpressJSON
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
            let stored = try JSONDecoder().decode(Diagnostic.Record.self, from: data)
            #expect(Diagnostic(stored, rules: Self.rules) == diagnostic)
        }
        let text = String(decoding: try JSONEncoder().encode(Self.plain.stored), as: UTF8.self)
        #expect(!text.contains("larger master") && text.contains("blurred"))
        #expect(Diagnostic(Self.plain.stored, rules: RuleList([Self.upright])) == nil)
    }

    @Test func theMessageNamesWhatWasExpectedAndFound() throws {
        #expect(Self.precise.message == "expected tag 1, found tag 6")
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

    private static func many(_ count: Int, _ rule: Rule) -> [Diagnostic] {
        (1...count).map { Diagnostic(rule, wallpaper: "w\($0)", path: "w\($0).jpg", "number \($0)") }
    }

    /// Returns the commands among the lines, by severity, and the other lines.
    private func parts(_ text: String) -> (errors: [Substring], warnings: [Substring], log: [Substring]) {
        let lines = text.split(separator: "\n")
        return (
            lines.filter { $0.hasPrefix("::error ") }, lines.filter { $0.hasPrefix("::warning ") },
            lines.filter { !$0.hasPrefix("::") }
        )
    }

    @Test func theTenthAnnotationCountsThoseThatGitHubWouldDrop() throws {
        let report = DiagnosticReport(Self.many(10, Self.upright) + Self.many(13, Self.blurred))
        let (errors, warnings, log) = parts(report.gitHubAnnotations(below: ""))
        #expect(errors.count == 10 && errors[9].contains("title=upright (w10)"))
        #expect(warnings.count == 10 && warnings[8].contains("title=blurred (w9)"))
        #expect(
            warnings[9] == "::warning title=4 more warnings::4 more warnings; see the log of this step"
        )
        #expect(log.count == 4 && log[0] == "warning: blurred (w10): w10.jpg: number 10")
    }

    @Test func aLineOfTheLogIsNoCommand() {
        let hostile = "x\n::error::y ##[error]z"
        let text = DiagnosticReport(
            (1...11).map { Diagnostic(Self.upright, wallpaper: "\(hostile)\($0)", path: hostile, hostile) }
        ).gitHubAnnotations(below: "")
        let (errors, _, log) = parts(text)
        #expect(errors.count == 10 && log.count == 2 && !log.joined().contains("##["))
    }

    @Test func whatIsTheFaultOfAMasterPointsThere() {
        let masters = ["lake": "Input/a/lake.jpg", "forest": "Input/a/forest.jpg"]
        let dim = Rule(
            "dim", .warning, "it is legible", effect: "none", fix: "none", isAboutMaster: true)
        func annotation(_ diagnostic: Diagnostic, below root: String? = "Output") -> String {
            DiagnosticReport([diagnostic]).gitHubAnnotations(below: root, masters: masters)
        }
        for root in ["Output", nil] {
            let text = annotation(
                Diagnostic(dim, wallpaper: "lake", path: "ios/lake.jpg", "too dim"), below: root)
            #expect(
                text.hasPrefix("::warning file=Input/a/lake.jpg,title=dim (lake)::ios/lake.jpg: too dim%0A"))
        }
        // This diagnostic has no file of its own.
        #expect(
            annotation(Self.plain).hasPrefix("::warning file=Input/a/lake.jpg,title=blurred (lake)::the "))
        #expect(annotation(Self.precise).hasPrefix("::notice file=Output/a/b.jpg,line=3,col=7,"))
        let unknown = Diagnostic(dim, wallpaper: "dune", path: "ios/dune.jpg", "too dim")
        #expect(annotation(unknown).hasPrefix("::warning file=Output/ios/dune.jpg,"))
    }

    @Test func aTableOfMarkdownHasTheWorstFirstAndNoMoreThanFiftyRows() {
        let report = DiagnosticReport(
            Self.many(60, Self.blurred) + [Self.precise] + Self.many(1, Self.upright))
        let lines = report.markdown.split(separator: "\n")
        #expect(lines.count == 2 + 50 + 1 && lines[2].hasPrefix("| error | upright | w1 | number 1 |"))
        #expect(lines[52].hasPrefix("12 more"))
        #expect(DiagnosticReport([]).markdown.isEmpty)
        let hostile = markdownTable([["a"], ["| <b>*x*</b>\n[y](z) `q`"]])
        #expect(hostile.split(separator: "\n").last == #"| \| \<b\>\*x\*\</b\>\\n\[y\](z) \`q\` |"#)
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
        #expect(suggestion(for: "zebra", among: many).hasSuffix(", wallpaper-20 or 10 others"))
        #expect(editDistance("kitten", "sitting") == 3)
    }
}
