import WallpressJSON

/// The diagnostics of one run, sorted, and those that somebody suppressed.
public struct DiagnosticReport: Sendable {
    /// A diagnostic that is not reported, and the suppression that covers it.
    public struct SuppressedDiagnostic: Sendable, Equatable {
        /// The diagnostic that is not reported.
        public let diagnostic: Diagnostic
        /// The suppression that covers it.
        public let suppression: Suppression

        /// The JSON of the diagnostic, and the reason.
        public var json: JSONNode {
            .object(diagnostic.members + [.init("reason", .string(suppression.reason))])
        }
    }

    /// The reported diagnostics: wallpapers in the given order, everything else last; for one wallpaper the most severe first,
    /// and of those the most harmful.
    public let diagnostics: [Diagnostic]
    /// The suppressed diagnostics, in the same order.
    public let suppressed: [SuppressedDiagnostic]
    /// Suppressions that cover nothing.
    public let idleSuppressions: [Suppression]

    /// - Parameter order: The ids of the wallpapers in the order of reports.
    public init(_ all: [Diagnostic], order: [String] = [], suppressions: [Suppression] = []) {
        let sorted = all.sorted(byWallpapersIn: order)
        let covers = sorted.map { diagnostic in suppressions.first { $0.covers(diagnostic) } }
        diagnostics = zip(sorted, covers).filter { $1 == nil }.map(\.0)
        suppressed = zip(sorted, covers).compactMap { diagnostic, cover in
            cover.map { SuppressedDiagnostic(diagnostic: diagnostic, suppression: $0) }
        }
        idleSuppressions = suppressions.filter { suppression in !sorted.contains { suppression.covers($0) } }
    }

    /// Returns the number of reported diagnostics with this severity.
    public func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

    /// Returns whether a reported diagnostic is at least this severe, the question of `--fail-on`.
    public func contains(atLeast severity: Severity) -> Bool {
        diagnostics.contains { $0.severity >= severity }
    }
}

extension [Diagnostic] {
    fileprivate func sorted(byWallpapersIn order: [String]) -> [Diagnostic] {
        let ranks = Dictionary(
            order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ diagnostic: Diagnostic) -> Int {
            diagnostic.wallpaperID.flatMap { ranks[$0] } ?? order.count
        }
        return enumerated().sorted { a, b in
            (rank(a.element), a.element.urgency, a.offset) < (rank(b.element), b.element.urgency, b.offset)
        }.map(\.element)
    }
}
