import Diagnostics
import WallpaperMetadata

extension FileRecords {
    /// Findings on files that `metadata/v2` speaks of and no client of the served profiles asks for: that they are
    /// there can be told of a folder only.
    ///
    /// - Parameter asked: The paths that clients ask for, which are looked at anyway.
    func findings(besides asked: some Sequence<String>, in tree: any Tree) -> [Diagnostic] {
        let others = Set(paths).subtracting(asked).sorted()
        let files = others.isEmpty ? nil : tree.files().map(Set.init)
        return others.compactMap { path in
            guard let record = self[path] else { return nil }
            let isSafe = Layout.isSafe(path)
            if isSafe, files?.contains(path) ?? true { return nil }
            return Diagnostic(
                .recordMismatch, wallpaper: record.wallpaper, path: Layout.metadataPath(.v2),
                position: record.position,
                isSafe
                    ? "expected \(path), found no such file"
                    : "expected a path inside the tree, found \(path.quoted)")
        }
    }
}
