import WallpressDisk

extension Commit {
    /// Checks all paths before anything is changed.
    ///
    /// - Returns: The folders of all files, and the folders above them.
    func checkedFolders(
        in output: OutputFolder
    ) throws(DiskError) -> (images: Set<String>, documents: Set<String>) {
        var paths: Set<String> = []
        var (imageFolders, documentFolders): (Set<String>, Set<String>) = ([], [])
        for path in images.flatMap(\.paths) {
            try check(path, among: &paths, in: output)
            imageFolders.formUnion(Place(path).folders)
        }
        for path in documents.map(\.path) {
            try check(path, among: &paths, in: output)
            documentFolders.formUnion(Place(path).folders)
        }
        if let folder = imageFolders.union(documentFolders).first(where: paths.contains) {
            let below = paths.filter { $0.hasPrefix(folder + "/") }.min() ?? folder
            throw DiskError(
                at: output.root.path(of: below), tried: "write the file",
                reason: "its folder would have the same path as another file")
        }
        for path in removals { try check(path, against: output, tried: "remove the file") }
        return (imageFolders, documentFolders)
    }

    private func check(
        _ path: String, among paths: inout Set<String>, in output: OutputFolder
    ) throws(DiskError) {
        guard paths.insert(path).inserted else {
            throw DiskError(
                at: output.root.path(of: path), tried: "write the file",
                reason: "two files would have this path")
        }
        try check(path, against: output, tried: "write the file")
    }

    private func check(_ path: String, against output: OutputFolder, tried: String) throws(DiskError) {
        try output.checkSpelling(of: path)
        let place = Place(path)
        let shown = output.root.path(of: path)
        if path.split(separator: "/").first?.lowercased() == OutputFolder.stagingName {
            throw DiskError(at: shown, tried: tried, reason: "wallpress reserves this folder")
        }
        guard let folder = try output.folder(place.folder) else { return }
        switch try folder.kind(of: place.name) {
        case .file, .link, nil: return
        case .folder: throw DiskError(at: shown, tried: tried, reason: "a folder has this path")
        case .other: throw DiskError(at: shown, tried: tried, reason: "another kind of file has this path")
        }
    }

    /// Removes the files in `removals`, and the folders that are empty after that.
    func remove(from output: OutputFolder) throws(DiskError) {
        if removals.isEmpty { return }
        let wanted = images.flatMap(\.paths) + documents.map(\.path) + unchanged
        let spellings = Dictionary(grouping: wanted) { $0.lowercased() }
        for path in removals {
            let place = Place(path)
            guard let folder = try output.folder(place.folder) else { continue }
            guard try !isWanted(path, as: spellings[path.lowercased()] ?? [], in: output) else { continue }
            try folder.remove(place.name)
            removeEmptyFolders(place.folders, from: output)
        }
    }

    /// Returns whether a path leads to one of these files. On a case-insensitive disk, `Forest.jpg` is
    /// the same file as the `forest.jpg` that was just committed.
    private func isWanted(
        _ path: String, as spellings: [String], in output: OutputFolder
    ) throws(DiskError) -> Bool {
        guard let file = try output.status(of: path) else { return false }
        for spelling in spellings {
            guard let wanted = try output.status(of: spelling) else { continue }
            if FileIdentity(wanted) == FileIdentity(file) { return true }
        }
        return false
    }

    /// Removes empty folders. It is not an error if that fails, because an empty folder does no harm.
    private func removeEmptyFolders(_ paths: [String], from output: OutputFolder) {
        for path in paths where !path.isEmpty {
            let place = Place(path)
            guard let parent = try? output.folder(place.folder), parent.removeFolderIfEmpty(place.name)
            else { return }
        }
    }
}
