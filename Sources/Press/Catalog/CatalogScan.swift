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
    /// - Throws: `PressError.input` if there is no such folder. Errors of parts of it are in `failures`.
    public static func scan(_ input: String, for recipe: Recipe) throws(PressError) -> Catalog {
        try scan(InputFolder(input), for: recipe)
    }

    static func scan(_ folder: InputFolder, for recipe: Recipe) throws(PressError) -> Catalog {
        var scan = CatalogScan(
            folder: folder, limits: recipe.decoding.limits,
            defaultCollection: recipe.profiles.first?.defaultCollection ?? Profile.suffixed.defaultCollection)
        try scan.run()
        return scan.catalog
    }
}

/// One scan of an input folder.
struct CatalogScan {
    let folder: InputFolder
    let limits: DecodingLimits
    let defaultCollection: String
    var catalog = Catalog()

    /// A file of a collection, with the id and the variant that its name contains.
    struct Found {
        let id: String
        let variant: Variant
        let folder: String
        let name: String

        var path: String { "\(folder)/\(name)" }
    }

    mutating func run() throws(PressError) {
        var folders: [String] = []
        var loose: [String] = []
        let listing = try folder.names(in: folder.path)
        catalog.failures += listing.failures
        for name in listing.names {
            let path = folder.path + "/" + name
            switch folder.entry(at: path) {
            case .folder: folders.append(name)
            case .file where name == "wallpress.yml": break
            case .file: loose.append(name)
            case .refused(let error): catalog.failures.append(error)
            }
        }
        var files: [String: [Found]] = [:]
        for id in folders { files[id] = openCollection(id) }
        let pictures = found(loose, in: folder.path)
        if !pictures.isEmpty {
            if files[defaultCollection] == nil { catalog.collections.append(.init(id: defaultCollection)) }
            files[defaultCollection, default: []] += pictures
        }
        catalog.collections.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        rejectDuplicates(&files)
        for index in catalog.collections.indices {
            fill(index, with: files[catalog.collections[index].id] ?? [])
        }
    }

    /// Adds the collection of a folder, and returns the files in it.
    private mutating func openCollection(_ id: String) -> [Found] {
        let path = folder.path + "/" + id
        if let problem = WallpaperID.problem(with: id) {
            let proposal = WallpaperID.proposal(for: id)
            catalog.failures.append(.badID(path: path, id: id, problem, proposal: proposal))
            return []
        }
        var collection = Catalog.Collection(id: id)
        var files: [String] = []
        do throws(PressError) {
            let listing = try folder.names(in: path)
            catalog.failures += listing.failures
            for name in listing.names {
                let file = path + "/" + name
                switch folder.entry(at: file) {
                case .folder: catalog.failures.append(.notAFile(path: file, found: "a folder"))
                case .refused(let error): catalog.failures.append(error)
                case .file where name == "collection.yml":
                    collection.settings = try CollectionSettings(readingFrom: file)
                case .file: files.append(name)
                }
            }
        } catch {
            catalog.failures.append(error)
            collection.isUsable = false
        }
        catalog.notes += collection.settings.notes
        catalog.collections.append(collection)
        return collection.isUsable ? found(files, in: path) : []
    }
}
