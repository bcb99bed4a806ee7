import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// All published images of which `published.lock` has perceptual digests.
struct KnownImages: Sendable {
    private let release: Int
    fileprivate let index: LikenessIndex<PublishedWallpaper>

    /// Reads the digests; nil if the lock has none.
    init?(in lock: PublishedLock) {
        guard lock.wallpapers.contains(where: { !$0.perceptual.isEmpty }) else { return nil }
        release = lock.release
        let valid = lock.wallpapers.filter { $0.withdrawn == nil }
        index = LikenessIndex(valid, id: \.id, digests: \.perceptual)
    }

    /// All values that a diagnostic depends on.
    var text: String { "\(release)" }
}

extension Plan.Job {
    /// Returns the diagnostics on published images that new masters resemble.
    ///
    /// A wallpaper that was published itself is compared by the bytes of its masters only.
    ///
    /// - Parameter digests: The perceptual digests of its masters.
    func knownImages(_ digests: [String]) -> [Diagnostic] {
        guard let known, released == nil else { return [] }
        let matches = known.index.matches(of: digests)
        let down = matches.first { $0.wallpaper.deleted != nil }
        let other = matches.first { $0.wallpaper.deleted == nil }
        let (names, path) = (masters.map(\.name), masters.first?.path)
        return [
            down.map {
                .takenDownImage(
                    id, masters: names, path: path, of: $0.wallpaper, isSure: $0.likeness == .same)
            },
            other.map {
                .repeatedImage(id, path: path, of: $0.wallpaper.described, isSure: $0.likeness == .same)
            },
        ].compactMap(\.self)
    }
}
