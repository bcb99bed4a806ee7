import WallpressJSON
import WallpaperMetadata

/// The files that were published at one time. Its record stays at the remote, so that a release can be restored, and so that
/// the bytes of a published id are known permanently.
public struct Release: Sendable, Equatable {
    /// The number, from 1 at each remote. Numbers of releases that never became live are not used again.
    public let number: Int
    /// The day on which it was published.
    public let day: CalendarDate
    /// The moment at which it was planned, in UTC, such as 2026-11-22T14:03:09Z; nil if it is not known.
    public var time: String?
    /// The message of its publisher; nil if there is none.
    public var message: String?
    /// A random text that distinguishes it from the same release of somebody else; nil in older records.
    public var publication: String?
    /// The headers that new images got last, by name; nil if they are not known.
    public var imageHeaders: [String: String]?
    /// The release that was live before; nil for the first one.
    public let after: Int?
    /// The cause of this release.
    public let cause: Cause
    /// All wallpapers that were ever published at this remote, in the order of their ids.
    public var wallpapers: [PublishedWallpaper]
    /// The metadata files, byte for byte.
    public var feeds: Feeds

    /// The cause of a release.
    public enum Cause: Sendable, Equatable {
        /// A tree was published.
        case tree
        /// A release of another remote was published, byte for byte.
        case from(release: Int)
        /// The feed of an earlier release came back.
        case rollback(to: Int)
        /// A wallpaper was taken out of the feed, and its files were deleted.
        case takedown(id: String)
    }

    package init(
        number: Int, day: CalendarDate, after: Int?, cause: Cause, wallpapers: [PublishedWallpaper],
        feeds: Feeds
    ) {
        (self.number, self.day, self.after, self.cause) = (number, day, after, cause)
        (self.wallpapers, self.feeds) = (wallpapers, feeds)
    }

    /// The wallpapers that the feed offers.
    package var offered: [PublishedWallpaper] { wallpapers.filter { $0.retired == nil && $0.deleted == nil } }

    /// The path of its record at the remote.
    var path: String { Layout.releasePath(number) }
}

// MARK: - JSON

extension Release {
    /// Reads a record.
    ///
    /// - Throws: `PublishingError.record`.
    package init(parsing bytes: [UInt8], path: String) throws(PublishingError) {
        do throws(JSONError) {
            try self.init(JSONNode(parsing: bytes, lazyDepth: PublishedWallpaper.depth))
        } catch {
            throw .record(path: path, reason: error.description)
        }
    }

    /// Reads the record of the release with a number.
    ///
    /// - Throws: `PublishingError.record`, also if it is the record of another release.
    init(parsing bytes: [UInt8], of number: Int) throws(PublishingError) {
        let path = Layout.releasePath(number)
        try self.init(parsing: bytes, path: path)
        guard self.number == number else {
            throw .record(path: path, reason: "expected release \(number), found release \(self.number)")
        }
    }

    private init(_ root: JSONNode) throws(JSONError) {
        number = try root.count(at: "release")
        let text = try root.text(at: "day")
        guard let day = CalendarDate(text) else { throw root.error("expected a day, found \"\(text)\"") }
        self.day = day
        time = root["time"]?.text
        message = root["message"]?.text
        publication = root["publication"]?.text
        imageHeaders = root["picture-headers"]?.members.map { members in
            Dictionary(
                members.compactMap { one in one.node.text.map { (one.key, $0) } }, uniquingKeysWith: { $1 })
        }
        after = root["after"]?.count
        cause =
            root["from"]?.count.map(Cause.from) ?? root["rollback-to"]?.count.map(Cause.rollback)
            ?? root["takedown"]?.text.map(Cause.takedown) ?? .tree
        wallpapers = []
        for node in try root.list(at: "wallpapers") { wallpapers.append(try PublishedWallpaper(node.loaded)) }
        feeds = try Feeds(root["feeds"] ?? .null)
    }

    /// The bytes of its record.
    package var bytes: [UInt8] {
        var members: [JSONNode.Member] = [
            .init("release", .number(number)), .init("day", .string(day.description)),
        ]
        members += [("time", time), ("message", message), ("publication", publication)].compactMap {
            key, text in
            text.map { .init(key, .string($0)) }
        }
        if let headers = imageHeaders?.sorted(by: { $0.key < $1.key }) {
            members.append(
                .init("picture-headers", .object(headers.map { .init($0.key, .string($0.value)) })))
        }
        members.append(.init("after", .number(after)))
        switch cause {
        case .tree: break
        case .from(let number): members.append(.init("from", .number(number)))
        case .rollback(let number): members.append(.init("rollback-to", .number(number)))
        case .takedown(let id): members.append(.init("takedown", .string(id)))
        }
        members.append(.init("wallpapers", .array(wallpapers.map(\.json))))
        members.append(.init("feeds", feeds.json))
        return Array(JSONNode.object(members).formatted.utf8)
    }
}
