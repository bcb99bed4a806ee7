import FlyingFox
import Foundation
import WallpressInput
import WallpaperMetadata

/// A picture that somebody dropped into the page, and its role.
struct MasterUpload: Sendable {
    /// The id of the collection, which may be new.
    let collectionID: String
    /// The name of the file; its extension does not matter.
    let name: String
    /// Whether it takes the place of a picture.
    let replaces: Bool

    /// The response to an upload.
    struct Response: Sendable, Encodable {
        let id, path: String
        let width, height: Int
        /// The size that it should have, so that nothing of it is enlarged; nil if it is large enough.
        let needed: PixelSize?

        init(_ copy: Addition.Copy) {
            (id, path, width, height) = (copy.id, copy.path, copy.size.width, copy.size.height)
            needed = copy.needed
        }
    }

    /// Reads the parameters of a request.
    init(_ request: HTTPRequest) throws(StudioError) {
        var values: [String: String] = [:]
        for item in request.query {
            guard values.updateValue(item.value, forKey: item.name) == nil,
                ["collection", "name", "id", "variant", "replaces"].contains(item.name)
            else {
                throw .badRequest(
                    "expected collection, name, id, variant and replaces, found \"\(item.name)\"")
            }
        }
        guard let collectionID = values["collection"], let name = values["name"] else {
            throw .badRequest("expected a collection and a name")
        }
        try Self.check(id: collectionID)
        guard !name.contains(where: { "/\\\0".contains($0) }), name.utf8.count <= 255, name.first != "."
        else {
            throw .badRequest("expected the name of a file, found \"\(name.prefix(60))\"")
        }
        self.collectionID = collectionID
        self.name = try Self.ownName(id: values["id"], variant: values["variant"]) ?? name
        replaces = values["replaces"] == "true"
    }

    /// Returns the name of a master of a wallpaper, or of one that only a variant has.
    private static func ownName(id: String?, variant: String?) throws(StudioError) -> String? {
        if id == nil, variant == nil { return nil }
        guard let id else { throw .badRequest("expected an id with a variant") }
        try check(id: id)
        guard let variant else { return id }
        guard let known = Variant(rawValue: variant) else {
            throw .badRequest("expected a variant, found \"\(variant.prefix(60))\"")
        }
        return id + known.masterSuffix
    }

    private static func check(id: String) throws(StudioError) {
        if let problem = WallpaperID.problem(with: id) {
            throw .badRequest("the id \"\(id.prefix(120))\" \(problem)")
        }
    }
}
