extension Verdict {
    /// JUnit's XML, which CI servers show: a test case for each finding, and one for each rule without any.
    ///
    /// What forbids publishing is a failure; what is ignored is skipped, with its reason; the rest passes and
    /// says in `system-out` what was found.
    public var junitText: String {
        var cases = findings.map { finding in
            let text = "\(finding.message)\nEffect: \(finding.effect)\nTo do: \(finding.fix)"
            let result =
                finding.severity >= failsOn
                ? """
                <failure message="\(finding.message.escapedXML)" type="\(finding.severity.rawValue)">\
                \(text.escapedXML)</failure>
                """ : "<system-out>\(finding.severity.rawValue): \(text.escapedXML)</system-out>"
            return finding.testCase(result)
        }
        cases += ignored.map { finding, ignore in
            finding.testCase(#"<skipped message="\#((ignore.reason ?? "ignored").escapedXML)"/>"#)
        }
        let broken = Set(findings.map(\.rule.id)).union(ignored.map(\.finding.rule.id))
        cases += Rule.all.filter { !broken.contains($0.id) }.map {
            #"<testcase classname="the whole tree" name="\#($0.id)"/>"#
        }
        let failures = findings.count { $0.severity >= failsOn }
        let suite =
            #"<testsuite name="wallpress verify \#(source.escapedXML)" tests="\#(cases.count)" "#
            + #"failures="\#(failures)" errors="0" skipped="\#(ignored.count)">"#
        let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>", suite] + cases
        return (lines + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }
}

extension Finding {
    fileprivate func testCase(_ result: String) -> String {
        let name = [rule.id, place].compactMap(\.self).joined(separator: " ")
        return
            #"<testcase classname="\#(subject.escapedXML)" name="\#(name.escapedXML)">\#(result)</testcase>"#
    }
}

extension String {
    /// For the content and the attributes of XML 1.0, which has no place for most control characters.
    fileprivate var escapedXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            case "\t", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
                text.unicodeScalars.append(scalar)
            default: text += "\u{FFFD}"
            }
        }
        return text
    }
}
