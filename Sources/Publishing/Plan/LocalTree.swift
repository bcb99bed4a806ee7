import WallpressConcurrency
import WallpressDisk
import Foundation
import WallpressVerification
import WallpaperMetadata

/// A tree on disk that is to be published: its metadata, and the files that belong to each wallpaper.
struct LocalTree: Sendable {
    /// The folder.
    let path: String
    /// Its metadata files.
    let documents: [FeedFormat: Feed]
    /// The feed of the clients.
    let v1: Feed
    /// Its wallpapers in the order of v1, each as if the next release were the first one with it.
    private(set) var wallpapers: [PublishedWallpaper]
    /// The clients that find images in it.
    let clients: Set<Profile.Client>
    /// The clients that read the feed. Legacy clients have their list of wallpapers in the app.
    let readers: Set<Profile.Client>
    /// The parts of apps, which are not sent: profiles, and documents by their paths.
    let bundled: [String]

    /// Reads the tree of a verification.
    ///
    /// - Throws: `PublishingError.tree`.
    init(of verification: Verification) async throws(PublishingError) {
        path = verification.source
        let tree: PublishedTree
        do throws(VerificationError) {
            tree = try await PublishedTree(of: verification)
        } catch {
            throw .tree(path: verification.source, reason: "\(error)")
        }
        documents = tree.documents
        v1 = try Self.readable(.v1, of: tree, in: path)
        let v2 = try Self.readable(.v2, of: tree, in: path)
        let served = tree.profiles.filter(\.isServed)
        guard tree.profiles.isEmpty || !served.isEmpty else {
            throw .tree(
                path: path,
                reason:
                    "all pictures are for inclusion in an app, so there is nothing to publish; "
                    + "build for a profile with a server, too")
        }
        clients = Set(served.compactMap(\.client))
        readers = Set(served.filter(\.readsMetadata).compactMap(\.client))
        bundled = tree.profiles.filter { !$0.isServed }.map(\.name) + tree.bundledDocuments
        let entries = v2.wallpapers.keyed(by: \.id)
        let read = await v1.wallpapers.concurrentMap(width: verification.jobs) { wallpaper in
            await Result { () async throws(PublishingError) in
                try await Self.published(
                    wallpaper, entries[wallpaper.id], in: tree, folder: verification.source)
            }
        }
        var wallpapers: [PublishedWallpaper] = []
        for one in read { wallpapers.append(try one.get()) }
        self.wallpapers = wallpapers
    }

    private static func readable(
        _ format: FeedFormat, of tree: PublishedTree, in folder: String
    ) throws(PublishingError) -> Feed {
        if let feed = tree.documents[format] { return feed }
        throw .tree(
            path: "\(folder)/\(format.path)",
            reason: "expected the metadata that `wallpress build` writes, found nothing readable")
    }

    private static func published(
        _ wallpaper: Feed.Wallpaper, _ entry: Feed.Wallpaper?, in tree: PublishedTree, folder: String
    ) async throws(PublishingError) -> PublishedWallpaper {
        var files: [ImageFile] = []
        let known = (entry?.files ?? []).keyed(by: \.path)
        for (path, variant) in tree.paths(of: wallpaper, entry) {
            do throws(FetchError) {
                let bytes = try await tree.file(path)
                var file = ImageFile(path: path, variant: variant, bytes)
                (file.size, file.focus) = (known[path]?.size, known[path]?.focus)
                files.append(file)
            } catch {
                throw .tree(
                    path: "\(folder)/\(path)", reason: "the picture is no longer readable: \(error)")
            }
        }
        var published = PublishedWallpaper(
            id: wallpaper.id, collectionID: wallpaper.collectionID, release: 0,
            masters: entry?.node["masters"]?.text, recipe: entry?.node["recipe"]?.text,
            files: files.sorted { $0.path < $1.path })
        published.perceptual = entry.map { PublishedWallpaper.perceptual(in: $0.node) } ?? []
        return published
    }

    /// Returns the same tree, for a release with this number.
    func numbered(_ release: Int) -> LocalTree {
        var tree = self
        for index in wallpapers.indices { tree.wallpapers[index].release = release }
        return tree
    }

    /// Refuses a tree in which some of these files, or the metadata, have changed since they were read.
    ///
    /// - Throws: `PublishingError.treeChanged`.
    func refuseChanges(among files: [ImageFile]) throws(PublishingError) {
        func data(at path: String) -> Data? {
            try? Data(contentsOf: URL(fileURLWithPath: "\(self.path)/\(path)"))
        }
        var changed = files.filter { file in
            data(at: file.path).map { Checksum(of: $0).description } != file.sha256
        }.map(\.path)
        for format in FeedFormat.served.reversed() {
            guard let feed = documents[format], data(at: format.path) != Data(feed.bytes) else { continue }
            changed.append(format.path)
        }
        if !changed.isEmpty { throw .treeChanged(paths: changed) }
    }
}

extension ImageFile {
    /// Creates a file with these bytes.
    package init(path: String, variant: Variant?, _ bytes: [UInt8]) {
        self.init(
            path: path, variant: variant, byteCount: bytes.count, sha256: Checksum(of: bytes).description,
            md5: MD5Checksum(of: bytes)?.description)
    }
}
