import WallpressVerification
import WallpaperMetadata

/// A planner for the publication of a tree.
struct TreePlan {
    let tree: LocalTree
    let live: LiveState
    let options: PublishOptions
    let cause: Release.Cause
    /// The masters in the input folder, which the plan names.
    let masters: MasterNames
    /// The releases that were live, in their order; none if nothing is to be replaced or offered again, and nothing was
    /// rolled back.
    let earlier: [Release]
    /// The feeds that people got: the feeds of these releases, and the live one.
    let feeds: [Feed]
    /// All published wallpapers, by id. If a takedown is withdrawn and the tree has the wallpaper, it is a retired one
    /// without files.
    let published: [String: PublishedWallpaper]
    /// The ids that are not free, in lower case.
    let taken: Set<String>
    /// The published wallpapers whose images the tree has.
    let matches: ImageMatches

    init(
        tree: LocalTree, live: LiveState, options: PublishOptions, cause: Release.Cause,
        masters: MasterNames, earlier: [Release]
    ) {
        (self.tree, self.live, self.options, self.cause) = (tree, live, options, cause)
        (self.masters, self.earlier) = (masters, earlier)
        feeds = earlier.map { Feed($0.feeds[.v1], .v1) } + [live.feed].compactMap(\.self)
        let offered = Set(tree.wallpapers.map(\.id))
        published = live.published.map { record in
            let isWithdrawn = record.withdrawn != nil || options.restored.contains(record.id)
            guard record.deleted != nil, isWithdrawn else { return record }
            var record = record
            if offered.contains(record.id) {
                (record.deleted, record.withdrawn) = (nil, nil)
            } else {
                // Its files stay deleted, and no rollback may look for them.
                record.withdrawn = record.withdrawn ?? live.nextNumber
            }
            return record
        }.keyed(by: \.id)
        matches = ImageMatches(tree.wallpapers, with: published)
        let ids = [tree.wallpapers, live.published].flatMap { $0.map(\.id) }
        taken = Set((ids + (live.feed?.wallpapers ?? []).map(\.id)).map { $0.lowercased() })
    }

    /// Makes the plan.
    ///
    /// - Throws: The errors of the remote.
    func plan(for remote: Remote) async throws(PublishingError) -> PublishPlan {
        let inventory = try await Inventory(of: tree, published, at: remote)
        let foreign = foreignFiles(among: inventory.strays)
        var fates = tree.wallpapers.map { wallpaper in
            let changed = wallpaper.files.map(\.path).filter {
                foreign.contains($0) || inventory.changed.contains($0)
            }
            let fate = fate(of: wallpaper, changed: changed, lost: inventory.lost)
            return (id: wallpaper.id, fate: fate)
        }
        let composed = ComposedFeeds(
            tree: tree, releases: earlier + [live.basis].compactMap(\.self),
            ids: fates.filter { $0.fate == .kept }.map(\.id))
        let changes = composed.changes(since: live)
        for (index, one) in fates.enumerated() where one.fate == .unchanged {
            fates[index].fate = changes[one.id].map { .changed(.entry(keys: $0)) } ?? .unchanged
        }
        let records = records(fates.map(\.fate))
        fates += records.filter { $0.retired == live.nextNumber }.map { ($0.id, .retired) }

        // A refused wallpaper holds up everything, and is not sent.
        let sending = Set(fates.filter { $0.fate.sendsImages }.map(\.id))
        let sent = tree.wallpapers.filter { sending.contains($0.id) }.flatMap(\.files)
            .filter { inventory.states[$0.path] != nil }
        return PublishPlan(
            remote: remote.name, live: live,
            release: Release(
                number: live.nextNumber, day: options.today, after: live.release?.number, cause: cause,
                wallpapers: records, feeds: composed.feeds),
            isFeedNew: live.isAnother(composed.feeds), fates: fates,
            missing: sent.filter { inventory.states[$0.path] == .missing },
            replacing: sent.filter { inventory.states[$0.path] == .different }, deleting: [], fresh: sent,
            notices: ClientEffects(
                fates: fates, feed: tree.v1, live: live.feed, clients: tree.readers, today: options.today
            ).notices,
            notes: [rollbackNote(composed.feeds), addressNote(remote), bundledNote].compactMap(\.self)
                + matches.notes(masters) + strangerNotes + inventory.notes(on: sent.map(\.path)))
    }

    /// A note that names the live wallpapers of no release, whose digests nobody has.
    private var strangerNotes: [String] {
        guard live.isEdited, let feed = live.feed else { return [] }
        let strangers = feed.wallpapers.map(\.id).filter { published[$0] == nil }
        if strangers.isEmpty { return [] }
        return [
            "the live feed has \(strangers.shortened()), which no release contains: their pictures were not compared with the tree"
        ]
    }

    /// Returns a warning about an address at which Fenix does not find the metadata. Without a URL, the remote's address is a
    /// hint.
    private func addressNote(_ remote: Remote) -> String? {
        guard tree.readers.contains(.fenix),
            let place = FenixAddress(below: options.url ?? remote.name).misplacedMetadata
        else { return nil }
        return options.url == nil
            ? "the name of the remote contains \"android\"; if its address does too, Fenix does not find the metadata (check with --url)"
            : "the address contains \"android\": Fenix looks for the metadata at \(place), so Android users see no wallpapers"
    }

    /// A note that names the parts of apps.
    private var bundledNote: String? {
        tree.bundled.isEmpty
            ? nil : "not sent, because apps include these files:  \(tree.bundled.joined(separator: ", "))"
    }

    /// Returns a note that names the release with these feeds, if it was live until it was rolled back.
    private func rollbackNote(_ feeds: Release.Feeds) -> String? {
        let releases = Dictionary(earlier.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
        var now = live.release
        while let release = now, case .rollback = release.cause, let after = release.after,
            after < release.number, let before = releases[after]
        {
            if before.feeds.hasSameContent(as: feeds) {
                let number = if case .rollback(let target) = before.cause { target } else { before.number }
                return "this feed is the same as release \(number), which was rolled back"
            }
            now = before
        }
        return nil
    }

    /// Returns the wallpapers of the release: those of the tree, and those that were published once.
    private func records(_ fates: [PublishPlan.Fate]) -> [PublishedWallpaper] {
        var records = published
        for (wallpaper, fate) in zip(tree.wallpapers, fates) {
            records[wallpaper.id] = record(wallpaper, published[wallpaper.id], fate)
        }
        let offered = Set(tree.wallpapers.map(\.id))
        return records.values.sorted { $0.id < $1.id }.map { old in
            var old = old
            if !offered.contains(old.id), old.retired == nil, old.deleted == nil {
                old.retired = live.nextNumber
            }
            return old
        }
    }

    /// Returns the files that a feed of somebody else names and that have other bytes than here. People may have them.
    private func foreignFiles(among strays: Set<String>) -> Set<String> {
        guard live.isEdited, let feed = live.feed else { return [] }
        let ids = Set(feed.wallpapers.map(\.id))
        let theirs = tree.wallpapers.filter { ids.contains($0.id) }.flatMap { $0.files.map(\.path) }
        return strays.intersection(theirs)
    }

    /// Returns the entry of a wallpaper in the record of the release.
    private func record(
        _ wallpaper: PublishedWallpaper, _ before: PublishedWallpaper?, _ fate: PublishPlan.Fate
    ) -> PublishedWallpaper {
        guard var record = before else { return wallpaper }
        if !wallpaper.perceptual.isEmpty { record.perceptual = wallpaper.perceptual }
        if fate == .kept {
            record.retired = nil
            return record
        }
        if fate == .replaced { record.release = wallpaper.release }
        (record.collectionID, record.retired) = (wallpaper.collectionID, nil)
        (record.masters, record.recipe) = (wallpaper.masters, wallpaper.recipe)
        // A path that is no longer made was published all the same.
        let paths = Set(wallpaper.files.map(\.path))
        record.files = (wallpaper.files + record.files.filter { !paths.contains($0.path) }).sorted {
            $0.path < $1.path
        }
        return record
    }
}
