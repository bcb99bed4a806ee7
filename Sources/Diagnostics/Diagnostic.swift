import WallpressJSON

/// A message of a command: the broken rule, the place, and the remedy.
///
/// Text, JSON, GitHub annotations and JUnit reports are all printed from this value.
public struct Diagnostic: Sendable, Equatable {
    /// The broken rule.
    public let rule: Rule
    /// Its severity here.
    public let severity: Severity
    /// The id of the wallpaper, or of the collection if no single wallpaper is concerned. Nil stands for
    /// everything.
    public let wallpaperID: String?
    /// The file, relative to the root of the tree or as the command names it; nil if no file is concerned.
    public var path: String?
    /// The place in the file, for text files.
    public var position: TextPosition?
    /// The whole sentence, without a final stop.
    public var message: String
    /// The expected state, a phrase; nil if the message alone is enough.
    public let expected: String?
    /// The state that was found instead, a phrase.
    public let found: String?
    /// The effect on users.
    public var effect: String
    /// The remedy.
    public var fix: String

    /// Creates a diagnostic. Severity, effect and fix come from the rule unless they are given.
    public init(
        _ rule: Rule, severity: Severity? = nil, wallpaper wallpaperID: String? = nil, path: String? = nil,
        position: TextPosition? = nil, _ message: String, expected: String? = nil, found: String? = nil,
        effect: String? = nil, fix: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.wallpaperID = wallpaperID
        self.path = path
        self.position = position
        self.message = message
        self.expected = expected
        self.found = found
        self.effect = effect ?? rule.effect
        self.fix = fix ?? rule.fix
    }

    /// Creates a diagnostic whose message is "expected X, found Y".
    public init(
        _ rule: Rule, severity: Severity? = nil, wallpaper wallpaperID: String? = nil, path: String? = nil,
        position: TextPosition? = nil, expected: String, found: String, effect: String? = nil,
        fix: String? = nil
    ) {
        self.init(
            rule, severity: severity, wallpaper: wallpaperID, path: path, position: position,
            "expected \(expected), found \(found)", expected: expected, found: found, effect: effect, fix: fix
        )
    }

    /// A rank by urgency, smaller for the more severe, and of two that are equally severe the more harmful.
    public var urgency: Int {
        let severities = Severity.allCases.count - 1
        return (severities - severity.rank) * 10 + rule.impact.rawValue
    }

    /// The wallpaper or collection, or "the whole tree".
    public var subject: String { wallpaperID ?? "the whole tree" }

    /// "metadata/v1/wallpapers.json:12:5"; nil if no file is concerned.
    public var place: String? { path.map { path in position.map { "\(path):\($0)" } ?? path } }

    /// The message after its file or wallpaper: "Input/a/forest.jpg: skipped: it is text".
    public var sentence: String {
        let place = path.map { path in position.map { "\(path):\($0.line)" } ?? path } ?? wallpaperID
        return (place.map { $0 + ": " } ?? "") + message
    }
}

// MARK: - Joining

extension [Diagnostic] {
    /// Joins the diagnostics of each rule, so that people read one line. They must be about one wallpaper or collection.
    ///
    /// The first of the most severe ones gives the path, the effect and the fix. Rules stay in their order.
    public var joinedByRule: [Diagnostic] {
        var groups: [Rule: [Diagnostic]] = [:]
        for one in self { groups[one.rule, default: []].append(one) }
        guard groups.count < count else { return self }
        return compactMap { groups.removeValue(forKey: $0.rule)?.joined }
    }

    /// One diagnostic for all of these, which have the same rule.
    private var joined: Diagnostic? {
        let severity = map(\.severity).max()
        let sorted = filter { $0.severity == severity } + filter { $0.severity != severity }
        guard let first = sorted.first, count > 1 else { return first }
        func phrases(_ key: KeyPath<Diagnostic, String?>) -> String? {
            let phrases = sorted.compactMap { $0[keyPath: key] }
            return phrases.isEmpty ? nil : phrases.joined(separator: "; ")
        }
        let messages = sorted.map {
            $0.path == first.path ? $0.message : ($0.path.map { $0 + ": " } ?? "") + $0.message
        }
        return Diagnostic(
            first.rule, severity: severity, wallpaper: first.wallpaperID, path: first.path,
            position: first.position, messages.joined(separator: "; "), expected: phrases(\.expected),
            found: phrases(\.found), effect: first.effect, fix: first.fix)
    }
}

extension Diagnostic {
    /// The text of annotations and JUnit's XML: the message, its effect and the remedy, each in a line.
    var sentences: String {
        "\(message.printable)\nEffect: \(effect.printable)\nTo do: \(fix.printable)"
    }
}

// MARK: - JSON

extension Diagnostic {
    /// An object with the keys `rule`, `severity`, `wallpaper`, `path`, `line`, `column`, `message`,
    /// `expected`, `found`, `effect` and `fix`. Unknown values are null.
    public var json: JSONNode { .object(members) }

    /// The members of `json`, for an object with more members.
    var members: [JSONNode.Member] {
        [
            .init("rule", .string(rule.id)),
            .init("severity", .string(severity.rawValue)),
            .init("wallpaper", .string(wallpaperID)),
            .init("path", .string(path)),
            .init("line", .number(position?.line)),
            .init("column", .number(position?.column)),
            .init("message", .string(message)),
            .init("expected", .string(expected)),
            .init("found", .string(found)),
            .init("effect", .string(effect)),
            .init("fix", .string(fix)),
        ]
    }
}

// MARK: - Storing

extension Diagnostic {
    /// A diagnostic as a cache keeps it: the rule by its id, and only the values that differ from the rule.
    public struct Record: Codable, Sendable, Equatable {
        var rule: String
        var severity: String?
        var wallpaper: String?
        var path: String?
        var line: Int?
        var column: Int?
        var message: String
        var expected: String?
        var found: String?
        var effect: String?
        var fix: String?
    }

    /// This diagnostic as a cache keeps it.
    public var stored: Record {
        Record(
            rule: rule.id, severity: severity == rule.severity ? nil : severity.rawValue,
            wallpaper: wallpaperID, path: path, line: position?.line, column: position?.column,
            message: message, expected: expected, found: found, effect: effect == rule.effect ? nil : effect,
            fix: fix == rule.fix ? nil : fix)
    }

    /// Restores a diagnostic; nil if its rule or severity no longer exists.
    public init?(_ stored: Record, rules: RuleList) {
        guard let rule = rules[stored.rule] else { return nil }
        var severity: Severity?
        if let name = stored.severity {
            severity = Severity(rawValue: name)
            if severity == nil { return nil }
        }
        var position: TextPosition?
        if let line = stored.line, let column = stored.column {
            position = TextPosition(line: line, column: column)
        }
        self.init(
            rule, severity: severity, wallpaper: stored.wallpaper, path: stored.path, position: position,
            stored.message, expected: stored.expected, found: stored.found, effect: stored.effect,
            fix: stored.fix)
    }
}
