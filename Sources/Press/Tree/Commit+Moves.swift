import WallpressDisk

extension Commit {
    /// A rename from a name in the staging folder to a path in the tree.
    typealias Move = (name: String, path: String)

    /// Returns the renames that bring a staged file to its paths. A path that already has these bytes needs none.
    func moves(of file: Staging.File, in staging: Staging) throws(DiskError) -> [Move] {
        var (kept, changed): (String?, [String]) = (nil, [])
        for path in file.paths {
            if try isSame(file, at: path, in: staging) { kept = path } else { changed.append(path) }
        }
        guard let first = changed.first else { return [] }
        var source = file.name
        if let kept, let link = try link(toFileAt: kept, in: staging) { source = link }
        var moves: [Move] = [(source, first)]
        for path in changed.dropFirst() {
            if usesHardLinks, let link = try staging.link(to: source, in: staging.folder) {
                moves.append((link, path))
            } else {
                moves.append((try staging.copy(of: file), path))
            }
        }
        return moves
    }

    /// Renames staged files to their paths.
    func move(_ moves: [Move], from staging: Staging) throws(DiskError) {
        for (name, path) in moves {
            let place = Place(path)
            guard let folder = try staging.output.folder(place.folder, making: true) else { continue }
            try staging.folder.move(name, to: folder, as: place.name)
        }
    }

    private func link(toFileAt path: String, in staging: Staging) throws(DiskError) -> String? {
        let place = Place(path)
        guard usesHardLinks, let folder = try staging.output.folder(place.folder) else { return nil }
        return try staging.link(to: place.name, in: folder)
    }

    private func isSame(_ file: Staging.File, at path: String, in staging: Staging) throws(DiskError) -> Bool
    {
        let place = Place(path)
        guard let folder = try staging.output.folder(place.folder),
            try folder.kind(of: place.name) == .file, let present = try folder.file(place.name)
        else { return false }
        return try present.hasSameBytes(as: staging.open(file))
    }
}
