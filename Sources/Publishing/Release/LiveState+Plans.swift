import WallpressDiagnostics
import WallpaperMetadata

// Plans that need no tree: the published set changes, and no image is sent.
extension LiveState {
    /// Makes the plan of a release that has a previous feed, or a part of it.
    ///
    /// - Parameters:
    ///   - offers: Returns whether the feed has the wallpaper with this id.
    ///   - deleting: The files to delete.
    func plan(
        feeds: Release.Feeds, cause: Release.Cause, remote: String, today: CalendarDate,
        offers: (String) -> Bool, deleting: [ImageFile]
    ) -> PublishPlan {
        var fates: [(id: String, fate: PublishPlan.Fate)] = []
        var wallpapers = published
        for index in wallpapers.indices where wallpapers[index].deleted == nil {
            let id = wallpapers[index].id
            switch (offers(id), wallpapers[index].retired) {
            case (true, nil): fates.append((id, .unchanged))
            case (true, _?):
                fates.append((id, .changed(.offeredAgain)))
                wallpapers[index].retired = nil
            case (false, let retired):
                let isTakenDown = cause == .takedown(id: id)
                if isTakenDown { wallpapers[index].deleted = nextNumber }
                if retired == nil || isTakenDown { fates.append((id, isTakenDown ? .takenDown : .retired)) }
                wallpapers[index].retired = retired ?? nextNumber
            }
        }
        let new = Feed(feeds[.v1], .v1)
        let paths = deleting.map(\.path)
        return PublishPlan(
            remote: remote, live: self,
            release: Release(
                number: nextNumber, day: today, after: release?.number, cause: cause, wallpapers: wallpapers,
                feeds: feeds),
            isFeedNew: isAnother(feeds), fates: fates, missing: [], replacing: [], deleting: deleting,
            fresh: [],
            notices: ClientEffects(
                fates: fates, feed: new, live: feed, clients: clients, today: today
            ).notices,
            notes: paths.isEmpty ? [] : ["deleted after the feed is replaced: \(paths.shortened())"])
    }

    /// Returns whether metadata differs from the live one for clients.
    func isAnother(_ new: Release.Feeds) -> Bool {
        FeedFormat.served.contains { format in
            if feeds[format] == nil, !new.formats.contains(format) { return false }
            guard let old = feeds[format], let release, old == release.feeds[format] else { return true }
            return !Feed(new[format], format).hasSameContent(as: Feed(old, format))
        }
    }

    /// The clients for which v2 names images.
    private var clients: Set<Profile.Client> {
        let wallpapers = basis.map { Feed($0.feeds[.v2], .v2).wallpapers } ?? []
        return Set(
            Profile.Client.allCases.filter { client in
                let key = client == .iOS ? "iOS-file-paths" : "android-file-paths"
                return wallpapers.contains { $0.node[key]?.elements?.isEmpty == false }
            })
    }

    /// Returns the wallpapers that a release offers and that were not taken down since.
    func stillThere(of release: Release) -> [PublishedWallpaper] {
        let down = Set(published.filter { $0.deleted != nil }.map(\.id))
        return release.offered.filter { !down.contains($0.id) }
    }

    /// Returns the numbers of earlier releases whose images are all there, by path and size. A rollback compares the bytes.
    func releasesThatCanComeBack(at remote: Remote) async throws(PublishingError) -> [Int] {
        let releases = try await Release.records(Set(pointer.history).sorted(), at: remote)
        let files = releases.flatMap(stillThere).flatMap(\.files)
        let entries = try await remote.files(inFoldersOf: files.map(\.path), hashed: false)
        let there = Dictionary(entries.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        return releases.filter { release in
            release.number != self.release?.number
                && stillThere(of: release).flatMap(\.files).allSatisfy { there[$0.path] == $0.byteCount }
        }.map(\.number)
    }

    /// Returns the number of the release that was live before this one. Before a rollback, it is the release before its target,
    /// so that one rollback after the other goes further back. The release before a takedown has the same feed.
    ///
    /// - Throws: `.noEarlierRelease` if there is none.
    func numberBefore(_ current: Release, at remote: Remote) async throws(PublishingError) -> Int {
        var (number, release) = (current.number, current)
        while let (key, target) = release.same {
            guard target < number else {
                throw .record(
                    path: Layout.releasePath(number),
                    reason: "expected the number of an earlier release at \"\(key)\", found \(target)")
            }
            number = target
            release = try await Release.record(target, at: remote)
        }
        let history = pointer.history
        // A release that is live and not marked comes after all others.
        let place = history.firstIndex(of: number) ?? history.count
        guard place > 0 else { throw .noEarlierRelease(live: current.number, feed: number) }
        return history[place - 1]
    }
}

extension Release {
    /// The release with the same feed, apart from takedowns, and the key of its number in the record; nil if this
    /// one has a feed of its own.
    fileprivate var same: (key: String, number: Int)? {
        switch cause {
        case .rollback(let target): ("rollback-to", target)
        case .takedown: after.map { ("after", $0) }
        case .tree, .from: nil
        }
    }
}

extension Remote {
    /// Reads the record of a release that somebody named.
    ///
    /// - Throws: `.noRelease` if there is none.
    func release(_ number: Int) async throws(PublishingError) -> Release {
        let numbers = LiveState.numbers(in: try await metadata())
        guard numbers.contains(number) else {
            if numbers.isEmpty { try await refuseMissingRoot() }
            let known =
                switch numbers.count {
                case 0: "nothing has been published there yet"
                case 1: "the only release is \(numbers[0])"
                default: "the releases are \(numbers.map(String.init).shortened())"
                }
            throw .noRelease(number: number, known: known)
        }
        return try await Release.record(number, at: self)
    }
}
