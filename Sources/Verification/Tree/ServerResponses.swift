import Diagnostics
import Foundation
import WallpaperMetadata

/// What a server said with its files. The same fault in many files is reported once.
package struct ServerResponses: Sendable {
    /// One answer.
    struct Answer: Sendable {
        enum Outcome: Sendable {
            /// No file; the text is what the server or the network said.
            case none(String)
            /// The header fields, and whether the file is already known to be of another type than its
            /// extension says.
            case headers([String: String], isTypeKnownWrong: Bool)
        }

        let picture: RequestedPicture
        let outcome: Outcome

        init(_ picture: RequestedPicture, outcome: Outcome) {
            self.picture = picture
            self.outcome = outcome
        }
    }

    /// Something that is wrong, and the first file where it is wrong.
    private struct Fault: Sendable, Hashable {
        let rule: Rule
        var severity: Severity?
        var expected: String?
        let found: String
    }

    private var faults: [(fault: Fault, first: RequestedPicture, count: Int)] = []
    private var places: [Fault: Int] = [:]

    mutating func add(_ answers: [Answer]) {
        for answer in answers {
            switch answer.outcome {
            case .none(let reason):
                add(Fault(rule: .refusedByServer, found: reason), answer.picture)
            case .headers(let headers, let isTypeKnownWrong):
                if let found = headers.pictureCachingFault {
                    add(
                        Fault(rule: .pictureCaching, expected: "pictures that may be cached", found: found),
                        answer.picture)
                }
                let type = answer.picture.type.mediaType
                if !isTypeKnownWrong, let (severity, found) = headers.typeFault(expected: type) {
                    add(
                        Fault(
                            rule: .wrongContentType, severity: severity,
                            expected: "the Content-Type \(type)", found: found), answer.picture)
                }
            }
        }
    }

    private mutating func add(_ fault: Fault, _ picture: RequestedPicture) {
        if let place = places[fault] {
            faults[place].count += 1
        } else {
            places[fault] = faults.count
            faults.append((fault, picture, 1))
        }
    }

    /// One diagnostic for each thing that is wrong, however many files it concerns.
    var diagnostics: [Diagnostic] {
        faults.map { fault, first, count in
            let found = count == 1 ? fault.found : "\(fault.found) (\(count) files, this is the first)"
            let wallpaper = count == 1 ? first.wallpaper : nil
            guard let expected = fault.expected else {
                return Diagnostic(
                    fault.rule, severity: fault.severity, wallpaper: wallpaper, path: first.path, found,
                    effect: count == 1 ? first.effect : nil)
            }
            return Diagnostic(
                fault.rule, severity: fault.severity, wallpaper: wallpaper, path: first.path,
                expected: expected, found: found)
        }
    }

    /// What is wrong with how a server sends metadata. Nothing for a file on disk, which has no headers.
    package static func diagnostics(onMetadata path: String, _ headers: [String: String]?)
        -> [Diagnostic]
    {
        guard let headers else { return [] }
        var diagnostics: [Diagnostic] = []
        if let found = headers.metadataCachingFault {
            diagnostics.append(
                Diagnostic(.metadataCaching, path: path, expected: "at most an hour", found: found))
        }
        let type = "application/json"
        if let (severity, found) = headers.typeFault(expected: type) {
            diagnostics.append(
                Diagnostic(
                    .wrongContentType, severity: severity, path: path,
                    expected: "the Content-Type \(type)", found: found))
        }
        return diagnostics
    }
}

extension Layout.FileType {
    fileprivate var mediaType: String { self == .jpg ? "image/jpeg" : "image/png" }
}

/// What the header fields of an answer say about a file. Names are in lower case (RFC 9110, RFC 9111).
extension [String: String] {
    /// What stands in place of the expected Content-Type. Another type is an error, no type a warning.
    func typeFault(expected: String) -> (severity: Severity, found: String)? {
        guard let field = self["content-type"] else { return (.warning, "none") }
        let type = field.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        return type == expected ? nil : (.error, String(field.prefix(100)))
    }

    /// The field that makes clients load pictures again whenever they show them. Nil where there is none.
    /// Where no field mentions caching, caches decide by the date of the last change.
    var pictureCachingFault: String? {
        let directives = cacheDirectives
        let names = Set(directives.map(\.name))
        let isForbidden = !names.isDisjoint(with: ["no-store", "no-cache", "private"])
        guard isForbidden || maxAge.map({ $0 <= 0 }) ?? false else { return nil }
        return "Cache-Control: \(cacheControl)"
    }

    /// The field that lets metadata stay in caches for more than an hour.
    var metadataCachingFault: String? {
        let names = Set(cacheDirectives.map(\.name))
        guard names.isDisjoint(with: ["no-store", "no-cache"]) else { return nil }
        if names.contains("immutable") || maxAge ?? 0 > Self.longestMetadataAge {
            return "Cache-Control: \(cacheControl)"
        }
        guard maxAge == nil, let expires = date("expires"), let now = date("date"),
            expires.timeIntervalSince(now) > Double(Self.longestMetadataAge)
        else { return nil }
        return "Expires: \(self["expires"] ?? "")"
    }

    private static var longestMetadataAge: Int { 3600 }

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

    /// A date in the form that servers must send.
    private func date(_ name: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return self[name].flatMap { formatter.date(from: $0) }
    }
}
