import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The published wallpapers whose images the wallpapers of a tree resemble.
struct ImageMatches {
    /// A published wallpaper, with its likeness to one of the tree.
    typealias Match = (wallpaper: PublishedWallpaper, likeness: Likeness)

    /// The matches among wallpapers that were taken down and not restored, by the id of the tree's wallpaper.
    private let takenDown: [String: [Match]]
    /// The matches among everything else. Only new wallpapers are compared with it.
    private let others: [String: [Match]]
    private let published: [String: PublishedWallpaper]
    private let new: [PublishedWallpaper]

    /// Compares all wallpapers of a tree.
    ///
    /// - Parameter published: All records by id, with the requested wallpapers restored.
    init(_ wallpapers: [PublishedWallpaper], with published: [String: PublishedWallpaper]) {
        func matches(_ compared: [PublishedWallpaper], _ records: [PublishedWallpaper]) -> [String: [Match]] {
            if compared.isEmpty { return [:] }
            let index = LikenessIndex(records, id: \.id, digests: \.perceptual)
            return compared.reduce(into: [:]) { all, wallpaper in
                all[wallpaper.id] = index.matches(of: wallpaper.perceptual)
                    .filter { $0.wallpaper.id != wallpaper.id }
            }
        }
        self.published = published
        new = wallpapers.filter { published[$0.id] == nil }
        takenDown = matches(wallpapers, published.values.filter(\.isBanned))
        others = matches(new, published.values.filter { $0.deleted == nil })
    }

    /// Returns the wallpaper that was taken down and comes back with this one; nil if there is none.
    func returning(_ wallpaper: PublishedWallpaper) -> PublishedWallpaper? {
        takenDown[wallpaper.id]?.first { $0.likeness == .same }?.wallpaper
    }

    /// Returns notes on matches to check before publishing, and on gaps in the comparison, one sentence each.
    ///
    /// - Parameter masters: The names of the masters in the input.
    func notes(_ masters: MasterNames) -> [String] {
        let doubts = new.compactMap { wallpaper in
            takenDown[wallpaper.id]?.first { $0.likeness == .doubtful }.map { match in
                "\(wallpaper.id) may be the same picture as \(match.wallpaper.id), which was taken down with release "
                    + "\(match.wallpaper.deleted ?? 0): compare \(masters.names(of: wallpaper)) with the master of "
                    + "\(match.wallpaper.collectionID)/\(match.wallpaper.id), and publish only if the pictures differ"
            }
        }
        let repeats = new.compactMap { wallpaper in
            others[wallpaper.id]?.first.map { match in
                let verb = match.likeness == .same ? "is" : "may be"
                let files = [wallpaper, match.wallpaper].compactMap(\.files.first?.path)
                return
                    "\(wallpaper.id) \(verb) the same picture as \(match.wallpaper.id), which was published with release "
                    + "\(match.wallpaper.release): compare \(files.joined(separator: " with "))"
            }
        }
        return doubts + repeats + gaps
    }

    /// Notes on wallpapers without a digest.
    private var gaps: [String] {
        guard !new.isEmpty, !published.isEmpty else { return [] }
        func note(_ wallpapers: [PublishedWallpaper], _ effect: String) -> String? {
            let ids = wallpapers.filter(\.perceptual.isEmpty).map(\.id).sorted()
            return ids.isEmpty ? nil : "\(ids.shortened()) cannot be compared by appearance: \(effect)"
        }
        return [
            note(
                published.values.filter(\.isBanned),
                "an older version of wallpress published it, so only identical files of a picture taken down are recognized"
            ),
            note(
                new,
                "an older version of wallpress built it, so only identical files are recognized; build it again"
            ),
        ].compactMap(\.self)
    }
}

extension PublishedWallpaper {
    /// Returns whether both have an image that is the same, or may be.
    func resembles(_ other: PublishedWallpaper) -> Bool {
        !LikenessIndex([self], id: \.id, digests: \.perceptual).matches(of: other.perceptual).isEmpty
    }
}
