import WallpressDiagnostics
import WallpaperMetadata

extension Remote {
    /// What a file at the remote is beside what is expected.
    enum State: Sendable { case missing, different, same }

    /// Compares files of the remote with what they should be, by checksum. Where the server tells no checksum, or another
    /// one, the files are read as a whole.
    func states(of files: [PictureFile]) async throws(PublishingError) -> [String: State] {
        if files.isEmpty { return [:] }
        return try await states(of: files, among: try await entries(of: files.map(\.path)))
    }

    /// Returns the paths of files that are missing or have other bytes than they should, in the order of the files.
    func deviations(among files: [PictureFile]) async throws(PublishingError) -> [String] {
        let states = try await states(of: files)
        return files.map(\.path).filter { states[$0] != .same }
    }

    /// Compares files with a listing that has their checksums.
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

    /// Returns the SHA-256 of files, which are read as a whole.
    private func checksums(of paths: [String]) async throws(PublishingError) -> [String: String] {
        if paths.isEmpty { return [:] }
        let list = try workspace.list(paths)
        let output = try await must(
            "read \(paths.shortened())",
            ["hashsum", "SHA256", "--download", "--no-traverse", "--files-from-raw", list], [root])
        let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            // 64 digits, two spaces, the path.
            line.count > 66 ? (String(line.dropFirst(66)), String(line.prefix(64))) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }
}
