import WallpressDiagnostics
import WallpaperMetadata

extension Remote {
    /// The state of a file at the remote, compared with the expected one.
    enum State: Sendable { case missing, different, same }

    /// Compares files of the remote with their expected state, by checksum. If the server reports no checksum, or another
    /// one, the files are read as a whole.
    func states(of files: [ImageFile]) async throws(PublishingError) -> [String: State] {
        if files.isEmpty { return [:] }
        if features.hash != nil {
            return try await states(of: files, among: try await entries(of: files.map(\.path), hashed: true))
        }
        let checksums = try await checksums(of: files.map(\.path))
        return Dictionary(
            files.map { file in
                (file.path, checksums[file.path].map { $0 == file.sha256 ? .same : .different } ?? .missing)
            }, uniquingKeysWith: { $1 })
    }

    /// Returns the paths of files that are missing or have other bytes than they should, in the order of the files.
    func deviations(among files: [ImageFile]) async throws(PublishingError) -> [String] {
        let states = try await states(of: files)
        return files.map(\.path).filter { states[$0] != .same }
    }

    /// Returns the paths of files that were as they should be a moment ago and are no longer, in the order of the files.
    /// The files are compared by size if checksums are expensive.
    func losses(among files: [ImageFile]) async throws(PublishingError) -> [String] {
        if files.isEmpty || features.comparesAll { return try await deviations(among: files) }
        let entries = try await entries(of: files.map(\.path), hashed: false)
        let sizes = Dictionary(entries.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        return files.filter { sizes[$0.path] == nil || sizes[$0.path] != $0.byteCount }.map(\.path)
    }

    /// Compares files with a listing that has their checksums.
    func states(
        of files: [ImageFile], among entries: [Entry]
    ) async throws(PublishingError) -> [String: State] {
        let found = Dictionary(entries.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        var states: [String: State] = [:]
        var unsure: [ImageFile] = []
        for file in files {
            guard let entry = found[file.path] else {
                states[file.path] = .missing
                continue
            }
            let hash = features.hash.flatMap { entry.hashes[$0.rawValue] }
            let expected = features.hash == .md5 ? file.md5 : file.sha256
            if entry.bytes != file.byteCount {
                states[file.path] = .different
            } else if let hash, hash == expected {
                states[file.path] = .same
            } else {
                unsure.append(file)
            }
        }
        let checksums = try await checksums(of: unsure.map(\.path))
        for file in unsure { states[file.path] = checksums[file.path] == file.sha256 ? .same : .different }
        return states
    }

    /// Returns the SHA-256 of files by path, without missing ones. They are read as a whole, several at a time.
    private func checksums(of paths: [String]) async throws(PublishingError) -> [String: String] {
        if paths.isEmpty { return [:] }
        let output = try await rclone.run(
            ["hashsum", "SHA256", "--download", "--transfers", "\(transfers)"] + (try looking(for: paths)),
            [root],
            observe: progress(of: paths.count))
        guard output.status == 0 || isDisturbed(output) else {
            throw failure("read \(paths.shortened())", output)
        }
        let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            // 64 digits, two spaces, the path.
            line.count > 66 ? (String(line.dropFirst(66)), String(line.prefix(64))) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// Returns whether only some files could not be read. If files are written bit by bit, another publisher may be writing them.
    private func isDisturbed(_ output: Rclone.Output) -> Bool {
        !features.replacesInOneStep && !output.fileErrors.paths.isEmpty && !output.fileErrors.isEnough
    }
}
