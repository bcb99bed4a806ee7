import WallpressDisk
import WallpressInput
import WallpaperMetadata

extension Build {
    /// Finds the files that can be removed from the tree.
    ///
    /// - Parameter plan: The jobs of the whole catalog.
    /// - Throws: An error if files of the tree cannot be examined.
    func findRemoval(_ catalog: Catalog, _ plan: Plan, from tree: OpenTree) throws(PressError) -> Removal {
        guard only.isEmpty, shard == nil else { return Removal() }
        let (isNow, published) = (prunes && !catalog.unusable.hidesNames, tree.metadata.published)
        let missing = catalog.wallpapers(missingFrom: published)
        let kept = isNow ? published.subtracting(missing) : published
        let cached = catalog.unusable.hidesNames ? [:] : catalog.wallpapers(missingFrom: tree.cache.ids)
        let gone = tree.folder == nil ? [:] : cached.subtracting(kept)
        let layouts = (Profile.known + recipe.profiles).map(\.layout)
        var removal = Removal(isNow: isNow)
        for (collection, ids) in missing.merging(gone, uniquingKeysWith: { $0.union($1) }) {
            let shared = isNow ? Set(layouts.flatMap { $0.sharedDocuments(of: [collection: ids]) }) : []
            for id in ids {
                let isPublished = missing[collection]?.contains(id) == true
                removal.wallpapers.append(
                    .init(
                        collectionID: collection, id: id, isPublished: isPublished,
                        isCached: gone[collection]?.contains(id) == true, claimed: isPublished ? shared : []))
            }
        }
        guard let folder = tree.folder else { return removal }
        if isNow { removal.leftovers = try onDisk(recipe.leftovers(of: plan, in: folder)) }
        guard !gone.isEmpty || isNow && !missing.isEmpty || !removal.leftovers.isEmpty else {
            return removal
        }
        let others = paths(of: kept, plan, besides: Set(removal.wallpapers.map(\.id)), tree.metadata, layouts)
        removal.leftovers.subtract(others)
        let entries = Dictionary(grouping: isNow ? tree.metadata.entries(of: missing) : []) {
            [$0.collectionID, $0.id]
        }
        let (written, catalogs) = (recipe.profiles.map(\.layout), layouts.filter(\.isCatalog))
        removal.wallpapers = try removal.wallpapers.map { wallpaper throws(PressError) in
            var wallpaper = wallpaper
            let (collection, id) = (wallpaper.collectionID, wallpaper.id)
            for entry in entries[[collection, id]] ?? [] {
                try onDisk(wallpaper.add(entry.loaded, layouts: written, in: folder, except: others))
            }
            if wallpaper.isCached, let entry = tree.cache[collection, id] {
                try onDisk(wallpaper.add(entry, catalogs: catalogs, in: folder, except: others))
            }
            return wallpaper
        }
        return removal
    }

    /// Returns all paths that stay: of the wallpapers of the plan, of those that the metadata keeps, and of the
    /// metadata itself.
    ///
    /// - Parameter ids: Ids of candidates. A wallpaper with the same id in another collection may have the same files, also
    ///   for clients of profiles that this build does not write.
    private func paths(
        of kept: [String: Set<String>], _ plan: Plan, besides ids: Set<String>, _ metadata: TreeMetadata,
        _ layouts: [Layout]
    ) -> Set<String> {
        metadata.paths(of: kept, layouts: [])
            .union(metadata.paths(of: kept.mapValues(ids.intersection), layouts: layouts))
            .union(layouts.flatMap { $0.sharedDocuments(of: kept) })
            .union(plan.jobs.flatMap(\.paths))
            .union(FeedFormat.all.map(\.path))
    }
}

extension Recipe {
    /// Returns the files in asset catalogs that the wallpapers of a plan do not have any longer: dark images whose masters
    /// are gone. In other layouts, other images take their place.
    fileprivate func leftovers(of plan: Plan, in folder: OutputFolder) throws(DiskError) -> Set<String> {
        var paths: Set<String> = []
        for layout in profiles.map(\.layout) where layout.isCatalog {
            for job in plan.jobs {
                let possible = Set(layout.paths(of: job.id, in: job.collectionID))
                paths.formUnion(try folder.present(possible.subtracting(job.paths)))
            }
        }
        return paths
    }
}

extension Layout {
    /// Returns the documents of asset catalogs that wallpapers, given by collection, have in common with others.
    fileprivate func sharedDocuments(of wallpapers: [String: Set<String>]) -> [String] {
        wallpapers.flatMap { collection, ids in
            ids.prefix(1).flatMap { documents(of: $0, in: collection, dark: []) }
        }.filter(\.isShared).map(\.path)
    }
}

extension [String: Set<String>] {
    /// Returns the ids that are not in the same collection of the other.
    fileprivate func subtracting(_ other: Self) -> Self {
        reduce(into: [:]) { rest, collection in
            let ids = collection.value.subtracting(other[collection.key] ?? [])
            if !ids.isEmpty { rest[collection.key] = ids }
        }
    }
}
