import WallpressJSON

/// What makes a document of a tree for a program that reads no wallpaper feed: a row of the table below.
///
/// A profile names its writer. A new one is a file beside this, an entry in `all`, and a reader in `DocumentReader.all`.
public struct Writer: Sendable {
    /// The name in `wallpress.yml`, and in v2.
    public let name: String
    /// The folder in which the pictures of its profiles are; nil if they may be anywhere.
    public let folder: String?
    /// Its documents. Their paths are the same in all trees, so that a server has one of each.
    public let documents: [FeedFormat]
    /// Whether pictures and documents are on a server. Otherwise they become a part of an app.
    public let isServed: Bool
    /// Whether its documents have addresses, for which the address of the server is needed.
    public let needsURL: Bool
    /// Whether its reader shows wallpapers behind text in the colors of the metadata.
    public let hasHomePages: Bool
    /// Returns why a profile with this layout cannot be read by its reader; nil if it can.
    let layoutProblem: @Sendable (Layout) -> String?
    /// Returns why its reader would fail at a wallpaper; nil if it would not. It takes the id and the JSON in v2.
    let wallpaperProblem: @Sendable (_ id: String, JSONNode) -> String?

    /// A writer from its parts.
    init(
        _ name: String, folder: String? = nil, documents: [FeedFormat], isServed: Bool = true,
        needsURL: Bool = false, hasHomePages: Bool = false,
        layoutProblem: @escaping @Sendable (Layout) -> String? = { _ in nil },
        wallpaperProblem: @escaping @Sendable (_ id: String, JSONNode) -> String? = { _, _ in nil }
    ) {
        (self.name, self.folder, self.documents) = (name, folder, documents)
        (self.isServed, self.needsURL, self.hasHomePages) = (isServed, needsURL, hasHomePages)
        (self.layoutProblem, self.wallpaperProblem) = (layoutProblem, wallpaperProblem)
    }

    /// All writers.
    public static let all: [Writer] = [dashboard, firefoxDesktop, brave, fenixAssets]

    /// The writer of this name.
    public static func named(_ name: String) -> Writer? { all.first { $0.name == name } }

    /// Returns why no profile of this writer can have a layout; nil if one can.
    public func problem(with layout: Layout) -> String? {
        if let folder, !layout.template.hasPrefix(folder + "/") {
            return
                "the writer \(name) puts its document into the folder \(folder), so the path must begin with \(folder)/"
        }
        guard layout.themes.isEmpty, layout.densities.isEmpty, !layout.isCatalog else {
            return
                "the writer \(name) has one picture for each variant: no themes, densities or asset catalogs"
        }
        guard layout.variants.contains(where: { $0 != .thumbnail }) else {
            return "the writer \(name) needs a variant other than the thumbnail"
        }
        return layoutProblem(layout)
    }

    /// Returns why its reader would fail at a wallpaper; nil if it would not.
    ///
    /// - Parameter node: What v2 has about it.
    package func problem(withWallpaper id: String, _ node: JSONNode) -> String? {
        wallpaperProblem(id, node)
    }
}

extension Writer: Hashable {
    /// A name stands for one writer.
    public static func == (a: Writer, b: Writer) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a profile has its writer make: the paths of its pictures, and the address of the server. It stands in the root of v2,
/// so that documents follow from v2 alone, also where nobody has the recipe.
public struct Writing: Sendable, Equatable {
    /// The writer.
    public let writer: Writer
    /// Where its pictures are.
    public let layout: Layout
    /// The address of the root of the tree, without a slash at its end; nil if it is not known.
    public let url: String?

    /// The key in the root of v2.
    package static let key = "documents"

    /// Whether a v2 has any. It stands near the beginning, so not all of a large file is read.
    package static func areNamed(in v2: [UInt8]) -> Bool {
        String(decoding: v2.prefix(4096), as: UTF8.self).contains("\"\(key)\"")
    }

    /// What a profile has its writer make; nil for a profile without one.
    ///
    /// - Parameter url: The address of the root of the tree.
    public init?(_ profile: Profile, url: String?) {
        guard let writer = profile.writer else { return nil }
        (self.writer, layout) = (writer, profile.layout)
        self.url = url.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Reads it from v2. Anybody may have written that.
    package init?(_ node: JSONNode) {
        guard let writer = node["writes"]?.text.flatMap(Writer.named), let path = node["path"]?.text else {
            return nil
        }
        let names = (node["variants"]?.members ?? []).compactMap { member in
            Variant(rawValue: member.key).flatMap { variant in member.node.text.map { (variant, $0) } }
        }
        guard
            let layout = try? Layout(
                template: path, names: Dictionary(names, uniquingKeysWith: { first, _ in first })),
            writer.problem(with: layout) == nil
        else { return nil }
        (self.writer, self.layout, url) = (writer, layout, node["url"]?.text)
    }

    /// Its JSON in v2.
    package var json: JSONNode {
        .object(
            [
                .init("writes", .string(writer.name)), .init("path", .string(layout.template)),
                .init(
                    "variants",
                    .object(
                        layout.variants.map { .init($0.rawValue, .string(layout.names[$0])) })),
            ] + (url.map { [.init("url", .string($0))] } ?? []))
    }
}

extension MergedFeed {
    /// What a writer has to make; nil if no profile asks for it.
    func writing(_ writer: Writer) -> Writing? { writings.first { $0.writer == writer } }

    /// The wallpapers whose pictures v2 names, in the order of the feed.
    func wallpapers(of writing: Writing) -> [WrittenWallpaper] {
        collections.flatMap { collection in
            let frame = collection.frame.full
            return collection.wallpapers.compactMap {
                WrittenWallpaper($0.full, id: $0.id, in: collection.frame.id, frame, writing)
            }
        }
    }

    /// The wallpapers that a document had until now: those that v2 named before this change. Whatever else is in the document is
    /// somebody else's.
    func earlierWallpapers(of writing: Writing) -> [WrittenWallpaper] {
        let root = documents[.v2]?.root
        let earlier = (root?[Writing.key]?.elements ?? []).compactMap(Writing.init)
            .first { $0.writer == writing.writer }
        guard let earlier else { return [] }
        return (documents[.v2]?.collections ?? []).flatMap { collection in
            collection.wallpapers.compactMap {
                WrittenWallpaper($0.node.loaded, id: $0.id, in: collection.id, collection.node, earlier)
            }
        }
    }

    /// Returns the entries of a document: those of our wallpapers with what people have added to them, then those of others.
    ///
    /// - Parameters:
    ///   - key: The key that tells entries apart.
    ///   - old: The entries that the document has.
    ///   - make: Makes the entry of a wallpaper and its place in the document, from 0.
    func entries(
        of writing: Writing, by key: String, in old: [JSONNode],
        _ make: (WrittenWallpaper, Int) -> JSONNode
    ) -> [JSONNode] {
        let new = wallpapers(of: writing).enumerated().map { make($1, $0) }
        let earlier = earlierWallpapers(of: writing).enumerated().map { make($1, $0) }
        let ours = Set((new + earlier).compactMap { $0[key]?.text })
        let before = old.compactMap { entry in entry[key]?.text.map { (key: $0, entry) } }.keyed(by: \.key)
        let known = Set(new.flatMap { ($0.members ?? []).map(\.key) })
        return new.map { entry in
            entry[key]?.text.flatMap { before[$0] }.map { entry.keeping(others: $0.1, besides: known) }
                ?? entry
        } + old.filter { entry in entry[key]?.text.map { !ours.contains($0) } ?? true }
    }
}

extension JSONNode {
    /// Returns this object with the members of another one whose keys are not among these.
    fileprivate func keeping(others old: JSONNode, besides known: Set<String>) -> JSONNode {
        let others = (old.members ?? []).filter { !known.contains($0.key) }
        return JSONNode(.object((members ?? []) + others), position: position)
    }
}
