// JUnit's XML, which the servers of continuous integration read.

extension DiagnosticReport {
    /// Returns a test case for each diagnostic, and one for each rule that nothing breaks.
    ///
    /// A diagnostic at or above `failsOn` is a failure. A suppressed one is skipped, with its reason. The
    /// others pass, with the message in `system-out`.
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
        return document(
            of: cases, suite: suite,
            counts: #"failures="\#(failures)" errors="0" skipped="\#(suppressed.count)""#)
    }
}

extension ErrorReport {
    /// A test case with an error.
    public var jUnit: String {
        let error = #"<error message="\#(message.printable.escapedXML)"/>"#
        let name = command.printable.escapedXML
        return document(
            of: [#"<testcase classname="\#(name)" name="ends with a result">\#(error)</testcase>"#],
            suite: command,
            counts: #"failures="0" errors="1" skipped="0""#)
    }
}

/// - Parameter counts: The attributes of the suite that count the results of its cases.
private func document(of cases: [String], suite: String, counts: String) -> String {
    let name = suite.printable.escapedXML
    let head = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>",
        #"<testsuite name="\#(name)" tests="\#(cases.count)" \#(counts)>"#,
    ]
    return (head + cases + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
}

extension Diagnostic {
    fileprivate func testCase(_ result: String) -> String {
        let (subject, place) = (subject.printable.escapedXML, place?.printable.escapedXML)
        let name = [rule.id, place].compactMap(\.self).joined(separator: " ")
        return #"<testcase classname="\#(subject)" name="\#(name)">\#(result)</testcase>"#
    }
}

extension String {
    /// The text escaped for the content and the attributes of XML 1.0. Control characters other than our own line breaks are
    /// escaped before.
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
