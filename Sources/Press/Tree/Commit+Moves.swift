import Disk

extension Commit {
    /// Returns a staged file for each path of a picture, ready to be renamed to that path. It is nil for a path that
    /// already has these bytes.
    func sources(
        of file: StagedFile, for paths: [String], from staging: Staging
    ) throws(DiskError) -> [StagedFile?] {
        var sources: [StagedFile?] = []
        var kept: String?
        for path in paths {
            let isThere = try isSame(file, at: path, in: staging)
            if isThere { kept = path }
            sources.append(isThere ? nil : file)
        }
        guard let first = sources.firstIndex(where: { $0 != nil }) else { return sources }
        var source = file
        if let kept, let link = try link(toFileAt: kept, from: staging) {
            source = link
        }
        sources[first] = source
        for index in sources.indices.dropFirst(first + 1) where sources[index] != nil {
            sources[index] =
                if usesHardLinks, let link = try staging.link(to: source.name, in: staging.folder) {
                    link
                } else {
                    try staging.copy(of: file)
                }
        }
        return sources
    }

    /// Renames staged files to their paths.
    func move(
        _ sources: [StagedFile?], to paths: some Sequence<String>, from staging: Staging
    ) throws(DiskError) {
        for (source, path) in zip(sources, paths) {
            let place = Place(path)
            guard let source, let folder = try staging.output.folder(place.folder, making: true) else {
                continue
            }
            try staging.folder.move(source.name, to: folder, as: place.name)
        }
    }

    private func link(toFileAt path: String, from staging: Staging) throws(DiskError) -> StagedFile? {
        let place = Place(path)
        guard usesHardLinks, let folder = try staging.output.folder(place.folder) else { return nil }
        return try staging.link(to: place.name, in: folder)
    }

    private func isSame(_ file: StagedFile, at path: String, in staging: Staging) throws(DiskError) -> Bool {
        let place = Place(path)
        guard let folder = try staging.output.folder(place.folder),
            try folder.kind(of: place.name) == .file, let present = try folder.file(place.name)
        else { return false }
        return try present.hasSameBytes(as: staging.open(file))
    }
}
