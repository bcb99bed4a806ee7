import WallpressDisk
import Foundation
import WallpaperMetadata

/// The names of the masters in an input folder, to say which file to rename or to remove.
struct MasterNames {
    /// The input folder; nil where there is none.
    let input: String?

    /// "rename Input/autumn/forest.jpg to forest-2.jpg, build, and publish".
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

    /// "remove Input/autumn/forest.jpg, then build with --prune and publish".
    func removal(of wallpaper: PublishedWallpaper) -> String {
        guard let files = files(of: wallpaper) else {
            return "remove its masters, \(wallpaper.id).*, from the input, then \(Self.build)"
        }
        if files.isEmpty { return "its masters are no longer in \(input ?? ""): \(Self.build)" }
        return "remove \(files.map { "\($0.folder)/\($0.name)" }.joined(separator: ", ")), then \(Self.build)"
    }

    /// "Input/autumn/forest.jpg"; without an input, "its master".
    func names(of wallpaper: PublishedWallpaper) -> String {
        let files = files(of: wallpaper) ?? []
        return files.isEmpty
            ? "its master" : files.map { "\($0.folder)/\($0.name)" }.joined(separator: " and ")
    }

    /// What was built under the old id leaves the tree with `--prune` only.
    private static let build = "build with --prune and publish"

    /// Nil where there is no input, or where it cannot be looked at.
    private func files(of wallpaper: PublishedWallpaper) -> [(folder: String, name: String)]? {
        guard let input else { return nil }
        let stems = Set(
            ([""] + Variant.all.map(\.masterSuffix)).flatMap { suffix in
                Theme.allCases.map { wallpaper.id + suffix + $0.suffix }
            })
        for folder in ["\(input)/\(wallpaper.collection)", input] {
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
