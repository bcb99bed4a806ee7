import WallpressDiagnostics
import WallpaperMetadata
import Wallpapers

/// A metadata file of a tree, or why there is none.
struct FoundMetadata: Sendable {
    let version: MetadataVersion
    /// Nil where it could not be read.
    var feed: Feed?
    var diagnostics: [Diagnostic] = []

    /// What is wrong with the file, for the clients of these profiles.
    func survey(for profiles: [Profile]) -> [Diagnostic] {
        guard let feed else { return diagnostics }
        return diagnostics + FeedSurvey(feed: feed, version: version, profiles: profiles).diagnostics
    }
}

extension Verification {
    /// The largest metadata file that is read, in bytes. Those of 100,000 wallpapers have 20 and 300 MB.
    private static let largestMetadata: [MetadataVersion: Int] = [
        .v1: WallpaperManager.Limits().metadata.bytes, .v2: 512 << 20,
    ]

    func metadata(
        _ version: MetadataVersion, in tree: any Tree
    ) async throws(VerificationError) -> FoundMetadata {
        var metadata = FoundMetadata(version: version)
        let path = Layout.metadataPath(version)
        do throws(FetchError) {
            let fetched = try await tree.fetch(path, limit: Self.largestMetadata[version] ?? 0)
            if version == .v2, let stand = fetched.standIn {
                throw .refused("the server sent \(stand)", mayBeMissing: true)
            }
            metadata.feed = Feed(fetched.bytes, path: path)
            metadata.diagnostics = ServerResponses.diagnostics(onMetadata: path, fetched.headers)
        } catch {
            switch error {
            case .missing where version == .v2, .unread: break
            case .refused(let reason, mayBeMissing: true) where version == .v2:
                metadata.diagnostics = [
                    Diagnostic(
                        .refusedByServer, severity: .note, path: path,
                        "\(reason), so the file is treated as missing",
                        effect: "nothing: no client reads it; what it may say of pictures was not checked",
                        fix: "upload it, or let the server answer with status 404")
                ]
            case .missing:
                metadata.diagnostics = [
                    Diagnostic(.missingMetadata, path: path, expected: path, found: "nothing")
                ]
            case .otherCase(let spelled):
                metadata.diagnostics = [
                    Diagnostic(.wrongCase, path: path, expected: path, found: spelled)
                ]
            case .refused(let reason, _):
                let rule: Rule = tree.isServed ? .refusedByServer : .unreadable
                metadata.diagnostics = [Diagnostic(rule, path: path, reason)]
            case .unreachable(let reason), .givenUp(let reason):
                throw .unreachable(url: tree.name, reason: reason)
            }
        }
        return metadata
    }
}

extension Fetched {
    /// What a server sent in place of a JSON file that it does not have; nil for what may be JSON.
    fileprivate var standIn: String? {
        guard headers != nil else { return nil }
        // Behind white space and a byte order mark.
        let first = bytes.first { $0 > UInt8(ascii: " ") && ![0xEF, 0xBB, 0xBF].contains($0) }
        return first == nil ? "no bytes" : first == UInt8(ascii: "<") ? "a web page" : nil
    }
}
