import WallpressDiagnostics
import WallpressJSON
import WallpressPixels
import WallpaperMetadata

extension Catalog {
    /// Scans an input folder.
    ///
    /// - Parameters:
    ///   - input: The path of the folder.
    ///   - recipe: Its limits apply. Pictures that are in no folder of the input go into the default collection of its
    ///     first profile.
    ///   - drafts: The documents that replace the `collection.yml` of collections, by the ids of these.
    /// - Throws: `InputError.folder` if there is no such folder. Errors of parts of it are in `errors`.
    package static func scan(
        _ input: String, for recipe: Recipe, drafts: [String: YAMLDocument] = [:]
    ) throws(InputError) -> Catalog {
        try scan(InputFolder(input), for: recipe, drafts: drafts)
    }

    /// - Parameter isOwn: Whether the masters of a wallpaper, given by its id and its collection, are read; nil for all.
    package static func scan(
        _ folder: InputFolder, for recipe: Recipe, drafts: [String: YAMLDocument] = [:],
        only isOwn: (@Sendable (_ id: String, _ collection: String) -> Bool)? = nil
    ) throws(InputError) -> Catalog {
        var scan = CatalogScan(of: folder, for: recipe, drafts: drafts, only: isOwn)
        try scan.run()
        return scan.catalog
    }
}

/// One scan of an input folder.
package struct CatalogScan {
    let folder: InputFolder
    let limits: DecodingLimits
    let defaultCollectionID: String
    let drafts: [String: YAMLDocument]
    /// Whether a wallpaper is to be read; nil if all are.
    let isOwn: (@Sendable (_ id: String, _ collection: String) -> Bool)?
    let layouts: [Layout]
    /// The variants that may have masters of their own: the standard ones, and those of profiles.
    let variants: [Variant]
    /// The spellings of the suffixes of such masters.
    let spellings: [MasterSuffix.Spelling]
    /// Whether two wallpapers can have files in one folder. Only then does a shard need the names of other shards' wallpapers.
    let mayShareFolders: Bool
    var catalog = Catalog()
    /// The ids in the names of omitted files. A file with such a name may be a former master: a backup that an
    /// editor is just replacing, an unfinished download, a page that came in its place.
    var leftOut: Set<String> = []

    init(
        of folder: InputFolder, for recipe: Recipe, drafts: [String: YAMLDocument] = [:],
        only isOwn: (@Sendable (_ id: String, _ collection: String) -> Bool)? = nil
    ) {
        (self.folder, self.drafts, self.isOwn) = (folder, drafts, isOwn)
        limits = recipe.decoding.limits
        layouts = recipe.profiles.map(\.layout)
        variants = Set(Variant.standard + layouts.flatMap(\.variants)).sorted()
        spellings = MasterSuffix.spellings(of: variants)
        mayShareFolders = layouts.contains { !$0.hasFolderForEachWallpaper }
        defaultCollectionID =
            recipe.profiles.first?.defaultCollectionID ?? Profile.suffixed.defaultCollectionID
    }

    /// A file or folder of a collection, with the id, the variant and the theme that its name contains.
    struct NamedFile {
        let collectionID: String
        let id: String
        /// The only variant that it is for; nil if it is for all.
        let variant: Variant?
        let theme: Theme
        let path: String
        let entry: InputFolder.Entry

        /// The text that follows the id in its name, without the extension.
        var suffix: String { (variant?.masterSuffix ?? "") + theme.suffix }
    }

    mutating func run() throws(InputError) {
        let found = try findMasterFiles()
        let masterFiles = withoutTwins(found)
        noteNearMisses(found)
        var filesByCollection = Dictionary(grouping: masterFiles, by: \.file.collectionID)
        for index in catalog.collections.indices {
            fill(index, with: filesByCollection.removeValue(forKey: catalog.collections[index].id) ?? [])
        }
        // The others are masters of collections that cannot be used.
        for masterFile in filesByCollection.values.joined() {
            catalog.unusable.insert(wallpaper: masterFile.file.id)
        }
        // At the end: one that `collection.yml` names has to have a master all the same.
        catalog.unusable.wallpapers.formUnion(
            leftOut.subtracting(found.map(\.file.id)).filter { WallpaperID.problem(with: $0) == nil })
    }

    /// Reads the names, the settings and the headers of the input. The collections have no wallpapers yet.
    mutating func findMasterFiles() throws(InputError) -> [MasterFile] {
        var (files, loose): ([NamedFile], [NamedFile]) = ([], [])
        var folders: [String] = []
        for (name, entry) in try entries(in: folder.path) where !SettingsNames.recipe.read.contains(name) {
            if name == PublishedLock.fileName {
                readLock(entry)
            } else if case .file = entry,
                SettingsNames.collection.isMeant(by: name)
            {
                refuseLooseSettings(at: folder.path + "/" + name)
            } else if case .folder = entry {
                folders.append(name)
                files += openCollection(name)
            } else {
                loose.append(found(name, in: defaultCollectionID, at: folder.path, entry))
                catalog.unusable.collections.insert(name)
            }
        }
        let known = catalog.unusable.collections.union(catalog.collections.map(\.id))
        if !loose.isEmpty, !known.contains(defaultCollectionID) {
            var collection = Catalog.Collection(id: defaultCollectionID)
            // Its folder is made when the draft is saved.
            if let draft = drafts[defaultCollectionID],
                let settings = try? CollectionSettings(reading: draft, path: defaultCollectionID)
            {
                collection.settings = settings
            }
            catalog.collections.append(collection)
        }
        refuseSimilarCollections(folders)
        catalog.collections.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        return readMasters(own(of: files + loose))
    }

    /// Refuses the settings of a collection that are in no collection.
    private mutating func refuseLooseSettings(at path: String) {
        let place = InputFolder.settingsPath(of: defaultCollectionID)
        catalog.errors.append(
            .misplacedSettings(
                path: path, reason: "the file is read only in the folder of a collection; move it to \(place)"
            ))
        catalog.unusable.collections.insert(defaultCollectionID)
    }

    /// Reads the published wallpapers. A damaged lock stops no build, because `publish` checks the server itself.
    private mutating func readLock(_ entry: InputFolder.Entry) {
        let path = folder.path + "/" + PublishedLock.fileName
        func warning(_ reason: String, at position: TextPosition? = nil) -> Diagnostic {
            Diagnostic(
                .lockUnusable, path: path, position: position,
                "\(reason); wallpress cannot tell which pictures were published")
        }
        if case .folder = entry {
            return catalog.notes.append(warning("expected a file, found a folder"))
        }
        let bytes: [UInt8]
        do throws(InputError) {
            if case .refused(let error) = entry { throw error }
            bytes = try InputFolder.contents(of: path)
        } catch {
            return catalog.notes.append(warning(error.reason))
        }
        do throws(JSONError) {
            let lock = try PublishedLock(parsing: bytes)
            (catalog.lock, catalog.kept) = (lock, folder.keptImages(of: lock))
        } catch {
            catalog.notes.append(warning(error.message, at: error.position))
        }
    }

    /// Returns the entries of a folder, without the files that editors and tools leave beside masters.
    mutating func entries(
        in path: String
    ) throws(InputError) -> [(name: String, entry: InputFolder.Entry)] {
        let entries = try folder.entries(in: path)
        let leftovers = LeftoverFiles(in: entries.map(\.name))
        return entries.filter { name, _ in
            if name == PublishedLock.fileName, path == folder.path { return true }
            guard let origin = leftovers.origin(of: name) else { return true }
            let original = LeftoverFiles.original(of: name)
            if let original { leftOut.insert(found(original, in: defaultCollectionID, at: path, .file).id) }
            let isText = ["yml", "yaml"].contains(Self.fileExtension(of: original ?? name))
            catalog.notes.append(
                Diagnostic(
                    .leftBehind, path: path + "/" + name,
                    "skipped: the name is that of \(origin)"
                        + (isText ? ", and its settings are ignored" : "; rename it if it is a master")))
            return false
        }
    }

    /// Adds an error about the master of a wallpaper. The wallpaper stays in the tree as it is.
    mutating func reject(_ id: String, _ error: InputError) {
        catalog.errors.append(error)
        catalog.unusable.insert(wallpaper: id)
    }
}
