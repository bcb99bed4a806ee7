extension Publication {
    /// A staged file on its way to its place.
    struct Move {
        let file: StagedFile
        let path: String

        func make(from staging: Staging) throws(PressError) {
            let place = Place(path)
            guard let folder = try staging.output.folder(place.folder, making: true) else { return }
            try staging.folder.move(file.name, to: folder, as: place.name)
        }
    }

    /// What has to be renamed so that a file is at all its paths; it is staged once for each of them.
    func moves(of file: StagedFile, to paths: [String], from staging: Staging) throws(PressError) -> [Move] {
        var kept: String?
        var pending: [String] = []
        for path in paths {
            if try isSame(file, at: path, in: staging) { kept = path } else { pending.append(path) }
        }
        guard let first = pending.first else { return [] }
        var source = file
        if let kept, let link = try link(toFileAt: kept, from: staging, byteCount: file.byteCount) {
            source = link
        }
        var moves = [Move(file: source, path: first)]
        for path in pending.dropFirst() {
            let twin =
                if usesHardLinks,
                    let link = try staging.link(
                        to: source.name, in: staging.folder, byteCount: file.byteCount)
                { link } else { try staging.copy(of: file) }
            moves.append(Move(file: twin, path: path))
        }
        return moves
    }

    private func link(
        toFileAt path: String, from staging: Staging, byteCount: Int
    ) throws(PressError) -> StagedFile? {
        let place = Place(path)
        guard usesHardLinks, let folder = try staging.output.folder(place.folder) else { return nil }
        return try staging.link(to: place.name, in: folder, byteCount: byteCount)
    }

    private func isSame(_ file: StagedFile, at path: String, in staging: Staging) throws(PressError) -> Bool {
        let place = Place(path)
        guard let folder = try staging.output.folder(place.folder),
            try folder.kind(of: place.name) == .file, let present = try folder.file(place.name)
        else { return false }
        return try present.hasSameBytes(as: staging.open(file))
    }
}
