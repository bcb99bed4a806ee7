import WallpressDiagnostics
import WallpaperMetadata

// Releases that need no tree: an earlier feed, or the live one without a wallpaper.
extension Publish {
    /// Plans to put back the feed of an earlier release, without wallpapers that were taken down since.
    ///
    /// - Parameter number: The release; nil for the one that was live before.
    /// - Throws: `.noEarlierRelease`, `.noRelease`, or `.gone` if not all of its images are there.
    public static func rollback(to number: Int?, _ options: PublishOptions) async throws(PublishingError)
        -> Publish
    {
        let (remote, live) = try await open(options)
        guard let current = live.basis else { throw .noEarlierRelease(live: nil, feed: nil) }
        let earlier: Release
        if let number {
            // Only a number that somebody gave can be wrong usage.
            earlier = try await remote.release(number)
        } else {
            earlier = try await Release.record(live.numberBefore(current, at: remote), at: remote)
        }
        let target = earlier.number
        let offered = live.stillThere(of: earlier)
        let gone = try await remote.deviations(among: offered.flatMap(\.files))
        if !gone.isEmpty {
            let others = try await live.releasesThatCanComeBack(at: remote).filter { $0 != target }
            throw .gone(release: target, paths: gone, others: others)
        }
        let ids = Set(offered.map(\.id))
        let down = earlier.offered.map(\.id).filter { !ids.contains($0) }
        guard let feeds = earlier.feeds.without(Set(down)) else {
            throw .record(path: earlier.path, reason: "its feeds are not readable JSON")
        }
        var plan = live.plan(
            feeds: feeds, cause: .rollback(to: target), remote: remote.name, today: options.today,
            offers: ids.contains, deleting: [])
        if !down.isEmpty {
            plan.notes.append(
                "not offered again, because taken down since release \(target): \(down.shortened())")
        }
        return Publish(options, remote, live, plan, nil)
    }

    /// Plans to remove a wallpaper from the live feed and to delete its files.
    ///
    /// - Throws: `.unknownWallpaper` if it was never published, or is gone.
    public static func takedown(_ id: String, _ options: PublishOptions) async throws(PublishingError)
        -> Publish
    {
        let (remote, live) = try await open(options)
        guard let record = live.published.first(where: { $0.id == id }),
            live.feed != nil, let feeds = Release.Feeds(live.feeds).without([id])
        else { throw .unknownWallpaper(id, place: "the releases of this remote") }
        let others = (live.basis?.offered ?? []).filter { $0.id != id }
        let shared = Set(others.flatMap(\.files).map(\.path))
        let own = record.files.filter { !shared.contains($0.path) }
        // A takedown that was interrupted may have left files.
        let left = try await remote.entries(of: own.map(\.path), hashed: false).map(\.path)
        if record.deleted != nil, left.isEmpty { throw .unknownWallpaper(id, place: "the live feed") }
        let offered = Set(others.map(\.id))
        var plan = live.plan(
            feeds: feeds, cause: .takedown(id: id), remote: remote.name, today: options.today,
            offers: offered.contains, deleting: own.filter { left.contains($0.path) })
        plan.notes += others.filter(record.hasMasters).map {
            "\($0.id) has the same masters and stays live; take it down as well"
        }
        plan.notes += others.filter { !record.hasMasters(of: $0) && record.resembles($0) }.map {
            "\($0.id) shows the same picture and stays live; take it down as well"
        }
        if record.perceptual.isEmpty {
            plan.notes.append(
                "\(id) was published by an older version of wallpress, so re-saved copies of it will not be "
                    + "recognized; to avoid that, publish it again with this version before the takedown")
        }
        plan.notes.append("in the input: \(MasterNames(input: options.input).removal(of: record))")
        return Publish(options, remote, live, plan, nil)
    }
}
