import WallpressJSON
import WallpaperMetadata

/// The result of a build for one collection.
struct MetadataUpdate: Sendable {
    /// The collection without its wallpapers.
    let collection: Metadata.Collection
    /// The ids of all its wallpapers in the order that they get in the feeds, including those that failed.
    let order: [String]
    /// The wallpapers that were built or are up to date.
    let wallpapers: ArraySlice<Outcome>
}

extension MergedFeed {
    /// Merges the results of a build.
    ///
    /// Everything that wallpress did not build stays as it is: other collections, wallpapers whose masters failed or were
    /// removed, and unknown keys. Only a collection of the input that appears more than once becomes one.
    ///
    /// The order of the results does not depend on earlier builds: the updates take the places that their collections
    /// have now, in the order of the updates. Those for which no place is left come last.
    ///
    /// - Parameters:
    ///   - updates: The results of the build.
    ///   - removed: Ids of the wallpapers to leave out, by collection.
    func merging(_ updates: [MetadataUpdate], removed: [String: Set<String>]) -> MergedFeed {
        let all = Dictionary(grouping: collections, by: \.frame.id)
        let ours = Set(updates.map(\.collection.id))
        func replaced(_ update: MetadataUpdate) -> Collection {
            let id = update.collection.id
            return Collection(all[id] ?? [], replacedBy: update, without: removed[id] ?? [])
        }
        var next = updates.filter { all[$0.collection.id] != nil || !$0.wallpapers.isEmpty }[...]
        var seen: Set<String> = []
        var feed = self
        feed.collections = []
        for old in collections {
            if !ours.contains(old.frame.id) {
                var rest = old
                rest.wallpapers.removeAll { removed[old.frame.id]?.contains($0.id) == true }
                feed.collections.append(rest)
            } else if seen.insert(old.frame.id).inserted, let update = next.popFirst() {
                feed.collections.append(replaced(update))
            }
        }
        feed.collections += next.map(replaced)
        feed.collections.removeAll { $0.wallpapers.isEmpty && removed[$0.frame.id]?.isEmpty == false }
        return feed
    }
}

extension MergedFeed.Collection {
    /// Makes one collection of all that have the same id. Clients would show only one of them.
    fileprivate init(
        _ old: [MergedFeed.Collection], replacedBy update: MetadataUpdate, without removed: Set<String>
    ) {
        let wallpapers = old.flatMap(\.wallpapers)
        let existing = wallpapers.keyed(by: \.id)
        let built = Dictionary(
            zip(update.wallpapers.map(\.id), update.wallpapers.indices),
            uniquingKeysWith: { first, _ in first })
        let ids = (update.order + wallpapers.map(\.id)).uniqued.filter { !removed.contains($0) }
        self.init(
            frame: MergedFeed.Entry(
                id: update.collection.id, v2: .all(old.map(\.frame.full)),
                v1: .all(old.compactMap(\.frame.v1))
            ) { update.collection.json },
            wallpapers: ids.compactMap { id in
                let old = existing[id]
                guard let place = built[id] else { return old }
                return MergedFeed.Entry(id: id, v2: old?.full, v1: old?.v1) {
                    Metadata.Wallpaper(update.wallpapers[place]).json
                }
            })
    }
}

extension JSONNode {
    /// Returns an object with the members of these, one after the other; nil for no object.
    fileprivate static func all(_ nodes: [JSONNode]) -> JSONNode? {
        nodes.count < 2 ? nodes.first : .object(nodes.flatMap { $0.members ?? [] })
    }
}

extension Metadata.Wallpaper {
    fileprivate init(_ outcome: Outcome) {
        self.init(
            id: outcome.id, name: outcome.job.name, texts: outcome.job.settings.texts,
            credit: outcome.job.credit, colors: outcome.colors.mapValues(\.description),
            files: outcome.files.filter(\.isServed).map { file in
                let crop = file.image.variant.flatMap { outcome.crops(in: file.image.theme)[$0] }
                var image = file.image
                (image.kept, image.confidence, image.trust) = (
                    crop?.kept, crop?.confidence, crop?.trust
                )
                if let crop, !crop.chooser.isByHand { image.focus = SIMD2(crop.focus.x, crop.focus.y) }
                (image.position, image.luminance) = (crop?.window?.position, crop?.window?.luminance)
                image.enlarged = image.size.flatMap { crop?.enlargement(to: $0.width) }
                return image
            },
            masters: outcome.sources.masters, recipe: outcome.sources.recipe,
            perceptual: outcome.record.masters.map(\.perceptual))
    }
}
