import WallpressDisk
import Foundation
import WallpaperMetadata

/// The files and folders of a remote on this machine.
///
/// rclone leaves links out of listings, and writes through them when it sends some files. It also reports that a folder is
/// missing if it may not read it. So both are checked here.
struct LocalPlaces: Sendable {
    /// The path of the folder, without a slash at its end.
    private let root: String

    /// - Throws: `.remote` if there is no such folder.
    init(of folder: String) throws(PublishingError) {
        root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var status = stat()
        guard stat(folder, &status) == 0 else {
            if errno == ENOENT { throw .remote(folder, found: "nothing; create the folder first") }
            throw Self.unseen(folder, errno)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .remote(folder, found: "a file") }
    }

    /// Refuses to publish into an input, where pictures are masters.
    ///
    /// - Throws: `.place` if the root is this folder or is inside it.
    func refuse(input: String) throws(PublishingError) {
        do throws(DiskError) {
            guard try FileIdentity.isFolder(root, in: input) else { return }
        } catch {
            throw Self.unseen(error.path, error.code)
        }
        throw .place(
            path: root,
            reason: "the folder is inside the input \(input), where pictures are treated as masters")
    }

    /// Returns whether there is certainly no such folder.
    func isMissing(_ folder: String) throws(PublishingError) -> Bool {
        for path in places(on: folder) {
            var status = stat()
            if stat(path, &status) == 0 { continue }
            let code = errno
            if code == ENOENT, lstat(path, &status) != 0 { return true }
            throw code == ENOENT
                ? .place(path: path, reason: "the path is a broken link") : Self.unseen(path, code)
        }
        return false
    }

    /// Refuses links and pipes among the metadata and the records.
    func checkMetadata() throws(PublishingError) {
        var paths = FeedFormat.served.map(\.path) + [Layout.livePath]
        do throws(DiskError) {
            let names = try FolderListing(of: "\(root)/\(Layout.releases)").names
            // Anything else there is none of ours.
            paths += names.filter { $0.hasSuffix(".json") }.map { "\(Layout.releases)/\($0)" }
        } catch {
            guard error.code == ENOENT || error.code == ENOTDIR else {
                throw Self.unseen(error.path, error.code)
            }
        }
        for path in paths { try check(path, mayHaveOtherNames: true) }
    }

    /// Refuses files that cannot be written without changing others.
    func check(_ paths: [String]) throws(PublishingError) {
        for path in paths { try check(path, mayHaveOtherNames: false) }
    }

    /// - Parameter mayHaveOtherNames: Whether the file is replaced by a new one, and not written into.
    private func check(_ path: String, mayHaveOtherNames: Bool) throws(PublishingError) {
        let places = places(on: path)
        for (index, place) in places.enumerated() {
            var status = stat()
            // The top folders may be on another disk.
            guard (index == 0 ? stat(place, &status) : lstat(place, &status)) == 0 else {
                if errno == ENOENT { return }
                throw Self.unseen(place, errno)
            }
            let isLast = index == places.count - 1
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                throw .place(
                    path: place,
                    reason: "the path is a link; replace it with the file or folder that it leads to")
            case S_IFDIR where !isLast: break
            case S_IFREG where isLast:
                guard status.st_nlink > 1, !mayHaveOtherNames else { break }
                throw .place(
                    path: place,
                    reason:
                        "the file is a hard link, so another file would change with it; replace it with a copy"
                )
            default:
                throw .place(
                    path: place, reason: "expected a \(isLast ? "file" : "folder"), found something else")
            }
        }
    }

    /// Returns the places on a path: "metadata" and "metadata/v1" for "metadata/v1".
    private func places(on path: String) -> [String] {
        var place = root
        return path.split(separator: "/").map { part in
            place += "/" + part
            return place
        }
    }

    private static func unseen(_ path: String, _ code: Int32) -> PublishingError {
        .place(path: path, reason: "could not read its attributes: \(String(cString: strerror(code)))")
    }
}
