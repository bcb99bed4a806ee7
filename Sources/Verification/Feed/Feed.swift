import Colors
import WallpaperMetadata

/// A metadata file, as far as it can be read: what is wrong with one part hides no other part.
struct Feed: Sendable {
    /// Below the root of the tree.
    let path: String
    /// The whole file.
    let bytes: [UInt8]
    /// Its JSON, trailing commas and keys that stand twice survived; nil where it is none.
    let root: JSONNode?
    /// What is wrong with it as JSON, in the order of the file.
    let complaints: [JSONComplaint]
    /// In the order of the file; without those that have no id.
    let collections: [Collection]

    /// Wallpapers that are shown together.
    struct Collection: Sendable {
        /// Its id, whatever it is.
        let id: String
        /// All of it, with positions.
        let node: JSONNode
        /// In the order of the file; without those that have no id.
        let wallpapers: [Wallpaper]
    }

    /// A wallpaper.
    struct Wallpaper: Sendable {
        /// Its id, whatever it is.
        let id: String
        /// Its collection's id.
        let collection: String
        /// All of it, with positions.
        let node: JSONNode

        /// Whether clients have its pictures themselves (Ecosia's `bundled-asset-name`, and ids that they keep).
        var isBundled: Bool { node["bundled-asset-name"]?.text != nil }

        /// A color as six digits say it; nil where it is missing or spelled in any other way.
        func color(_ key: ColorKey) -> HexColor? {
            guard let text = node[key.rawValue]?.text, text.utf8.count == 6,
                let color = try? HexColor.normalizing(text)
            else { return nil }
            return color.color
        }
    }

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes
        do throws(JSONComplaint) {
            let (node, complaints) = try JSONNode.surveying(bytes)
            root = node
            self.complaints = complaints
            collections = (node["collections"]?.elements ?? []).compactMap(Collection.init)
        } catch {
            root = nil
            complaints = [error]
            collections = []
        }
    }

    /// All wallpapers, in the order of the file.
    var wallpapers: [Wallpaper] { collections.flatMap(\.wallpapers) }
}

extension Feed.Collection {
    fileprivate init?(_ node: JSONNode) {
        guard let id = node["id"]?.text else { return nil }
        self.init(
            id: id, node: node,
            wallpapers: (node["wallpapers"]?.elements ?? []).compactMap { wallpaper in
                wallpaper["id"]?.text.map { Feed.Wallpaper(id: $0, collection: id, node: wallpaper) }
            })
    }
}
