import WallpressJSON
import WallpaperMetadata

/// Merges what a build made into one metadata file of the tree.
///
/// Everything that wallpress did not build stays as it is in the file: other collections, wallpapers whose masters
/// failed or were removed, and keys that wallpress does not know. Only a collection of the input that stands there more
/// than once becomes one.
struct MetadataMerge {
    /// What a build made of one collection.
    struct Update: Sendable {
        /// The collection without its wallpapers.
        let collection: Metadata.Collection
        /// Ids of all its wallpapers in the order that they get in the file, including those that failed.
        let order: [String]
        /// The wallpapers that were built or are up to date.
        let wallpapers: ArraySlice<Outcome>
    }

    let version: MetadataVersion
    let fenixColors: Bool
    /// The file in the tree; nil if there is none yet.
    let existing: Feed?

    /// Returns the new content of the file, or nil if nothing but a date that all phones can read would change. A file that
    /// does not exist yet is not made without wallpapers.
    ///
    /// The order of what was built does not depend on earlier builds: the updates take the places that their collections
    /// have now, in the order of the updates. Those for which no place is left come last.
    ///
    /// - Parameters:
    ///   - updates: What was built.
    ///   - removed: Ids of the wallpapers to leave out, by collection.
    ///   - date: The date of a change. If some phones cannot read it, the last day before it that they can is written.
    func content(
        updates: [Update], removed: [String: Set<String>], date: CalendarDate
    ) -> JSONOutline? {
        let collections = existing?.collections ?? []
        let all = Dictionary(grouping: collections, by: \.id)
        let ours = Set(updates.map(\.collection.id))
        func replaced(_ update: Update) -> MergedCollection {
            let id = update.collection.id
            return replace(all[id] ?? [], by: update, without: removed[id] ?? [])
        }
        var next = updates.filter { all[$0.collection.id] != nil || !$0.wallpapers.isEmpty }[...]
        var seen: Set<String> = []
        var merged: [MergedCollection] = []
        for old in collections {
            if !ours.contains(old.id) {
                merged.append(
                    MergedCollection(
                        frame: old.node, entries: Self.entries(of: old, without: removed[old.id] ?? []),
                        wallpapers: [], version: version, fenixColors: fenixColors))
            } else if seen.insert(old.id).inserted, let update = next.popFirst() {
                merged.append(replaced(update))
            }
        }
        merged += next.map(replaced)
        merged.removeAll { $0.entries.isEmpty && removed[$0.frame["id"]?.text ?? ""]?.isEmpty == false }
        return dated(merged, date)
    }

    private func dated(_ merged: [MergedCollection], _ date: CalendarDate) -> JSONOutline? {
        let old = existing?.collections ?? []
        if existing == nil, merged.isEmpty { return nil }
        var root = existing?.root ?? .object([.init("last-updated-date", .null)])
        let last = root.day("last-updated-date")
        if existing != nil, let last, UnreadableDay(last) == nil, merged.count == old.count,
            zip(merged, old).allSatisfy({ $0.isSame(as: $1) })
        {
            return nil
        }
        root["collections"] = .array([])
        root["last-updated-date"] = .string(date.readableEverywhere.description)
        return root.outline(with: .list(merged.map(\.outline)), at: "collections")
    }

    /// Makes one collection of all that have the same id. Clients would show only one of them.
    private func replace(
        _ old: [Feed.Collection], by update: Update, without removed: Set<String>
    ) -> MergedCollection {
        let oldWallpapers = old.flatMap(\.wallpapers)
        let built = Self.places(of: update.wallpapers.map(\.id))
        let existing = Self.places(of: oldWallpapers.map(\.id))
        var known = Set(update.order)
        let others = oldWallpapers.map(\.id).filter { known.insert($0).inserted }
        let entries = (update.order + others).filter { !removed.contains($0) }.compactMap {
            id -> MergedCollection.Entry? in
            let old = existing[id].map { oldWallpapers[$0] }
            guard let place = built[id] else { return old.map { .existing($0) } }
            return .built(at: update.wallpapers.startIndex + place, replacing: old?.node)
        }
        return MergedCollection(
            frame: old.reduce(update.collection.json(version, fenixColors: fenixColors)) {
                $0.carrying($1.node)
            },
            entries: entries, wallpapers: update.wallpapers, version: version, fenixColors: fenixColors)
    }

    /// The first place of each id.
    private static func places(of ids: [String]) -> [String: Int] {
        Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    }

    private static func entries(
        of old: Feed.Collection, without removed: Set<String>
    ) -> [MergedCollection.Entry] {
        old.wallpapers.filter { !removed.contains($0.id) }.map { .existing($0) }
    }
}
