import WallpaperMetadata

extension DiagnosticReport {
    /// Returns text for people: the diagnostics of each wallpaper below its id, then the suppressed ones. One block of lines
    /// each, without a final newline.
    ///
    /// - Parameter colored: Whether severities are colored with the escape sequences of terminals.
    public func blocks(colored: Bool) -> [String] {
        var groups: [(subject: String, lines: [String])] = []
        var fixes: Set<String> = []
        for diagnostic in diagnostics {
            if groups.last?.subject != diagnostic.subject {
                groups.append((diagnostic.subject, []))
                fixes = []
            }
            let isNew = fixes.insert(diagnostic.fix).inserted
            groups[groups.count - 1].lines.append(diagnostic.lines(colored: colored, hasFix: isNew))
        }
        let blocks = groups.map { ([$0.subject.printable] + $0.lines).joined(separator: "\n") }
        return suppressedText.isEmpty ? blocks : blocks + [suppressedText]
    }

    private var suppressedText: String {
        var lines = suppressed.map { entry in
            let diagnostic = entry.diagnostic
            let place = diagnostic.place.map { " \($0)" } ?? ""
            let reason = entry.suppression.reason.map { " (\($0))" } ?? ""
            let what = "\(diagnostic.rule.id) \(diagnostic.subject)\(place): \(diagnostic.message)\(reason)"
            return "  ignored: \(what.printable)"
        }
        lines += idleSuppressions.map { "  unused --ignore: \($0.name.printable)" }
        return lines.joined(separator: "\n")
    }

    /// "0 errors, 1 warning, 2 notes", and the number of ignored ones if there are any.
    public var summary: String {
        var parts = Severity.allCases.reversed().map { counted(count($0), $0.rawValue) }
        if !suppressed.isEmpty { parts.append("\(suppressed.count) ignored") }
        return parts.joined(separator: ", ")
    }
}

extension Diagnostic {
    /// Returns severity, rule and place, and below them the message, its effect and the remedy.
    ///
    /// - Parameter hasFix: Whether the remedy is written out. If not, it was written above.
    fileprivate func lines(colored: Bool, hasFix: Bool) -> String {
        let head = [severity.name(colored: colored), rule.id, place?.printable].compactMap(\.self)
        let lines = [message, "effect: \(effect)", "to do: \(hasFix ? fix : "the same")"]
        return (["  \(head.joined(separator: " "))"] + lines.map { "    " + $0.printable })
            .joined(separator: "\n")
    }
}

extension Severity {
    /// Returns the name, in the color that stands for the severity.
    fileprivate func name(colored: Bool) -> String {
        let color: TerminalColor =
            switch self {
            case .error: .red
            case .warning: .yellow
            case .note: .blue
            }
        return rawValue.colored(color, if: colored)
    }
}
