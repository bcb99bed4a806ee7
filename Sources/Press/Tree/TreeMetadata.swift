import Diagnostics
import WallpaperMetadata

/// The metadata of a tree: what it says before a build, and what it will say after it.
struct TreeMetadata {
    private let merges: [MetadataMerge]

    /// Reads both versions. A folder that does not exist yet has neither.
    ///
    /// - Throws: `PressError.metadata` if one of the files is not metadata.
    init(in folder: OutputFolder?, fenixColors: Bool) throws(PressError) {
        var merges: [MetadataMerge] = []
        for version in MetadataVersion.allCases {
            let path = Layout.metadataPath(version)
            var existing: Feed?
            if let bytes = try folder?.read(path) { existing = try Feed(reading: bytes, path: path) }
            merges.append(MetadataMerge(version: version, fenixColors: fenixColors, existing: existing))
        }
        self.merges = merges
    }

    /// Ids of the wallpapers that clients see now, by collection.
    var published: [String: Set<String>] {
        let feed = merges.first { $0.version == .v1 }?.existing
        return Dictionary(
            (feed?.collections ?? []).map { ($0.id, Set($0.wallpapers.map(\.id))) },
            uniquingKeysWith: { $0.union($1) })
    }

    /// How many wallpapers clients see now.
    var wallpaperCount: Int { published.values.reduce(0) { $0 + $1.count } }

    /// Returns the ids of published wallpapers that are no longer in the input, by collection. Wallpapers that failed
    /// are still in the input, and so are those of a collection that could not be read.
    func wallpapers(missingFrom catalog: Catalog) -> [String: Set<String>] {
        published.reduce(into: [:]) { missing, published in
            let (id, wallpapers) = published
            let collection = catalog.collections.first { $0.id == id }
            guard collection?.isUsable ?? true else { return }
            let gone = wallpapers.subtracting(collection?.allIDs ?? [])
            if !gone.isEmpty { missing[id] = gone }
        }
    }

    /// Returns the files that change. The last one is v1, because clients read it.
    func documents(
        _ catalog: Catalog, _ wallpapers: [Report.Wallpaper], _ removed: [String: Set<String>],
        _ recipe: Recipe, _ date: CalendarDate
    ) -> [Commit.Document] {
        let updates = catalog.collections.filter(\.isUsable).map { collection in
            MetadataMerge.Update(
                collection: Metadata.Collection(collection, clients: recipe.clients),
                order: collection.orderedIDs,
                wallpapers: wallpapers.filter { $0.collection == collection.id })
        }
        return merges.reversed().compactMap { merge in
            merge.content(updates: updates, removed: removed, date: date).map {
                Commit.Document(path: Layout.metadataPath(merge.version), bytes: $0.bytes)
            }
        }
    }

    /// Returns the paths of the files of removed wallpapers: those that v2 names, and those in the layouts of these
    /// profiles.
    func paths(of removed: [String: Set<String>], profiles: [Profile]) -> [String] {
        var paths: Set<String> = []
        for (collection, ids) in removed {
            for id in ids where WallpaperID.problem(with: id) == nil {
                for feed in merges.compactMap(\.existing) {
                    let removed = feed.wallpapers.filter { $0.collection == collection && $0.id == id }
                    paths.formUnion(removed.flatMap(\.files).map(\.path))
                }
                for profile in profiles where WallpaperID.problem(with: collection) == nil {
                    paths.formUnion(
                        profile.layout.variants.compactMap {
                            profile.layout.path(to: $0, of: id, in: collection)
                        })
                }
            }
        }
        return paths.filter(Layout.isSafe).sorted()
    }

    /// Returns notes on wallpapers of the tree that were not built.
    ///
    /// - Parameter failed: Ids of wallpapers that failed, by collection.
    func notes(
        on catalog: Catalog, removed: [String: Set<String>], failed: [String: Set<String>]
    ) -> [Diagnostic] {
        let missing = Self.names(wallpapers(missingFrom: catalog))
        var notes: [Diagnostic] = []
        if !missing.isEmpty {
            let list = missing.joined(separator: ", ")
            notes.append(
                Diagnostic(
                    .notInInput,
                    removed.isEmpty
                        ? "no longer in the input and kept: \(list) (--prune removes)" : "removed: \(list)"))
        }
        let published = published
        let kept: [String: Set<String>] = failed.merging(catalog.failedIDs) { $0.union($1) }
            .reduce(into: [:]) { $0[$1.key] = $1.value.intersection(published[$1.key] ?? []) }
        return notes
            + Self.names(kept).map {
                Diagnostic(.lastGoodVersion, wallpaper: $0, "its last good version stays in the tree")
            }
    }

    private static func names(_ wallpapers: [String: Set<String>]) -> [String] {
        wallpapers.flatMap { collection, ids in ids.map { "\(collection)/\($0)" } }.sorted()
    }
}

extension Feed {
    /// Reads a file that must be metadata.
    ///
    /// - Throws: `PressError.metadata` with line and column if it is not. It may be somebody's work, so it is not
    ///   overwritten.
    init(reading bytes: [UInt8], path: String) throws(PressError) {
        do throws(JSONComplaint) {
            try self.init(checking: bytes, path: path)
        } catch {
            throw .metadata(path: path, position: error.position, reason: error.message)
        }
    }
}

extension Catalog {
    fileprivate var failedIDs: [String: Set<String>] {
        Dictionary(collections.map { ($0.id, $0.failedIDs) }, uniquingKeysWith: { $0.union($1) })
    }
}

extension Catalog.Collection {
    /// Ids of all wallpapers in the input, including those that failed.
    fileprivate var allIDs: Set<String> { Set(wallpapers.map(\.id)).union(failedIDs) }

    /// The same ids in the order that they get in the metadata: that of the settings, then by id.
    fileprivate var orderedIDs: [String] {
        let listed = settings.wallpapers.map(\.id)
        return listed + allIDs.subtracting(listed).sorted()
    }
}

extension Metadata.Collection {
    /// Makes the entry of a collection without its wallpapers.
    fileprivate init(_ collection: Catalog.Collection, clients: Set<Profile.Client>) {
        let settings = collection.settings
        self.init(
            id: collection.id, learnMoreURL: settings.learnMoreURL,
            availableLocales: Locales.spelled(settings.locales, for: clients),
            availability: settings.availability, wallpapers: [], heading: settings.heading,
            description: settings.description)
    }
}
