import Diagnostics
import Foundation

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
