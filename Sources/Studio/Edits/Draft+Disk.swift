import WallpressInput
import WallpaperMetadata

/// The concurrent changes of a draft and the disk.
extension Draft {
    /// Returns unsaved changes in the order of the paths, with newer changes on disk.
    package func changes() -> [FileChange] {
        changedPaths.map { path in
            let file = files[path] ?? DraftFile()
            let old = String(decoding: file.read ?? [], as: UTF8.self)
            return FileChange(
                path: path, isNew: file.read == nil, diff: FileChange.lines(from: old, to: file.text),
                text: file.text,
                conflict: concurrentChange(of: path).map {
                    FileChange.Conflict(key: $0.key, parts: FileChange.Part.all(of: $0.merge))
                })
        }
    }

    /// Returns the files that were changed both here and on disk, with their texts.
    package func conflicts() -> [StudioError.Conflict] { changedPaths.compactMap(conflict) }

    /// The changed files that also contain newer changes from the disk.
    package var merged: [String] { changedPaths.filter { files[$0]?.isMerged == true } }

    /// The reasons that files on disk cannot be used that were also changed there, below the unsaved changes.
    var brokenOnDisk: [InputError] {
        conflicts().compactMap { conflict in
            guard let text = conflict.disk else { return nil }
            do throws(StudioError) {
                try check(YAMLDocument(text), of: conflict.path)
                return nil
            } catch {
                if case .input(let error) = error { return error }
                return nil
            }
        }
    }

    var changedPaths: [String] { files.filter { $0.value.isChanged }.keys.sorted() }

    func conflict(of path: String) -> StudioError.Conflict? {
        guard let file = files[path] else { return nil }
        let disk = SettingsFile(reading: path, in: folder)
        // Somebody may have written the same text.
        guard disk.problem != nil || disk.bytes != file.read, disk.bytes != Array(file.text.utf8) else {
            return nil
        }
        return StudioError.Conflict(path: path, mine: file.text, disk: disk.bytes == nil ? nil : disk.text)
    }

    /// Writes the files that were changed. Each one is written under a temporary name, and then renamed.
    ///
    /// - Returns: Their paths.
    /// - Throws: `StudioError.conflicts` if one of them changed on disk since it was read. Nothing is written then.
    @discardableResult
    package mutating func save() throws(StudioError) -> [String] {
        let paths = changedPaths
        var conflicts: [StudioError.Conflict] = []
        do throws(InputError) {
            try folder.locked { () throws(InputError) in
                conflicts = self.conflicts()
                guard conflicts.isEmpty else { return }
                try folder.replaceSettings(paths.map { ($0, Array(text(at: $0).utf8)) })
            }
        } catch {
            throw .input(error)
        }
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
        for path in paths { files[path]?.markAsRead() }
        return paths
    }

    /// Reads the state of a file on disk, and drops the changes made here.
    package mutating func discard(_ path: String) {
        guard files[path] != nil else { return }
        forgetSteps(of: path)
        _ = take([path])
    }

    /// Keeps the text of a file, and counts the state on disk as read, so that saving replaces it.
    package mutating func overwrite(_ path: String) throws(StudioError) {
        guard files[path] != nil else { return }
        let disk = SettingsFile(reading: path, in: folder)
        if let problem = disk.problem { throw .input(problem) }
        files[path]?.read = disk.bytes
    }

    /// Reads the disk again. Changes made only there are adopted, and so are changes in other lines than here. If
    /// both changed the same lines, it stays a conflict.
    ///
    /// - Returns: The paths of the files whose text changed.
    @discardableResult
    package mutating func reread() throws(StudioError) -> [String] {
        let all = Set(try onInput(try folder.settingsPaths())).union(files.keys)
        let taken = take(all.filter { files[$0]?.isChanged != true })
        return (taken + mergeDisk()).sorted()
    }

    /// Adopts files as they are on disk.
    private mutating func take(_ paths: some Sequence<String>) -> [String] {
        var changed: [String] = []
        for path in paths.sorted() {
            let disk = SettingsFile(reading: path, in: folder)
            let mine = files[path] ?? DraftFile()
            files[path]?.isMerged = false
            guard !mine.text.utf8.elementsEqual(disk.text.utf8) || mine.problem != disk.problem else {
                files[path, default: DraftFile()].read = disk.bytes
                continue
            }
            files[path] = DraftFile(disk)
            rebaseSteps(of: path, from: mine.text, to: disk.text)
            changed.append(path)
        }
        return changed
    }
}
