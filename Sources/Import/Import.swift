import WallpressConcurrency
import WallpressDiagnostics
import WallpressInput
import WallpaperMetadata
import WallpressVerification

/// An import of an existing tree, on disk or on a server, into an input folder, so that the makers of a browser with a feed can
/// begin.
///
/// Each picture becomes a master of its own, byte for byte, and `published.lock` lists the files that people have. So a build
/// copies the pictures until somebody asks for others. Unusable parts are reported and the rest is imported; the next run goes
/// on.
public struct Import: Sendable {
    /// The way to read the tree: its folder or URL, the profiles, and the patience with a server.
    private let verification: Verification
    /// The path of the input.
    private let input: String

    /// Creates an import of the tree of a verification.
    public init(of verification: Verification, into input: String) {
        (self.verification, self.input) = (verification, input)
    }

    /// Imports everything that is not in the input yet.
    ///
    /// - Parameter observe: Receives the number of wallpapers checked so far and the total.
    /// - Throws: `ImportError` if nothing can be imported. Losses are part of the report.
    public func run(
        observe: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(ImportError) -> ImportReport {
        let tree: PublishedTree
        do throws(VerificationError) {
            tree = try await PublishedTree(of: verification)
        } catch {
            throw .tree(error)
        }
        guard let feed = tree.feed, feed.root?.members != nil else {
            let reason =
                tree.problem ?? tree.feed?.errors.first?.message ?? "the file is not a JSON object"
            throw .noFeed(source: verification.source, reason: reason)
        }
        let profiles = tree.profiles.filter { $0.readsMetadata && !$0.layout.isCatalog }
        guard !profiles.isEmpty else { throw .noImages(source: verification.source) }
        var folder = try ImportFolder(input)
        var report = ImportReport()
        report.profiles = profiles.map(\.name)
        report.differences = feed.errors.map {
            .change("\(feed.path):\($0.position)", "\($0.message); written as strict JSON")
        }
        let contents = FeedContents(of: feed, &report.differences)
        try await takeImages(of: contents, from: tree, profiles, to: &folder, &report, observe)
        try writeSettings(of: contents, tree, profiles, to: folder, &report)
        try folder.save()
        return report
    }

    // MARK: - Pictures

    private func takeImages(
        of contents: FeedContents, from tree: PublishedTree, _ profiles: [Profile],
        to folder: inout ImportFolder, _ report: inout ImportReport,
        _ observe: @Sendable (Int, Int) -> Void
    ) async throws(ImportError) {
        let wallpapers = contents.collections.flatMap(\.wallpapers)
        let width = tree.fetchesAtOnce(jobs: verification.jobs)
        // The lock is written between two parts.
        let size = 2 * width
        for start in stride(from: 0, to: wallpapers.count, by: size) {
            let part = Array(wallpapers[start..<min(start + size, wallpapers.count)])
            let taken = await part.concurrentMap(width: width) { [folder] wallpaper in
                await ImportedImages(of: wallpaper, from: tree, profiles, to: folder)
            }
            folder.add(taken.compactMap(\.published))
            try folder.saveNowAndThen()
            report.differences += taken.flatMap(\.differences)
            report.byteCount += taken.reduce(0) { $0 + $1.byteCount }
            if let error = taken.lazy.compactMap(\.error).first { throw .disk(error) }
            observe(start + part.count, wallpapers.count)
            if let cause = taken.lazy.compactMap(\.givenUp).first {
                let rest = wallpapers.count - start - part.count
                report.differences.append(
                    .loss(verification.source, "\(cause); \(counted(rest, "other wallpaper")) not requested"))
                break
            }
        }
        report.imageCount = folder.taken.values.reduce(0) { $0 + $1.files.count }
    }

    // MARK: - Settings

    private func writeSettings(
        of contents: FeedContents, _ tree: PublishedTree, _ profiles: [Profile], to folder: ImportFolder,
        _ report: inout ImportReport
    ) throws(ImportError) {
        let richer = (tree.v2?.wallpapers ?? []).keyed(by: \.id)
        let clients = Set(profiles.compactMap(\.client))
        let themes: [ColorKey] = profiles.contains(where: \.needsFenixColors) ? [.cardLight, .cardDark] : []
        for collection in contents.collections {
            let own = collection.wallpapers.filter { folder.hasMaster(of: $0.id, in: collection.id) }
            let ids = Set(own.map(\.id))
            for wallpaper in collection.wallpapers where !ids.contains(wallpaper.id) {
                report.differences.append(
                    .loss(wallpaper.id, "none of its pictures was imported; skipped"))
            }
            if own.isEmpty { continue }
            var imported = ImportedSettings(of: collection.node, for: clients)
            for wallpaper in own {
                let v2 = richer[wallpaper.id]?.node.loaded
                imported.add(
                    wallpaper, named: v2?["name"]?.text, credit: Credit(v2?[Credit.key]),
                    required: [.text, .card, .logoText] + themes)
            }
            imported.shrink()
            report.differences += imported.differences
            report.collectionIDs.append(collection.id)
            report.wallpaperIDs += own.map(\.id)
            try folder.writeSettings(imported.settings, of: collection.id)
        }
        if report.profiles != [Profile.suffixed.name], !folder.has(Recipe.fileName) {
            try folder.write("profiles: [\(report.profiles.joined(separator: ", "))]\n", to: Recipe.fileName)
        }
        if report.collectionIDs != report.collectionIDs.sorted() {
            report.differences.append(
                .change(
                    "collections",
                    "a new tree has the collections in the order of their ids; a build into an existing tree keeps its order"
                ))
        }
    }
}
