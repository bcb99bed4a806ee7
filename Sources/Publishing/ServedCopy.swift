import WallpressConcurrency
import WallpressDiagnostics
import WallpressVerification
import WallpaperMetadata

/// The published files as clients get them: over HTTP, through the CDN if there is one.
struct ServedCopy: Sendable {
    private let tree: ServedTree
    /// The sizes of images in pixels, by path.
    private let sizes: [String: PixelSize]
    /// The checksums that files had until now, by path.
    private let earlier: [String: String]
    /// The longest answer that is read, in bytes.
    private static let longest = 1 << 28

    /// - Parameter plan: The published plan; nil if only the URL counts.
    /// - Throws: `PublishingError.url`.
    init(_ url: String, _ options: PublishOptions, _ plan: PublishPlan? = nil) throws(PublishingError) {
        let files = plan.map { Feed($0.release.feeds[.v2], .v2).wallpapers.flatMap(\.loaded.files) } ?? []
        sizes = Dictionary(
            files.compactMap { file in file.size.map { (file.path, $0) } }, uniquingKeysWith: { $1 })
        let published = plan?.live.published.flatMap(\.files) ?? []
        earlier = Dictionary(
            published.compactMap { file in file.sha256.map { (file.path, $0) } }, uniquingKeysWith: { $1 })
        do throws(VerificationError) {
            tree = try ServedTree(
                url, version: options.version, patience: .init(silence: options.timeout),
                clock: options.clock)
        } catch {
            throw .url(url)
        }
    }

    private func address(of path: String) -> String {
        tree.name.hasSuffix("/") ? tree.name + path : "\(tree.name)/\(path)"
    }

    /// Returns the problems with images: status, type or bytes. One text for each wrong file, and one for a server
    /// that sends nothing.
    func problems(with files: [ImageFile]) async -> [String] {
        await fileProblems(with: files) + silence()
    }

    private func silence() async -> [String] {
        await tree.givenUp.map { ["\(tree.name): \($0)"] } ?? []
    }

    private func fileProblems(with files: [ImageFile]) async -> [String] {
        let problems = await files.concurrentMap(width: tree.fetchesAtOnce(jobs: 1)) {
            file -> (path: String, ServedFileError)? in
            do throws(FetchError) {
                let fetched = try await tree.fetch(file.path, limit: Self.longest)
                return problem(with: fetched, as: file).map { (file.path, $0) }
            } catch {
                return error.explanation.map { (file.path, .other($0)) }
            }
        }.compactMap(\.self)
        let rewritten = problems.filter { $0.1 == .rewritten }.map { address(of: $0.path) }
        let others = problems.compactMap { path, problem in
            if case .other(let text) = problem { "\(address(of: path)): \(text)" } else { nil }
        }
        return others
            + (rewritten.isEmpty ? [] : ["\(rewritten.shortened()): \(ServedFileError.rewritingAdvice)"])
    }

    private func problem(with fetched: FetchedFile, as file: ImageFile) -> ServedFileError? {
        let type = fetched.problem(type: FetchedFile.mediaType(ofImage: file.path))
        let checksum = fetched.sha256
        if checksum == file.sha256 { return type.map(ServedFileError.other) }
        // A cache may have the image of before, which is one of ours.
        if checksum != earlier[file.path], let size = sizes[file.path], fetched.isImage(of: size) {
            return .rewritten
        }
        return .other(type ?? "the file differs from the one sent; purge this address at the CDN")
    }

    /// Returns the problems with the metadata and some images of a release, and notes for people.
    ///
    /// - Parameter before: The metadata that was live until now. A CDN may keep it for the time that its header allowed.
    func problems(
        with release: Release, before: [FeedFormat: [UInt8]], _ files: [ImageFile]
    ) async -> (problems: [String], notes: [String]) {
        var problems = await fileProblems(with: files)
        var notes: [String] = []
        for format in release.feeds.formats.reversed() {
            let path = format.path
            do throws(FetchError) {
                let fetched = try await tree.fetch(path, limit: Self.longest)
                if fetched.bytes == release.feeds[format] {
                    if let problem = fetched.problem(type: "application/json") {
                        problems.append("\(address(of: path)): \(problem)")
                    }
                } else if fetched.bytes == before[format] {
                    notes.append(fetched.stalenessNote(of: address(of: path)))
                } else {
                    problems.append("\(address(of: path)): the feed differs from the one sent")
                }
            } catch {
                // Until the first release nobody had a feed, and a CDN may keep that answer for a while.
                if before[format] == nil, error == .missing {
                    notes.append(
                        "\(address(of: path)): the CDN still reports that the feed is missing; purge this address"
                    )
                } else if let reason = error.explanation {
                    problems.append("\(address(of: path)): \(reason)")
                }
            }
        }
        return (problems + (await silence()), notes)
    }
}

/// A defect of an image that a client gets.
private enum ServedFileError: Equatable {
    /// It is an image of the right size that nobody sent.
    case rewritten
    /// Anything else, as a clause.
    case other(String)

    static let rewritingAdvice =
        "the CDN re-encodes pictures. Turn off image optimization for these addresses (Polish "
        + "at Cloudflare, Image Optimizer at Fastly, Image & Video Manager at Akamai), purge them, and run the same command again"
}

extension FetchedFile {
    /// Returns the problem with the type that the server reports; nil if it is right.
    fileprivate func problem(type: String) -> String? {
        guard let error = headers?.typeError(expected: type), error.severity == .error else { return nil }
        return "expected the type \(type), found \(error.found)"
    }

    /// Returns a note on the time for which a cache may keep this old file.
    fileprivate func stalenessNote(of address: String) -> String {
        let age = max(0, headers?["age"].flatMap { Int($0) } ?? 0)
        guard let longest = headers?.maxAgeSeconds, (0...3600).contains(longest) else {
            return
                "\(address): the CDN still has the previous feed, with no expiry time; purge this address"
        }
        return
            "\(address): the CDN still has the previous feed, for at most \(max(0, longest - age)) seconds"
    }
}

extension FetchError {
    /// The reason that a client does not get the file; nil if the whole server was given up.
    fileprivate var explanation: String? {
        switch self {
        case .missing: "the server reports that the file is missing"
        case .otherCase(let spelled): "the server has the file as \(spelled)"
        case .unread(let place): place.reason
        case .refused, .unreachable, .givenUp: reason
        }
    }
}
