/// The app's own arguments.
public struct Input {
    /// The folder of a tree.
    public let tree: String

    /// The arguments of a command line, the program first.
    public init(arguments: [String]) { tree = arguments.count > 1 ? arguments[1] : "." }
}
