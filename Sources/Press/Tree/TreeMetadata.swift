import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The metadata of a tree: what it says before a build, and what it will say after it.
struct TreeMetadata {
    private let merges: [MetadataMerge]
    /// Ids of the wallpapers that one of the files names, by collection.
    let published: [String: Set<String>]

    /// Reads both versions. A folder that does not exist yet has neither.
    ///
    /// - Throws: `PressError.metadata` if one of the files is not metadata.
    init(in folder: OutputFolder?, fenixColors: Bool) throws(PressError) {
        var merges: [MetadataMerge] = []
        var published: [String: Set<String>] = [:]
        for version in MetadataVersion.allCases {
            let path = Layout.metadataPath(version)
            var existing: Feed?
            if let bytes = try onDisk(folder?.read(path)) { existing = try Feed(reading: bytes, path: path) }
            merges.append(MetadataMerge(version: version, fenixColors: fenixColors, existing: existing))
            for collection in existing?.collections ?? [] {
                published[collection.id, default: []].formUnion(collection.wallpapers.map(\.id))
            }
        }
        self.merges = merges
        self.published = published
    }

    /// Whether v1, which clients read, is missing although v2 names wallpapers. A build makes both.
    var lacksV1: Bool {
        !published.isEmpty && merges.contains { $0.version == .v1 && $0.existing == nil }
    }

    /// How many wallpapers the files name.
    var wallpaperCount: Int { published.values.reduce(0) { $0 + $1.count } }

    /// Returns the files that change. The last one is v1, because clients read it.
    func documents(
        _ catalog: Catalog, _ outcomes: [Outcome], _ removed: [String: Set<String>],
        _ recipe: Recipe, _ date: CalendarDate
    ) -> [Commit.Document] {
        let unusable = catalog.unusable.wallpapers
        // The wallpapers of a collection stand together, in the order of the catalog, because the plan was made from it.
        var others = outcomes[...]
        let updates = catalog.collections.map { collection in
            let own = others.prefix { $0.collection == collection.id }
            others = others[own.endIndex...]
            return MetadataMerge.Update(
                collection: Metadata.Collection(collection, recipe),
                order: collection.ids(with: unusable), wallpapers: own)
        }
        return merges.reversed().compactMap { merge in
            merge.content(updates: updates, removed: removed, date: date).map {
                Commit.Document(path: Layout.metadataPath(merge.version), .outline($0))
            }
        }
    }

    /// Returns the paths of the files of these wallpapers, given by collection: those that v2 names, and those in some layouts.
    func paths(of wallpapers: [String: Set<String>], layouts: [Layout]) -> Set<String> {
        entries(of: wallpapers).reduce(into: Set<String>()) { paths, entry in
            paths.formUnion(entry.files.map(\.path).filter(Layout.isSafe))
            paths.formUnion(entry.paths(in: layouts))
        }
    }

    /// Returns all entries of these wallpapers. Anybody may have written the paths in them.
    func entries(of wallpapers: [String: Set<String>]) -> [Feed.Wallpaper] {
        merges.compactMap(\.existing).flatMap(\.wallpapers).filter {
            wallpapers[$0.collection]?.contains($0.id) == true
        }
    }

    /// Returns notes on collections, and on wallpapers of a collection, that stand more than once in one file.
    ///
    /// - Parameter catalog: Its collections become one each, and so do their wallpapers.
    func notesOnRepetitions(_ catalog: Catalog) -> [Diagnostic] {
        let ours = Set(catalog.collections.map(\.id))
        return merges.compactMap(\.existing).flatMap { feed in
            var seen: Set<String> = []
            var seenWallpapers: Set<[String]> = []
            let wallpapers = feed.wallpapers.filter {
                ours.contains($0.collection) && !seenWallpapers.insert([$0.collection, $0.id]).inserted
            }.map { wallpaper in
                Diagnostic(
                    .repeatedCollection, wallpaper: wallpaper.id, path: feed.path,
                    position: wallpaper.node.position,
                    "the wallpaper \"\(wallpaper.id)\" appears in its collection a second time; only one of them stays"
                )
            }
            return wallpapers
                + feed.collections.filter { !seen.insert($0.id).inserted }.map { collection in
                    Diagnostic(
                        .repeatedCollection, wallpaper: collection.id, path: feed.path,
                        position: collection.node.position,
                        "the collection \"\(collection.id)\" appears here a second time; "
                            + (ours.contains(collection.id)
                                ? "both become one, with the wallpapers of both"
                                : "both stay as they are, because this build leaves it alone"))
                }
        }
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

extension Feed.Wallpaper {
    /// Its paths in layouts; none if it cannot be in one.
    func paths(in layouts: [Layout]) -> Set<String> {
        guard WallpaperID.problem(with: id) == nil, WallpaperID.problem(with: collection) == nil else {
            return []
        }
        return Set(layouts.flatMap { $0.paths(of: id, in: collection) }.filter(Layout.isSafe))
    }
}

extension Catalog.Collection {
    /// Ids of its wallpapers and these others in the order that they get in the metadata: that of the settings, then by
    /// id.
    fileprivate func ids(with others: Set<String>) -> [String] {
        let listed = settings.wallpapers.map(\.id)
        return listed + others.union(wallpapers.map(\.id)).subtracting(listed).sorted()
    }
}

extension Metadata.Collection {
    /// Makes the entry of a collection without its wallpapers.
    fileprivate init(_ collection: Catalog.Collection, _ recipe: Recipe) {
        let settings = collection.settings
        self.init(
            id: collection.id, learnMoreURL: settings.learnMoreURL,
            availableLocales: Locales.spelled(settings.locales, for: recipe.clients),
            availability: settings.availability, wallpapers: [], heading: settings.heading,
            description: settings.description,
            subheading: recipe.profiles.contains { $0.reads(extraKey: Profile.subheadingKey) }
                ? settings.subheading : nil)
    }
}
