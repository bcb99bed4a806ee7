import WallpressDiagnostics
import Foundation
import WallpressPixels
import WallpaperMetadata
import Wallpapers

/// The headers of a server's responses. The same error in many files is reported once.
package struct ServerResponses: Sendable {
    /// An error in the headers.
    private struct HeaderError: Sendable, Hashable {
        let rule: Rule
        var severity: Severity?
        var expected: String?
        let found: String
    }

    /// The first file with a problem, and the number of all of them.
    private struct Extent: Sendable {
        let first: RequestedImage
        var count: Int
    }

    /// The most errors of a rule that are listed separately. A server may give a reason of its own for each file.
    private static let maxErrors = 20

    private var errors: [(error: HeaderError, extent: Extent)] = []
    private var places: [HeaderError: Int] = [:]
    /// Errors beyond the limit, by rule.
    private var others: [Rule: Extent] = [:]

    /// Adds a refused file. The reason is the message of the server or the network.
    mutating func add(refusal reason: String, of image: RequestedImage) {
        add(HeaderError(rule: .refusedByServer, found: reason), Extent(first: image, count: 1))
    }

    /// Adds the problems in the header fields of an answer.
    ///
    /// - Parameter isTypeKnownWrong: Whether the file is already known to be of another type than its
    ///   extension.
    mutating func add(headers: [String: String], of image: RequestedImage, isTypeKnownWrong: Bool) {
        let extent = Extent(first: image, count: 1)
        if let found = headers.imageCachingError {
            add(
                HeaderError(rule: .imageCaching, expected: "pictures that may be cached", found: found),
                extent)
        }
        let type = image.format.mediaType
        if !isTypeKnownWrong, let (severity, found) = headers.typeError(expected: type) {
            add(
                HeaderError(
                    rule: .wrongContentType, severity: severity, expected: "the Content-Type \(type)",
                    found: found), extent)
        }
    }

    /// Adds the problems of other files.
    mutating func add(_ later: ServerResponses) {
        for (error, extent) in later.errors { add(error, extent) }
        for (rule, extent) in later.others { add(other: extent, rule) }
    }

    private mutating func add(_ error: HeaderError, _ extent: Extent) {
        if let place = places[error] {
            errors[place].extent.count += extent.count
        } else if errors.count(where: { $0.error.rule == error.rule }) < Self.maxErrors {
            places[error] = errors.count
            errors.append((error, extent))
        } else {
            add(other: extent, error.rule)
        }
    }

    private mutating func add(other extent: Extent, _ rule: Rule) {
        let first = others[rule]?.first ?? extent.first
        others[rule] = Extent(first: first, count: extent.count + (others[rule]?.count ?? 0))
    }

    /// One diagnostic for each problem, however many files it concerns.
    var diagnostics: [Diagnostic] {
        let others = others.sorted { $0.key.id < $1.key.id }.map { rule, extent in
            Diagnostic(
                rule, path: extent.first.path,
                "\(extent.count) other files have other problems; this is the first")
        }
        return errors.map { error, extent in
            let (first, count) = (extent.first, extent.count)
            let found = count == 1 ? error.found : "\(error.found) (\(count) files, this is the first)"
            let wallpaper = count == 1 ? first.wallpaperID : nil
            guard let expected = error.expected else {
                return Diagnostic(
                    error.rule, severity: error.severity, wallpaper: wallpaper, path: first.path, found,
                    effect: count == 1 ? first.effect : nil)
            }
            return Diagnostic(
                error.rule, severity: error.severity, wallpaper: wallpaper, path: first.path,
                expected: expected, found: found)
        } + others
    }

    /// Returns the problems in the headers of metadata. Empty for a file on disk, which has no headers.
    package static func diagnostics(onMetadata path: String, _ headers: [String: String]?)
        -> [Diagnostic]
    {
        guard let headers else { return [] }
        var diagnostics: [Diagnostic] = []
        if let found = headers.metadataCachingError {
            diagnostics.append(
                Diagnostic(.metadataCaching, path: path, expected: "at most one hour", found: found))
        }
        let type = "application/json"
        if let (severity, found) = headers.typeError(expected: type) {
            diagnostics.append(
                Diagnostic(
                    .wrongContentType, severity: severity, path: path,
                    expected: "the Content-Type \(type)", found: found,
                    effect: severity == .note ? "nothing: every client accepts it" : nil))
        }
        return diagnostics
    }
}

extension FetchedFile {
    /// Returns the type that a server should send with the image at a path.
    package static func mediaType(ofImage path: String) -> String {
        (ImageFormat(path: path) ?? .jpeg).mediaType
    }
}

/// The header fields of an answer, with the facts about a file. Names are in lower case (RFC 9110, RFC 9111).
extension [String: String] {
    /// Returns the value found in place of the expected Content-Type. Another type is an error, no type a warning. Text is a note
    /// for JSON: hosts such as GitHub's raw files send it so, and every client reads it.
    package func typeError(expected: String) -> (severity: Severity, found: String)? {
        guard let field = self["content-type"] else { return (.warning, "none") }
        let type = field.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        if type == expected { return nil }
        let isReadable = expected == "application/json" && type == "text/plain"
        return (isReadable ? .note : .error, String(field.prefix(100)))
    }

    /// The field that makes clients load images again whenever they show them. Nil if there is none.
    /// If no field mentions caching, caches decide by the date of the last change.
    var imageCachingError: String? {
        let directives = cacheDirectives
        let names = Set(directives.map(\.name))
        let isForbidden = !names.isDisjoint(with: ["no-store", "no-cache", "private"])
        guard isForbidden || maxAgeSeconds.map({ $0 <= 0 }) ?? false else { return nil }
        return "Cache-Control: \(cacheControl)"
    }

    /// The field that lets metadata stay in caches for more than an hour.
    var metadataCachingError: String? {
        let names = Set(cacheDirectives.map(\.name))
        guard names.isDisjoint(with: ["no-store", "no-cache"]) else { return nil }
        if names.contains("immutable") || maxAgeSeconds ?? 0 > Self.maxMetadataAgeSeconds {
            return "Cache-Control: \(cacheControl)"
        }
        guard maxAgeSeconds == nil, let expires = date("expires"), let now = date("date"),
            expires.timeIntervalSince(now) > Double(Self.maxMetadataAgeSeconds)
        else { return nil }
        return "Expires: \(self["expires"] ?? "")"
    }

    private static var maxMetadataAgeSeconds: Int { 3600 }

    private var cacheControl: String { String((self["cache-control"] ?? "").prefix(100)) }

    private var cacheDirectives: [(name: String, value: String?)] {
        (self["cache-control"] ?? "").lowercased().split(separator: ",").map { directive in
            let parts = directive.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
            }
            return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
        }
    }

    /// The age in seconds. One with too many digits counts as the largest (RFC 9111, section 1.2.2).
    package var maxAgeSeconds: Int? {
        guard let text = cacheDirectives.first(where: { $0.name == "max-age" })?.value else { return nil }
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return Int(text) ?? (isNumber ? .max : nil)
    }

    /// Returns a date in the form that servers must send.
    private func date(_ name: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return self[name].flatMap { formatter.wholeDate(from: $0) }
    }
}
