extension Rule {
    /// All rules, a line each: severity, id, what must hold.
    public static var list: String {
        let severities = Severity.allCases.map(\.rawValue.count).max() ?? 0
        let ids = all.map(\.id.count).max() ?? 0
        return all.map { rule in
            rule.severity.rawValue.padded(to: severities) + "  " + rule.id.padded(to: ids) + "  "
                + rule.summary
                + "\n"
        }.joined()
    }

    /// All there is to say of the rule of this id.
    ///
    /// - Throws: `VerificationError.unknownRule`.
    public static func explanation(of id: String) throws(VerificationError) -> String {
        guard let rule = named(id) else { throw .unknownRule(id) }
        return """
            \(rule.id) (\(rule.severity.rawValue))
              holds when: \(rule.summary)
              otherwise: \(rule.effect)
              to do: \(rule.fix)
              ignore it: --ignore \(rule.id), or --ignore \(rule.id):ID for one wallpaper

            """
    }
}

extension String {
    /// The text with spaces behind it up to a width in characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
