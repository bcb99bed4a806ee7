extension Verdict {
    /// Workflow commands of GitHub Actions, a line for each finding: they become annotations of a pull request.
    ///
    /// `::error file=...,line=...,col=...,title=...::message`, the file with the tree's path before it; none
    /// for a tree on a server, which no pull request holds.
    public var githubText: String {
        findings.map { finding in
            var properties: [String] = []
            if !isServed, let path = finding.path {
                properties.append("file=" + "\(source)/\(path)".escapedProperty)
                if let position = finding.position {
                    properties.append("line=\(position.line),col=\(position.column)")
                }
            }
            properties.append("title=" + "\(finding.rule.id) (\(finding.subject))".escapedProperty)
            let place = isServed ? finding.path.map { "\($0): " } ?? "" : ""
            let message = "\(place)\(finding.message)\nEffect: \(finding.effect)\nTo do: \(finding.fix)"
            return
                "::\(finding.severity.command) \(properties.joined(separator: ","))::\(message.escapedData)\n"
        }.joined()
    }

    private var isServed: Bool { source.contains("://") }
}

extension Severity {
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension String {
    /// As the runner takes apart what stands behind the last `::` (actions/toolkit documents the escapes).
    fileprivate var escapedData: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    fileprivate var escapedProperty: String {
        escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
