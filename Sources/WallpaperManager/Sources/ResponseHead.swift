import Foundation

/// What stands before the body of an HTTP answer, read line by line.
package struct ResponseHead: Sendable {
    /// The three digits of the status line; 0 before it has come.
    package private(set) var status = 0
    /// Names in lower case; values of a repeated field joined by ", ".
    package private(set) var fields: [String: String] = [:]
    private var lastName: String?
    private var isWhole = false
    /// Read so far, of this head and those before it.
    private var bytes = 0

    /// A head of which no line has come.
    package init() {}

    /// The limit of newer versions of libcurl, for all heads of an exchange.
    package static let maxBytes = 300 * 1024

    /// Why a head cannot be read.
    package enum Fault: Error, CustomStringConvertible {
        case tooLarge
        case noStatus(String)
        case noField(String)

        package var description: String {
            switch self {
            case .tooLarge: "expected at most \(maxBytes) bytes of header, found more"
            case .noStatus(let line): "expected a status, found \"\(line)\""
            case .noField(let line): "expected a header field, found \"\(line)\""
            }
        }
    }

    /// Where a redirect leads, as the server spells it; nil for every other answer.
    package var redirect: String? {
        [301, 302, 303, 307, 308].contains(status) ? fields["location"] : nil
    }

    /// Takes in the next line. A status line begins a new head: that of the answer, after one of status 1xx.
    ///
    /// - Returns: whether the head is whole with it. Trailers, which come after the body, change nothing.
    package mutating func read(_ line: String) throws(Fault) -> Bool {
        bytes += line.utf8.count
        guard bytes <= Self.maxBytes else { throw .tooLarge }
        let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix("HTTP/") {
            try begin(text)
        } else if !isWhole {
            if line.first == " " || line.first == "\t" {
                try extend(text)
            } else if text.isEmpty {
                isWhole = true
                return true
            } else {
                try add(text)
            }
        }
        return false
    }

    private mutating func begin(_ line: String) throws(Fault) {
        let parts = line.split(separator: " ")
        guard parts.count > 1, let status = Int(parts[1]) else { throw .noStatus(line) }
        self.status = status
        (fields, lastName, isWhole) = ([:], nil, false)
    }

    private mutating func add(_ line: String) throws(Fault) {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .noField(line) }
        let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        lastName = name
    }

    /// An indented line goes on with the value of the last field.
    private mutating func extend(_ line: String) throws(Fault) {
        guard let lastName else { throw .noField(line) }
        if !line.isEmpty { fields[lastName, default: ""] += " " + line }
    }
}
