import Diagnostics
import WallpaperMetadata

extension Verification {
    /// Looks at the tree.
    ///
    /// - Throws: what makes a verdict impossible; what is wrong with the tree stands in the verdict.
    public func run() async throws(VerificationError) -> Verdict {
        let tree = try openTree()
        var v1 = try await metadata(.v1, in: tree)
        var v2 = try await metadata(.v2, in: tree)
        guard let feed = v1.feed else { return verdict(v1.findings, feed: nil) }

        let served =
            profiles.isEmpty
            ? await ServedProfiles(of: feed.root == nil ? v2.feed ?? feed : feed, in: tree, known: known)
            : ServedProfiles(named: profiles)
        v1.survey(for: served.profiles)
        v2.survey(for: served.profiles)

        let pictures = await PictureSurvey(
            tree: tree, feed: feed, records: FileRecords(v2.feed), profiles: served.profiles, jobs: jobs
        ).run()
        let colors = ColorSurvey(
            feed: feed, v2: v2.feed, measures: pictures.measures, profiles: served.profiles)
        let comparison = v2.feed.map { FeedComparison(v1: feed, v2: $0).findings } ?? []
        let strays = UnreferencedFiles(
            tree: tree, feeds: [feed] + [v2.feed].compactMap(\.self), profiles: known)
        let findings =
            v1.findings + v2.findings + served.findings + comparison + pictures.findings + colors.findings
            + strays.findings

        let play = await ClientPlay(
            feed: feed, pictures: pictures.states, profiles: served.profiles,
            today: today, days: days, locales: locales
        ).run()
        return verdict(
            play.explaining(findings) + play.findings(besides: findings), feed: feed, served: served.profiles,
            files: pictures.states.count, clients: play.showings)
    }

    private func openTree() throws(VerificationError) -> any Tree {
        if source.contains("://") { return try ServedTree(source, version: version) }
        return try FolderTree(source)
    }

    private func verdict(
        _ findings: [Diagnostic], feed: Feed?, served: [Profile] = [], files: Int = 0, clients: [Showing] = []
    ) -> Verdict {
        Verdict(
            source: source, failsOn: failsOn, profiles: served.map(\.name),
            counts: (wallpapers: feed?.wallpapers.count ?? 0, files: files),
            report: DiagnosticReport(
                findings, order: feed?.wallpapers.map(\.id) ?? [], suppressions: suppressions),
            clients: clients)
    }
}

/// A metadata file of a tree, or why there is none.
private struct TreeMetadata {
    let version: MetadataVersion
    /// nil where it could not be had.
    var feed: Feed?
    var findings: [Diagnostic] = []

    /// Adds what is wrong with the file by itself.
    mutating func survey(for profiles: [Profile]) {
        guard let feed else { return }
        findings += FeedSurvey(feed: feed, version: version, profiles: profiles).findings
    }
}

extension Verification {
    /// Bytes of a metadata file that are read at the most: a thousand times those of a small collection.
    private static let largestMetadata = 16 << 20

    private func metadata(
        _ version: MetadataVersion, in tree: any Tree
    ) async throws(VerificationError) -> TreeMetadata {
        var metadata = TreeMetadata(version: version)
        let path = Layout.metadataPath(version)
        do throws(FetchProblem) {
            let fetched = try await tree.fetch(path, limit: Self.largestMetadata)
            metadata.feed = Feed(fetched.bytes, path: path)
            metadata.findings = ServerAnswers.findings(onMetadata: path, fetched.headers)
        } catch {
            switch error {
            case .missing where version == .v2: break
            case .missing:
                metadata.findings = [
                    Diagnostic(.missingMetadata, path: path, "expected \(path), found nothing")
                ]
            case .otherCase(let spelled):
                metadata.findings = [Diagnostic(.wrongCase, path: path, "expected \(path), found \(spelled)")]
            case .refused(let reason):
                metadata.findings = [Diagnostic(.refusedByServer, path: path, reason)]
            case .unreachable(let reason): throw .unreachable(url: tree.name, reason: reason)
            }
        }
        return metadata
    }
}
