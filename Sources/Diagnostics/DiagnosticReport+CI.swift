// What the servers of continuous integration read: workflow commands of GitHub Actions, and JUnit's XML.

extension DiagnosticReport {
    /// Workflow commands of GitHub Actions, one line for each diagnostic. They become annotations of a pull
    /// request: `::error file=...,line=...,col=...,title=...::message`.
    ///
    /// - Parameter root: What stands before the paths of files in the repository, "" for nothing. Nil means
    ///   that the files are on a server, where no pull request holds them; the message then names them.
    public func gitHubAnnotations(below root: String?) -> String {
        diagnostics.map { diagnostic in
            var properties: [String] = []
            if let root, let path = diagnostic.path {
                properties.append("file=" + (root.isEmpty ? path : "\(root)/\(path)").escapedProperty)
                if let position = diagnostic.position {
                    properties.append("line=\(position.line),col=\(position.column)")
                }
            }
            properties.append("title=" + "\(diagnostic.rule.id) (\(diagnostic.subject))".escapedProperty)
            let place = root == nil ? diagnostic.path.map { "\($0): " } ?? "" : ""
            let message = (place.printable + diagnostic.sentences).escapedData
            return "::\(diagnostic.severity.command) \(properties.joined(separator: ","))::\(message)\n"
        }.joined()
    }

    /// JUnit's XML: a test case for each diagnostic, and one for each rule that nothing breaks.
    ///
    /// A diagnostic at or above `failsOn` is a failure. A suppressed one is skipped, with its reason. The
    /// others pass and say in `system-out` what was found.
    ///
    /// - Parameters:
    ///   - suite: The name of the test suite.
    ///   - rules: The rules that were checked.
    public func jUnit(suite: String, rules: RuleList, failsOn: Severity) -> String {
        var cases = diagnostics.map { diagnostic in
            let (severity, text) = (diagnostic.severity, diagnostic.sentences.escapedXML)
            let result =
                severity >= failsOn
                ? """
                <failure message="\(diagnostic.message.printable.escapedXML)" type="\(severity.rawValue)">\(text)</failure>
                """ : "<system-out>\(severity.rawValue): \(text)</system-out>"
            return diagnostic.testCase(result)
        }
        cases += suppressed.map { entry in
            let reason = (entry.suppression.reason ?? "ignored").printable.escapedXML
            return entry.diagnostic.testCase(#"<skipped message="\#(reason)"/>"#)
        }
        let broken = Set(diagnostics.map(\.rule.id)).union(suppressed.map(\.diagnostic.rule.id))
        cases += rules.rules.filter { !broken.contains($0.id) }.map {
            #"<testcase classname="the whole tree" name="\#($0.id)"/>"#
        }
        let failures = diagnostics.count { $0.severity >= failsOn }
        let head =
            #"<testsuite name="\#(suite.printable.escapedXML)" tests="\#(cases.count)" failures="\#(failures)" "#
            + #"errors="0" skipped="\#(suppressed.count)">"#
        let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>", head] + cases
        return (lines + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }
}

extension Severity {
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension Diagnostic {
    fileprivate var sentences: String {
        "\(message.printable)\nEffect: \(effect.printable)\nTo do: \(fix.printable)"
    }

    fileprivate func testCase(_ result: String) -> String {
        let (subject, place) = (subject.printable.escapedXML, place?.printable.escapedXML)
        let name = [rule.id, place].compactMap(\.self).joined(separator: " ")
        return #"<testcase classname="\#(subject)" name="\#(name)">\#(result)</testcase>"#
    }
}

extension String {
    /// For what stands behind the last `::` of a workflow command (actions/toolkit documents the escapes). Control
    /// characters other than our own line breaks are escaped before.
    fileprivate var escapedData: String { escaping { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil } }

    /// For a property of a workflow command.
    fileprivate var escapedProperty: String {
        printable.escapedData.escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
    }

    /// For the content and the attributes of XML 1.0. Control characters other than our own line breaks are escaped
    /// before.
    fileprivate var escapedXML: String {
        escaping { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": "&#10;"
            case " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: nil
            default: "\u{FFFD}"
            }
        }
    }
}
