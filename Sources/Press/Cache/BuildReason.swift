/// Why a wallpaper is built again.
public enum BuildReason: Sendable, Equatable {
    /// No earlier build is remembered.
    case new
    /// Another version of these made it: wallpress or codecs.
    case versionsChanged([String])
    /// The recipe says something else for it under these keys.
    case recipeChanged([String])
    /// It has a master that it did not have, of this name.
    case masterAdded(String)
    /// It has no longer a master of this name.
    case masterRemoved(String)
    /// The bytes of a master are others.
    case masterChanged(String)
    /// The bytes of a file of the tree are no longer those that were published.
    case outputChanged(path: String)
    /// A file of the tree is gone.
    case outputMissing(path: String)
}

extension BuildReason: CustomStringConvertible {
    /// "master changed: forest.jpg".
    public var description: String {
        switch self {
        case .new: "new"
        case .versionsChanged(let names): "made by another version of \(names.joined(separator: ", "))"
        case .recipeChanged(let keys): "recipe changed: \(keys.joined(separator: ", "))"
        case .masterAdded(let name): "master added: \(name)"
        case .masterRemoved(let name): "master removed: \(name)"
        case .masterChanged(let name): "master changed: \(name)"
        case .outputChanged(let path): "output changed: \(path)"
        case .outputMissing(let path): "output missing: \(path)"
        }
    }
}
