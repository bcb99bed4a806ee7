import Concurrency
import Diagnostics
import Verification
import WallpaperMetadata

/// What was published, as a client gets it: over HTTP, and over the CDN where there is one.
struct ServedCopy: Sendable {
    private let tree: ServedTree
    /// The longest answer that is read, in bytes.
    private static let longest = 1 << 28

    /// - Throws: `PublishingError.url`.
    init(_ url: String, _ options: PublishOptions) throws(PublishingError) {
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

    /// What is wrong with pictures: status, type or bytes. One text for each file that is not right, and one for a server
    /// that sends nothing.
    func problems(with files: [PublishedWallpaper.File]) async -> [String] {
        await fileProblems(with: files) + silence()
    }

    private func silence() async -> [String] {
        await tree.givenUp.map { ["\(tree.name): \($0)"] } ?? []
    }

    private func fileProblems(with files: [PublishedWallpaper.File]) async -> [String] {
        await files.concurrentMap(width: tree.fetchesAtOnce(jobs: 1)) { file -> String? in
            do throws(FetchError) {
                let fetched = try await tree.fetch(file.path, limit: Self.longest)
                if let problem = fetched.problem(
                    type: file.path.hasSuffix(".png") ? "image/png" : "image/jpeg")
                {
                    return "\(address(of: file.path)): \(problem)"
                }
                return fetched.sha256 == file.sha256
                    ? nil
                    : "\(address(of: file.path)): other bytes than were sent; purge this address at the CDN"
            } catch {
                return error.explanation.map { "\(address(of: file.path)): \($0)" }
            }
        }.compactMap(\.self)
    }

    /// What is wrong with the metadata and some pictures of a release, and what people should know.
    ///
    /// - Parameter before: The metadata that was live until now. A CDN may keep it for as long as its header said.
    func problems(
        with release: Release, before: [MetadataVersion: [UInt8]], _ files: [PublishedWallpaper.File]
    ) async -> (problems: [String], notes: [String]) {
        var problems = await fileProblems(with: files)
        var notes: [String] = []
        for version in MetadataVersion.allCases {
            let path = Layout.metadataPath(version)
            do throws(FetchError) {
                let fetched = try await tree.fetch(path, limit: Self.longest)
                if fetched.bytes == release.feeds[version] {
                    if let problem = fetched.problem(type: "application/json") {
                        problems.append("\(address(of: path)): \(problem)")
                    }
                } else if fetched.bytes == before[version] {
                    notes.append(fetched.stalenessNote(of: address(of: path)))
                } else {
                    problems.append("\(address(of: path)): another feed than was sent")
                }
            } catch {
                // Until the first release nobody had a feed, and a CDN may keep that answer for a while.
                if before[version] == nil, error == .missing {
                    notes.append(
                        "\(address(of: path)): the CDN still answers that there is no feed; purge it")
                } else if let reason = error.explanation {
                    problems.append("\(address(of: path)): \(reason)")
                }
            }
        }
        return (problems + (await silence()), notes)
    }
}

extension Fetched {
    /// What is wrong with the type that the server tells; nil if it is right.
    fileprivate func problem(type: String) -> String? {
        guard let fault = headers?.typeFault(expected: type), fault.severity == .error else { return nil }
        return "expected the type \(type), found \(fault.found)"
    }

    /// How long a cache may go on with this old file.
    fileprivate func stalenessNote(of address: String) -> String {
        let age = max(0, headers?["age"].flatMap { Int($0) } ?? 0)
        guard let longest = headers?.maxAge, (0...3600).contains(longest) else {
            return
                "\(address): the CDN still has the previous feed, and nothing says when it asks again; purge it"
        }
        return
            "\(address): the CDN still has the previous feed, for at most \(max(0, longest - age)) seconds"
    }
}

extension FetchError {
    /// Why a client does not get the file; nil if the whole server was given up.
    fileprivate var explanation: String? {
        switch self {
        case .missing: "the server says that there is no such file"
        case .otherCase(let spelled): "the server has \(spelled)"
        case .unread(let place): place.reason
        case .refused, .unreachable, .givenUp: reason
        }
    }
}
