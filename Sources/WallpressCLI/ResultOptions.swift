import ArgumentParser
import WallpressDiagnostics
import WallpressDisk
import Foundation

/// The options for the result of a build, a merge, a release or a rollback.
struct ResultOptions: ParsableArguments {
    @Option(
        help: "The format of the result; github is for annotations of a pull request, markdown for comments.")
    var format = ResultFormat.text

    @OptionGroup
    var files: ReportFiles<ResultFormat>
}

/// A format in which these commands print their result.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, markdown
}

/// The option that also writes a result into files, each in a format of its own: one run of a command serves the log,
/// the summary and the test report of a job.
struct ReportFiles<Format: RawRepresentable<String> & Sendable>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also write the result to a file, in any format, such as json=result.json. Can be repeated.",
            valueName: "format=file"))
    var report: [ReportFile<Format>] = []

    /// Writes the files.
    ///
    /// - Parameter text: Returns the result in a format.
    func write(_ text: (Format) -> String) throws(DiskError) {
        for file in report { try text(file.format).write(toReport: file.path) }
    }
}

/// A file for a result, and its format: `junit=verdict.xml`.
struct ReportFile<Format: RawRepresentable<String> & Sendable>: ExpressibleByArgument {
    let format: Format
    let path: String

    init?(argument: String) {
        guard let (name, path) = argument.formatAndPath, let format = Format(rawValue: name) else {
            return nil
        }
        (self.format, self.path) = (format, path)
    }
}

/// The places where programs expect the result of a command, for a command that has none.
///
/// The arguments themselves may be wrong, so they are searched and not parsed.
struct ExpectedReports {
    /// The name of a format, and the file; nil for standard output.
    private var places: [(format: String, path: String?)] = []

    init(of arguments: [String]) {
        let words = Array(arguments.prefix { $0 != "--" })
        for (index, word) in words.enumerated() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = parts.first, ["--format", "--report"].contains(option),
                let value = parts.count == 2 ? parts[1] : words[(index + 1)...].first
            else { continue }
            if option == "--format" {
                places.append((value, nil))
            } else if let (format, path) = value.formatAndPath {
                places.append((format, path))
            }
        }
    }

    /// Reports a failure in each format that can express it.
    ///
    /// - Parameter print: Receives the text for standard output, and its format.
    func report(_ failure: ErrorReport, print: (_ text: String, _ format: String) -> Void) {
        for (format, path) in places {
            guard let text = failure.text(as: format) else { continue }
            if let path {
                // A second failure would hide the first.
                try? text.write(toReport: path)
            } else {
                print(text, format)
            }
        }
    }
}

extension String {
    fileprivate var formatAndPath: (format: String, path: String)? {
        let parts = split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }

    /// Writes into the existing file, which may be a pipe or a device.
    fileprivate func write(toReport path: String) throws(DiskError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw DiskError(errno, at: path, tried: "create the file") }
        defer { close(file) }
        if let code = ContiguousArray(utf8).withUnsafeBytes({ writeAll($0, to: file) }) {
            throw DiskError(code, at: path, tried: "write the file")
        }
    }
}
