import WallpressDiagnostics
import Foundation
import WallpaperMetadata

/// The files of a tree that no client asks for.
package struct UnreferencedFiles: Sendable {
    private let listing: TreeListing?
    private let feeds: [Feed]
    private let records: FileRecords
    private let known: [Profile]
    private let served: [Profile]

    /// - Parameters:
    ///   - listing: All files of the tree; nil if they cannot be listed.
    ///   - feeds: v1, and v2 if it is there.
    ///   - records: The records of its files in v2.
    ///   - known: All profiles whose clients may ask for images.
    ///   - served: The profiles whose layout assigns files to wallpapers. None stands for all.
    package init(
        among listing: TreeListing?, feeds: [Feed], records: FileRecords = FileRecords(nil),
        known: [Profile] = Profile.known, served: [Profile] = []
    ) {
        self.listing = listing
        self.feeds = feeds
        self.records = records
        self.known = known
        self.served = served.isEmpty ? known : served
    }

    /// The number of diagnostics above which the rest is summed up.
    private static let maxDiagnostics = 20

    /// Notes, few of them however many files there are. None if files cannot be listed, and none if metadata cannot be
    /// read: the files that it names are then unknown.
    package var diagnostics: [Diagnostic] {
        guard let listing, feeds.allSatisfy({ $0.root != nil }) else { return [] }
        let (wallpapers, others) = leftovers(among: unreferenced(listing.files))
        let rest = "only the first \(listing.files.count) files were compared with the metadata"
        return Self.notes(on: wallpapers) + Self.notes(on: others)
            + (listing.isCut ? [Diagnostic(.unchecked, path: ".", rest)] : [])
    }

    /// Returns files that are neither the metadata itself, nor records of releases, nor asked for by clients of any profile, nor
    /// named by v2.
    private func unreferenced(_ files: [String]) -> [String] {
        var strays = Set(files.filter { !$0.hasPrefix(Layout.releases + "/") })
        strays.subtract(FeedFormat.all.map(\.path))
        let requests = ImageRequests(to: known)
        for feed in feeds {
            for wallpaper in feed.wallpapers {
                for image in requests.images(of: wallpaper) { strays.remove(image.path) }
                for layout in known.map(\.layout) where layout.isCatalog {
                    strays.subtract(layout.paths(of: wallpaper.id, in: wallpaper.collectionID))
                }
            }
        }
        return strays.filter { records[$0] == nil }.sorted()
    }
}

// MARK: - Wallpapers

extension UnreferencedFiles {
    /// A wallpaper that has images and is in no metadata.
    private typealias Leftover = (id: String, first: String, count: Int)

    /// Groups images by wallpaper. An interrupted removal leaves such images.
    private func leftovers(among strays: [String]) -> (wallpapers: [Leftover], others: [String]) {
        let named = Set(feeds.flatMap { $0.wallpapers.map(\.id) })
        var places: [String: Int] = [:]
        var wallpapers: [Leftover] = []
        var others: [String] = []
        for path in strays {
            let ids = served.lazy.compactMap { $0.layout.wallpaper(at: path) }
            guard let id = ids.first, WallpaperID.problem(with: id) == nil, !named.contains(id) else {
                others.append(path)
                continue
            }
            if let place = places[id] {
                wallpapers[place].count += 1
            } else {
                places[id] = wallpapers.count
                wallpapers.append((id, path, 1))
            }
        }
        return (wallpapers, others)
    }

    private static func notes(on wallpapers: [Leftover]) -> [Diagnostic] {
        guard let first = wallpapers.first else { return [] }
        let fix =
            "build with --prune; if the pictures remain, remove them or add the wallpaper to the metadata"
        if wallpapers.count > maxDiagnostics {
            let files = wallpapers.reduce(0) { $0 + $1.count }
            let names = wallpapers.map(\.id).shortened()
            return [
                Diagnostic(
                    .unreferencedFile, path: first.first,
                    "\(files) pictures of \(wallpapers.count) wallpapers are not in any metadata, "
                        + "starting with: \(names)", fix: fix)
            ]
        }
        return wallpapers.map { wallpaper in
            let others = wallpaper.count - 1
            let message =
                others == 0
                ? "the wallpaper of this picture is not in any metadata"
                : "the wallpaper of this picture, and of \(others) more, is not in any metadata"
            return Diagnostic(
                .unreferencedFile, wallpaper: wallpaper.id, path: wallpaper.first, message, fix: fix)
        }
    }
}

// MARK: - Other files

extension UnreferencedFiles {
    private static func notes(on strays: [String]) -> [Diagnostic] {
        guard strays.count > maxDiagnostics else {
            return strays.map { Diagnostic(.unreferencedFile, path: $0, "no metadata refers to this file") }
        }
        return folders(of: strays).map { folder in
            let others = folder.count - 1
            let message =
                others == 0
                ? "no metadata refers to this file"
                : "no metadata refers to this file and \(others) more in \(folder.name)"
            return Diagnostic(.unreferencedFile, path: folder.first, message)
        }
    }

    private typealias Folder = (name: String, first: String, count: Int)

    /// Returns the folders of files, as deep as possible without being too many.
    private static func folders(of files: [String]) -> [Folder] {
        let parts = files.map { $0.split(separator: "/").dropLast() }
        let deepest = parts.map(\.count).max() ?? 0
        var folders: [Folder] = []
        for depth in (0...min(deepest, 8)).reversed() {
            let groups = Dictionary(grouping: files.indices) {
                parts[$0].prefix(depth).joined(separator: "/")
            }
            folders = groups.map { name, indices in
                let first = indices.first.map { files[$0] } ?? name
                return (name.isEmpty ? "the whole tree" : name + "/", first, indices.count)
            }
            if folders.count <= maxDiagnostics { break }
        }
        return folders.sorted { $0.first < $1.first }
    }
}

extension Layout {
    /// Returns the id of the wallpaper that a path belongs to in this layout; nil for a path of another form.
    fileprivate func wallpaper(at path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let (idMark, collectionMark) = ("{id}", "{collection}")
        return paths(of: idMark, in: collectionMark).lazy.compactMap { pattern in
            let names = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard names.count == parts.count else { return nil }
            func value(of mark: String) -> String? {
                zip(names, parts).lazy.compactMap { $1.text(for: mark, in: $0) }.first
            }
            guard let id = value(of: idMark) else { return nil }
            let found = pattern.replacingOccurrences(of: idMark, with: id)
                .replacingOccurrences(of: collectionMark, with: value(of: collectionMark) ?? "")
            return found == path ? id : nil
        }.first
    }
}

extension String {
    /// Returns the text that replaces a mark, if this path matches a pattern: "forest" for "{id}" in "{id}_ls.jpg".
    fileprivate func text(for mark: String, in pattern: String) -> String? {
        guard let place = pattern.range(of: mark) else { return nil }
        let (start, end) = (pattern[..<place.lowerBound], pattern[place.upperBound...])
        guard count >= start.count + end.count, hasPrefix(start), hasSuffix(end) else { return nil }
        return String(dropFirst(start.count).dropLast(end.count))
    }
}
