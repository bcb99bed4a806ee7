/// The app's own folder.
public struct Disk {
    /// Its path.
    public let path: String

    /// The folder at a path.
    public init(path: String) { self.path = path }
}
