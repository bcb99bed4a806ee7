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
        let ids = Set(wallpapers.map(\.id))
        var list = DiagnosticList(path: nil)
        let own = LikenessIndex(wallpapers, id: \.id, digests: \.digests)
        for (first, second, likeness) in own.repeats where first.id != second.id {
            let other = "\(first.collection)/\(first.id)"
            list.add(.repeatedImage(second.id, of: other, isSure: likeness == .same))
        }
        let records = (published?.wallpapers ?? []).filter { $0.withdrawn == nil }
        let known = Set(records.map(\.id))
        let index = LikenessIndex(records, id: \.id, digests: \.perceptual)
        for wallpaper in wallpapers {
            let matches = index.matches(of: wallpaper.digests).filter { $0.wallpaper.id != wallpaper.id }
            if let (old, likeness) = matches.first(where: { $0.wallpaper.deleted != nil }) {
                list.add(.takenDownImage(wallpaper.id, of: old, isSure: likeness == .same))
            }
            // Wallpapers in the tree were compared above.
            let other = matches.first { $0.wallpaper.deleted == nil && !ids.contains($0.wallpaper.id) }
            if let (other, likeness) = other, !known.contains(wallpaper.id) {
                list.add(.repeatedImage(wallpaper.id, of: other.described, isSure: likeness == .same))
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
