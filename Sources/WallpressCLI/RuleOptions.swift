import ArgumentParser
import Diagnostics
import Press
import Verification

/// What `build` and `verify` take alike: which diagnostics to report, and which of them to fail on.
struct RuleOptions: ParsableArguments {
    @Option(help: "The least severity that exits with 1: error, warning or note.")
    var failOn = Severity.error

    @Option(
        help: ArgumentHelp("A rule not to report, for all wallpapers or for one.", valueName: "rule[:id]"))
    var ignore: [String] = []

    @Flag(help: "Print all rules.")
    var listRules = false

    @Option(help: ArgumentHelp("Print what a rule is about.", valueName: "rule"))
    var explain: String?

    /// The rules of both commands, so that one list in `wallpress.yml` serves both.
    static let allRules = RuleList(Build.rules.rules + Verification.rules.rules)

    /// The text that was asked for in place of the command's work, if any.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    func explanation(_ rules: RuleList) throws(DiagnosticsError) -> String? {
        if listRules { return rules.text }
        if let explain { return try Self.allRules.explanation(of: explain) }
        return nil
    }

    /// What is not to be reported: what the command line says, then what the recipe says about these rules.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    func suppressions(
        _ recipe: Recipe?, of rules: RuleList
    ) throws(DiagnosticsError) -> [Suppression] {
        var suppressions: [Suppression] = []
        for text in ignore { suppressions.append(try Suppression(parsing: text, rules: Self.allRules)) }
        for ignored in recipe?.ignoredRules ?? [] {
            let rule = try Self.allRules.rule(ignored.rule)
            suppressions.append(Suppression(rule, wallpaper: ignored.wallpaper, reason: ignored.reason))
        }
        return suppressions.filter { rules[$0.rule.id] != nil }
    }
}

extension Severity: ExpressibleByArgument {}
