// Markdown, for the summary of a job on GitHub and for comments on pull requests.

extension DiagnosticReport {
    /// The most rows of a table. GitHub shows at most a file of 1 MiB, and nobody reads the hundredth line.
    private static let mostRows = 50

    /// A table of the diagnostics, the most severe ones first; empty if there are none.
    public var markdown: String {
        let sorted = Severity.allCases.reversed().flatMap { severity in
            diagnostics.filter { $0.severity == severity }
        }
        guard !sorted.isEmpty else { return "" }
        let rows = sorted.prefix(Self.mostRows).map { one in
            [
                one.severity.rawValue, one.rule.id, one.wallpaperID ?? one.place ?? one.subject, one.message,
                one.fix,
            ]
        }
        let more = sorted.count - rows.count
        return markdownTable([["severity", "rule", "where", "finding", "to do"]] + rows)
            + (more == 0 ? "" : "\n\(more) more in the log.\n")
    }
}

extension ErrorReport {
    /// A heading and the message.
    public var markdown: String { "### \(command.markdown) ended without a result\n\n\(message.markdown)\n" }
}

/// Returns a table. The first row is the heading; the cells are texts, not Markdown.
package func markdownTable(_ rows: [[String]]) -> String {
    guard let heading = rows.first else { return "" }
    let lines = rows.map { "| " + $0.map(\.markdown).joined(separator: " | ") + " |\n" }
    return lines[0] + "|" + String(repeating: "---|", count: heading.count) + "\n"
        + lines.dropFirst().joined()
}

extension String {
    /// The text in one line, with a backslash before each character that Markdown or GitHub's additions to it act upon
    /// inside of a line.
    package var markdown: String {
        printable.escaping { #"\`*_[]<>|~&$@#"#.unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }
}
