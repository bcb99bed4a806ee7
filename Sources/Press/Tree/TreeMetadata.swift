import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The metadata of a tree: its contents before a build and after it.
struct TreeMetadata {
    private let feed: MergedFeed
    /// The existing files, the clients' first.
    private let files: [Feed]
    /// The ids of the wallpapers that one of the files names, by collection.
    let published: [String: Set<String>]

    /// Reads all files. A folder that does not exist yet has none.
    ///
    /// - Throws: `PressError.metadata` if one of the files is not metadata.
    init(in folder: OutputFolder?, fenixColors: Bool) throws(PressError) {
        var documents: [FeedFormat: Feed] = [:]
        var files: [Feed] = []
        for format in FeedFormat.all.reversed() {
            guard let bytes = try onDisk(folder?.read(format.path)) else { continue }
            let file = try Feed(reading: bytes, format, path: format.path)
            documents[format] = file
            files.append(file)
        }
        feed = MergedFeed(documents, hasThemeCards: fenixColors)
        self.files = files
        published = feed.collections.reduce(into: [:]) { published, collection in
            published[collection.frame.id, default: []].formUnion(collection.wallpapers.map(\.id))
        }
    }

    /// The number of wallpapers that the files name.
    var wallpaperCount: Int { published.values.reduce(0) { $0 + $1.count } }

    /// Returns the files that change, in the order in which they are replaced.
    func documents(
        _ catalog: Catalog, _ outcomes: [Outcome], _ removed: [String: Set<String>],
        _ recipe: Recipe, _ date: CalendarDate
    ) -> [Commit.Document] {
        let unusable = catalog.unusable.wallpapers
        // The wallpapers of a collection follow each other, in the order of the catalog, because the plan was made from it.
        var others = outcomes[...]
        let updates = catalog.collections.map { collection in
            let own = others.prefix { $0.collectionID == collection.id }
            others = others[own.endIndex...]
            return MetadataUpdate(
                collection: Metadata.Collection(collection, recipe),
                order: collection.ids(with: unusable), wallpapers: own)
        }
        var merged = feed.merging(updates, removed: removed)
        // Some phones cannot read some days.
        merged.date = date.readableEverywhere
        merged.writings = recipe.writings
        return FeedFormat.all.compactMap { format in
            format.document(of: merged).map { Commit.Document(path: format.path, .outline($0)) }
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
        files.flatMap(\.wallpapers).filter {
            wallpapers[$0.collectionID]?.contains($0.id) == true
        }
    }

    /// Returns notes on collections, and on wallpapers of a collection, that appear more than once in one file.
    ///
    /// - Parameter catalog: Its collections become one each, and so do their wallpapers.
    func notesOnRepetitions(_ catalog: Catalog) -> [Diagnostic] {
        let ours = Set(catalog.collections.map(\.id))
        return files.flatMap { feed in
            var seen: Set<String> = []
            var seenWallpapers: Set<[String]> = []
            let wallpapers = feed.wallpapers.filter {
                ours.contains($0.collectionID) && !seenWallpapers.insert([$0.collectionID, $0.id]).inserted
            }.map { wallpaper in
                Diagnostic(
                    .repeatedCollection, wallpaper: wallpaper.id, path: feed.path,
                    position: wallpaper.node.position,
                    "the wallpaper \"\(wallpaper.id)\" appears twice in its collection; the build keeps one"
                )
            }
            return wallpapers
                + feed.collections.filter { !seen.insert($0.id).inserted }.map { collection in
                    Diagnostic(
                        .repeatedCollection, wallpaper: collection.id, path: feed.path,
                        position: collection.node.position,
                        "the collection \"\(collection.id)\" appears twice here; "
                            + (ours.contains(collection.id)
                                ? "the build merges them into one"
                                : "both stay unchanged, because this build does not touch the collection"))
                }
        }
    }
}

extension Feed {
    /// Reads a file that must be metadata.
    ///
    /// - Throws: `PressError.metadata` with line and column if it is not. It may be somebody's work, so it is not
    ///   overwritten.
    init(reading bytes: [UInt8], _ format: FeedFormat = .v1, path: String) throws(PressError) {
        do throws(JSONError) {
            try self.init(checking: bytes, format, path: path)
        } catch {
            throw .metadata(path: path, position: error.position, reason: error.message)
        }
    }
}

extension Feed.Wallpaper {
    /// Returns its paths in layouts; none if it cannot be in one.
    func paths(in layouts: [Layout]) -> Set<String> {
        guard WallpaperID.problem(with: id) == nil, WallpaperID.problem(with: collectionID) == nil else {
            return []
        }
        return Set(layouts.flatMap { $0.paths(of: id, in: collectionID) }.filter(Layout.isSafe))
    }
}

extension Catalog.Collection {
    /// Returns the ids of its wallpapers and these others in the order that they get in the metadata: in the order of the
    /// settings, then by id.
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
