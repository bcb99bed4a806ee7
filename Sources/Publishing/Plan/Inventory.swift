import WallpressDiagnostics
import WallpaperMetadata

/// The files of a tree and of earlier releases that are at a remote.
struct Inventory {
    /// The states of files that are missing or different at the remote, and of equal files that were never published.
    let states: [String: Remote.State]
    /// The paths of files that were published with other bytes than the tree has.
    let changed: Set<String>
    /// The paths of files that were never published, and are at the remote with other bytes.
    let strays: Set<String>
    /// The paths of published files that are not at the remote any more, or with other bytes.
    let lost: Set<String>

    /// Compares the remote.
    ///
    /// - Parameter published: The published wallpapers, by id.
    init(
        of tree: LocalTree, _ published: [String: PublishedWallpaper], at remote: Remote
    ) async throws(PublishingError) {
        let files = tree.wallpapers.flatMap(\.files)
        let offered = tree.wallpapers.compactMap { published[$0.id] }.filter { $0.deleted == nil }
        let records = published.values.flatMap(\.files).keyed(by: \.path)
        let isCompared = remote.features.comparesAll
        let entries = try await remote.files(
            inFoldersOf: (files + offered.flatMap(\.files)).map(\.path), hashed: isCompared)
        let there = Dictionary(entries.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        // A file without a checksum in the listing is trusted if its size is right: it was compared when it was sent.
        let suspects = offered.flatMap(\.files).filter { file in
            guard let entry = there[file.path], entry.bytes == file.byteCount else { return true }
            return entry.hashes["md5"].map { $0 != file.md5 } ?? false
        }
        let suspected = try await remote.states(of: suspects, among: entries)
        let lost = Set(suspected.filter { $0.value != .same }.keys)
        let changed = Set(
            files.filter { file in records[file.path].map { $0.sha256 != file.sha256 } ?? false }.map(\.path))
        let fresh = files.filter {
            records[$0.path] == nil || changed.contains($0.path) || lost.contains($0.path)
        }
        let (present, absent) = (
            fresh.filter { there[$0.path] != nil }, fresh.filter { there[$0.path] == nil }
        )
        let found =
            isCompared
            ? try await remote.states(of: present, among: entries) : try await remote.states(of: present)
        let states = found.merging(absent.map { ($0.path, .missing) }) { $1 }
        self.states = states
        self.changed = changed
        self.lost = lost
        strays = Set(fresh.map(\.path).filter { records[$0] == nil && states[$0] == .different })
    }

    /// Returns notes on files that are sent, one sentence each.
    func notes(on paths: [String]) -> [String] {
        let replaced = paths.filter(strays.contains)
        let again = paths.filter { lost.contains($0) && !changed.contains($0) }
        return [
            (replaced, "files at the remote that no release names are replaced"),
            (again, "published files that are missing or damaged at the remote are sent again"),
        ].filter { !$0.0.isEmpty }.map { "\($0.1): \($0.0.shortened())" }
    }
}
