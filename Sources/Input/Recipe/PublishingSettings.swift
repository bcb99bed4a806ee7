import WallpressDiagnostics
import WallpaperMetadata

/// The settings under `publish:` in `wallpress.yml`: the place of a tree, and the headers that are sent with it.
public struct PublishingSettings: Sendable, Equatable {
    /// The remote: an rclone path or a folder; nil if it is named elsewhere.
    public var remote: String?
    /// The HTTP URL below which people fetch the files; nil if it is named elsewhere.
    public var url: String?
    /// The headers with which images are served, in their order. If there are none, the defaults of `publish` apply.
    public var imageHeaders: [(name: String, value: String)] = []
    /// The headers with which the metadata is served, in their order. If there are none, the defaults of `publish` apply.
    public var metadataHeaders: [(name: String, value: String)] = []

    /// Creates settings without values.
    public init() {}

    /// Returns whether both have the same values, with the headers in the same order.
    public static func == (a: PublishingSettings, b: PublishingSettings) -> Bool {
        a.remote == b.remote && a.url == b.url
            && a.imageHeaders.elementsEqual(b.imageHeaders, by: ==)
            && a.metadataHeaders.elementsEqual(b.metadataHeaders, by: ==)
    }
}

// MARK: - YAML

extension PublishingSettings {
    /// Reads the entry `publish`: `{remote: cdn:bucket, url: ..., headers: {pictures: {...}, metadata: {...}}}`.
    init(_ value: YAMLValue) throws(YAMLError) {
        let entries = try value.mapping(["remote", "url", "headers"])
        remote = try entries["remote"]?.line("an rclone path or a folder")
        url = try entries["url"]?.webAddress(
            "an address such as https://assets.example.com/mobile-wallpapers", isBase: true)
        let headers = try entries["headers"]?.mapping(["pictures", "metadata"]) ?? [:]
        imageHeaders = try headers["pictures"]?.headers() ?? []
        metadataHeaders = try headers["metadata"]?.headers() ?? []
    }
}

extension YAMLValue {
    /// Reads the headers of HTTP responses: `{Cache-Control: max-age=300}`.
    fileprivate func headers() throws(YAMLError) -> [(name: String, value: String)] {
        guard case .mapping(let entries) = content else {
            throw expected("headers such as \"Cache-Control: max-age=300\"")
        }
        var headers: [(name: String, value: String)] = []
        var names: Set<String> = []
        for entry in entries {
            let line = entry.position.line
            guard !entry.key.isEmpty, entry.key.unicodeScalars.allSatisfy(\.isAllowedInToken) else {
                throw YAMLError(
                    line: line,
                    reason:
                        "expected the name of a header, such as Cache-Control, found \"\(entry.key.excerpt)\""
                )
            }
            guard names.insert(entry.key.lowercased()).inserted else {
                throw YAMLError(line: line, reason: "the header \"\(entry.key)\" appears twice")
            }
            headers.append((entry.key, try entry.value.line("a value")))
        }
        return headers
    }
}

extension Unicode.Scalar {
    /// Whether RFC 9110 allows it in the name of a header.
    fileprivate var isAllowedInToken: Bool {
        isASCII
            && (properties.isAlphabetic || properties.numericType != nil
                || "!#$%&'*+-.^_`|~".unicodeScalars.contains(self))
    }
}
