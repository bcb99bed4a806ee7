import WallpressDiagnostics
import WallpressDisk
import WallpaperMetadata

extension CatalogScan {
    /// Adds the collection of a folder, and returns the files in it.
    mutating func openCollection(_ id: String) -> [NamedFile] {
        let path = folder.path + "/" + id
        if let problem = WallpaperID.problem(with: id) {
            var proposal = WallpaperID.proposal(for: id)
            while FileIdentity(of: folder.path + "/" + proposal) != nil {
                proposal = WallpaperID.successor(of: proposal, besides: [])
            }
            catalog.errors.append(.badID(path: path, id: id, problem, proposal: proposal))
            catalog.unusable.hidesNames = true
            return []
        }
        var collection = Catalog.Collection(id: id)
        var files: [NamedFile] = []
        do throws(InputError) {
            let entries = try entries(in: path)
            refuseMisnamed(entries.map(\.name), in: id, at: path)
            for (name, entry) in entries {
                if SettingsNames.collection.isSimilar(name) || SettingsNames.recipe.isMeant(by: name) {
                    continue
                } else if SettingsNames.collection.read.contains(name) {
                    if drafts[id] != nil { continue }
                    readSettings(of: &collection, at: path + "/" + name, entry)
                } else {
                    files.append(found(name, in: id, at: path, entry))
                }
            }
            if let draft = drafts[id] {
                collection.settings = try CollectionSettings(
                    reading: draft, path: path + "/" + CollectionSettings.fileName)
                catalog.notes += collection.settings.notes
            }
        } catch {
            catalog.errors.append(error)
            catalog.unusable.collections.insert(id)
            catalog.unusable.hidesNames = true
        }
        if !catalog.unusable.collections.contains(id) { catalog.collections.append(collection) }
        return files
    }

    /// Refuses a collection whose settings have another name. It would be built without them, and be public before its start.
    private mutating func refuseMisnamed(_ names: [String], in id: String, at path: String) {
        do throws(SettingsNames.MisnamedFile) {
            _ = try SettingsNames.collection.find(in: names)
            if let recipe = names.first(where: SettingsNames.recipe.isMeant) {
                throw .init(name: recipe, reason: "the file is read only in the input folder; move it there")
            }
        } catch {
            catalog.errors.append(.misplacedSettings(path: path + "/" + error.name, reason: error.reason))
            catalog.unusable.collections.insert(id)
        }
    }

    private mutating func readSettings(
        of collection: inout Catalog.Collection, at path: String, _ entry: InputFolder.Entry
    ) {
        do throws(InputError) {
            switch entry {
            case .folder:
                throw .collection(path: path, line: nil, reason: "expected a file, found a folder")
            case .refused(let error): throw error
            case .file: collection.settings = try CollectionSettings(readingFrom: path)
            }
            catalog.notes += collection.settings.notes
        } catch {
            catalog.errors.append(error)
            catalog.unusable.collections.insert(collection.id)
        }
    }

    /// Refuses collections whose ids differ only in case, because clients or disks may confuse them.
    ///
    /// - Parameter folders: The names of all folders in the input, also of those that cannot be used.
    mutating func refuseSimilarCollections(_ folders: [String]) {
        let ids = Set(folders).union(catalog.collections.map(\.id))
        func path(of id: String) -> String { folders.contains(id) ? folder.path + "/" + id : folder.path }
        for similar in Dictionary(grouping: ids, by: { $0.lowercased() }).values where similar.count > 1 {
            for id in catalog.collections.map(\.id).filter(similar.contains) {
                let others = similar.filter { $0 != id }.map(path).sorted()
                catalog.errors.append(.sameID(path: path(of: id), id: id, others: others))
                catalog.unusable.collections.insert(id)
            }
        }
        catalog.collections.removeAll { catalog.unusable.collections.contains($0.id) }
    }
}
