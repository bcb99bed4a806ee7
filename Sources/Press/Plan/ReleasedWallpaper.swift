import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The published state of a wallpaper of the input, from `published.lock`.
public struct ReleasedWallpaper: Sendable {
    /// The published wallpaper.
    let published: PublishedWallpaper
    /// The day before which nobody can have it; nil if there is none.
    let start: CalendarDate?

    /// The files of its published images that are not masters, by their paths in the tree.
    let kept: [String: String]
    /// The names of its masters in the input.
    fileprivate let masters: [String]
    /// The file that lists it; nil if none does.
    fileprivate let settingsPath: String?
    /// The ids that are not free, in lower case.
    fileprivate let taken: Set<String>

    /// All values that a warning about it depends on, in a fixed order. Other ids of the input change it only if they change the
    /// advice.
    var text: String {
        "\(published.json.compact) \(start?.description ?? "") \(renaming) \(removal)"
    }

    /// The steps that give the wallpaper a new id: "rename forest.jpg to forest-2.jpg, then build with --prune". Without
    /// `--prune`, the tree would still have the old id, with images that may have changed already.
    var renaming: String {
        let id = WallpaperID.successor(of: published.id, besides: taken)
        let renames = masters.map { "\($0) to \(id)\($0.dropFirst(published.id.count))" }
        return "rename \(renames.joined(separator: " and "))"
            + (settingsPath.map { ", and its id in \($0)" } ?? "") + ", then build with --prune"
    }

    /// The steps that keep the wallpaper out. The same image under another id would be refused, too.
    fileprivate var removal: String {
        "remove \(masters.joined(separator: " and "))"
            + (settingsPath.map { ", and its entry in \($0)" } ?? "")
            + ", then build with --prune; or publish with --restore \(published.id), if the claim was withdrawn"
    }
}

extension Catalog {
    /// The entries of the lock for wallpapers of the input, by their ids.
    var released: [String: ReleasedWallpaper] {
        guard let lock else { return [:] }
        let published = lock.wallpapers.keyed(by: \.id)
        let ids = collections.flatMap { $0.wallpapers.map(\.id) } + unusable.wallpapers + published.keys
        let taken = Set(ids.map { $0.lowercased() })
        var released: [String: ReleasedWallpaper] = [:]
        for collection in collections {
            let listed = Set(collection.settings.wallpapers.map(\.id))
            let path = InputFolder.settingsPath(of: collection.id)
            for wallpaper in collection.wallpapers {
                released[wallpaper.id] = published[wallpaper.id].map { published in
                    let own = kept.isEmpty ? [] : published.files.filter { kept[$0.path] != nil }
                    return ReleasedWallpaper(
                        published: published, start: collection.settings.availability?.start,
                        kept: own.keyed(by: \.path).compactMapValues { kept[$0.path] },
                        masters: wallpaper.allMasters.map(\.name),
                        settingsPath: listed.contains(wallpaper.id) ? path : nil, taken: taken)
                }
            }
        }
        return released
    }
}

extension Plan {
    /// Returns notes on the profiles whose published thumbnails keep another size than new ones get.
    func notesOnThumbnails(_ recipe: Recipe) -> [Diagnostic] {
        recipe.profiles.compactMap { profile in
            let size = recipe.size(of: .thumbnail, for: profile)
            let kept = jobs.filter { job in
                job.files.contains {
                    $0.image.variant == .thumbnail && $0.profiles == [profile.name]
                        && $0.image.size != size
                        && job.released?.published.size(of: .thumbnail, at: $0.path) == $0.image.size
                }
            }
            guard let first = kept.first else { return nil }
            let others = kept.count > 1 ? " and \(counted(kept.count - 1, "other wallpaper"))" : ""
            return Diagnostic(
                .thumbnailShape,
                "\(first.id)\(others) keep the published thumbnail size for \(profile.name) instead of \(size)",
                fix:
                    "nothing; or set \(size) in the profile, `sizes: {thumbnail: {width: \(size.width), height: "
                    + "\(size.height)}}`, and give the wallpapers new ids")
        }
    }
}

extension PublishedWallpaper {
    /// The origin of its bytes, for messages.
    fileprivate var source: String { isImported ? "the import" : "release \(release)" }
}

extension Plan.Job {
    /// Returns a warning if the job would give published files other bytes, or bring back an id that was taken down.
    ///
    /// If only the program or a codec has changed, `publish` keeps the released files, so no warning is needed.
    ///
    /// - Parameters:
    ///   - sources: The current sources of the wallpaper.
    ///   - files: Its files as they are made now; none if nothing is made yet. Then the sources decide.
    func publishedBytes(_ sources: SourceDigests, _ files: [Plan.File]) -> Diagnostic? {
        guard let released else { return nil }
        let published = released.published
        if let release = published.deleted, published.isBanned {
            return warning(
                "it was taken down with release \(release) and must not be published again",
                expected: "no wallpaper that was taken down", fix: released.removal)
        }
        // If the lock has no digest, only the files can be compared.
        func differs(_ now: String, _ then: String?) -> Bool { then.map { now != $0 } ?? !files.isEmpty }
        // An import has no digests: a file that is not copied has another source.
        let changes =
            published.isImported
            ? ["its masters or settings"]
            : [
                differs(sources.masters, published.masters) ? "its masters" : nil,
                differs(sources.recipe, published.recipe) ? "its settings" : nil,
            ].compactMap(\.self)
        let paths = Set(self.files.map(\.path))
        let made =
            files.isEmpty
            ? copies
            : Dictionary(
                files.compactMap { file in file.image.sha256.map { (file.path, $0) } },
                uniquingKeysWith: { first, _ in first })
        let changed = published.files.filter { paths.contains($0.path) && made[$0.path] != $0.sha256 }
        guard !changes.isEmpty, let first = changed.first else { return nil }
        let verb = files.isEmpty ? "may" : "would"
        let others = changed.count > 1 ? " and \(counted(changed.count - 1, "other published file"))" : ""
        var fix = released.renaming
        if let start = released.start {
            fix +=
                "; or run `wallpress publish --replace \(id)` before its collection starts (\(start))"
        }
        return warning(
            "\(first.path)\(others) \(verb) change, because \(changes.joined(separator: " and ")) differ from "
                + "\(published.source); clients that have the picture never download it again",
            expected: "the bytes of \(published.source)", fix: fix)
    }

    private func warning(_ message: String, expected: String, fix: String) -> Diagnostic {
        Diagnostic(
            .publishedBytes, wallpaper: id, path: masters.first?.path, "\(message); \(fix)",
            expected: expected,
            fix: fix)
    }
}
