import WallpressDiagnostics
import Testing

@Suite struct PrintingTests {
    @Test func whatATerminalActsUponIsEscaped() {
        #expect("a\u{1B}]0;x\u{7}b".printable == #"a\u{1B}]0;x\u{7}b"#)
        #expect("a\r\nb\tc\u{0}\u{7F}\u{9B}".printable == #"a\r\nb\tc\u{0}\u{7F}\u{9B}"#)
        #expect("\u{202E}\u{2066}\u{2029}".printable == #"\u{202E}\u{2066}\u{2029}"#)
        #expect("Größe 5 \u{301} 壁紙 שלום 👩‍🚀".printable == "Größe 5 \u{301} 壁紙 שלום 👩‍🚀")
    }

    @Test func linesKeepTheirBreaksAndColors() {
        #expect("a\nb".printableLines == "a\nb" && "a\r\nb".printableLines == "a\\r\nb")
        let color = "\u{1B}[48;2;1;2;3m  \u{1B}[0m"
        #expect((color + "\u{1B}[2J\u{1B}").printableLines == color + #"\u{1B}[2J\u{1B}"#)
        #expect("\u{1B}[31mred\u{1B}[0m".printableLines == "\u{1B}[31mred\u{1B}[0m")
        for hiding in ["8", "30", "1", "38;2;0;0;0", "48;2;0;0;0;8", "48;2;0;0;1000", "", "99999999999999"] {
            #expect("\u{1B}[\(hiding)mx".printableLines == "\\u{1B}[\(hiding)mx")
        }
        #expect("\u{1B}[31".printableLines == #"\u{1B}[31"#)
    }

    @Test func whatMeansSomethingToAReaderIsEscapedInsideOfCharactersToo() {
        #expect("a b".shellWord == "'a b'" && "it's".shellWord == #"'it'\''s'"#)
        #expect("-\u{301}x".shellPath == "'./-\u{301}x'")
        #expect("\u{600}'; x".shellWord == "'\u{600}'\\''; x'")
        let rule = Rule("rule", .error, "it holds", effect: "nothing", fix: "nothing")
        let report = DiagnosticReport([Diagnostic(rule, path: "\u{600}%0A\u{600},line=1", "x")])
        #expect(report.gitHubAnnotations(below: "").contains("file=\u{600}%250A\u{600}%2Cline=1"))
    }

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1_000, "1 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
        (999_949_999, "999.9 MB"), (999_950_000, "1.0 GB"), (3_250_000_000, "3.3 GB"),
    ])
    func noSizeHasAThousandOfItsUnit(bytes: Int, text: String) {
        #expect(byteText(bytes) == text)
    }

    @Test func listsNameOneMoreRatherThanCountIt() {
        #expect((1...6).map(String.init).shortened() == "1, 2, 3, 4, 5 and 6")
        #expect((1...7).map(String.init).shortened() == "1, 2, 3, 4, 5 and 2 more")
    }

    @Test func longTextsAreShortened() {
        #expect("short".excerpt == "short")
        #expect(String(repeating: "a\u{301}", count: 1_000).excerpt.unicodeScalars.count == 83)
        #expect(
            suggestion(for: String(repeating: "a", count: 1_000_000), among: ["a"])
                == suggestion(for: "zebra", among: ["a"]))
    }

    private static let rule = Rule("rule", .error, "it holds", effect: "nothing", fix: "nothing")

    @Test func everyFormatHasItsEscapes() {
        let hostile = "x\r\n::error::\u{1B}[31m%\u{9B}\u{202E}\u{0}<]]>"
        let suppression = Suppression(Self.rule, wallpaper: "b", reason: hostile)
        let report = DiagnosticReport(
            [
                Diagnostic(
                    Self.rule, wallpaper: hostile, path: hostile, hostile, effect: hostile, fix: hostile),
                Diagnostic(Self.rule, wallpaper: "b", path: hostile, hostile),
            ], suppressions: [suppression, Suppression(Self.rule, wallpaper: hostile + "2")])
        let texts =
            report.blocks(colored: false) + [
                report.gitHubAnnotations(below: ""), report.gitHubAnnotations(below: nil),
                report.jUnit(suite: hostile, rules: RuleList([Self.rule]), failsOn: .error),
                report.diagnostics[0].json.formatted, report.markdown,
            ] + ["github", "junit", "markdown"].compactMap { ErrorReport(of: hostile, hostile).text(as: $0) }
        for text in texts {
            let controls = text.unicodeScalars.filter {
                $0.properties.generalCategory == .control && $0 != "\n"
            }
            #expect(controls.isEmpty && !text.unicodeScalars.contains("\u{202E}"), "\(text)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::") }, "\(text)")
        }
        #expect(report.gitHubAnnotations(below: "").split(separator: "\n").count == 1)
        #expect(report.gitHubAnnotations(below: "").contains(#"file=x\r\n%3A%3Aerror%3A%3A\u{1B}[31m%25"#))
        #expect(report.blocks(colored: true)[0].contains("\u{1B}[31merror\u{1B}[0m"))
    }
}
