/// How bad a finding is.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nobody has to do anything.
    case note
    /// People see something worse than they could.
    case warning
    /// Somebody misses something, or a client reads something that is not meant.
    case error

    /// Whether `a` is less bad.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
