import WallpressDisk
import WallpressInput
import WallpaperMetadata

/// Changes to the files of an input. They happen at once, and can be undone.
extension Workbench {
    package func rename(_ id: String, to name: String, revision: Int) async throws(StudioError)
        -> EditResponse
    {
        try await checkWhenUnlocked(revision)
        let (collection, files) = try files(of: id)
        let new = try freeID(name, for: id)
        let moves = files.map { file in
            let folder = Place(file.path).folder
            let name = new + file.suffix + file.path.fileExtension
            return FileMove(from: file.path, to: folder.isEmpty ? name : "\(folder)/\(name)")
        }
        try draft.applyOnDisk(
            [.rename(collection: collection, id: id, to: new), .rename(collection: nil, id: id, to: new)],
            moves: moves, title: "id", of: [new, id], shown: state.order)
        return await response()
    }

    package func remove(_ id: String, revision: Int) async throws(StudioError) -> EditResponse {
        try await checkWhenUnlocked(revision)
        let (collection, files) = try files(of: id)
        try draft.applyOnDisk(
            [.remove(collection: collection, id: id), .remove(collection: nil, id: id)],
            moves: files.map { draft.folder.removal(of: $0.path) }, title: "removal", of: [id],
            shown: state.order)
        return await response()
    }

    package func removeMaster(
        at path: String, of id: String, revision: Int
    ) async throws(StudioError) -> EditResponse {
        try await checkWhenUnlocked(revision)
        let name = draft.folder.relativePath(of: path)
        guard let file = try files(of: id).files.first(where: { $0.path == name && !$0.suffix.isEmpty })
        else {
            throw .notFound(path)
        }
        try draft.applyOnDisk(
            [], moves: [draft.folder.removal(of: file.path)], title: "separate master", of: [id])
        return await response()
    }

    package func noteAdded(_ copy: Addition.Copy) throws(StudioError) {
        guard let path = draft.folder.relativePath(of: copy.path) else { throw .notFound(copy.path) }
        let addition = draft.folder.removal(of: path).reversed
        try draft.noteOnDisk(
            (copy.replaced.map { [$0] } ?? []) + [addition],
            title: copy.replaced == nil ? "added picture" : "new picture", of: [copy.id])
    }

    /// Returns the files of a wallpaper, and its collection.
    private func files(
        of id: String
    ) throws(StudioError) -> (collection: String, files: [(path: String, suffix: String)]) {
        guard let collection = state.job(id)?.collectionID else { throw .unknownWallpaper(id) }
        return (collection, try onInput(try draft.folder.masters(of: id, in: collection, for: state.recipe)))
    }

    /// Returns a new id for a wallpaper. The page proposes one for any text.
    private func freeID(_ text: String, for id: String) throws(StudioError) -> String {
        if let problem = WallpaperID.problem(with: text) {
            throw .badRequest("the id \"\(text.excerpt)\" \(problem); try \(WallpaperID.proposal(for: text))")
        }
        guard text != id else { throw .badRequest("the wallpaper already has this id") }
        let others = state.collections.flatMap(\.wallpapers).map(\.id).filter { $0 != id }
        if others.contains(where: { $0.lowercased() == text.lowercased() }) {
            throw .badRequest("another wallpaper has the id \"\(text)\"")
        }
        return text
    }
}

extension String {
    /// The extension with its dot.
    fileprivate var fileExtension: Substring {
        lastIndex(of: ".").map { self[$0...] } ?? ""
    }
}
