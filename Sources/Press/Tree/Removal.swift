import WallpressDiagnostics
import WallpressInput

/// The files that a build removes from a tree, or would remove with `--prune`. The candidates are found before the work, and
/// the removal is decided after it.
///
/// A wallpaper is removed only if it is certain that the input does not have it. A place that could not be read may contain it.
struct Removal: Sendable {
    /// A wallpaper that the tree has and the input does not have.
    struct Wallpaper: Sendable {
        let collectionID: String
        let id: String
        /// Whether the metadata names it.
        let isPublished: Bool
        /// Whether the cache has it, and the metadata will not.
        let isCached: Bool
        /// Paths that can be removed.
        var removable: Set<String> = []
        /// Paths in the metadata that stay, because there is no record that wallpress wrote these files.
        var left: Set<String> = []
        /// Its files in the cache that are there.
        var present: Set<String> = []
        /// Paths that are not removed with other wallpapers if this one stays.
        var claimed: Set<String> = []
    }

    /// Whether all of this is removed now.
    var isNow = false
    /// Files in asset catalogs that wallpapers of the input do not have any longer.
    var leftovers: Set<String> = []
    var wallpapers: [Wallpaper] = []

    /// Returns the removal without the wallpapers that could not be built, because the input still has them. The collection
    /// does not matter.
    ///
    /// - Parameter failed: Their ids.
    func keeping(_ failed: Set<String>) -> Removal {
        let failed = Set(failed.map { $0.lowercased() })
        let kept = wallpapers.filter { failed.contains($0.id.lowercased()) }
        if kept.isEmpty { return self }
        let claimed = kept.reduce(into: Set<String>()) { $0.formUnion($1.claimed) }
        var removal = self
        removal.leftovers.subtract(claimed)
        removal.wallpapers = wallpapers.filter { !failed.contains($0.id.lowercased()) }.map { wallpaper in
            var wallpaper = wallpaper
            wallpaper.removable.subtract(claimed)
            wallpaper.left.subtract(claimed)
            wallpaper.present.subtract(claimed)
            return wallpaper
        }
        return removal
    }

    /// Wallpapers that the metadata names and the input does not have, by collection.
    var missing: [String: Set<String>] { ids(where: \.isPublished) }

    /// Wallpapers that only the cache names, although their files are still in the tree, because an earlier removal was
    /// interrupted.
    var unfinished: [String: Set<String>] { ids { $0.isCached && !$0.isPublished && !$0.present.isEmpty } }

    /// Wallpapers that the cache no longer needs, by collection: they have no files in the tree.
    var forgotten: [String: Set<String>] { ids { $0.isCached && $0.present.isEmpty } }

    /// The wallpapers that go from the metadata now, by collection.
    var published: [String: Set<String>] { isNow ? missing : [:] }

    /// The paths of the files to remove now.
    var paths: [String] {
        isNow ? wallpapers.reduce(into: leftovers) { $0.formUnion($1.removable) }.sorted() : []
    }

    /// Paths that the metadata names for wallpapers that are removed now, and that stay, because there is no record that
    /// wallpress wrote these files.
    var left: [String] {
        wallpapers.reduce(into: Set<String>()) { $0.formUnion($1.left) }.subtracting(paths).sorted()
    }

    private func ids(where isIncluded: (Wallpaper) -> Bool) -> [String: Set<String>] {
        wallpapers.filter(isIncluded).reduce(into: [:]) { $0[$1.collectionID, default: []].insert($1.id) }
    }
}

extension Removal {
    /// Returns a note on each wallpaper that is not in the input: the reason that it is still in the tree, or its removal.
    ///
    /// - Parameter isDone: Whether the build has been done. A dry run lists the files that would be removed.
    func notes(on catalog: Catalog, isDone: Bool) -> [Diagnostic] {
        let gone = Set(missing.values.joined())
        let missing = missing.names.joined(separator: ", ")
        let unfinished = unfinished.names.joined(separator: ", ")
        if isNow {
            let removed = [missing, unfinished].filter { !$0.isEmpty }.joined(separator: ", ")
            let tense = isDone ? "removed" : "would be removed"
            return (removed.isEmpty ? [] : [Diagnostic(.notInInput, "\(tense): \(removed)")])
                + noteOnLeftFiles
        }
        var notes: [Diagnostic] = []
        if !missing.isEmpty {
            notes.append(
                Diagnostic(
                    .notInInput,
                    catalog.unusable.hidesNames
                        ? "kept, though not found in the input: \(missing); they may be among the files that could not be used"
                        : "kept, though no longer in the input: \(missing) (--prune removes them)"))
        }
        let moved = catalog.collections.flatMap(\.wallpapers).map(\.id).filter(gone.contains).sorted()
        if !moved.isEmpty, !catalog.unusable.hidesNames {
            notes.append(
                Diagnostic(
                    .notInInput, severity: .warning,
                    "in two collections: \(moved.joined(separator: ", ")); `verify` reports an error until --prune removes the old copy"
                ))
        }
        if !unfinished.isEmpty {
            notes.append(
                Diagnostic(
                    .unfinishedRemoval,
                    "files of wallpapers that are in neither the input nor the metadata: \(unfinished) (--prune removes them)"
                ))
        }
        return notes
    }
}

extension Removal {
    private var noteOnLeftFiles: [Diagnostic] {
        if left.isEmpty { return [] }
        let shown = 10
        let others = left.count > shown ? " and \(counted(left.count - shown, "other file"))" : ""
        return [
            Diagnostic(
                .unfinishedRemoval,
                "not removed, because there is no record that wallpress created them: "
                    + left.prefix(shown).joined(separator: ", ") + others,
                fix: "check the files, and remove them by hand if nobody needs them")
        ]
    }
}

extension [String: Set<String>] {
    /// The ids by collection as `collection/id`, sorted.
    var names: [String] { flatMap { collection, ids in ids.map { "\(collection)/\($0)" } }.sorted() }
}
