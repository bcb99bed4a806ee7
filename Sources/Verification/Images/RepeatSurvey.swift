import WallpressDiagnostics
import WallpressJSON
import WallpressPixels
import WallpaperMetadata

/// A comparison of the pictures of a tree with each other and with published ones, by their perceptual digests.
package struct RepeatSurvey {
    /// The diagnostics, in the order of the feed.
    package let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - v2: v2; nil if there is none.
    ///   - published: The published wallpapers; nil if they are not known.
    package init(_ v2: Feed?, published: PublishedLock?) {
        let wallpapers = (v2?.wallpapers ?? []).map { wallpaper in
            (
                id: wallpaper.id, collection: wallpaper.collectionID,
                digests: PublishedWallpaper.perceptual(in: wallpaper.loaded.node)
            )
        }
        let collections = Dictionary(
            wallpapers.map { ($0.id, $0.collection) }, uniquingKeysWith: { first, _ in first })
        var list = DiagnosticList(path: nil)
        for (first, second, likeness) in LikenessIndex(wallpapers.map { ($0.id, $0.digests) }).repeats
        where first != second {
            let other = "\(collections[first] ?? "")/\(first)"
            list.add(.repeatedImage(second, of: other, isSure: likeness == .same))
        }
        let records = (published?.wallpapers ?? []).filter { $0.withdrawn == nil }
        let known = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let index = LikenessIndex(records.map { ($0.id, $0.perceptual) })
        for wallpaper in wallpapers {
            let matches = index.matches(of: wallpaper.digests).compactMap { match in
                match.name == wallpaper.id ? nil : known[match.name].map { ($0, match.likeness == .same) }
            }
            if let (old, isSure) = matches.first(where: { $0.0.deleted != nil }) {
                list.add(.takenDownImage(wallpaper.id, of: old, isSure: isSure))
            }
            // Wallpapers in the tree were compared above.
            let other = matches.first { $0.0.deleted == nil && collections[$0.0.id] == nil }
            if let (other, isSure) = other, known[wallpaper.id] == nil {
                list.add(.repeatedImage(wallpaper.id, of: other.described, isSure: isSure))
            }
        }
        diagnostics = list.inOrder
    }
}

extension Verification {
    /// Returns the published wallpapers: from the lock of the input or, without one, from the record of the release
    /// that is live in the tree.
    package func published(in tree: any Tree) async -> PublishedLock? {
        if let lock { return lock }
        let limit = FeedFormat.v2.limit
        guard let pointer = try? await tree.fetch(Layout.livePath, limit: limit).bytes,
            let live = try? JSONNode(parsing: pointer)["release"]?.count,
            let record = try? await tree.fetch(Layout.releasePath(live), limit: limit).bytes
        else { return nil }
        return try? PublishedLock(parsing: record)
    }
}
