import WallpressDisk
import WallpressInput

/// The merge of the changes in a draft and those on disk.
extension Draft {
    /// A file that was changed in both places.
    struct ConcurrentChange {
        /// A key that changes whenever one of the texts does.
        let key: String
        let merge: LineMerge
        /// Whether only one of both texts can stay, because there is no file anymore, or because nobody could read both together.
        let isWhole: Bool
        /// The bytes on disk.
        let disk: [UInt8]?
    }

    /// Returns the choices that have to be made before a file is saved; nil if it did not change on disk.
    func concurrentChange(of path: String) -> ConcurrentChange? {
        guard let conflict = conflict(of: path), let file = files[path] else { return nil }
        let base = file.read.map { String(decoding: $0, as: UTF8.self) }
        let (mine, disk) = (file.text, conflict.disk ?? "")
        let key = Checksum(of: [base ?? "", mine, disk].joined(separator: "\0")).description
        var merge = LineMerge(base: base ?? "", mine: mine, disk: disk)
        let isReadable = SettingsFile(reading: path, in: folder).problem == nil
        var isWhole = base == nil || conflict.disk == nil || !isReadable
        if !isWhole, merge.openCount == 0 {
            isWhole = (try? check(YAMLDocument(merge.text()), of: path)) == nil
        }
        if isWhole { merge = LineMerge(mine: mine, disk: disk) }
        return ConcurrentChange(
            key: key, merge: merge, isWhole: isWhole, disk: conflict.disk.map { Array($0.utf8) })
    }

    /// Merges changes on disk into files that were changed here, if nothing is left to choose.
    ///
    /// - Returns: The paths of these files.
    mutating func mergeDisk() -> [String] {
        changedPaths.filter { path in
            guard let change = concurrentChange(of: path), change.merge.openCount == 0 else { return false }
            take(change.merge.text(), at: path, change)
            return true
        }
    }

    /// Merges the changes of both sides into a file, with a choice for each place where they meet.
    ///
    /// - Parameter key: The key of the change for which the choices were made.
    /// - Throws: `StudioError.stale` if one of the texts has changed since, `.input` if nobody could read the result.
    package mutating func settle(
        _ path: String, _ choices: [LineMerge.Side], key: String
    ) throws(StudioError) {
        guard let change = concurrentChange(of: path), change.key == key,
            choices.count == change.merge.openCount
        else { throw .stale }
        if change.isWhole {
            if choices == [.mine] { try overwrite(path) } else { discard(path) }
            return
        }
        let text = change.merge.text(choosing: choices)
        try check(YAMLDocument(text), of: path)
        take(text, at: path, change)
    }

    private mutating func take(_ text: String, at path: String, _ change: ConcurrentChange) {
        let base = String(decoding: files[path]?.read ?? [], as: UTF8.self)
        let disk = String(decoding: change.disk ?? [], as: UTF8.self)
        files[path]?.document = YAMLDocument(text)
        files[path]?.read = change.disk
        files[path]?.isMerged = true
        // Undoing must not take back the changes of the other side.
        rebaseSteps(of: path, from: base, to: disk)
    }
}
