/// A rule of `wallpress verify` that `wallpress.yml` says not to hear of. Which rules there are is not known here.
public struct IgnoredRule: Sendable, Equatable {
    /// The id of the rule.
    public let rule: String
    /// The id of the one wallpaper it is ignored for; nil for all.
    public let wallpaper: String?
    /// Why; there is no ignoring without a reason that others can read.
    public let reason: String

    /// From its parts.
    public init(rule: String, wallpaper: String?, reason: String) {
        self.rule = rule
        self.wallpaper = wallpaper
        self.reason = reason
    }
}

extension IgnoredRule {
    /// Reads the entry `verify`: `{ignore: [{rule: text-contrast, wallpaper: forest, reason: ...}]}`.
    static func list(_ value: YAMLValue) throws(YAMLProblem) -> [IgnoredRule] {
        guard let entries = try value.mapping(["ignore"])["ignore"] else { return [] }
        var rules: [IgnoredRule] = []
        for item in try entries.list() {
            let parts = try item.mapping(["rule", "wallpaper", "reason"])
            guard let rule = try parts["rule"]?.text(), let reason = try parts["reason"]?.text() else {
                throw item.problem("expected a rule and a reason")
            }
            rules.append(
                IgnoredRule(rule: rule, wallpaper: try parts["wallpaper"]?.text(), reason: reason))
        }
        return rules
    }
}
