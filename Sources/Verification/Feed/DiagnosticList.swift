import Diagnostics
import WallpaperMetadata

/// Findings on one file; of one rule no more than anybody reads.
struct DiagnosticList {
    /// A file where everything is wrong is as useless after so many diagnostics as after all of them.
    private static let mostOfOneRule = 200

    private let path: String
    private var diagnostics: [Diagnostic] = []
    private var counts: [String: Int] = [:]
    private var saidOnce: Set<String> = []

    init(path: String) { self.path = path }

    mutating func add(
        _ rule: Rule, _ severity: Severity? = nil, wallpaper: String? = nil, at position: TextPosition?,
        _ message: String, effect: String? = nil, fix: String? = nil
    ) {
        counts[rule.id, default: 0] += 1
        guard counts[rule.id, default: 0] <= Self.mostOfOneRule else { return }
        diagnostics.append(
            Diagnostic(
                rule, severity: severity, wallpaper: wallpaper, path: path, position: position, message,
                effect: effect,
                fix: fix))
    }

    /// Whether nothing more is said of a rule, so that nobody needs to find out more.
    func isFull(of rule: Rule) -> Bool { counts[rule.id, default: 0] >= Self.mostOfOneRule }

    /// Adds what is true of the whole file, where it is first met.
    mutating func addOnce(
        _ rule: Rule, _ severity: Severity? = nil, at position: TextPosition?, _ message: String,
        effect: String? = nil, fix: String? = nil
    ) {
        guard saidOnce.insert(message).inserted else { return }
        add(rule, severity, at: position, message, effect: effect, fix: fix)
    }

    /// All of them in the order of the file, and how many more there are.
    var sorted: [Diagnostic] {
        let more = counts.filter { $0.value > Self.mostOfOneRule }.sorted { $0.key < $1.key }.compactMap {
            count -> Diagnostic? in
            Verification.rules[count.key].map {
                Diagnostic($0, path: path, "there are \(count.value - Self.mostOfOneRule) more of this kind")
            }
        }
        return diagnostics.enumerated().sorted { a, b in
            (a.element.order.line, a.element.order.column, a.offset)
                < (b.element.order.line, b.element.order.column, b.offset)
        }.map(\.element) + more
    }
}

extension Diagnostic {
    fileprivate var order: (line: Int, column: Int) { (position?.line ?? 0, position?.column ?? 0) }
}

extension String {
    /// The text in quotes, cut where it is longer than anybody reads.
    var quoted: String { JSONNode.string(count > 60 ? prefix(60) + "…" : self).compact }
}
