// Workflow commands of GitHub Actions, which become annotations of a pull request. actions/toolkit documents them.

extension DiagnosticReport {
    /// The number of annotations of a severity that GitHub keeps of one step.
    private static let mostAnnotations = 10

    /// Returns a line for each diagnostic: `::error file=...,line=...,col=...,title=...::message`.
    ///
    /// GitHub drops every annotation of a severity after the tenth. If there are more diagnostics, the tenth annotation
    /// counts those that have none, and they follow as plain lines of the log.
    ///
    /// - Parameters:
    ///   - root: The prefix of the paths of files in the repository, "" for nothing. Nil means
    ///     that the files are on a server, where no pull request contains them; the message then names them.
    ///   - masters: A master of each wallpaper, as a path in the repository. Faults of a master point there.
    public func gitHubAnnotations(below root: String?, masters: [String: String] = [:]) -> String {
        var (lines, rest, counts) = ("", "", [Severity: Int]())
        for diagnostic in diagnostics {
            let all = count(diagnostic.severity)
            let most = all > Self.mostAnnotations ? Self.mostAnnotations - 1 : all
            if counts[diagnostic.severity, default: 0] < most {
                counts[diagnostic.severity, default: 0] += 1
                lines += diagnostic.annotation(
                    below: root, master: diagnostic.wallpaperID.flatMap { masters[$0] })
            } else {
                rest += diagnostic.logLine
            }
        }
        for severity in Severity.allCases.reversed() where count(severity) > Self.mostAnnotations {
            let more = "\(count(severity) - Self.mostAnnotations + 1) more \(severity.rawValue)s"
            lines += "::\(severity.command) title=\(more)::\(more); see the log of this step\n"
        }
        return lines + rest
    }
}

extension ErrorReport {
    /// One annotation.
    public var gitHubAnnotation: String {
        "::error title=\(command.escapedProperty)::\(message.printable.escapedData)\n"
    }
}

extension Severity {
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension Diagnostic {
    fileprivate func annotation(below root: String?, master: String?) -> String {
        var (properties, place) = ([String](), path.map { "\($0): " } ?? "")
        if let master, path == nil || rule.isAboutMaster {
            properties.append("file=" + master.escapedProperty)
        } else if let root, let path {
            properties.append("file=" + (root.isEmpty ? path : "\(root)/\(path)").escapedProperty)
            if let position { properties.append("line=\(position.line),col=\(position.column)") }
            place = ""
        }
        properties.append("title=" + "\(rule.id) (\(subject))".escapedProperty)
        let message = (place.printable + sentences).escapedData
        return "::\(severity.command) \(properties.joined(separator: ","))::\(message)\n"
    }

    /// The text as a line of the log. The runner would obey a command of its older syntax anywhere in a line.
    fileprivate var logLine: String {
        let parts = ["\(severity.rawValue): \(rule.id) (\(subject))", place, message].compactMap(\.self)
        return parts.joined(separator: ": ").printable.replacing("##[", with: "# #[") + "\n"
    }
}

extension String {
    /// The text escaped for the part after the last `::` of a command. Control characters other than our own line breaks are
    /// escaped before.
    fileprivate var escapedData: String { escaping { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil } }

    /// The text escaped for a property of a command.
    fileprivate var escapedProperty: String {
        printable.escapedData.escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
    }
}
