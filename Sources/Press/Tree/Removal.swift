import Diagnostics
import Disk
import Input
import WallpaperMetadata

/// What a build removes from a tree, or would remove with `--prune`.
///
/// A wallpaper is removed only if it is known that the input does not have it. What could not be looked at may be it.
struct Removal: Sendable {
    /// Wallpapers that the metadata names and the input does not have, by collection.
    var missing: [String: Set<String>] = [:]
    /// Wallpapers that only the cache names, although their files are still in the tree, because an earlier removal was
    /// interrupted.
    var unfinished: [String: Set<String>] = [:]
    /// Whether all these are removed now.
    var isNow = false
    /// The paths of the files to remove now.
    var paths: [String] = []
    /// Paths that the metadata names for wallpapers that are removed now, and that stay, because nothing tells that
    /// wallpress wrote what is there.
    var left: [String] = []
    /// Wallpapers that the cache need not know any longer, by collection: they have no files in the tree.
    var forgotten: [String: Set<String>] = [:]

    /// The wallpapers that go from the metadata now, by collection.
    var wallpapers: [String: Set<String>] { isNow ? missing : [:] }
}

extension Build {
    /// Decides what is removed from the tree. Nothing else does.
    ///
    /// - Parameter folder: The tree; nil if there is none yet.
    /// - Throws: An error if files of the tree cannot be looked at.
    func removal(
        _ catalog: Catalog, _ plan: Plan, _ metadata: TreeMetadata, _ cache: Cache, in folder: OutputFolder?
    ) throws(PressError) -> Removal {
        guard only.isEmpty else { return Removal() }
        let isNow = prunes && !catalog.unusable.hidesNames
        let missing = catalog.wallpapers(missingFrom: metadata.published)
        let kept = isNow ? metadata.published.subtracting(missing) : metadata.published
        let cached = catalog.unusable.hidesNames ? [:] : catalog.wallpapers(missingFrom: cache.ids)
        let gone = cached.subtracting(kept)
        var removal = Removal(missing: missing, isNow: isNow)
        guard let folder else { return removal }
        var paths = isNow ? try onDisk(recipe.leftovers(of: plan, in: folder)) : []
        guard !gone.isEmpty || (isNow && !missing.isEmpty) || !paths.isEmpty else { return removal }

        // A wallpaper with the same id in another collection may have the same files, also for clients of profiles that
        // this build does not write.
        let ids = Set(gone.values.joined()).union(missing.values.joined())
        let profiles = Profile.known + recipe.profiles
        let others = metadata.paths(of: kept, profiles: [])
            .union(metadata.paths(of: kept.mapValues(ids.intersection), profiles: profiles))
            .union(profiles.map(\.layout).flatMap { $0.sharedDocuments(of: kept) })
            .union(plan.jobs.flatMap(\.paths))
            .union(MetadataVersion.allCases.map(Layout.metadataPath))
        if isNow {
            let files = try onDisk(
                metadata.removable(of: missing, profiles: recipe.profiles, in: folder, except: others))
            paths.formUnion(files.paths)
            removal.left = files.left
        }
        for wallpaper in cache.sorted where gone[wallpaper.collection]?.contains(wallpaper.id) == true {
            var files = try onDisk(wallpaper.ownFiles(in: folder, except: others))
            for layout in profiles.map(\.layout) where layout.isCatalog {
                let paths = layout.paths(of: wallpaper.id, in: wallpaper.collection).filter(Layout.isSafe)
                files.present += try onDisk(folder.present(Set(paths).subtracting(others)))
            }
            if isNow { paths.formUnion(files.present + files.missing) }
            if files.present.isEmpty { removal.forgotten.insert(wallpaper) }
            if !files.present.isEmpty, missing[wallpaper.collection]?.contains(wallpaper.id) != true {
                removal.unfinished.insert(wallpaper)
            }
        }
        removal.paths = paths.subtracting(others).sorted()
        removal.left.removeAll(where: paths.contains)
        return removal
    }
}

extension Recipe {
    /// Returns the files in asset catalogs that the wallpapers of a plan do not have any longer: dark pictures whose masters
    /// are gone. In other layouts, other pictures take their place.
    fileprivate func leftovers(of plan: Plan, in folder: OutputFolder) throws(DiskError) -> Set<String> {
        var paths: Set<String> = []
        for layout in profiles.map(\.layout) where layout.isCatalog {
            for job in plan.jobs {
                let possible = Set(layout.paths(of: job.id, in: job.collection))
                paths.formUnion(try folder.present(possible.subtracting(job.paths)))
            }
        }
        return paths
    }
}

extension Layout {
    /// The documents of asset catalogs that wallpapers, given by collection, have in common with others.
    fileprivate func sharedDocuments(of wallpapers: [String: Set<String>]) -> [String] {
        wallpapers.flatMap { collection, ids in
            ids.prefix(1).flatMap { documents(of: $0, in: collection, dark: []) }
        }.filter(\.isShared).map(\.path)
    }
}

extension Removal {
    /// What is not in the input and why it is still in the tree, or that it was removed.
    ///
    /// - Parameter isDone: Whether the build has been done. A dry run says what would be removed.
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
                        ? "not found in the input and kept: \(missing); what could not be used may be one of them"
                        : "no longer in the input and kept: \(missing) (--prune removes)"))
        }
        let moved = catalog.collections.flatMap(\.wallpapers).map(\.id).filter(gone.contains).sorted()
        if !moved.isEmpty, !catalog.unusable.hidesNames {
            notes.append(
                Diagnostic(
                    .notInInput, severity: .warning,
                    "in two collections now: \(moved.joined(separator: ", ")); `verify` refuses that, --prune removes the old place"
                ))
        }
        if !unfinished.isEmpty {
            notes.append(
                Diagnostic(
                    .unfinishedRemoval,
                    "files of wallpapers that neither the input nor the metadata has: \(unfinished) (--prune removes them)"
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
                "not removed, because nothing tells that wallpress wrote it: "
                    + left.prefix(shown).joined(separator: ", ") + others,
                fix: "look at what is there, and remove it by hand if nobody needs it")
        ]
    }
}

extension [String: Set<String>] {
    /// The ids by collection as `collection/id`, sorted.
    var names: [String] { flatMap { collection, ids in ids.map { "\(collection)/\($0)" } }.sorted() }

    /// Returns the ids that are not in the same collection of the other.
    fileprivate func subtracting(_ other: Self) -> Self {
        reduce(into: [:]) { rest, collection in
            let ids = collection.value.subtracting(other[collection.key] ?? [])
            if !ids.isEmpty { rest[collection.key] = ids }
        }
    }

    fileprivate mutating func insert(_ wallpaper: CachedWallpaper) {
        self[wallpaper.collection, default: []].insert(wallpaper.id)
    }
}
