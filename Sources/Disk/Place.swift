/// The parts of a relative path.
package struct Place {
    /// The path of the folder, empty for the root.
    package let folder: String
    /// The last part.
    package let name: String

    package init(_ path: String) {
        let parts = path.pathComponents
        folder = parts.dropLast().joined(separator: "/")
        name = parts.last ?? ""
    }

    /// The folder and all folders above it up to the root, the deepest first.
    package var folders: [String] {
        let parts = folder.pathComponents
        return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: "/") }
    }
}
