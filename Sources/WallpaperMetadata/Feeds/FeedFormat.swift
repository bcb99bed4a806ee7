import WallpressJSON

/// A metadata file of a server: its path, its form, and the function that makes it.
///
/// Only `v2`, which has everything, is merged with the files of a server. Every other file is a projection of it, so a new one is
/// a file in this folder and an entry in `all`. The documents of writers are in trees whose profiles ask for them.
public struct FeedFormat: Sendable, Identifiable {
    /// Its key in the records of releases. It never changes.
    public let id: String
    /// The path relative to the root of the tree.
    public let path: String
    /// The largest file that is read, in bytes.
    public let limit: Int
    /// Whether released clients read it.
    package let isForClients: Bool
    /// The keys of its objects; nil if it has no collections of wallpapers.
    package let keys: FeedKeys?
    /// The key of the list of entries in its root, empty if the root is the list; nil if it has collections, or any form.
    package let list: String?
    /// Whether a server has it. Otherwise it becomes a part of an app.
    package let isServed: Bool
    /// Makes the file; nil if no profile asks for it.
    package let project: @Sendable (MergedFeed) -> JSONOutline?

    /// Creates a format from its parts.
    package init(
        id: String, path: String, limit: Int = 512 << 20, isForClients: Bool = false, isServed: Bool = true,
        list: String? = nil, keys: FeedKeys? = nil, project: @escaping @Sendable (MergedFeed) -> JSONOutline?
    ) {
        (self.id, self.path, self.limit, self.isForClients) = (id, path, limit, isForClients)
        (self.isServed, self.list, self.keys, self.project) = (isServed, list, keys, project)
    }

    /// All formats in the order in which files are replaced. The format of the clients is the last one, so they see a release
    /// only when all of it is there.
    public static let all: [FeedFormat] = [.v2] + Writer.all.flatMap(\.documents) + [.v1]

    /// The formats that a server may have.
    package static let served = all.filter(\.isServed)

    /// Returns the new content of the file, or nil if nothing but a date that all phones can read would change. A file that
    /// does not exist yet is not created without wallpapers.
    package func document(of feed: MergedFeed) -> JSONOutline? {
        guard let old = feed.documents[self]?.root else {
            return feed.collections.isEmpty ? nil : project(feed)
        }
        guard let new = project(feed) else { return nil }
        let isReadable = old.day(MergedFeed.dateKey).map { UnreadableDay($0) == nil } ?? (keys == nil)
        return isReadable && new.isSame(as: old, besides: MergedFeed.dateKey) ? nil : new
    }
}

extension FeedFormat: Hashable, CustomStringConvertible {
    /// Returns whether both are the same format.
    public static func == (a: FeedFormat, b: FeedFormat) -> Bool { a.id == b.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// The id.
    public var description: String { id }
}
