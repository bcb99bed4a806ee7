/// The one place that spells paths. Both the press and the client ask it, so they cannot disagree.
public struct Layout: Sendable, Equatable {
    /// What a picture file is.
    public enum FileType: String, Sendable, Equatable, Codable {
        /// JPEG.
        case jpg
        /// PNG.
        case png
    }

    /// The path with `{id}`, `{collection}` and `{variant}` in it, relative, parts separated by slashes.
    public let template: String
    /// What stands for `{variant}`; a variant without a name is not part of this layout.
    public let names: [Variant: String]
    /// What the template's extension says.
    public let fileType: FileType

    /// Why a template cannot be used.
    public enum Problem: Error, Sendable, Equatable, CustomStringConvertible {
        /// It begins with a slash, or has an empty part, ".", ".." or a character that no path should have.
        case unsafePath(String)
        /// It ends in neither `.jpg` nor `.png`.
        case fileType
        /// Two variants, or two wallpapers, would get one path.
        case ambiguous(String)
        /// A placeholder other than the three.
        case placeholder(String)
        /// It names a file where wallpress keeps its own.
        case reservedFolder(String)

        /// A sentence without a final stop.
        public var description: String {
            switch self {
            case .unsafePath(let path):
                "expected a relative path of plain names, found \"\(path)\""
            case .fileType: "expected a path that ends in .jpg or .png"
            case .ambiguous(let path): "two pictures would be written to \"\(path)\""
            case .placeholder(let name):
                "\"{\(name)}\" is not known; the placeholders are {id}, {collection} and {variant}"
            case .reservedFolder(let name): "the folder \"\(name)\" is kept for wallpress itself"
            }
        }
    }

    /// A layout from a template that may come from a file.
    ///
    /// - Throws: the first problem. Whatever valid ids are put in, a path of a layout stays inside the tree.
    public init(template: String, names: [Variant: String]) throws(Problem) {
        self.init(checked: template, names: names)
        try check()
    }

    /// A layout from a template of our own, which the tests have checked.
    init(checked template: String, names: [Variant: String]) {
        self.template = template
        self.names = names
        fileType = template.hasSuffix(".png") ? .png : .jpg
    }

    /// The variants that have a place here, in their order.
    public var variants: [Variant] { names.keys.sorted() }

    /// The path of a picture below the root of the tree, or nil for a variant that has no place here.
    public func path(to variant: Variant, of id: String, in collection: String) -> String? {
        names[variant].map { name in
            var path = ""
            var rest = template[...]
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                path += rest[..<open]
                switch rest[rest.index(after: open)..<close] {
                case "id": path += id
                case "collection": path += collection
                default: path += name
                }
                rest = rest[rest.index(after: close)...]
            }
            return path + rest
        }
    }

    /// `metadata/v1/wallpapers.json`, relative to the root of the tree.
    public static func metadataPath(_ version: MetadataVersion) -> String {
        "metadata/\(version.rawValue)/wallpapers.json"
    }

    func check() throws(Problem) {
        guard template.hasSuffix(".jpg") || template.hasSuffix(".png") else { throw .fileType }
        for placeholder in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            let name = String(placeholder.prefix { $0 != "}" })
            guard ["id", "collection", "variant"].contains(name) else { throw .placeholder(name) }
        }
        var seen: Set<String> = []
        for (id, collection) in [("a", "c"), ("b", "c")] {
            for variant in variants {
                guard let path = path(to: variant, of: id, in: collection) else { continue }
                guard Self.isSafe(path) else { throw .unsafePath(template) }
                guard seen.insert(path.lowercased()).inserted else { throw .ambiguous(path) }
            }
        }
        let top = template.prefix { $0 != "/" }
        if top.hasPrefix(".") || top == "metadata" { throw .reservedFolder(String(top)) }
    }

    /// Whether a path is relative, stays below where it starts, and has only characters that every file
    /// system and URL can carry.
    public static func isSafe(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !refusedCharacters.contains($0) }
        }
    }

    private static let refusedCharacters = Array("\\:*?\"<>|%#".utf8)
}

/// The metadata formats that are written.
public enum MetadataVersion: String, Sendable, CaseIterable {
    /// The one clients read.
    case v1
    /// The richer one of the RFC.
    case v2
}
