import Foundation
import WallpaperMetadata

/// A store below a folder, such as the app's Application Support.
///
/// A file is written aside, synced and renamed into its place, so it is whole or not there.
public struct FolderStore: WallpaperStore {
    /// What everything is kept below. It need not exist yet.
    public let root: URL

    /// Where files are written before they are whole. Its name is no safe path to any other folder.
    private static let aside = ".aside"

    /// A store below `root`, a file URL.
    public init(root: URL) { self.root = root }

    /// The bytes of a file, or nil where there is none.
    public func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        let url = try url(of: path)
        do {
            return try Data(contentsOf: url)
        } catch let error where error.isMissingFile {
            return nil
        } catch {
            throw .store(path: path, .read, reason: error.reason)
        }
    }

    /// Stores all of these files or none.
    public func write(_ files: [StoredFile]) throws(WallpaperManagerError) {
        var finished: [AsideFile] = []
        do {
            for file in files {
                finished.append(try writeAside(file))
            }
            try publish(finished)
        } catch {
            for file in finished { try? FileManager.default.removeItem(at: file.aside) }
            throw error
        }
    }

    /// Removes a file, and its folder when nothing else is in it.
    public func remove(_ path: String) throws(WallpaperManagerError) {
        let url = try url(of: path)
        do {
            try FileManager.default.removeItem(at: url)
        } catch let error where error.isMissingFile {
            return
        } catch {
            throw .store(path: path, .remove, reason: error.reason)
        }
        let folder = url.deletingLastPathComponent()
        // rmdir refuses a folder that is not empty, which is all the check that is needed.
        if folder.standardizedFileURL != root.standardizedFileURL { _ = rmdir(folder.path) }
    }

    /// The paths of all files, sorted.
    public func paths() throws(WallpaperManagerError) -> [String] {
        guard FileManager.default.fileExists(atPath: root.path) else { return [] }
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: root.path)
                .filter { !$0.hasPrefix(Self.aside) && !root.appendingPathComponent($0).isFolder }.sorted()
        } catch {
            throw .store(path: "", .list, reason: error.reason)
        }
    }

    /// Removes what a crash has left half-written. Not while anybody writes to the same folder.
    public func removeUnfinished() throws(WallpaperManagerError) {
        do {
            try FileManager.default.removeItem(at: root.appendingPathComponent(Self.aside))
        } catch let error where error.isMissingFile {
            return
        } catch {
            throw .store(path: Self.aside, .remove, reason: error.reason)
        }
    }

    private func url(of path: String) throws(WallpaperManagerError) -> URL {
        guard Layout.isSafe(path), !path.hasPrefix(Self.aside) else { throw .unsafeName(path) }
        return root.appendingPathComponent(path)
    }
}

extension FolderStore {
    private struct AsideFile {
        let path: String
        let aside: URL
        let place: URL
        let isNew: Bool
    }

    private func writeAside(_ file: StoredFile) throws(WallpaperManagerError) -> AsideFile {
        let place = try url(of: file.path)
        let folder = root.appendingPathComponent(Self.aside)
        let aside = folder.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try file.data.write(to: aside)
            let handle = try FileHandle(forWritingTo: aside)
            defer { try? handle.close() }
            try handle.synchronize()
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            try? FileManager.default.removeItem(at: aside)
            throw .store(path: file.path, .write, reason: error.reason)
        }
        let isNew = !FileManager.default.fileExists(atPath: place.path)
        return AsideFile(path: file.path, aside: aside, place: place, isNew: isNew)
    }

    private func publish(_ files: [AsideFile]) throws(WallpaperManagerError) {
        for (index, file) in files.enumerated() {
            guard rename(file.aside.path, file.place.path) == 0 else {
                let reason = String(cString: strerror(errno))
                for published in files[..<index] where published.isNew {
                    try? FileManager.default.removeItem(at: published.place)
                }
                throw .store(path: file.path, .write, reason: reason)
            }
            file.place.deletingLastPathComponent().syncFolder()
        }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Makes a rename in this folder outlast a power cut. Some file systems refuse; the file is whole anyway.
    fileprivate func syncFolder() {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}

extension Error {
    /// What the system said, without the wrapping.
    var reason: String {
        let lower = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return (lower ?? self).localizedDescription
    }

    fileprivate var isMissingFile: Bool {
        let error = self as NSError
        return error.domain == NSCocoaErrorDomain
            && [CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue]
                .contains(error.code)
    }
}
