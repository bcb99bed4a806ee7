import WallpressJSON

/// A writer of documents for a program that reads no wallpaper feed: a row of the table below.
///
/// A profile names its writer. A new one is a file beside this, an entry in `all`, and a reader in `DocumentReader.all`.
public struct Writer: Sendable {
    /// The name in `wallpress.yml`, and in v2.
    public let name: String
    /// The folder in which the images of its profiles are; nil if they may be anywhere.
    public let folder: String?
    /// Its documents. Their paths are the same in all trees, so that a server has one of each.
    public let documents: [FeedFormat]
    /// Whether images and documents are on a server. Otherwise they become a part of an app.
    public let isServed: Bool
    /// Whether its documents have addresses, for which the address of the server is needed.
    public let needsURL: Bool
    /// Whether its reader shows wallpapers behind text in the colors of the metadata.
    public let hasHomePages: Bool
    /// Returns the reason that its reader cannot read a profile with this layout; nil if it can.
    let layoutProblem: @Sendable (Layout) -> String?
    /// Returns the reason that its reader would fail at a wallpaper; nil if it would not. It takes the id and the JSON in v2.
    let wallpaperProblem: @Sendable (_ id: String, JSONNode) -> String?

    /// Creates a writer from its parts.
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

    /// Returns the writer of this name.
    public static func named(_ name: String) -> Writer? { all.first { $0.name == name } }

    /// Returns the reason that no profile of this writer can have a layout; nil if one can.
    public func problem(with layout: Layout) -> String? {
        if let folder, !layout.template.hasPrefix(folder + "/") {
            return
                "the writer \(name) writes its document to the folder \(folder), so the path must begin with \(folder)/"
        }
        guard layout.themes.isEmpty, layout.densities.isEmpty, !layout.isCatalog else {
            return
                "the writer \(name) supports one picture for each variant: no themes, densities or asset catalogs"
        }
        guard layout.variants.contains(where: { $0 != .thumbnail }) else {
            return "the writer \(name) needs a variant other than the thumbnail"
        }
        return layoutProblem(layout)
    }

    /// Returns the reason that its reader would fail at a wallpaper; nil if it would not.
    ///
    /// - Parameter node: The entry in v2.
    package func problem(withWallpaper id: String, _ node: JSONNode) -> String? {
        wallpaperProblem(id, node)
    }
}

extension Writer: Hashable {
    /// Returns whether both have the same name, which identifies a writer.
    public static func == (a: Writer, b: Writer) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
