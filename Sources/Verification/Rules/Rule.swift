/// Something that must hold before a tree is published. Its id is stable: people write it into ignore lists.
public struct Rule: Sendable, Equatable {
    /// Lower-case words joined by hyphens.
    public let id: String
    /// How bad a breach is, unless a finding says otherwise.
    public let severity: Severity
    /// What must hold, a sentence without a final stop.
    public let summary: String
    /// What a user sees where it does not hold, a sentence without a final stop.
    public let effect: String
    /// What to do about it, a sentence without a final stop.
    public let fix: String

    init(_ id: String, _ severity: Severity, _ summary: String, effect: String, fix: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.effect = effect
        self.fix = fix
    }

    /// All rules, in the order in which a tree is looked at.
    public static let all: [Rule] = metadataRules + clientRules + pictureRules + colorRules + serverRules

    /// The rule of this id.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
