import ArgumentParser
import WallpressDiagnostics
import WallpressPress
import WallpressVerification

/// The options of `build` and `verify` that decide which diagnostics are reported and which make the command fail.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The lowest severity that gives exit code 1.", valueName: "severity"))
    var failOn = Severity.error

    @Option(
        help: ArgumentHelp("A rule to ignore, for all wallpapers or for one.", valueName: "rule[:id]"),
        completion: .rules)
    var ignore: [GivenText] = []

    @Flag(help: "Print all rules with their severity.")
    var listRules = false

    @Option(
        help: ArgumentHelp("Explain a rule: its meaning, its effect, and what to do.", valueName: "rule"),
        completion: .rules)
    var explain: GivenText?

    /// Returns the text of `--list-rules` or `--explain`; nil if neither was given.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    func explanation(_ rules: RuleList) throws(DiagnosticsError) -> String? {
        if listRules { return rules.text }
        if let explain { return try RuleList.all.explanation(of: explain.text) }
        return nil
    }

    /// Returns the suppressions of these rules that were given.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    func suppressions(of rules: RuleList) throws(DiagnosticsError) -> [Suppression] {
        var suppressions: [Suppression] = []
        for given in ignore {
            suppressions.append(try Suppression(parsing: given.text, rules: .all))
        }
        return suppressions.filter { rules[$0.rule.id] != nil }
    }
}

extension Severity: ExpressibleByArgument {}

extension RuleList {
    /// The rules of builds and of verifications, so that one list in `wallpress.yml` can name rules of both.
    static let all = RuleList(Build.rules.rules + Verification.rules.rules)
}
