import WallpressDisk
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads and replaces the YAML files of an input, for a program that edits them.
extension InputFolder {
    /// Returns the paths of the recipe and of the settings of all collections, in the input. They do not have to exist.
    package func settingsPaths() throws(InputError) -> [String] {
        let folders = try entries(in: path).filter { name, entry in
            if case .folder = entry { WallpaperID.problem(with: name) == nil } else { false }
        }
        return [Recipe.fileName] + folders.map { Self.settingsPath(of: $0.name) }
    }

    /// Returns the path of the settings of a collection, in the input.
    package static func settingsPath(of collection: String) -> String {
        "\(collection)/\(CollectionSettings.fileName)"
    }

    /// Returns the bytes of a file of settings, or nil if there is no such file.
    ///
    /// - Parameter name: The path in the input.
    /// - Throws: Also if a link leads out of the input, or if the file is larger than YAML may be.
    package func settings(at name: String) throws(InputError) -> [UInt8]? {
        guard let file = try realFile(name) else { return nil }
        let bytes = try Self.contents(of: file, upTo: YAMLReader.maxFileByteCount + 1)
        guard bytes.count <= YAMLReader.maxFileByteCount else {
            throw .unreadable(
                path: path + "/" + name, tried: "read the file",
                reason: "expected at most \(YAMLReader.maxFileByteCount) bytes of YAML, found more")
        }
        return bytes
    }

    /// Replaces files of settings, or makes them. All of them are written aside and synced before the first one gets its
    /// name. So nobody ever sees a part of a file, and a full disk changes none of them.
    ///
    /// - Parameter files: The bytes by the paths in the input. To be called while `locked`.
    package func replaceSettings(_ files: [(name: String, bytes: [UInt8])]) throws(InputError) {
        var replacements: [Replacement] = []
        for file in files {
            let replacement = try replacement(of: file.name)
            if let same = replacements.firstIndex(of: replacement) {
                throw .disk(
                    DiskError(
                        at: path + "/" + file.name, tried: "save it",
                        reason:
                            "the link leads to \(files[same].name), which also has changes; replace the "
                            + "link with a copy of the file"))
            }
            replacements.append(replacement)
        }
        do throws(DiskError) {
            for (file, replacement) in zip(files, replacements) { try replacement.writeAside(file.bytes) }
            for replacement in replacements { try replacement.commit() }
        } catch {
            for replacement in replacements { replacement.removeAside() }
            throw .disk(error)
        }
    }

    private func replacement(of name: String) throws(InputError) -> Replacement {
        if let real = try realFile(name) { return Replacement(at: real) }
        if let slash = name.lastIndex(of: "/") {
            let folder = path + "/" + name[..<slash]
            try onDisk(makeFolder(at: folder))
            switch entry(at: folder) {
            case .folder: return Replacement(at: (resolvedPath(folder) ?? folder) + name[slash...])
            case .file:
                throw .unreadable(
                    path: folder, tried: "write into it", reason: "expected a folder, found a file")
            case .refused(let error): throw error
            }
        }
        return Replacement(at: path + "/" + name)
    }

    /// Returns `wallpress.yaml` for `wallpress.yml` if only that is there.
    private func spelled(_ name: String) -> String {
        let other = name.hasSuffix(".yml") ? name.dropLast("yml".count) + "yaml" : name[...]
        let isOther =
            FileIdentity(of: path + "/" + name) == nil && FileIdentity(of: path + "/" + other) != nil
        return isOther ? String(other) : name
    }

    /// Returns the path of a file without links, or nil if there is no such file.
    private func realFile(_ name: String) throws(InputError) -> String? {
        let file = path + "/" + spelled(name)
        guard let real = resolvedPath(file) else {
            let code = errno
            if code == ENOENT, Self.linkTarget(of: file) == nil { return nil }
            throw .reading(code, at: file, tried: "find the file")
        }
        switch entry(at: file) {
        case .file: return real
        case .folder: throw .notAFile(path: file, found: "a folder")
        case .refused(let error): throw error
        }
    }
}

extension InputFolder {
    /// Keeps other programs like this one from replacing files of the input meanwhile.
    ///
    /// The lock is on the folder around the input, because a studio holds one on the input itself while it
    /// runs. If there are no locks, or that folder cannot be opened, the body runs without one.
    ///
    /// - Parameter tries: The number of attempts, 20 milliseconds apart.
    /// - Throws: `InputError.disk` if somebody else keeps the lock, and the errors of `body`.
    package func locked(tries: Int = 250, _ body: () throws(InputError) -> Void) throws(InputError) {
        guard let folder = try? Descriptor(root: path + "/..") else { return try body() }
        defer { flock(folder.number, LOCK_UN) }
        var rest = tries
        while !folder.takeLock() {
            rest -= 1
            guard rest > 0 else {
                throw .disk(
                    DiskError(
                        at: path, tried: "save here",
                        reason:
                            "another program has locked the folder; try again when it has finished"
                    ))
            }
            _ = poll(nil, 0, 20)
        }
        try body()
    }

    /// Waits until no other program holds the lock. Unlike `locked`, it blocks no thread meanwhile.
    ///
    /// - Parameter tries: The number of looks, 20 milliseconds apart.
    package func untilUnlocked(tries: Int = 250) async {
        for _ in 0..<tries where isLocked { try? await Task.sleep(for: .milliseconds(20)) }
    }

    private var isLocked: Bool {
        guard let folder = try? Descriptor(root: path + "/..") else { return false }
        defer { flock(folder.number, LOCK_UN) }
        return !folder.takeLock()
    }
}

/// A file that is written aside and then takes the place of another.
private struct Replacement: Equatable {
    private let folder: String
    private let name: String
    /// The same name each time, so that the file of a killed program is removed by the next one.
    private var aside: String { ".\(name).new" }

    init(at path: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        folder = String(path[...slash])
        name = String(path[slash...].dropFirst())
    }

    func writeAside(_ bytes: [UInt8]) throws(DiskError) {
        let folder = try Descriptor(root: folder)
        try folder.remove(aside)
        let file = try folder.file(creating: aside)
        if let old = try folder.status(of: name) {
            // Another owner is an error only for those who may not give files away.
            _ = fchown(file.number, old.st_uid, old.st_gid)
            guard fchmod(file.number, old.st_mode & 0o7777) == 0 else {
                throw DiskError(errno, at: file.path, tried: "set its permissions")
            }
        }
        try file.append(bytes[...])
        try file.sync()
    }

    func commit() throws(DiskError) {
        let folder = try Descriptor(root: folder)
        try folder.move(aside, to: folder, as: name)
        try folder.sync()
    }

    func removeAside() { try? Descriptor(root: folder).remove(aside) }
}
