extension Layout {
    /// The reason that a template cannot be used.
    public enum ValidationError: Error, Sendable, Equatable, CustomStringConvertible {
        /// It begins with a slash, or has an empty part, ".", ".." or a character that no path should have.
        case unsafePath(String)
        /// Two images would get one path.
        case ambiguous(String)
        /// An unknown placeholder.
        case placeholder(String)
        /// It names a file in a folder that wallpress reserves.
        case reservedFolder(String)
        /// A file or a folder would have a name that disks refuse.
        case longName(String)
        /// An image of an asset catalog is in no image set, or in that of another wallpaper.
        case outsideImageSet(String)
        /// Two images of an image set are for the same devices.
        case sameTraits(String)

        /// A sentence without a final stop.
        public var description: String {
            switch self {
            case .unsafePath(let path):
                "expected a relative path of plain names, found \"\(path)\""
            case .ambiguous(let path): "two pictures would have the path \"\(path)\""
            case .placeholder(let name):
                "\"{\(name)}\" is not a placeholder; use {id}, {collection} and {variant}, and {theme} and "
                    + "{density} where the profile has themes and densities"
            case .reservedFolder(let name): "the folder \"\(name)\" is reserved for wallpress"
            case .longName(let name):
                "the name \"\(name.prefix(20))...\" has \(name.utf8.count) bytes; the limit is \(Layout.longestName)"
            case .outsideImageSet(let path):
                "the pictures of an asset catalog need a folder for each wallpaper that ends in .imageset, "
                    + "found \"\(path)\""
            case .sameTraits(let path): "an app could not distinguish two pictures in \"\(path)\""
            }
        }
    }

    func check() throws(ValidationError) {
        var known: Set = ["id", "collection", "variant"]
        if !themes.isEmpty { known.insert("theme") }
        if !densities.isEmpty { known.insert("density") }
        if !sets.isEmpty { known.insert("set") }
        for placeholder in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            let name = String(placeholder.prefix { $0 != "}" })
            guard known.contains(name) else { throw .placeholder(name) }
        }
        var seen: Set<String> = []
        for id in ["a", "b"] {
            for slot in slots {
                let path = path(to: slot, of: id, in: "c")
                guard Self.isSafe(path) else { throw .unsafePath(template) }
                if let problem = Self.problem(with: path) { throw problem }
                guard seen.insert(path.lowercased()).inserted else { throw .ambiguous(path) }
            }
        }
        if isCatalog { try checkImageSets() }
    }

    /// Returns the reason that no file of a wallpaper may have a path; nil if one may.
    package static func problem(with path: String) -> ValidationError? {
        guard isSafe(path) else { return .unsafePath(path) }
        if path.hasPrefix(".") || isInMetadata(path) {
            return .reservedFolder(String(path.prefix { $0 != "/" }))
        }
        return path.split(separator: "/").first { $0.utf8.count > longestName }.map { .longName(String($0)) }
    }

    /// The largest number of bytes in a name on common disks.
    private static let longestName = 255

    /// Returns the first file of a wallpaper whose path no file may have; nil if there is none. The template alone is not
    /// enough: `meta{id}` becomes `metadata` for one wallpaper only.
    package func unusablePath(of id: String, in collection: String) -> (path: String, error: ValidationError)?
    {
        for slot in slots {
            let path = path(to: slot, of: id, in: collection)
            if let problem = Self.problem(with: path) { return (path, problem) }
        }
        return nil
    }

    private func checkImageSets() throws(ValidationError) {
        var owners: [String: String] = [:]
        for id in ["a", "b"] {
            for set in imageSets(of: id, in: "c", dark: Set(variants)) {
                guard set.folder.hasSuffix(".imageset"),
                    owners.updateValue(id, forKey: set.folder.lowercased()) ?? id == id
                else { throw .outsideImageSet(set.folder) }
                let traits = set.files.map { file in
                    var image = file.image(besides: set.files)
                    image["filename"] = nil
                    return image.compact
                }
                guard Set(traits).count == traits.count else { throw .sameTraits(set.folder) }
            }
        }
    }
}
