import WallpressDisk

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state of an input as the file system records it, without opening a file. It changes with anything that is written there.
package struct InputStamps: Sendable, Equatable {
    private let input: String
    /// The stamps by path. Nil for files that cannot be used.
    private var files: [String: FileStamp?] = [:]
    /// The reasons that folders could not be listed.
    private var errors: [InputError] = []

    /// Returns a digest of the settings, and of the names and the sizes of all files that are named like masters.
    ///
    /// - Throws: `InputError.unreadable` if something could not be read.
    package func digest() throws(InputError) -> Checksum {
        if let failure = errors.first { throw failure }
        var lines = ""
        for (path, stamp) in files.sorted(by: { $0.key < $1.key }) {
            let names = SettingsNames.recipe.read + SettingsNames.collection.read
            let isSettings = names.contains(Place(path).name)
            guard isSettings || CatalogScan.isNamedLikeMaster(path) else { continue }
            lines += "\(path.dropFirst(input.count)) \(stamp.map { "\($0.size)" } ?? "")\n"
            if isSettings, stamp != nil { lines += "\(Checksum(of: try InputFolder.contents(of: path)))\n" }
        }
        return Checksum(of: lines)
    }

    /// Reads the stamps of the files of an input and of its folders, but not of hidden ones.
    package init(of input: String) {
        self.input = input
        do throws(InputError) {
            let folder = try InputFolder(input)
            for (name, entry) in try folder.entries(in: input) {
                let path = input + "/" + name
                switch entry {
                case .folder: add(folder, at: path)
                case .file: files[path] = InputFolder.stamp(of: path)
                case .refused: files[path] = .some(nil)
                }
            }
        } catch {
            errors.append(error)
        }
    }

    private mutating func add(_ folder: InputFolder, at path: String) {
        files[path] = .some(nil)
        do throws(InputError) {
            for (name, _) in try folder.entries(in: path) {
                files[path + "/" + name] = .some(InputFolder.stamp(of: path + "/" + name))
            }
        } catch {
            errors.append(error)
        }
    }
}

/// A lock on an input that somebody works on. It ends with this value or with the process, so that nothing is left behind.
///
/// The lock is on the folder itself. On a disk without locks for folders, it has no effect.
package final class InputLock: Sendable {
    private let folder: Descriptor

    /// - Throws: `InputError.folder` if there is no such folder, `.disk` if it cannot be opened.
    package init(of input: String) throws(InputError) {
        _ = try InputFolder(input)
        folder = try onDisk(Descriptor(root: input))
    }

    /// Takes the lock. Returns false if somebody else has it.
    package func take() -> Bool { folder.takeLock() }
}

extension Descriptor {
    /// Takes the lock of a folder at once. Returns false if somebody else has it, and true on a disk without locks.
    func takeLock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }
}
