import WallpressDiagnostics
import WallpressJSON

/// The diagnostics of one file or of the whole tree, with a limit for each rule.
struct DiagnosticList {
    /// The most diagnostics of one rule. Nobody reads more of them.
    private let mostOfOneRule: Int
    private let path: String?
    private var diagnostics: [Diagnostic] = []
    private var counts: [String: Int] = [:]
    private var saidOnce: Set<String> = []

    /// - Parameter path: The file; nil for the whole tree.
    init(path: String?) {
        self.path = path
        mostOfOneRule = path == nil ? 1_000 : 200
    }

    /// Adds a diagnostic whose message is "expected X, found Y".
    mutating func add(
        _ rule: Rule, _ severity: Severity? = nil, wallpaper: String? = nil, at position: TextPosition?,
        expected: String, found: String, effect: String? = nil, fix: String? = nil
    ) {
        add(
            Diagnostic(
                rule, severity: severity, wallpaper: wallpaper, path: path, position: position,
                expected: expected, found: found, effect: effect, fix: fix))
    }

    mutating func add(
        _ rule: Rule, _ severity: Severity? = nil, wallpaper: String? = nil, at position: TextPosition?,
        _ message: String, effect: String? = nil, fix: String? = nil
    ) {
        add(
            Diagnostic(
                rule, severity: severity, wallpaper: wallpaper, path: path, position: position, message,
                effect: effect,
                fix: fix))
    }

    /// Adds a diagnostic of a rule for the input, at a place of the file, too.
    mutating func add(_ diagnostic: Diagnostic, at position: TextPosition?) {
        var placed = diagnostic
        (placed.path, placed.position) = (path, position)
        add(placed)
    }

    mutating func add(_ diagnostic: Diagnostic) {
        counts[diagnostic.rule.id, default: 0] += 1
        if counts[diagnostic.rule.id, default: 0] <= mostOfOneRule { diagnostics.append(diagnostic) }
    }

    /// Returns whether the limit for a rule is reached, so that further checks for it are useless.
    func isFull(of rule: Rule) -> Bool { counts[rule.id, default: 0] >= mostOfOneRule }

    /// Adds a diagnostic that concerns the whole file, at the first place where it appears.
    mutating func addOnce(
        _ rule: Rule, _ severity: Severity? = nil, at position: TextPosition?, _ message: String,
        effect: String? = nil, fix: String? = nil
    ) {
        guard saidOnce.insert(message).inserted else { return }
        add(rule, severity, at: position, message, effect: effect, fix: fix)
    }

    /// All diagnostics in the order of the file, and the number of further ones.
    var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { a, b in
            (a.element.order.line, a.element.order.column, a.offset)
                < (b.element.order.line, b.element.order.column, b.offset)
        }.map(\.element) + more
    }

    /// All diagnostics in the order in which they were added, and the number of further ones.
    var inOrder: [Diagnostic] { diagnostics + more }

    private var more: [Diagnostic] {
        counts.filter { $0.value > mostOfOneRule }.sorted { $0.key < $1.key }.compactMap { id, count in
            Verification.rules[id].map {
                Diagnostic($0, path: path, "\(count - mostOfOneRule) more like this")
            }
        }
    }
}

extension Diagnostic {
    fileprivate var order: (line: Int, column: Int) { (position?.line ?? 0, position?.column ?? 0) }
}

extension String {
    /// The text in quotes, cut after 60 characters.
    var quoted: String { JSONNode.string(count > 60 ? prefix(60) + "…" : self).compact }
}
