import WallpressDisk
import Foundation
import WallpaperMetadata

/// A store in a folder, such as the app's Application Support folder.
///
/// A file is first written to a hidden folder, then synced and renamed to its final path, so it is always
/// complete.
public struct FolderStore: WallpaperStore {
    /// The folder that contains all files. It does not need to exist yet.
    public let root: URL
    /// Whether backups of the device leave the folder out. Other systems than Apple's ignore it.
    public let isExcludedFromBackup: Bool

    /// The folder for files that are still being written.
    private static let aside = ".aside"

    /// Creates a store in a folder.
    ///
    /// - Parameters:
    ///   - root: The folder, a file URL.
    ///   - isExcludedFromBackup: Whether backups of the device, in iCloud too, leave the folder out. Everything in it can
    ///     be downloaded again, but after a restore the current wallpaper lacks its images until it is selected again.
    public init(root: URL, isExcludedFromBackup: Bool = false) {
        self.root = root
        self.isExcludedFromBackup = isExcludedFromBackup
    }

    /// Returns the bytes of a file, or nil if there is no such file.
    public func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        let url = try location(of: path)
        do {
            return try Data(contentsOf: url)
        } catch let error where error.isMissingFile {
            return nil
        } catch {
            throw .store(path: path, .read, reason: error.systemReason)
        }
    }

    /// Writes all of these files or none.
    public func write(_ files: [StoredFile]) throws(WallpaperManagerError) {
        var staged: [StagedFile] = []
        do {
            for file in files {
                staged.append(try stage(file))
            }
            try commit(staged)
        } catch {
            for file in staged { file.discard() }
            throw error
        }
        for file in staged { file.discard() }
        if isExcludedFromBackup { excludeFromBackup() }
    }

    /// Removes a file, and its folder if that becomes empty.
    public func remove(_ path: String) throws(WallpaperManagerError) {
        let url = try location(of: path)
        do {
            try FileManager.default.removeItem(at: url)
        } catch let error where error.isMissingFile {
            return
        } catch {
            throw .store(path: path, .remove, reason: error.systemReason)
        }
        let folder = url.deletingLastPathComponent()
        // rmdir fails for a folder that is not empty, so no check is needed.
        if folder.standardizedFileURL != root.standardizedFileURL { _ = rmdir(folder.path) }
    }

    /// Returns the paths of all files, sorted.
    public func paths() throws(WallpaperManagerError) -> [String] {
        guard FileManager.default.fileExists(atPath: root.path) else { return [] }
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: root.path)
                .filter { !$0.hasPrefix(Self.aside) && !root.appendingPathComponent($0).isFolder }.sorted()
        } catch {
            throw .store(path: "", .list, reason: error.systemReason)
        }
    }

    /// Removes half-written files that a crash has left. Do not call this while anything writes to the same
    /// folder.
    public func removeUnfinished() throws(WallpaperManagerError) {
        do {
            try FileManager.default.removeItem(at: root.appendingPathComponent(Self.aside))
        } catch let error where error.isMissingFile {
            return
        } catch {
            throw .store(path: Self.aside, .remove, reason: error.systemReason)
        }
    }

    /// Returns the URL of a file, or nil if there is no such file.
    public func url(of path: String) -> URL? {
        guard let url = try? location(of: path), FileManager.default.fileExists(atPath: url.path) else {
            return nil
        }
        return url
    }

    /// Excludes the folder from backups after each write, because the system may forget the value. Without it, a backup is
    /// larger, and nothing else is lost.
    private func excludeFromBackup() {
        #if canImport(Darwin)
            var (root, values) = (root, URLResourceValues())
            values.isExcludedFromBackup = true
            try? root.setResourceValues(values)
        #endif
    }

    private func location(of path: String) throws(WallpaperManagerError) -> URL {
        guard Layout.isSafe(path), !path.hasPrefix(Self.aside) else { throw .unsafeName(path) }
        return root.appendingPathComponent(path)
    }
}

extension FolderStore {
    private struct StagedFile {
        let path: String
        let aside: URL
        let target: URL
        /// The file that it replaces, under a second name; nil if there is none.
        let previous: URL?

        /// Puts back the file that had the name before.
        func restore() {
            if let previous {
                _ = rename(previous.path, target.path)
            } else {
                try? FileManager.default.removeItem(at: target)
            }
        }

        /// Removes the files that are left aside.
        func discard() {
            for url in [aside, previous].compactMap(\.self) { try? FileManager.default.removeItem(at: url) }
        }
    }

    private func stage(_ file: StoredFile) throws(WallpaperManagerError) -> StagedFile {
        let target = try location(of: file.path)
        let folder = root.appendingPathComponent(Self.aside)
        let aside = folder.appendingPathComponent(UUID().uuidString)
        do {
            try makeFolder(at: folder.path)
            try file.data.write(toNewFile: aside.path)
            try makeFolder(at: target.deletingLastPathComponent().path)
            let previous = try secondName(of: target, in: folder)
            return StagedFile(path: file.path, aside: aside, target: target, previous: previous)
        } catch {
            try? FileManager.default.removeItem(at: aside)
            throw .store(path: file.path, .write, reason: error.systemReason)
        }
    }

    /// Gives a file a second name in `folder`, so that it can be put back. Returns nil if there is no such file.
    private func secondName(of file: URL, in folder: URL) throws -> URL? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let second = folder.appendingPathComponent(UUID().uuidString)
        // Some file systems have no links.
        if link(file.path, second.path) != 0, !file.isFolder {
            try FileManager.default.copyItem(at: file, to: second)
        }
        return second
    }

    private func commit(_ files: [StagedFile]) throws(WallpaperManagerError) {
        for (index, file) in files.enumerated() {
            guard rename(file.aside.path, file.target.path) == 0 else {
                let reason = String(cString: strerror(errno))
                for committed in files[..<index] { committed.restore() }
                throw .store(path: file.path, .write, reason: reason)
            }
            file.target.deletingLastPathComponent().syncFolder()
        }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Makes a rename in this folder survive a power cut. Some file systems refuse this; the file is complete
    /// anyway.
    fileprivate func syncFolder() {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}

extension Error {
    fileprivate var isMissingFile: Bool {
        let error = self as NSError
        return error.domain == NSCocoaErrorDomain
            && [CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue]
                .contains(error.code)
    }
}
