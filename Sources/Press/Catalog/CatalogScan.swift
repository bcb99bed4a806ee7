import Diagnostics
import Pixels
import WallpaperMetadata

extension Catalog {
    /// Scans an input folder.
    ///
    /// - Parameters:
    ///   - input: The path of the folder.
    ///   - recipe: Its limits apply. Pictures that are in no folder of the input go into the default collection of its
    ///     first profile.
    ///   - drafts: Texts that stand for the `collection.yml` of collections, by the ids of these.
    /// - Throws: `PressError.input` if there is no such folder. Errors of parts of it are in `failures`.
    public static func scan(
        _ input: String, for recipe: Recipe, drafts: [String: String] = [:]
    ) throws(PressError) -> Catalog {
        try scan(InputFolder(input), for: recipe, drafts: drafts)
    }

    static func scan(
        _ folder: InputFolder, for recipe: Recipe, drafts: [String: String] = [:]
    ) throws(PressError) -> Catalog {
        var scan = CatalogScan(of: folder, for: recipe, drafts: drafts)
        try scan.run()
        return scan.catalog
    }
}

/// One scan of an input folder.
struct CatalogScan {
    let folder: InputFolder
    let limits: DecodingLimits
    let defaultCollection: String
    private let drafts: [String: String]
    var catalog = Catalog()

    init(of folder: InputFolder, for recipe: Recipe, drafts: [String: String] = [:]) {
        (self.folder, self.drafts) = (folder, drafts)
        limits = recipe.decoding.limits
        defaultCollection = recipe.profiles.first?.defaultCollection ?? Profile.suffixed.defaultCollection
    }

    /// Something in a collection, with the id and the variant that its name contains.
    struct Found {
        let collection: String
        let id: String
        let variant: Variant
        let path: String
        let entry: InputFolder.Entry
    }

    mutating func run() throws(PressError) {
        let claims = withoutTwins(try findClaims())
        var claimsByCollection = Dictionary(grouping: claims, by: \.file.collection)
        for index in catalog.collections.indices {
            fill(index, with: claimsByCollection.removeValue(forKey: catalog.collections[index].id) ?? [])
        }
        // The others are masters of collections that cannot be used.
        for claim in claimsByCollection.values.joined() {
            catalog.unusable.insert(wallpaper: claim.file.id)
        }
    }

    /// Reads the names, the settings and the headers of the input. The collections have no wallpapers yet.
    mutating func findClaims() throws(PressError) -> [Claim] {
        var (files, loose): ([Found], [Found]) = ([], [])
        for (name, entry) in try entries(in: folder.path) where name != Recipe.fileName {
            if case .folder = entry {
                files += openCollection(name)
            } else {
                loose.append(found(name, in: defaultCollection, at: folder.path, entry))
                catalog.unusable.collections.insert(name)
            }
        }
        let known = catalog.unusable.collections.union(catalog.collections.map(\.id))
        if !loose.isEmpty, !known.contains(defaultCollection) {
            var collection = Catalog.Collection(id: defaultCollection)
            // Its folder is made when the draft is saved.
            if let text = drafts[defaultCollection],
                let settings = try? CollectionSettings(parsing: text, path: defaultCollection)
            {
                collection.settings = settings
            }
            catalog.collections.append(collection)
        }
        catalog.collections.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        return readMasters(files + loose)
    }

    /// Adds the collection of a folder, and returns the files in it.
    private mutating func openCollection(_ id: String) -> [Found] {
        let path = folder.path + "/" + id
        if let problem = WallpaperID.problem(with: id) {
            let proposal = WallpaperID.proposal(for: id)
            catalog.failures.append(.badID(path: path, id: id, problem, proposal: proposal))
            catalog.unusable.hidesNames = true
            return []
        }
        var collection = Catalog.Collection(id: id)
        var files: [Found] = []
        do throws(PressError) {
            for (name, entry) in try entries(in: path) {
                if name == "collection.yml" {
                    if drafts[id] != nil { continue }
                    readSettings(of: &collection, at: path + "/" + name, entry)
                } else {
                    files.append(found(name, in: id, at: path, entry))
                }
            }
            if let text = drafts[id] {
                collection.settings = try CollectionSettings(parsing: text, path: path + "/collection.yml")
                catalog.notes += collection.settings.notes
            }
        } catch {
            catalog.failures.append(error)
            catalog.unusable.collections.insert(id)
            catalog.unusable.hidesNames = true
        }
        if !catalog.unusable.collections.contains(id) { catalog.collections.append(collection) }
        return files
    }

    private mutating func readSettings(
        of collection: inout Catalog.Collection, at path: String, _ entry: InputFolder.Entry
    ) {
        do throws(PressError) {
            switch entry {
            case .folder:
                throw .collection(path: path, line: nil, reason: "expected a file, found a folder")
            case .refused(let error): throw error
            case .file: collection.settings = try CollectionSettings(readingFrom: path)
            }
            catalog.notes += collection.settings.notes
        } catch {
            catalog.failures.append(error)
            catalog.unusable.collections.insert(collection.id)
        }
    }

    /// Returns what is in a folder, without what editors and tools leave beside masters.
    private mutating func entries(
        in path: String
    ) throws(PressError) -> [(name: String, entry: InputFolder.Entry)] {
        let entries = try folder.entries(in: path)
        let leftBehind = LeftBehind(in: entries.map(\.name))
        return entries.filter { name, _ in
            guard let origin = leftBehind.origin(of: name) else { return true }
            catalog.notes.append(
                Diagnostic(
                    .leftBehind, path: path + "/" + name,
                    "left out, its name is that of \(origin); rename it if it is a master"))
            return false
        }
    }

    /// Takes an error about the master of a wallpaper. The wallpaper stays in the tree as it is.
    mutating func reject(_ id: String, _ error: PressError) {
        catalog.failures.append(error)
        catalog.unusable.insert(wallpaper: id)
    }
}
