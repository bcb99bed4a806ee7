/// An error while a page is written.
public enum PreviewError: Error, Sendable, Equatable {
    /// There is something that no earlier preview left; `found` says what. It stays as it is.
    case occupied(path: String, found: String)
    /// The place lies in a folder that a preview does not change: the tree, or the input.
    case inside(path: String, folder: String)
    /// A file or folder could not be written; the reason is the system's message.
    case unwritable(path: String, reason: String)
}

extension PreviewError: CustomStringConvertible {
    /// One line, the place first.
    public var description: String {
        switch self {
        case .occupied(let path, let found):
            "\(path): expected nothing or an earlier preview, found \(found); name another place with --output"
        case .inside(let path, let folder):
            "\(path): it lies inside \(folder), where a preview would be in the way; name another place with --output"
        case .unwritable(let path, let reason): "\(path): could not write the preview: \(reason)"
        }
    }
}
