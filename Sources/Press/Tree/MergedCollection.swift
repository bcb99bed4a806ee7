import WallpressJSON
import WallpaperMetadata

/// A collection as it will be in a metadata file. The JSON of its wallpapers is made one by one to save memory.
struct MergedCollection: Sendable {
    /// A wallpaper of the collection.
    enum Entry: Sendable {
        /// A wallpaper that was not built. Its JSON stays as it is.
        case existing(Feed.Wallpaper)
        /// The place of a wallpaper that was built or is up to date, and its old JSON.
        case built(at: Int, replacing: JSONNode?)
    }

    /// The collection without its wallpapers.
    let frame: JSONNode
    let entries: [Entry]
    /// The wallpapers that were built or are up to date.
    let wallpapers: ArraySlice<Outcome>
    let version: MetadataVersion
    let fenixColors: Bool

    var outline: JSONOutline {
        var frame = frame
        if entries.isEmpty, frame["wallpapers"] == nil { return .node(frame) }
        frame["wallpapers"] = .array([])
        let list = JSONOutline.objects(count: entries.count) { json(of: entries[$0]) }
        return frame.outline(with: list, at: "wallpapers")
    }

    /// Whether nothing in a collection changes.
    func isSame(as old: Feed.Collection) -> Bool {
        guard frame.emptied == old.node.emptied, entries.count == old.wallpapers.count else { return false }
        return zip(entries, old.wallpapers).allSatisfy { entry, old in
            switch entry {
            // Of two with one id only the first is an entry, so that there are fewer of them.
            case .existing(let wallpaper): return wallpaper.id == old.id
            case .built(let place, _):
                let loaded = old.node.loaded
                return json(ofBuilt: place, replacing: loaded) == loaded
            }
        }
    }

    private func json(of entry: Entry) -> JSONNode {
        switch entry {
        case .existing(let wallpaper): wallpaper.node
        case .built(let place, let old): json(ofBuilt: place, replacing: old?.loaded)
        }
    }

    private func json(ofBuilt place: Int, replacing old: JSONNode?) -> JSONNode {
        Metadata.Wallpaper(wallpapers[place]).json(version, fenixColors: fenixColors).carrying(old)
    }
}

extension JSONNode {
    /// A collection without its wallpapers.
    fileprivate var emptied: JSONNode {
        var node = self
        if node["wallpapers"] != nil { node["wallpapers"] = .array([]) }
        return node
    }

    /// Returns this object with another value for one of its keys.
    func outline(with value: JSONOutline, at key: String) -> JSONOutline {
        .object((members ?? []).map { ($0.key, $0.key == key ? value : .node($0.node)) })
    }

    /// Returns this object with two kinds of members of an older object: those whose keys no version of the format
    /// knows, and colors that this object does not have.
    func carrying(_ old: JSONNode?) -> JSONNode {
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
    private static let knownKeys: Set<String> = {
        let wallpaper = Metadata.Wallpaper(id: "", name: "", colors: [:])
        let collection = Metadata.Collection(id: "", wallpapers: [wallpaper], subheading: "")
        let nodes = [collection.json(.v2, fenixColors: true), wallpaper.json(.v2, fenixColors: true)]
        return Set(nodes.flatMap { $0.members ?? [] }.map(\.key))
    }()
}

extension Metadata.Wallpaper {
    fileprivate init(_ outcome: Outcome) {
        self.init(
            id: outcome.id, name: outcome.job.settings.name ?? outcome.id.asName,
            colors: outcome.colors.mapValues(\.description),
            files: outcome.files.filter(\.isServed).map { file in
                Metadata.File(file, crop: outcome.crops(in: file.theme)[file.variant])
            },
            masters: outcome.sources.masters, recipe: outcome.sources.recipe)
    }
}

extension Metadata.File {
    fileprivate init(_ file: Report.File, crop: Report.Crop?) {
        self.init(
            path: file.path, variant: file.variant, theme: file.theme, client: file.client, width: file.width,
            height: file.height, bytes: file.bytes, sha256: file.sha256, kept: crop?.kept,
            confidence: crop?.confidence, trust: crop?.trust, enlarged: crop?.enlargement(to: file.width))
    }
}
