import WallpressJSON

/// The complete offer of a server: the future v2, and beside each entry its entry in v1. Every feed is a projection of it.
///
/// Entries that only v1 has are lifted into v2, so nothing is lost when both are made anew. The order is the order of v1, because
/// people see it.
public struct MergedFeed: Sendable {
    /// A collection without its wallpapers, or a wallpaper. Its JSON is made on demand; a large tree's metadata is
    /// 300 MB.
    package struct Entry: Sendable {
        package let id: String
        /// Its entries in v2 and v1.
        package let v2, v1: JSONNode?
        /// Makes its JSON in v2 from a build, without members that people have added; nil if it stays as it is.
        package let made: (@Sendable () -> JSONNode)?

        /// Creates an entry of some feeds, which a build may make anew.
        package init(
            id: String, v2: JSONNode?, v1: JSONNode?, made: (@Sendable () -> JSONNode)? = nil
        ) {
            (self.id, self.v2, self.v1, self.made) = (id, v2, v1, made)
        }

        package var isMade: Bool { made != nil }

        /// Its JSON in v2.
        package var full: JSONNode {
            let old = v2 ?? v1?.named(after: id)
            return made?().carrying(old) ?? old ?? .null
        }
    }

    /// A collection.
    package struct Collection: Sendable {
        package let frame: Entry
        package var wallpapers: [Entry]

        package init(frame: Entry, wallpapers: [Entry]) {
            (self.frame, self.wallpapers) = (frame, wallpapers)
        }
    }

    /// The existing files.
    package let documents: [FeedFormat: Feed]
    package var collections: [Collection]
    /// The date that files get; nil if they keep theirs.
    package var date: CalendarDate?
    /// Whether v1 has `card-color-light` and `card-color-dark`, which Fenix requires and Ecosia's schema forbids.
    package var hasThemeCards: Bool
    /// The inputs of the writers that make documents from it.
    package var writings: [WriterInput]

    /// The key of the date of the last change.
    package static let dateKey = "last-updated-date"

    /// Merges the entries in the files of a server.
    package init(_ documents: [FeedFormat: Feed], hasThemeCards: Bool = true) {
        self.documents = documents
        self.hasThemeCards = hasThemeCards
        writings = (documents[.v2]?.root?[WriterInput.key]?.elements ?? []).compactMap(WriterInput.init)
        let v2 = documents[.v2]?.collections ?? []
        collections = Self.pairs(v2, documents[.v1]?.collections ?? [], by: \.id).map { id, v2, v1 in
            Collection(
                frame: Entry(id: id, v2: v2?.node, v1: v1?.node),
                wallpapers: Self.pairs(v2?.wallpapers ?? [], v1?.wallpapers ?? [], by: \.id).map {
                    Entry(id: $0, v2: $1?.node, v1: $2?.node)
                })
        }
    }

    /// Pairs elements with the same id. Elements that only v2 has follow the rest.
    private static func pairs<Element>(
        _ v2: [Element], _ v1: [Element], by id: (Element) -> String
    ) -> [(id: String, v2: Element?, v1: Element?)] {
        var places = Dictionary(grouping: v2.indices) { id(v2[$0]) }.mapValues { $0[...] }
        var rest = Set(v2.indices)
        let pairs = v1.map { element in
            let place = places[id(element)]?.popFirst()
            if let place { rest.remove(place) }
            return (id: id(element), v2: place.map { v2[$0] }, v1: Optional(element))
        }
        return pairs + rest.sorted().map { (id: id(v2[$0]), v2: v2[$0], v1: nil) }
    }

    /// The outermost objects; nil if there is none yet.
    package var root: (v1: JSONNode?, full: JSONNode?) {
        let v1 = documents[.v1]?.root
        return (v1, documents[.v2]?.root ?? v1)
    }
}

// MARK: - Editing

extension MergedFeed {
    /// Returns this feed with transformed wallpapers. Those that become nil are removed, and so are collections that become
    /// empty.
    package func mapWallpapers(_ transform: (Entry) -> Entry?) -> MergedFeed {
        var feed = self
        feed.collections = collections.compactMap { collection in
            let rest = collection.wallpapers.compactMap(transform)
            // A collection that was empty before stays.
            if rest.isEmpty, !collection.wallpapers.isEmpty { return nil }
            return Collection(frame: collection.frame, wallpapers: rest)
        }
        return feed
    }
}

// MARK: - JSON

extension MergedFeed {
    /// Returns the outline of a feed with these collections.
    package func outline(root: JSONNode?, collections: [JSONOutline]) -> JSONOutline {
        var root = root ?? Self.empty
        root["collections"] = .array([])
        if let date { root[Self.dateKey] = .string(date.description) }
        return root.outline(with: .list(collections), at: "collections")
    }

    /// The root of a feed that does not exist yet.
    static let empty = JSONNode.object([.init(dateKey, .null)])

    /// Returns a collection with its wallpapers.
    package func outline(
        _ frame: JSONNode, count: Int, _ wallpaper: @escaping @Sendable (Int) -> JSONNode
    ) -> JSONOutline {
        if count == 0, frame["wallpapers"] == nil { return .node(frame) }
        var frame = frame
        frame["wallpapers"] = .array([])
        return frame.outline(with: .objects(count: count, wallpaper), at: "wallpapers")
    }
}

extension JSONNode {
    /// Returns an entry of v1 with the name from v2.
    fileprivate func named(after id: String) -> JSONNode {
        let node = loaded
        guard node["name"] == nil, var members = node.members,
            let place = members.firstIndex(where: { $0.key == "id" })
        else { return node }
        members.insert(Member("name", .string(node["heading"]?.text ?? id.asName)), at: place + 1)
        return JSONNode(.object(members), position: position)
    }

    /// Returns this object with two kinds of members of an older object: those whose keys no version of the format
    /// defines, and colors that this object does not have.
    package func carrying(_ old: JSONNode?) -> JSONNode {
        guard let old = old?.members, var members else { return self }
        var places = Dictionary(zip(members.map(\.key), members.indices), uniquingKeysWith: { $1 })
        for member in old {
            let place = places[member.key]
            let isColor = ColorKey(rawValue: member.key) != nil
            guard
                isColor
                    ? place.map({ members[$0].node.isNull }) == true : !Self.knownKeys.contains(member.key)
            else { continue }
            if let place {
                members[place].node = member.node
            } else {
                places[member.key] = members.endIndex
                members.append(Member(member.key, member.node))
            }
        }
        return JSONNode(.object(members), position: position)
    }

    /// Every key that some version of the format defines.
    private static let knownKeys = Set(
        (FeedFormat.v2.keys.map { $0.collection + $0.wallpaper } ?? []).map(\.name))
}
