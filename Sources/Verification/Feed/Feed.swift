import Colors
import WallpaperMetadata

/// A metadata file, as far as it can be read: what is wrong with one part hides no other part.
package struct Feed: Sendable {
    /// Below the root of the tree.
    package let path: String
    /// The whole file.
    package let bytes: [UInt8]
    /// Its JSON, trailing commas and keys that stand twice survived; nil where it is none.
    package let root: JSONNode?
    /// What is wrong with it as JSON, in the order of the file.
    package let complaints: [JSONComplaint]
    /// In the order of the file; without those that have no id.
    package let collections: [Collection]

    /// Wallpapers that are shown together.
    package struct Collection: Sendable {
        /// Its id, whatever it is.
        package let id: String
        /// All of it, with positions.
        package let node: JSONNode
        /// In the order of the file; without those that have no id.
        package let wallpapers: [Wallpaper]
    }

    /// A wallpaper.
    package struct Wallpaper: Sendable {
        /// Its id, whatever it is.
        package let id: String
        /// Its collection's id.
        package let collection: String
        /// All of it, with positions.
        package let node: JSONNode

        /// Whether clients have its pictures themselves (Ecosia's `bundled-asset-name`, and ids that they keep).
        package var isBundled: Bool { node[Profile.bundledAssetKey]?.text != nil }

        /// A color as six digits say it; nil where it is missing or spelled in any other way.
        package func color(_ key: ColorKey) -> HexColor? {
            guard let text = node[key.rawValue]?.text, text.utf8.count == 6,
                let color = try? HexColor.normalizing(text)
            else { return nil }
            return color.color
        }
    }

    package init(_ bytes: [UInt8], path: String) {
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
    package var wallpapers: [Wallpaper] { collections.flatMap(\.wallpapers) }
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
