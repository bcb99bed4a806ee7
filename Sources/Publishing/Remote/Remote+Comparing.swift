import WallpressDiagnostics
import WallpaperMetadata

extension Remote {
    /// What a file at the remote is beside what is expected.
    enum State: Sendable { case missing, different, same }

    /// Compares files of the remote with what they should be, by checksum. Where the server tells no checksum, or another
    /// one, the files are read as a whole.
    func states(of files: [PictureFile]) async throws(PublishingError) -> [String: State] {
        if files.isEmpty { return [:] }
        if features.listsHashes {
            return try await states(of: files, among: try await entries(of: files.map(\.path)))
        }
        let checksums = try await checksums(of: files)
        return Dictionary(
            files.map { file in
                (file.path, checksums[file.path].map { $0 == file.sha256 ? .same : .different } ?? .missing)
            }, uniquingKeysWith: { $1 })
    }

    /// Returns the paths of files that are missing or have other bytes than they should, in the order of the files.
    func deviations(among files: [PictureFile]) async throws(PublishingError) -> [String] {
        let states = try await states(of: files)
        return files.map(\.path).filter { states[$0] != .same }
    }

    /// Returns the paths of files that were as they should be a moment ago and are no longer, in the order of the files.
    /// Where checksums are expensive, the files are compared by size.
    func losses(among files: [PictureFile]) async throws(PublishingError) -> [String] {
        if files.isEmpty || features.comparesAll { return try await deviations(among: files) }
        let entries = try await entries(of: files.map(\.path))
        let sizes = Dictionary(entries.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        return files.filter { sizes[$0.path] == nil || sizes[$0.path] != $0.byteCount }.map(\.path)
    }

    /// Compares files with a listing, and by checksum where the size is right.
    func states(
        of files: [PictureFile], among entries: [Entry]
    ) async throws(PublishingError) -> [String: State] {
        let found = Dictionary(entries.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        var states: [String: State] = [:]
        var unsure: [PictureFile] = []
        for file in files {
            guard let entry = found[file.path] else {
                states[file.path] = .missing
                continue
            }
            let hash = features.hash.flatMap { entry.hashes[$0.rawValue] }
            if entry.bytes != file.byteCount {
                states[file.path] = .different
            } else if let hash, hash == features.hash?.expected(of: file) {
                states[file.path] = .same
            } else {
                unsure.append(file)
            }
        }
        let checksums = try await checksums(of: unsure)
        for file in unsure { states[file.path] = checksums[file.path] == file.sha256 ? .same : .different }
        return states
    }
}

// MARK: - Checksums

extension Remote {
    /// Returns the SHA-256 of files by path, without those that are not there. A file is read as a whole, unless a checksum of
    /// the server is the one that is expected.
    private func checksums(of files: [PictureFile]) async throws(PublishingError) -> [String: String] {
        var (left, found): ([PictureFile], [String: String]) = (files, [:])
        // Checksums that are listed were compared before.
        if let hash = features.hash, !features.listsHashes {
            let told = try await digests(hash, of: left, [])
            for file in left where told[file.path] == hash.expected(of: file) { found[file.path] = file.sha256 }
            left = left.filter { told[$0.path] != nil && found[$0.path] == nil }
        }
        return found.merging(try await digests(.sha256, of: left, ["--download"])) { $1 }
    }

    /// Runs `rclone hashsum` for files, several at a time.
    private func digests(
        _ hash: Features.Hash, of files: [PictureFile], _ options: [String]
    ) async throws(PublishingError) -> [String: String] {
        if files.isEmpty { return [:] }
        let paths = files.map(\.path)
        // A request lists a whole folder.
        let lookups = paths.count > Self.mostLookups ? [] : ["--no-traverse"]
        let output = try await rclone.run(
            ["hashsum", hash.rawValue] + options
                + ["--transfers", "\(transfers)", "--files-from-raw", try workspace.list(paths)] + lookups, [root]
        ) { if case .lines(let count) = $0 { observe(.checked(files: count, of: paths.count)) } }
        guard output.status == 0 || isDisturbed(output) else {
            throw failure("read \(paths.shortened())", output)
        }
        let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            // The digits, two spaces, the path.
            guard line.count > hash.digits + 2 else { return nil }
            return (String(line.dropFirst(hash.digits + 2)), String(line.prefix(hash.digits)))
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// Whether only some files could not be read. Where files are written bit by bit, another publisher may be writing them.
    private func isDisturbed(_ output: Rclone.Output) -> Bool {
        !features.replacesInOneStep && !output.failures.paths.isEmpty && !output.failures.isEnough
    }
}

extension Remote.Features.Hash {
    /// How many hexadecimal digits it has.
    fileprivate var digits: Int {
        switch self {
        case .md5: 32
        case .sha256: 64
        }
    }

    /// The digest that a file should have.
    fileprivate func expected(of file: PictureFile) -> String? {
        switch self {
        case .md5: file.md5
        case .sha256: file.sha256
        }
    }
}
