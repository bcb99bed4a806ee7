import WallpaperMetadata

/// The changes that a release would make.
public struct PublishPlan: Sendable {
    /// The fate of a wallpaper in a release.
    public enum Fate: Sendable, Equatable {
        /// It was never published.
        case new
        /// Its images are as they were, and something else changes.
        case changed(Change)
        /// Nothing changes.
        case unchanged
        /// Master and recipe are as released, and only the program or a codec made other bytes. The server keeps its files
        /// and the feed keeps its entry.
        case kept
        /// Its images are replaced under the same id, because nobody can have them yet.
        case replaced
        /// It leaves the feed. Its files stay for the people who have selected it.
        case retired
        /// It leaves the feed and its files are deleted.
        case takenDown
        /// It must not be published.
        case refused(Refusal)

        /// Whether images of it may have to be sent.
        var sendsImages: Bool {
            switch self {
            case .new, .changed, .unchanged, .replaced: true
            case .kept, .retired, .takenDown, .refused: false
            }
        }
    }

    /// A change to a wallpaper whose images stay the same.
    public enum Change: Sendable, Equatable {
        /// It was retired.
        case offeredAgain
        /// It has files that were not published yet.
        case moreFiles
        /// These keys of its entries in the feed have changed.
        case entry(keys: [String])
    }

    /// The reason that a wallpaper must not be published, and the remedies.
    public struct Refusal: Sendable, Equatable {
        /// The files that are not as published.
        public let paths: [String]
        /// The reason, as a clause.
        public let reason: String
        /// The remedies, one in each text.
        public let fixes: [String]
    }

    /// The remote, as it was given.
    public let remote: String
    /// The state that is live now.
    let live: LiveState
    /// The planned release.
    var release: Release
    /// Whether its feed differs from the live one for clients.
    let isFeedNew: Bool
    /// The fate of each wallpaper: those of the feed in its order, then those that leave it.
    public let fates: [(id: String, fate: Fate)]
    /// The files that have to be sent, in the order of the wallpapers.
    let missing: [ImageFile]
    /// The files that have to be sent and replace others: images that nobody can have yet, parts that an interrupted
    /// publisher left, files that no release names.
    let replacing: [ImageFile]
    /// The files that are deleted after the feed has changed.
    let deleting: [ImageFile]
    /// The files that are new in this release, whether they are at the remote by now or not. They are read back.
    let fresh: [ImageFile]
    /// The effects on each kind of client, with their days.
    let notices: [ClientEffects.Notice]
    /// Further notes for people, one sentence each.
    public internal(set) var notes: [String]

    /// The effects on each kind of client, with their days, one sentence each.
    public var effects: [String] { notices.map(\.sentence) }

    /// The files that have to be sent.
    var sending: [ImageFile] { missing + replacing }

    /// The bytes that have to be sent, without the metadata.
    public var byteCount: Int { sending.reduce(0) { $0 + ($1.byteCount ?? 0) } }

    /// The number of files that have to be sent, without the metadata.
    public var fileCount: Int { sending.count }

    /// The number of the release.
    public var number: Int { release.number }

    /// The wallpapers that must not be published.
    public var refusals: [(id: String, refusal: Refusal)] {
        fates.compactMap { one in if case .refused(let refusal) = one.fate { (one.id, refusal) } else { nil }
        }
    }

    /// The number of wallpapers that come, go, change or are refused. It is 1 if only the texts, days or places of a collection
    /// change, or files are missing at the remote, and 0 if there is nothing to do.
    public var changeCount: Int {
        let changed = ids { if case .unchanged = $0 { false } else { $0 != .kept } }.count
        return hasWork || changed > 0 ? max(1, changed) : 0
    }

    /// Whether the remote changes at all.
    public var hasWork: Bool {
        !sending.isEmpty || !deleting.isEmpty || isFeedNew || live.pointer.release != live.release?.number
    }

    /// The paths of files under which caches may still have other bytes.
    public var purges: [String] {
        let known = Set(live.published.flatMap(\.files).map(\.path))
        return (replacing.filter { known.contains($0.path) } + deleting).map(\.path)
    }

    /// Returns the ids with a fate.
    func ids(_ isIncluded: (Fate) -> Bool) -> [String] { fates.filter { isIncluded($0.fate) }.map(\.id) }
}
