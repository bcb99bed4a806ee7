import WallpressDisk
import Foundation
import WallpaperMetadata

/// The names of the masters in an input folder, so that messages can name the file to rename or to remove.
struct MasterNames {
    /// The input folder; nil if there is none.
    let input: String?

    /// Returns the advice to rename: "rename Input/autumn/forest.jpg to forest-2.jpg, build, and publish".
    ///
    /// - Parameter taken: Ids that are not free, in lower case.
    func rename(_ wallpaper: PublishedWallpaper, besides taken: Set<String>) -> String {
        let new = WallpaperID.successor(of: wallpaper.id, besides: taken)
        guard let files = files(of: wallpaper) else {
            let renames = "rename its masters from \(wallpaper.id).* to \(new).*"
            return "give it a new id: \(renames), then \(Self.build)"
        }
        if files.isEmpty { return "its masters are no longer in \(input ?? ""): \(Self.build)" }
        let renames = files.map {
            "\($0.folder)/\($0.name) to \(new)\($0.name.dropFirst(wallpaper.id.count))"
        }
        return "give it a new id: rename \(renames.joined(separator: ", ")), then \(Self.build)"
    }

    /// Returns the advice to remove: "remove Input/autumn/forest.jpg, then build with --prune and publish".
    func removal(of wallpaper: PublishedWallpaper) -> String {
        guard let files = files(of: wallpaper) else {
            return "remove its masters, \(wallpaper.id).*, from the input, then \(Self.build)"
        }
        if files.isEmpty { return "its masters are no longer in \(input ?? ""): \(Self.build)" }
        return "remove \(files.map { "\($0.folder)/\($0.name)" }.joined(separator: ", ")), then \(Self.build)"
    }

    /// Returns the names of the masters: "Input/autumn/forest.jpg"; without an input, "its master".
    func names(of wallpaper: PublishedWallpaper) -> String {
        let files = files(of: wallpaper) ?? []
        return files.isEmpty
            ? "its master" : files.map { "\($0.folder)/\($0.name)" }.joined(separator: " and ")
    }

    /// The next command. The files under the old id leave the tree with `--prune` only.
    private static let build = "build with --prune and publish"

    /// Returns the masters; nil if there is no input, or if it cannot be read.
    private func files(of wallpaper: PublishedWallpaper) -> [(folder: String, name: String)]? {
        guard let input else { return nil }
        let stems = Set(
            ([""] + Variant.all.map(\.masterSuffix)).flatMap { suffix in
                Theme.allCases.map { wallpaper.id + suffix + $0.suffix }
            })
        for folder in ["\(input)/\(wallpaper.collectionID)", input] {
            guard let names = names(in: folder) else { return nil }
            let found = names.filter { name in
                name.lastIndex(of: ".").map { stems.contains(String(name[..<$0])) } ?? false
            }
            if !found.isEmpty { return found.map { (folder, $0) } }
        }
        return []
    }

    private func names(in folder: String) -> [String]? {
        do throws(DiskError) {
            return try FolderListing(of: folder).names
        } catch {
            return error.code == ENOENT ? [] : nil
        }
    }
}
