import WallpressDiagnostics
import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct VerdictTests {
    private let diagnostics: [Diagnostic]

    init() throws {
        let contrast = try Verification.rules.rule("text-contrast")
        let color = try Verification.rules.rule("invalid-color")
        let stray = try Verification.rules.rule("unreferenced-file")
        let feed = "metadata/v1/wallpapers.json"
        diagnostics = [
            Diagnostic(stray, path: "old/old.jpg", "nothing refers to it"),
            Diagnostic(
                contrast, wallpaper: "forest", path: "ios/forest/forest.jpg", "only 71.2 % of it, 5 < 6"),
            Diagnostic(
                color, wallpaper: "forest", path: feed, position: TextPosition(line: 12, column: 5),
                "expected six digits, found \"#FFF\""),
            Diagnostic(contrast, wallpaper: "lake", path: "ios/lake/lake.jpg", "only 80 % of it: a\nb"),
        ]
    }

    private func verdict(
        of source: String = "Output", failsOn: Severity = .error, ignoring suppressions: [Suppression] = [],
        clients: [ClientView] = []
    ) -> Verdict {
        Verdict(
            source: source, failsOn: failsOn, profiles: ["suffixed"], counts: (wallpapers: 2, files: 10),
            report: DiagnosticReport(diagnostics, order: ["lake", "forest"], suppressions: suppressions),
            clients: clients)
    }

    private func ignore(_ text: String) throws -> Suppression {
        try Suppression(parsing: text, rules: Verification.rules)
    }

    @Test func wallpapersComeInTheOrderOfTheMetadataTheWorstOfEachFirstTheTreeLast() {
        #expect(
            verdict().report.diagnostics.map { "\($0.wallpaperID ?? "-") \($0.rule.id)" } == [
                "lake text-contrast", "forest invalid-color", "forest text-contrast", "- unreferenced-file",
            ])
    }

    @Test func failsFromTheLeastSeverityThatWasNamed() throws {
        #expect(!verdict().isOK)
        let color = [try ignore("invalid-color")]
        #expect(verdict(ignoring: color).isOK)
        #expect(!verdict(failsOn: .warning, ignoring: color).isOK)
        #expect(!verdict(failsOn: .note, ignoring: color + [try ignore("text-contrast")]).isOK)
    }

    @Test func ignoresARuleForAllWallpapersOrForOneAndSaysWhichIgnoreIsIdle() throws {
        let verdict = verdict(
            ignoring: [try ignore("text-contrast:forest"), try ignore("not-srgb")])
        #expect(verdict.report.diagnostics.count == 3)
        #expect(verdict.report.suppressed.map(\.diagnostic.wallpaperID) == ["forest"])
        #expect(verdict.report.idleSuppressions.map(\.name) == ["not-srgb"])
        #expect(verdict.text(colored: false).contains(": not-srgb"))
        #expect(throws: DiagnosticsError.unknownRule("text-contrst")) { try ignore("text-contrst:forest") }
    }

    @Test func passwordsAreInNoReport() {
        let verdict = verdict(of: "https://me:secret@example.com/w")
        #expect(verdict.summary.hasPrefix("https://example.com/w "))
        for text in [verdict.text(colored: false), verdict.jsonText, verdict.junitText, verdict.githubText()]
        {
            #expect(!text.contains("secret"))
        }
    }

    @Test func aProfileThatIsNamedTwiceIsOne() throws {
        let names = ["fenix", "suffixed", "fenix"]
        let verification = try Verification(of: "Output", on: "2026-05-01", profiles: names, jobs: 1)
        #expect(verification.profiles.map(\.name) == ["fenix", "suffixed"])
    }

    @Test func theTextGroupsByWallpaperSaysWhereAndSumsUpInItsLastLine() throws {
        let text = verdict().text(colored: false)
        let tree = Diagnostic(Verification.rules.rules[0], "of no wallpaper").subject
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "lake")
        #expect(lines.contains("  error invalid-color metadata/v1/wallpapers.json:12:5"))
        #expect(lines.filter { !$0.hasPrefix(" ") }.dropLast() == ["lake", "forest", tree])
        let last = try #require(lines.last)
        #expect(last.names("Output", "1 error, 2 warnings, 1 note", "2 wallpapers", "10 files", "suffixed"))
        #expect(!text.contains("\u{1B}"))
        #expect(verdict().text(colored: true).contains("\u{1B}[31merror\u{1B}[0m"))
    }

    @Test func theJSONHasAllFieldsOfEveryDiagnosticNullWhereThereIsNothing() throws {
        let node = try JSONNode(parsing: Array(verdict().jsonText.utf8))
        #expect(
            node.members?.map(\.key) == [
                "ok", "source", "findings", "ignored", "clients", "readers", "errors", "warnings",
            ])
        #expect(node["errors"] == .number(1) && node["warnings"] == .number(2))
        let diagnostic = try #require(node["findings"]?.elements?[1])
        #expect(
            diagnostic.members?.map(\.key) == [
                "rule", "severity", "wallpaper", "path", "line", "column", "message", "expected", "found",
                "effect", "fix",
            ])
        #expect(diagnostic["line"] == .number(12) && diagnostic["column"] == .number(5))
        let stray = try #require(node["findings"]?.elements?[3])
        #expect(stray["wallpaper"]?.isNull == true && stray["line"]?.isNull == true)
    }

    @Test func aWeakMasterIsAnnotatedAndADamagedFileIsNot() {
        let lines = verdict().githubText(masters: [
            "lake": "Input/a/lake.jpg", "forest": "Input/a/forest.png",
        ])
        .split(separator: "\n")
        #expect(
            lines[0].hasPrefix(
                "::warning file=Input/a/lake.jpg,title=text-contrast (lake)::ios/lake/lake.jpg: "))
        #expect(lines[1].hasPrefix("::error file=Output/metadata/v1/wallpapers.json,line=12,"))
        #expect(lines[2].hasPrefix("::warning file=Input/a/forest.png,"))
    }

    @Test func theMarkdownHasTheVerdictWhatWasFoundAndWhoSeesWhat() async {
        let clients = await Simulating(feed: SampleFeed().feed, profiles: [.firefoxIOS, .suffixed]).run()
            .views
        let lines = verdict(clients: clients).markdown.split(separator: "\n")
        #expect(lines[0] == "### Output must not be published")
        #expect(String(lines[1]).names("1 error, 2 warnings, 1 note", "2 wallpapers", "suffixed"))
        #expect(
            lines[2].hasPrefix("| severity |") && lines[4].hasPrefix("| error | invalid-color | forest |"))
        #expect(lines.contains("#### Who sees what") && lines.contains { $0.hasPrefix("| who | when |") })
        #expect(lines.contains { $0.hasPrefix("| iPhone, iPad (") })
        #expect(lines.last?.contains("suffixed") == true)
    }

    @Test func aProfileThatNoShippingAppReadsIsNamed() async throws {
        let profiles = [Profile.suffixed, .firefoxIOS, .ecosia, .fenix]
        let clients = await Simulating(feed: SampleFeed().feed, profiles: profiles).run().views
        let verdict = verdict(clients: clients)
        let entries = try #require(try JSONNode(parsing: Array(verdict.jsonText.utf8))["clients"]?.elements)
        #expect(
            Set(entries.map { "\($0["profile"]?.text ?? "-"): \($0["app"]?.text ?? "-")" }) == [
                "suffixed: -", "firefox-ios: Firefox for iOS", "ecosia: Ecosia", "fenix: Firefox for Android",
            ])
        func apps(_ verdict: Verdict) -> [Substring] {
            verdict.text(colored: false).split(separator: "\n").filter { $0.contains("Firefox for iOS") }
        }
        #expect(apps(verdict).count == 1)
        #expect(String(apps(verdict)[0]).names("suffixed", "firefox-ios", "Ecosia", "fenix"))
        #expect(apps(self.verdict(clients: clients.filter { $0.client.profile != "suffixed" })) == [])
    }

    @Test func theXMLIsWellFormedAndCountsItsOwnTestCases() throws {
        let covered = Suppression(
            try Verification.rules.rule("text-contrast"), wallpaper: "lake",
            reason: "by \"design\" & <law>")
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(verdict(ignoring: [covered]).junitText.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        // A case for each of 4 diagnostics, and one for each rule without one.
        #expect(reader.count["testcase"] == 4 + Verification.rules.rules.count - 3)
        #expect(reader.suite["tests"] == "\(4 + Verification.rules.rules.count - 3)")
        #expect(reader.count["failure"] == 1 && reader.suite["failures"] == "1")
        #expect(reader.count["skipped"] == 1 && reader.skipped == "by \"design\" & <law>")
    }

    @Test func annotationsNameFileLineAndColumnAndEscapeWhatTheRunnerWouldTakeApart() {
        let lines = verdict().githubText().split(separator: "\n").map(String.init)
        #expect(lines.count == 5 && lines[4] == verdict().summary)
        #expect(
            lines[1].hasPrefix(
                "::error file=Output/metadata/v1/wallpapers.json,line=12,col=5,title=invalid-color (forest)::"
            ))
        #expect(lines[0].hasPrefix("::warning ") && lines[0].contains(#"80 %25 of it: a\nb"#))
        #expect(lines[3].hasPrefix("::notice "))
        let served = verdict(of: "https://example.com/w").githubText()
        #expect(!served.contains("file="))
    }
}

@Suite struct RuleTests {
    @Test func idsAreUniqueLowerCaseWordsJoinedByHyphens() {
        #expect(Set(Verification.rules.rules.map(\.id)).count == Verification.rules.rules.count)
        for rule in Verification.rules.rules {
            #expect(rule.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(rule.id)")
            #expect(Verification.rules[rule.id] == rule)
        }
    }

    /// Their annotations are at the master, whichever file the diagnostic names.
    @Test func rulesThatAskForAnotherMasterAreAboutTheMaster() {
        for rule in Verification.rules.rules
        where rule.fix.contains(/(another|a calmer|from one) master/) {
            #expect(rule.isAboutMaster, "\(rule.id)")
        }
    }

    @Test func textsAreClausesNoCapitalNoFinalStop() {
        for rule in Verification.rules.rules {
            for text in [rule.summary, rule.effect, rule.fix] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(rule.id): \(text)")
            }
        }
    }
}

/// A reader of the XML, with the counts that the tests need.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var count: [String: Int] = [:]
    var suite: [String: String] = [:]
    var skipped: String?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        count[name, default: 0] += 1
        if name == "testsuite" { suite = attributes }
        if name == "skipped" { skipped = attributes["message"] }
    }
}
