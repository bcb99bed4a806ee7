import Diagnostics
import WallpaperMetadata

/// What a server said with its files; what it says of many is told once.
package struct ServerAnswers: Sendable {
    /// One answer.
    struct Answer: Sendable {
        enum Outcome: Sendable {
            /// No file; what the server or the network said.
            case none(String)
            /// The header fields, and whether the file is known to be of another type than its extension says.
            case headers([String: String], isTypeKnownWrong: Bool)
        }

        let picture: AskedPicture
        let outcome: Outcome

        init(_ picture: AskedPicture, outcome: Outcome) {
            self.picture = picture
            self.outcome = outcome
        }
    }

    /// Something that is wrong, and the first file where it is.
    private struct Fault: Sendable {
        let rule: Rule
        let severity: Severity?
        let message: String
        let first: AskedPicture
        var count = 1
    }

    private var faults: [Fault] = []
    private var places: [String: Int] = [:]

    mutating func add(_ answers: [Answer]) {
        for answer in answers {
            switch answer.outcome {
            case .none(let reason):
                add(.refusedByServer, reason, answer.picture)
            case .headers(let headers, let isTypeKnownWrong):
                if let caching = headers.pictureCachingFault {
                    add(.pictureCaching, caching, answer.picture)
                }
                let type = answer.picture.type.mediaType
                if !isTypeKnownWrong, let (severity, fault) = headers.typeFault(expected: type) {
                    add(.wrongContentType, fault, severity: severity, answer.picture)
                }
            }
        }
    }

    private mutating func add(
        _ rule: Rule, _ message: String, severity: Severity? = nil, _ picture: AskedPicture
    ) {
        let key = "\(rule.id) \(message)"
        if let place = places[key] {
            faults[place].count += 1
        } else {
            places[key] = faults.count
            faults.append(Fault(rule: rule, severity: severity, message: message, first: picture))
        }
    }

    /// One for each thing that is wrong, however many files it concerns.
    var findings: [Diagnostic] {
        faults.map { fault in
            let isAlone = fault.count == 1
            let isRefused = fault.rule == .refusedByServer
            return Diagnostic(
                fault.rule, severity: fault.severity, wallpaper: isAlone ? fault.first.wallpaper : nil,
                path: fault.first.path,
                isAlone ? fault.message : "\(fault.message) (\(fault.count) files, this is the first)",
                effect: isAlone && isRefused ? fault.first.effect : nil)
        }
    }

    /// What is wrong with how a server hands out metadata; nothing for a file on disk.
    package static func findings(onMetadata path: String, _ headers: [String: String]?) -> [Diagnostic] {
        guard let headers else { return [] }
        var findings: [Diagnostic] = []
        if let fault = headers.metadataCachingFault {
            findings.append(Diagnostic(.metadataCaching, path: path, fault))
        }
        if let (severity, fault) = headers.typeFault(expected: "application/json") {
            findings.append(Diagnostic(.wrongContentType, severity: severity, path: path, fault))
        }
        return findings
    }
}

extension Layout.FileType {
    fileprivate var mediaType: String { self == .jpg ? "image/jpeg" : "image/png" }
}
