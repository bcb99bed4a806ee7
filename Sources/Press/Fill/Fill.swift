import WallpressConcurrency
import WallpressJSON
import WallpaperMetadata

/// A completion of the color fields in a tree's `metadata/v1/wallpapers.json`, computed from the images of the tree. Nothing
/// else in the file changes, not even spacing, order and date.
public struct Fill: Sendable {
    /// The path of the tree.
    public let tree: String
    /// The profiles whose layouts are used to find images, the preferred ones first.
    public let profiles: [Profile]
    /// Whether existing fields are computed again.
    public let recomputesAll: Bool

    /// Creates a fill of a tree.
    public init(tree: String, profiles: [Profile] = Profile.known, recomputesAll: Bool = false) {
        self.tree = tree
        self.profiles = profiles
        self.recomputesAll = recomputesAll
    }

    /// Fills `text-color`, `card-color` and `logo-text-color`. Fills `card-color-light` and `card-color-dark` too if a
    /// wallpaper of the file has one of them, or if the tree has images for Fenix. Existing colors do not change, and
    /// the new ones are chosen to match them.
    ///
    /// - Parameter jobs: The number of wallpapers that are measured at the same time.
    /// - Returns: The computed colors. If an image is in `failed`, the file does not change.
    /// - Throws: `PressError.metadata` with line and column if the file is not metadata, `.outputInUse`, or `.output`
    ///   if the tree cannot be read or written.
    public func run(jobs: Int) async throws(PressError) -> FillReport {
        let path = FeedFormat.v1.path
        guard try onDisk(OutputFolder(readingAt: tree)) != nil else {
            throw .output(path: tree, tried: "open the folder", reason: "the folder does not exist")
        }
        let folder = try OutputFolder(buildingAt: tree)
        // A build or fill that was killed may have left staged files.
        if try onDisk(folder.root.kind(of: OutputFolder.stagingName)) != nil {
            try onDisk(Staging(in: folder)).remove()
        }
        let shownPath = folder.root.path(of: path)
        guard let bytes = try onDisk(folder.read(path)) else {
            throw .output(path: shownPath, tried: "read the file", reason: "the file does not exist")
        }
        let feed = try Feed(reading: bytes, path: shownPath)
        var report = FillReport(path: shownPath)
        let wallpapers = try self.wallpapers(of: feed, in: folder)
        report.notes = wallpapers.flatMap(\.notes)
        let filled = wallpapers.filter { !$0.wanted.isEmpty }

        let found = report.findImages(of: filled, by: profiles, in: folder)
        guard report.failed.isEmpty else { return report }
        let results = await found.concurrentMap(width: jobs) { wallpaper, images in
            Result { () throws(PressError) in
                wallpaper.changes(measuring: try images.measure(in: folder))
            }
        }
        var editing = JSONEditing(bytes)
        for ((wallpaper, _), result) in zip(found, results) {
            switch result {
            case .success(let changes):
                editing.apply(changes, to: wallpaper)
                report.changes += changes
            case .failure(let error): report.failed.append(error)
            }
        }
        guard report.failed.isEmpty, report.changes.contains(where: \.isChange) else { return report }
        let hasV2 = try onDisk(folder.size(of: FeedFormat.v2.path)) != nil
        let staging = try onDisk(Staging(in: folder))
        defer { staging.remove() }
        let commit = Commit(images: [], documents: [.init(path: path, .bytes(editing.result))])
        try onDisk(commit.apply(from: staging))
        if hasV2 {
            report.notes.append(
                "\(FeedFormat.v2.path) still has the old colors; a build writes both files")
        }
        return report
    }

    private func wallpapers(
        of feed: Feed, in folder: OutputFolder
    ) throws(PressError) -> [FillingWallpaper] {
        let fenixKeys: [ColorKey] = [.cardLight, .cardDark]
        var needsFenixKeys = feed.wallpapers.contains { wallpaper in
            let node = wallpaper.node.loaded
            return fenixKeys.contains { node[$0.rawValue] != nil }
        }
        if !needsFenixKeys { needsFenixKeys = try hasFenixImages(of: feed, in: folder) }
        let keys = [.text, .card, .logoText] + (needsFenixKeys ? fenixKeys : [])
        return feed.wallpapers.map { wallpaper in
            FillingWallpaper(wallpaper, keys: keys, recomputesAll: recomputesAll)
        }
    }

    /// Returns whether the tree has pictures in the layout of a profile whose Fenix clients read the metadata, or a folder
    /// `android` that does not belong to its legacy clients alone.
    private func hasFenixImages(of feed: Feed, in folder: OutputFolder) throws(PressError) -> Bool {
        var isLegacy = false
        for profile in profiles where profile.client == .fenix {
            let layout = profile.layout
            for wallpaper in feed.wallpapers {
                for variant in layout.variants {
                    let path = layout.path(to: variant, of: wallpaper.id, in: wallpaper.collectionID)
                    guard let path, Layout.isSafe(path), try onDisk(folder.size(of: path)) != nil
                    else { continue }
                    if profile.needsFenixColors { return true }
                    isLegacy = true
                }
            }
        }
        let hasFolder = try onDisk(folder.root.kind(of: "android")) == .folder
        return hasFolder && !isLegacy
    }
}

extension FillReport {
    /// Finds the pictures of each wallpaper. Wallpapers without pictures get a note or an error.
    fileprivate mutating func findImages(
        of wallpapers: [FillingWallpaper], by profiles: [Profile], in folder: OutputFolder
    ) -> [(FillingWallpaper, TreeImages)] {
        wallpapers.compactMap { wallpaper in
            do throws(TreeImages.SearchError) {
                let images = try TreeImages(
                    of: wallpaper.entry, by: profiles, tree: folder)
                return (wallpaper, images)
            } catch {
                switch error {
                case .none where wallpaper.isBuiltIn:
                    notes.append(
                        "\(wallpaper.name): the client bundles the pictures, and the tree has none; "
                            + "its colors are unchanged")
                case .none(let paths):
                    let reason =
                        "found no pictures of \"\(wallpaper.entry.id)\" in any known layout"
                    failed += paths.prefix(1).map { .missingImage(folder.root.path(of: $0), reason) }
                case .missing(let paths):
                    failed += paths.map { .missingImage(folder.root.path(of: $0)) }
                case .tree(let error): failed.append(error)
                }
                return nil
            }
        }
    }
}

extension JSONEditing {
    /// Writes the colors that change. A new field is inserted after the nearest field that precedes it in the order of
    /// the wiki, or after `id`.
    fileprivate mutating func apply(_ changes: [FillReport.Change], to wallpaper: FillingWallpaper) {
        let entry = wallpaper.entry.node.loaded
        let members = entry.members ?? []
        let order = ["id"] + ColorKey.allCases.map(\.rawValue)
        for change in changes where change.isChange {
            let text = "\"\(change.new)\""
            if let node = entry[change.key.rawValue] {
                replace(node, by: text)
                continue
            }
            let before = order.prefix { $0 != change.key.rawValue }
            let anchor = before.reversed().lazy
                .compactMap { key in members.firstIndex { $0.key == key } }.first
            if let anchor { insert(change.key.rawValue, text, behind: anchor, of: members) }
        }
    }
}
