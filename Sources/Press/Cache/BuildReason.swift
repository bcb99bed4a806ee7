/// The reason that a wallpaper is built again.
public enum BuildReason: Sendable, Equatable {
    /// The cache has no entry for it.
    case new
    /// Other versions of wallpress or of these codecs made it.
    case versionsChanged([String])
    /// The recipe has other values for it under these keys.
    case recipeChanged([String])
    /// It has a new master with this name.
    case masterAdded(String)
    /// It no longer has a master with this name.
    case masterRemoved(String)
    /// The bytes of the master with this name have changed.
    case masterChanged(String)
    /// The bytes of a file in the tree have changed.
    case outputChanged(path: String)
    /// A file is no longer in the tree.
    case outputMissing(path: String)
    /// A master, or a file in the tree, cannot be compared with what it was.
    case unreadable(PressError)
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
        case .unreadable(let error): "\(error)"
        }
    }
}
