import Diagnostics
import Foundation
import WallpaperMetadata

/// What a server said with its files; what it says of many is told once.
package struct ServerResponses: Sendable {
    /// One answer.
    struct Answer: Sendable {
        enum Outcome: Sendable {
            /// No file; what the server or the network said.
            case none(String)
            /// The header fields, and whether the file is known to be of another type than its extension says.
            case headers([String: String], isTypeKnownWrong: Bool)
        }

        let picture: RequestedPicture
        let outcome: Outcome

        init(_ picture: RequestedPicture, outcome: Outcome) {
            self.picture = picture
            self.outcome = outcome
        }
    }

    /// Something that is wrong, and the first file where it is.
    private struct Fault: Sendable {
        let rule: Rule
        let severity: Severity?
        let message: String
        let first: RequestedPicture
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
        _ rule: Rule, _ message: String, severity: Severity? = nil, _ picture: RequestedPicture
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
    var diagnostics: [Diagnostic] {
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
    package static func diagnostics(onMetadata path: String, _ headers: [String: String]?) -> [Diagnostic] {
        guard let headers else { return [] }
        var diagnostics: [Diagnostic] = []
        if let fault = headers.metadataCachingFault {
            diagnostics.append(Diagnostic(.metadataCaching, path: path, fault))
        }
        if let (severity, fault) = headers.typeFault(expected: "application/json") {
            diagnostics.append(Diagnostic(.wrongContentType, severity: severity, path: path, fault))
        }
        return diagnostics
    }
}

extension Layout.FileType {
    fileprivate var mediaType: String { self == .jpg ? "image/jpeg" : "image/png" }
}

/// What header fields of an answer say of a file, names in lower case (RFC 9110, RFC 9111).
extension [String: String] {
    /// What is wrong with Content-Type: an error where it names another type, a warning where it is missing.
    func typeFault(expected: String) -> (severity: Severity, message: String)? {
        guard let field = self["content-type"] else {
            return (.warning, "expected the Content-Type \(expected), found none")
        }
        let type = field.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        return type == expected
            ? nil : (.error, "expected the Content-Type \(expected), found \(field.prefix(100))")
    }

    /// Why pictures are loaded again at every look at them; nil where they are not, also where nothing is said
    /// of caching: caches then decide by the date of the last change.
    var pictureCachingFault: String? {
        let directives = cacheDirectives
        let names = Set(directives.map(\.name))
        let isForbidden = !names.isDisjoint(with: ["no-store", "no-cache", "private"])
        guard isForbidden || maxAge.map({ $0 <= 0 }) ?? false else { return nil }
        return "expected pictures that may be cached, found Cache-Control: \(cacheControl)"
    }

    /// Why metadata may stay in caches for more than an hour.
    var metadataCachingFault: String? {
        let names = Set(cacheDirectives.map(\.name))
        guard names.isDisjoint(with: ["no-store", "no-cache"]) else { return nil }
        if names.contains("immutable") || maxAge ?? 0 > Self.metadataSeconds {
            return "expected at most an hour, found Cache-Control: \(cacheControl)"
        }
        guard maxAge == nil, let expires = date("expires"), let now = date("date"),
            expires.timeIntervalSince(now) > Double(Self.metadataSeconds)
        else { return nil }
        return "expected at most an hour, found Expires: \(self["expires"] ?? "")"
    }

    private static var metadataSeconds: Int { 3600 }

    private var cacheControl: String { String((self["cache-control"] ?? "").prefix(100)) }

    private var cacheDirectives: [(name: String, value: String?)] {
        (self["cache-control"] ?? "").lowercased().split(separator: ",").map { directive in
            let parts = directive.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
            }
            return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
        }
    }

    private var maxAge: Int? {
        cacheDirectives.first { $0.name == "max-age" }.flatMap { $0.value }.flatMap { Int($0) }
    }

    /// A date in the one form that servers are to send.
    private func date(_ name: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return self[name].flatMap { formatter.date(from: $0) }
    }
}
