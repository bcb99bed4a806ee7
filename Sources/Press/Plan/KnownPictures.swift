import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// All published images of which `published.lock` has perceptual digests.
struct KnownPictures: Sendable {
    private let release: Int
    private let wallpapers: [String: PublishedWallpaper]
    private let index: LikenessIndex

    /// Reads the digests; nil if the lock has none.
    init?(in lock: PublishedLock) {
        guard lock.wallpapers.contains(where: { !$0.perceptual.isEmpty }) else { return nil }
        release = lock.release
        wallpapers = lock.wallpapers.keyed(by: \.id)
        index = LikenessIndex(
            lock.wallpapers.filter { $0.withdrawn == nil }.map { ($0.id, $0.perceptual) })
    }

    /// All values that a diagnostic depends on.
    var text: String { "\(release)" }

    /// Returns the wallpapers of which one has an image like one of these.
    fileprivate func matches(
        of digests: [String]
    ) -> [(wallpaper: PublishedWallpaper, likeness: Likeness)] {
        index.matches(of: digests).compactMap { match in wallpapers[match.name].map { ($0, match.likeness) } }
    }
}

extension Plan.Job {
    /// Returns the diagnostics on published images that new masters resemble.
    ///
    /// A wallpaper that was published itself is compared by the bytes of its masters only.
    ///
    /// - Parameter digests: The perceptual digests of its masters.
    func knownPictures(_ digests: [String]) -> [Diagnostic] {
        guard let known, released == nil else { return [] }
        let matches = known.matches(of: digests)
        let down = matches.first { $0.wallpaper.deleted != nil }
        let other = matches.first { $0.wallpaper.deleted == nil }
        return [down.map(takenDown), other.map(repeated)].compactMap(\.self)
    }

    private func takenDown(_ match: (wallpaper: PublishedWallpaper, likeness: Likeness)) -> Diagnostic {
        let (old, release) = (match.wallpaper, match.wallpaper.deleted ?? 0)
        let what = "\(old.collection)/\(old.id), which was taken down with release \(release)"
        let masters = masters.map(\.name).joined(separator: " and ")
        let fix =
            "remove \(masters), then build with --prune; or publish with --restore \(old.id), if the claim was withdrawn"
        return diagnostic(
            .takenDownPicture,
            match.likeness == .same
                ? "this is the picture of \(what), saved again; publish refuses it"
                : "this may be the picture of \(what); compare \(masters) with the master of \(old.id)",
            fix: match.likeness == .same ? fix : "if it is the same picture, \(fix)")
    }

    private func repeated(_ match: (wallpaper: PublishedWallpaper, likeness: Likeness)) -> Diagnostic {
        let old = match.wallpaper
        let what = "\(old.collection)/\(old.id), which was published with release \(old.release)"
        return diagnostic(
            .repeatedPicture,
            match.likeness == .same ? "this is the picture of \(what)" : "this may be the picture of \(what)",
            fix: "compare both; remove one of them, unless both are meant")
    }

    private func diagnostic(_ rule: Rule, _ message: String, fix: String) -> Diagnostic {
        Diagnostic(rule, wallpaper: id, path: masters.first?.path, message, fix: fix)
    }
}
