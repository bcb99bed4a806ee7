import WallpaperMetadata

/// The state that is live at a remote: the feed, and the release that it belongs to.
struct LiveState: Sendable {
    /// The metadata files; a missing one is nil.
    let feeds: [FeedFormat: [UInt8]]
    /// The live v1 as metadata.
    let feed: Feed?
    /// The release whose v1 is live. It is not marked as live if the publisher was interrupted. Nil if wallpress has published
    /// nothing, or the feed was edited.
    let release: Release?
    /// The release that was marked as live last; nil if there is none.
    let marked: Release?
    /// The metadata files that somebody else than wallpress wrote, in the order in which they are replaced.
    let edited: [FeedFormat]
    /// Files that interrupted publishers left beside the metadata.
    let leftovers: [String]
    /// The releases that were live.
    let pointer: LivePointer
    /// The numbers of all records, in their order.
    let numbers: [Int]
    /// The conditions under which the metadata files may be replaced.
    let conditions: [FeedFormat: Remote.Condition]

    /// Whether somebody else than wallpress wrote one of the metadata files.
    var isEdited: Bool { !edited.isEmpty }

    /// The number for the next release.
    var nextNumber: Int { (numbers.last ?? 0) + 1 }

    /// The release that lists the published wallpapers. The feed may have been edited since.
    var basis: Release? { release ?? marked }

    /// The wallpapers published at this remote.
    var published: [PublishedWallpaper] { basis?.wallpapers ?? [] }
}

extension LiveState {
    /// Reads the live state.
    init(of remote: Remote) async throws(PublishingError) {
        try remote.localPlaces?.checkMetadata()
        let entries = try await remote.metadata()
        if entries.isEmpty { try await remote.refuseMissingRoot() }
        var hashes = Dictionary(entries.map { ($0.path, $0.hashes["md5"]) }, uniquingKeysWith: { $1 })
        let numbers = Self.numbers(in: entries)
        guard numbers.last != Self.mostReleases else {
            throw .record(
                path: Layout.releasePath(Self.mostReleases),
                reason:
                    "no number is left for the next release; remove this file if wallpress did not write it"
            )
        }
        var pointer = LivePointer(history: [])
        if hashes[Layout.livePath] != nil,
            let bytes = try await remote.read([Layout.livePath])[Layout.livePath]
        {
            pointer = try LivePointer(parsing: bytes)
        }
        var marked: Release?
        if let number = pointer.release { marked = try await Release.record(number, at: remote) }
        for entry in try await remote.entries(outsideOf: marked) {
            hashes[entry.path] = entry.hashes["md5"]
        }
        let feeds = try await Self.feeds(of: remote, hashes, marked)
        var conditions: [FeedFormat: Remote.Condition] = [:]
        for format in FeedFormat.served {
            conditions[format] =
                feeds[format].map { bytes in
                    // The entity tag of an encrypted file is not an MD5 digest, and cannot be a condition.
                    isMD5(hashes[format.path] ?? nil, of: bytes) ? .isStill(bytes) : .always
                } ?? .isMissing
        }
        // A publisher that was interrupted leaves records that are newer than the marked one.
        var records = [marked].compactMap(\.self)
        func isKnown(_ format: FeedFormat) -> Bool {
            feeds[format].map { bytes in records.contains { $0.feeds[format] == bytes } } ?? true
        }
        for number in numbers.reversed() where number > marked?.number ?? 0 {
            if FeedFormat.served.allSatisfy(isKnown) { break }
            records.append(try await Release.record(number, at: remote))
        }
        // Only v1 shows which one is live: it is replaced last, and clients read nothing else.
        let release = feeds[.v1].map { bytes in records.first { $0.feeds[.v1] == bytes } } ?? marked
        self.init(
            feeds: feeds, feed: feeds[.v1].map { Feed($0, .v1) }, release: release,
            marked: marked, edited: FeedFormat.served.filter { !isKnown($0) },
            leftovers: entries.map(\.path).filter { Remote.place(ofPart: $0) != nil }, pointer: pointer,
            numbers: numbers,
            conditions: conditions)
    }

    /// Reads the metadata files. One with the checksum of the marked release does not have to be read.
    private static func feeds(
        of remote: Remote, _ hashes: [String: String?], _ marked: Release?
    ) async throws(PublishingError) -> [FeedFormat: [UInt8]] {
        var feeds: [FeedFormat: [UInt8]] = [:]
        for format in FeedFormat.served.reversed() {
            guard let hash = hashes[format.path] else { continue }
            if let marked, isMD5(hash, of: marked.feeds[format]) {
                feeds[format] = marked.feeds[format]
            } else {
                feeds[format] = try await remote.read([format.path])[format.path]
            }
        }
        return feeds
    }

    /// Returns the numbers of the records in a listing, in their order.
    static func numbers(in entries: [Remote.Entry]) -> [Int] {
        entries.compactMap { number($0.path) }.sorted()
    }

    /// The largest number of a release. Files with larger numbers belong to somebody else.
    private static let mostReleases = 999_999_999

    /// Returns the number of the record at a path; nil if none has this path.
    static func number(_ path: String) -> Int? {
        guard path.hasPrefix(Layout.releases + "/"), path.hasSuffix(".json") else { return nil }
        let number = Int(path.dropFirst(Layout.releases.count + 1).dropLast(".json".count))
        return number.flatMap { (1...mostReleases).contains($0) && Layout.releasePath($0) == path ? $0 : nil }
    }
}

extension Release {
    /// Reads the record of a release.
    static func record(_ number: Int, at remote: Remote) async throws(PublishingError) -> Release {
        guard let release = try await records([number], at: remote).first else {
            throw .record(path: Layout.releasePath(number), reason: "the file no longer exists")
        }
        return release
    }

    /// Reads the records of releases, without those that are not there.
    static func records(_ numbers: [Int], at remote: Remote) async throws(PublishingError) -> [Release] {
        var releases: [Release] = []
        for (number, bytes) in try await recordBytes(numbers, at: remote) {
            releases.append(try Release(parsing: bytes, of: number))
        }
        return releases
    }

    /// Reads the records of releases as they are, without those that are not there.
    static func recordBytes(
        _ numbers: [Int], at remote: Remote
    ) async throws(PublishingError) -> [(number: Int, bytes: [UInt8])] {
        let files = try await remote.read(Set(numbers.map(Layout.releasePath)).sorted())
        return numbers.compactMap { number in files[Layout.releasePath(number)].map { (number, $0) } }
    }
}

extension LiveState {
    /// The changes to the live feed by somebody else since the last release; empty if there are none.
    var differences: [String] {
        guard let format = edited.last else { return [] }
        guard let marked else { return ["the remote has a feed but no record of a release"] }
        let path = format.path
        let (before, live) = (Feed(marked.feeds[format], format), Feed(feeds[format] ?? [], format))
        if live.root == nil { return ["\(path) is not readable JSON"] }
        return FeedDifference(from: before, to: live).sentences.map { "\(path): \($0)" }
    }
}

extension Remote {
    /// Returns the documents of a release that are not among the metadata.
    fileprivate func entries(outsideOf release: Release?) async throws(PublishingError) -> [Entry] {
        let paths = (release?.feeds.formats ?? []).map(\.path).filter { !Layout.isInMetadata($0) }
        return paths.isEmpty ? [] : try await entries(of: paths, hashed: features.listsHashes)
    }
}
