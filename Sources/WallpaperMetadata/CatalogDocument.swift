import Foundation
import WallpressJSON

/// A file of an asset catalog that lists the files beside it (Apple's Asset Catalog Format Reference).
public struct CatalogDocument: Sendable {
    /// The path below the root of the tree.
    public let path: String
    /// Whether other wallpapers need it too.
    public let isShared: Bool
    /// The files of an image set. The document of another folder names none.
    fileprivate let files: [Layout.SetFile]

    fileprivate init(in folder: String, files: [Layout.SetFile] = [], isShared: Bool = false) {
        (path, self.files, self.isShared) = ("\(folder)/Contents.json", files, isShared)
    }

    /// Whether it lists the images of an image set. Xcode can do without the others.
    public var isOfImageSet: Bool { !files.isEmpty }

    /// The names of the images that it lists.
    package var images: [String] { files.map(\.name) }

    /// The JSON of the document.
    public var content: JSONNode {
        let info = JSONNode.object([.init("author", .string("xcode")), .init("version", .number(1))])
        let images = JSONNode.array(files.map { $0.image(besides: files) })
        return .object((isOfImageSet ? [.init("images", images)] : []) + [.init("info", info)])
    }

    /// The bytes of the file, spelled as Xcode does it, which would write the whole file again otherwise.
    public var bytes: [UInt8] {
        // No key and no value contains this.
        Array(content.formatted.replacingOccurrences(of: "\": ", with: "\" : ").utf8)
    }
}

extension Layout {
    /// Returns the documents of an asset catalog that a wallpaper needs, from the root of the catalog on; none in other layouts.
    ///
    /// - Parameter dark: The variants of the wallpaper that have a dark image.
    public func documents(of id: String, in collection: String, dark: Set<Variant>) -> [CatalogDocument] {
        guard isCatalog else { return [] }
        let sets = imageSets(of: id, in: collection, dark: dark)
        let folders = template.split(separator: "/").dropLast(2)
        var documents: [CatalogDocument] = []
        var seen: Set<String> = []
        for depth in folders.indices {
            let above = folders[...depth]
            guard above.contains(where: { $0.hasSuffix(".xcassets") }) else { continue }
            let isShared = !above.contains { $0.contains("{id}") }
            for set in sets {
                let folder = set.folder.split(separator: "/").prefix(depth + 1).joined(separator: "/")
                if seen.insert(folder).inserted {
                    documents.append(CatalogDocument(in: folder, isShared: isShared))
                }
            }
        }
        return documents + sets.map { CatalogDocument(in: $0.folder, files: $0.files) }
    }

    /// Returns the paths of all files and documents that a wallpaper may have.
    public func paths(of id: String, in collection: String) -> [String] {
        slots.map { path(to: $0, of: id, in: collection) }
            + documents(of: id, in: collection, dark: Set(variants)).map(\.path)
    }

    /// A file of an image set.
    struct SetFile: Sendable {
        let slot: Slot
        let name: String
    }

    /// A folder of an asset catalog that holds the images of one name.
    typealias ImageSet = (folder: String, files: [SetFile])

    /// Returns the image sets of a wallpaper.
    func imageSets(of id: String, in collection: String, dark: Set<Variant>) -> [ImageSet] {
        var sets: [ImageSet] = []
        for image in images(dark: dark) {
            let parts = path(to: image.slot, of: id, in: collection).split(separator: "/")
            let folder = parts.dropLast().joined(separator: "/")
            let file = SetFile(slot: image.slot, name: parts.last.map(String.init) ?? "")
            if let index = sets.firstIndex(where: { $0.folder == folder }) {
                sets[index].files.append(file)
            } else {
                sets.append((folder, [file]))
            }
        }
        return sets
    }
}

extension Layout.SetFile {
    /// Returns the entry of an image set for the file, with the keys in the order of Xcode.
    ///
    /// - Parameter others: The files of the image set.
    func image(besides others: [Layout.SetFile]) -> JSONNode {
        var members: [JSONNode.Member] = []
        if slot.theme == .dark {
            let dark = [("appearance", "luminosity"), ("value", "dark")]
            members.append(
                .init("appearances", .array([.object(dark.map { .init($0.0, .string($0.1)) })])))
        }
        members.append(.init("filename", .string(name)))
        // Only an iPhone on its side has a compact height. The size class of an iPad does not depend on its orientation.
        if slot.variant == .landscape, others.contains(where: { $0.slot.variant == .portrait }) {
            members.append(.init("height-class", .string("compact")))
        }
        let group = slot.variant.group
        return .object(
            members + [.init("idiom", .string(group.idiom)), .init("scale", .string(group.scale))])
    }
}
