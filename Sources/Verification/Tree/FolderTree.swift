import WallpressDisk
import Foundation
import WallpaperMetadata
import Wallpapers

/// A tree on disk. It is only read.
///
/// Links are followed if they stay inside the tree, because the files they lead to are uploaded with
/// it.
package struct FolderTree: Tree {
    package let name: String
    /// The root without links, and without a slash at its end.
    private let root: String
    private let recent = LockedValue(RecentFolders())
    /// The places that could not be read, with the reasons, by path.
    private let unread = LockedValue<[String: String]>([:])

    /// The most files that are listed. Somebody may have named the wrong folder.
    static let mostFiles = 1_000_000

    /// Opens the tree below a folder.
    ///
    /// - Throws: `VerificationError.noTree` if there is no folder.
    package init(_ path: String) throws(VerificationError) {
        let real: (path: String, mode: mode_t)
        do throws(DiskFileError) {
            let root = try DiskFile.realPath(path)
            real = (root, try DiskFile.mode(of: root))
        } catch {
            if case .failed(let code) = error, code != ENOENT {
                throw .unreadable(path: path, reason: String(cString: strerror(code)))
            }
            throw .noTree(path: path, found: "nothing")
        }
        guard real.mode & S_IFMT == S_IFDIR else {
            throw .noTree(path: path, found: DiskFile.kind(real.mode))
        }
        name = path
        root = real.path == "/" ? "" : real.path
    }

    package func fetch(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile {
        try checkName(path)
        return FetchedFile(
            bytes: try attempt(path) { root throws(DiskFileError) in
                try DiskFile(path, below: root).read(limit: limit)
            })
    }

    package func problem(with path: String) -> FetchError? {
        do throws(FetchError) {
            try checkName(path)
            _ = try attempt(path) { root throws(DiskFileError) in try DiskFile(path, below: root) }
            return nil
        } catch {
            return error
        }
    }

    package var unreadPlaces: [UnreadPlace] {
        unread.withLock { $0 }.sorted { $0.key < $1.key }.map { UnreadPlace(path: $0, reason: $1) }
    }
}

// MARK: - Names

extension FolderTree {
    package func listing() -> TreeListing? {
        var listing = TreeListing()
        var folders = [""]
        while let folder = folders.popLast() {
            guard let found = try? names(in: folder) else { continue }
            // There is no way to read these.
            listing.files += found.undecodable.map { folder + $0 }
            for name in found.names where !name.hasPrefix(".") {
                let path = folder + name
                let mode = try? attempt(path) { root throws(DiskFileError) in
                    try DiskFile.mode(of: root + "/" + path)
                }
                guard let mode else { continue }
                if mode & S_IFMT == S_IFDIR { folders.append(path + "/") } else { listing.files.append(path) }
            }
            if listing.files.count > Self.mostFiles {
                listing.isCut = true
                break
            }
        }
        listing.files.sort()
        return listing
    }

    /// Refuses a path that no client should ask for, and one that the disk spells in another way. It may
    /// differ by case, even if the disk ignores case.
    private func checkName(_ path: String) throws(FetchError) {
        guard Layout.isSafe(path) else { throw .missing }
        var folder = ""
        for part in path.split(separator: "/").map(String.init) {
            guard let candidates = try spellings(in: folder)[part.lowercased()] else { throw .missing }
            folder += (candidates.contains(part) ? part : candidates[0]) + "/"
        }
        let spelled = String(folder.dropLast())
        guard spelled == path else { throw .otherCase(spelled) }
    }

    private func spellings(in folder: String) throws(FetchError) -> [String: [String]] {
        if let known = recent.withLock({ $0.names(in: folder) }) { return known }
        let spellings = Dictionary(grouping: try names(in: folder).names) { $0.lowercased() }
        recent.withLock { $0.keep(spellings, of: folder) }
        return spellings
    }

    /// Returns the names in a folder, whose path is empty or ends in a slash. A file or nothing has no names.
    private func names(in folder: String) throws(FetchError) -> (names: [String], undecodable: [String]) {
        do throws(DiskError) {
            let listing = try FolderListing(of: root + "/" + folder)
            return (listing.names, listing.undecodableNames)
        } catch {
            if [ENOENT, ENOTDIR].contains(error.code) { return ([], []) }
            let path = folder.isEmpty ? "." : String(folder.dropLast())
            throw note(path, "the folder could not be listed: \(error.reason)")
        }
    }

    private func note(_ path: String, _ reason: String) -> FetchError {
        unread.withLock { $0[path] = reason }
        return .unread(UnreadPlace(path: path, reason: reason))
    }

    /// Runs a step with a file, and records failures of the disk.
    private func attempt<Value>(
        _ path: String, _ step: (String) throws(DiskFileError) -> Value
    ) throws(FetchError) -> Value {
        do throws(DiskFileError) {
            return try step(root)
        } catch {
            switch error {
            case .failed(ENOENT): throw .missing
            case .failed(let code):
                throw note(path, "it could not be read: \(String(cString: strerror(code)))")
            case .unsuitable(let reason): throw .refused(reason)
            }
        }
    }
}

/// The names in the folders that were requested last, by their lower-case forms.
///
/// The files of a wallpaper are requested one after the other, so its folder is soon dropped. The folder of all
/// wallpapers is requested all the time and stays: the more there are, the longer it takes to list it again.
private struct RecentFolders {
    typealias Names = [String: [String]]

    private var folders: [String: Names] = [:]
    /// The names that are dropped next, unless they are requested before.
    private var older: [String: Names] = [:]

    private static let most = 128

    mutating func names(in folder: String) -> Names? {
        if let names = folders[folder] { return names }
        guard let names = older[folder] else { return nil }
        keep(names, of: folder)
        return names
    }

    mutating func keep(_ names: Names, of folder: String) {
        if folders.count >= Self.most { (older, folders) = (folders, [:]) }
        folders[folder] = names
    }
}
