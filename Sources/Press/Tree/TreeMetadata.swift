import Diagnostics
import WallpaperMetadata

/// What the metadata of a tree says before a build, and what it will say after it.
struct TreeMetadata {
    private let merges: [MetadataMerge]

    /// Reads both versions; a folder that is not there yet has neither.
    ///
    /// - Throws: `PressError.metadata` when one of them is there and cannot be understood.
    init(in folder: OutputFolder?, fenixColors: Bool) throws(PressError) {
        var merges: [MetadataMerge] = []
        for version in MetadataVersion.allCases {
            let bytes = try folder?.read(Layout.metadataPath(version))
            merges.append(try MetadataMerge(version, existing: bytes, fenixColors: fenixColors))
        }
        self.merges = merges
    }

    /// Ids of the wallpapers that clients see now, by collection.
    var published: [String: Set<String>] {
        (merges.first { $0.version == .v1 }?.wallpapers ?? [:]).mapValues { Set($0) }
    }

    /// How many wallpapers clients see now.
    var wallpaperCount: Int { published.values.reduce(0) { $0 + $1.count } }

    /// Published wallpapers that the input no longer has. What failed is still there, and so is a
    /// collection that could not be read.
    func wallpapers(missingFrom catalog: Catalog) -> [String: Set<String>] {
        published.reduce(into: [:]) { missing, published in
            let (id, wallpapers) = published
            let collection = catalog.collections.first { $0.id == id }
            guard collection?.isUsable ?? true else { return }
            let gone = wallpapers.subtracting(collection?.allIDs ?? [])
            if !gone.isEmpty { missing[id] = gone }
        }
    }

    /// The documents that change, v1 last: it is the one that clients read.
    func documents(
        _ catalog: Catalog, _ pressed: [Report.Wallpaper], _ removed: [String: Set<String>], _ recipe: Recipe,
        _ date: CalendarDate
    ) -> [Commit.Document] {
        let updates = catalog.collections.filter(\.isUsable).map { collection in
            MetadataMerge.Update(
                collection: Metadata.Collection(collection, clients: recipe.clients),
                order: collection.orderedIDs, wallpapers: pressed.filter { $0.collection == collection.id })
        }
        return merges.reversed().compactMap { merge in
            merge.content(updates: updates, removed: removed, date: date).map {
                Commit.Document(path: Layout.metadataPath(merge.version), bytes: $0.bytes)
            }
        }
    }

    /// Files of removed wallpapers: those that v2 names, and those where these profiles keep them.
    func paths(of removed: [String: Set<String>], profiles: [Profile]) -> [String] {
        var paths: Set<String> = []
        for (collection, ids) in removed {
            for id in ids where WallpaperID.problem(with: id) == nil {
                for merge in merges { paths.formUnion(merge.paths(of: id, in: collection)) }
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

    /// What a reader of the report should know of wallpapers that were not built.
    ///
    /// - Parameter failed: ids of wallpapers that failed, by collection.
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
        let standing = published
        let kept: [String: Set<String>] = failed.merging(catalog.failedIDs) { $0.union($1) }
            .reduce(into: [:]) { $0[$1.key] = $1.value.intersection(standing[$1.key] ?? []) }
        return notes
            + Self.names(kept).map {
                Diagnostic(.lastGoodVersion, wallpaper: $0, "its last good version stays in the tree")
            }
    }

    private static func names(_ wallpapers: [String: Set<String>]) -> [String] {
        wallpapers.flatMap { collection, ids in ids.map { "\(collection)/\($0)" } }.sorted()
    }
}

extension Catalog {
    fileprivate var failedIDs: [String: Set<String>] {
        Dictionary(collections.map { ($0.id, $0.failedIDs) }, uniquingKeysWith: { $0.union($1) })
    }
}

extension Catalog.Collection {
    /// Ids of all wallpapers that the input has, those that failed too.
    fileprivate var allIDs: Set<String> { Set(wallpapers.map(\.id)).union(failedIDs) }

    /// The order in which they are to stand: that of the settings, then by id.
    fileprivate var orderedIDs: [String] {
        let listed = settings.wallpapers.map(\.id)
        return listed + allIDs.subtracting(listed).sorted()
    }
}

extension Metadata.Collection {
    /// All that is said of a collection but its wallpapers.
    fileprivate init(_ collection: Catalog.Collection, clients: Set<Profile.Client>) {
        let settings = collection.settings
        self.init(
            id: collection.id, learnMoreURL: settings.learnMoreURL,
            availableLocales: Locales.spelled(settings.locales, for: clients),
            availability: settings.availability, wallpapers: [], heading: settings.heading,
            description: settings.description)
    }
}
