/// The rules that a command checks, in the order in which it lists them.
public struct RuleList: Sendable, Equatable {
    /// All rules. No two have the same id.
    public let rules: [Rule]

    /// Creates a list of these rules.
    public init(_ rules: [Rule]) { self.rules = rules }

    /// Returns the rule with this id, or nil.
    public subscript(id: String) -> Rule? { rules.first { $0.id == id } }

    /// Returns the rule with this id.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    public func rule(_ id: String) throws(DiagnosticsError) -> Rule {
        guard let rule = self[id] else { throw .unknownRule(id) }
        return rule
    }

    /// All rules, one line each: severity, id and condition. This is the output of `--list-rules`.
    public var text: String {
        let severities = Severity.allCases.map(\.rawValue.count).max() ?? 0
        let ids = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            "\(rule.severity.rawValue.padded(to: severities))  \(rule.id.padded(to: ids))  \(rule.summary)\n"
        }.joined()
    }

    /// Returns the full explanation of the rule with this id. This is the output of `--explain`.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`.
    public func explanation(of id: String) throws(DiagnosticsError) -> String {
        let rule = try rule(id)
        return """
            \(rule.id) (\(rule.severity.rawValue))
              holds when: \(rule.summary)
              otherwise: \(rule.effect)
              to do: \(rule.fix)

            """
                + (rule.canBeIgnored
                    ? "  ignore it: --ignore \(rule.id), or --ignore \(rule.id):ID for one wallpaper\n" : "")
    }
}
