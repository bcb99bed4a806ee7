import Foundation

/// The head of an HTTP answer, read line by line: everything before the body.
package struct ResponseHead: Sendable {
    /// The status code; 0 before the status line has been read.
    package private(set) var status = 0
    /// Header fields by lower-case name. The values of a repeated field are joined by ", ".
    package private(set) var fields: [String: String] = [:]
    private var lastName: String?
    private var isComplete = false
    /// The bytes read so far, including those of earlier heads of the same exchange.
    private var bytes = 0

    /// Creates a head of which no line has been read.
    package init() {}

    /// The size limit for all heads of an exchange. Newer versions of libcurl have the same one.
    package static let maxByteCount = 300 * 1024

    /// The reason that a head cannot be read.
    package enum ParsingError: Error, CustomStringConvertible {
        case tooLarge
        case noStatus(String)
        case noField(String)

        package var description: String {
            switch self {
            case .tooLarge: "expected at most \(maxByteCount) bytes of header, found more"
            case .noStatus(let line): "expected a status, found \"\(line)\""
            case .noField(let line): "expected a header field, found \"\(line)\""
            }
        }
    }

    /// The target of a redirect as the server spells it; nil if the answer is not a redirect.
    package var redirect: String? {
        [301, 302, 303, 307, 308].contains(status) ? fields["location"] : nil
    }

    /// Reads the next line. A status line starts a new head, because a head with a status of 1xx may come
    /// before the actual answer.
    ///
    /// - Returns: Whether this line completes the head. Trailers, which come after the body, are ignored.
    package mutating func read(_ line: String) throws(ParsingError) -> Bool {
        bytes += line.utf8.count
        guard bytes <= Self.maxByteCount else { throw .tooLarge }
        let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix("HTTP/") {
            try start(text)
        } else if !isComplete {
            if line.first == " " || line.first == "\t" {
                try continueField(text)
            } else if text.isEmpty {
                isComplete = true
                return true
            } else {
                try addField(text)
            }
        }
        return false
    }

    private mutating func start(_ line: String) throws(ParsingError) {
        let parts = line.split(separator: " ")
        guard parts.count > 1, let status = Int(parts[1]) else { throw .noStatus(line) }
        self.status = status
        (fields, lastName, isComplete) = ([:], nil, false)
    }

    private mutating func addField(_ line: String) throws(ParsingError) {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .noField(line) }
        let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        lastName = name
    }

    /// Continues the value of the field before an indented line.
    private mutating func continueField(_ line: String) throws(ParsingError) {
        guard let lastName else { throw .noField(line) }
        if !line.isEmpty { fields[lastName, default: ""] += " " + line }
    }
}
