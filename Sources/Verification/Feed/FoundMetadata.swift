import WallpressDiagnostics
import WallpaperMetadata

/// A metadata file of a tree, or the reason that there is none.
struct FoundMetadata: Sendable {
    let format: FeedFormat
    /// The feed; nil if it could not be read.
    var feed: Feed?
    var diagnostics: [Diagnostic] = []

    /// Returns the problems of the file, for the clients of these profiles.
    func survey(for profiles: [Profile]) -> [Diagnostic] {
        guard let feed else { return diagnostics }
        return diagnostics + FeedSurvey(feed: feed, format: format, profiles: profiles).diagnostics
    }
}

extension Verification {
    func metadata(
        _ format: FeedFormat, in tree: any Tree
    ) async throws(VerificationError) -> FoundMetadata {
        var metadata = FoundMetadata(format: format)
        let path = format.path
        do throws(FetchError) {
            let fetched = try await tree.fetch(path, limit: format.limit)
            if !format.isForClients, let stand = fetched.standIn {
                throw .refused("the server sent \(stand)", mayBeMissing: true)
            }
            metadata.feed = Feed(fetched.bytes, path: path)
            metadata.diagnostics = ServerResponses.diagnostics(onMetadata: path, fetched.headers)
        } catch {
            switch error {
            case .missing where !format.isForClients, .unread: break
            case .refused(let reason, mayBeMissing: true) where !format.isForClients:
                metadata.diagnostics = [
                    Diagnostic(
                        .refusedByServer, severity: .note, path: path,
                        "\(reason), so the file is treated as missing",
                        effect: "nothing: no client reads the file; pictures were not compared with it",
                        fix: "upload the file, or have the server respond with status 404")
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

    /// Checks the files of formats other than v1 and v2: whether each matches the current v1 and v2, and whether its readers can
    /// use it.
    func projections(
        of v1: Feed, _ v2: Feed?, in tree: any Tree, formats: [FeedFormat] = FeedFormat.all
    ) async throws(VerificationError) -> (diagnostics: [Diagnostic], readers: [ReaderView]) {
        var diagnostics: [Diagnostic] = []
        var readers: [ReaderView] = []
        let writings = (v2?.root?[WriterInput.key]?.elements ?? []).compactMap(WriterInput.init)
        for format in formats where ![.v1, .v2].contains(format) && (format.isServed || !tree.isServed) {
            let writing = writings.first { $0.writer.documents.contains(format) }
            // A server is not asked for documents that nobody writes.
            if writing == nil, tree.isServed, Writer.all.contains(where: { $0.documents.contains(format) }) {
                continue
            }
            let found = try await metadata(format, in: tree)
            diagnostics += found.survey(for: [])
            if let writing, found.feed == nil, found.diagnostics.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .missingDocument, path: format.path,
                        expected: "the document of the writer \(writing.writer.name)", found: "nothing"))
            }
            if let writing, let feed = found.feed, let root = feed.root, feed.errors.isEmpty {
                let document = DocumentReader.Document(root: root, writing: writing) {
                    Layout.isSafe($0) && tree.problem(with: $0) == nil
                }
                for reader in DocumentReader.all where reader.format == format {
                    let (view, found) = reader.view(of: document)
                    readers.append(view)
                    diagnostics += found
                }
            }
            guard let file = found.feed, let root = file.root, v1.root != nil, v2?.root != nil else {
                continue
            }
            var documents: [FeedFormat: Feed] = [.v1: v1, format: file]
            documents[.v2] = v2
            guard let own = format.project(MergedFeed(documents)),
                !own.isSame(as: root, besides: MergedFeed.dateKey)
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .versionsDiffer, path: format.path, position: root.position,
                    expected: "the contents of \(FeedFormat.v2.path)", found: "other contents"))
        }
        return (diagnostics, readers)
    }
}

extension FetchedFile {
    /// The kind of content that a server sent in place of a JSON file that it does not have; nil if it may be JSON.
    fileprivate var standIn: String? {
        guard headers != nil else { return nil }
        // Behind white space and a byte order mark.
        let first = bytes.first { $0 > UInt8(ascii: " ") && ![0xEF, 0xBB, 0xBF].contains($0) }
        return first == nil ? "an empty file" : first == UInt8(ascii: "<") ? "a web page" : nil
    }
}
