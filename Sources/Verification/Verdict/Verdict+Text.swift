import WallpaperMetadata

extension Verdict {
    /// For people: findings by wallpaper, what the clients see, and a last line that sums up.
    ///
    /// - Parameter colored: whether to color severities, with the escape sequences of terminals.
    public func text(colored: Bool) -> String {
        var blocks: [String] = []
        for (subject, findings) in findingsBySubject {
            blocks.append(
                ([subject] + findings.map { $0.lines(colored: colored) }).joined(separator: "\n"))
        }
        blocks += [ignoredText, clients.table].filter { !$0.isEmpty }
        return blocks.map { $0 + "\n" }.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
            + summary(colored: colored) + "\n"
    }

    private var findingsBySubject: [(subject: String, findings: [Finding])] {
        var groups: [(subject: String, findings: [Finding])] = []
        for finding in findings {
            if groups.last?.subject == finding.subject {
                groups[groups.count - 1].findings.append(finding)
            } else {
                groups.append((finding.subject, [finding]))
            }
        }
        return groups
    }

    private var ignoredText: String {
        var lines = ignored.map { finding, ignore in
            let place = finding.place.map { " \($0)" } ?? ""
            let reason = ignore.reason.map { " (\($0))" } ?? ""
            return "  ignored: \(finding.rule.id) \(finding.subject)\(place): \(finding.message)\(reason)"
        }
        lines += idleIgnores.map { "  nothing to ignore: \($0.name)" }
        return lines.joined(separator: "\n")
    }

    /// "Output may be published: 0 errors, 1 warning, 2 notes; 4 wallpapers, 20 files for suffixed".
    private func summary(colored: Bool) -> String {
        let answer =
            isOK
            ? "may be published".colored(.green, if: colored)
            : "must not be published".colored(.red, if: colored)
        var parts = Severity.allCases.reversed().map { counted(count($0), $0.rawValue) }
        if !ignored.isEmpty { parts.append("\(ignored.count) ignored") }
        let size = "\(counted(counts.wallpapers, "wallpaper")), \(counted(counts.files, "file"))"
        let names = profiles.isEmpty ? "" : " for \(profiles.joined(separator: ", "))"
        return "\(source) \(answer): \(parts.joined(separator: ", ")); \(size)\(names)"
    }
}

extension Finding {
    fileprivate func lines(colored: Bool) -> String {
        let color: TerminalColor =
            switch severity {
            case .error: .red
            case .warning: .yellow
            case .note: .blue
            }
        let head = [severity.rawValue.colored(color, if: colored), rule.id, place].compactMap(\.self)
        let lines = [message, "effect: \(effect)", "to do: \(fix)"]
        return
            (["  \(head.joined(separator: " "))"]
            + lines.map { "    " + $0.replacing("\n", with: "\n      ") })
            .joined(separator: "\n")
    }
}

/// The colors that stand for severities, by their code in ECMA-48 (SGR).
private enum TerminalColor: Int {
    case red = 31
    case green
    case yellow
    case blue
}

extension String {
    fileprivate func colored(_ color: TerminalColor, if colored: Bool) -> String {
        colored ? "\u{1B}[\(color.rawValue)m\(self)\u{1B}[0m" : self
    }
}

/// "1 file", "2 files".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
