import WallpressDisk
import WallpressInput
import WallpressVerification

/// The reason that nothing was imported at all.
public enum ImportError: Error, Sendable, Equatable {
    /// The input folder has files, and none of them is evidence of an interrupted import.
    case notEmpty(input: String)
    /// The lock of the input belongs to a release, or cannot be read; the reason is a clause.
    case lock(path: String, reason: String)
    /// The tree has no metadata that can be read; the reason is a clause.
    case noFeed(source: String, reason: String)
    /// The tree has no pictures at the paths of any profile.
    case noImages(source: String)
    /// The tree cannot be opened.
    case tree(VerificationError)
    /// The input cannot be read or edited.
    case input(InputError)
    /// The input cannot be written.
    case disk(DiskError)
}

extension ImportError: CustomStringConvertible {
    /// One line, the place first.
    public var description: String {
        switch self {
        case .notEmpty(let input):
            "\(input): expected an empty folder or the folder of an interrupted import; nothing was changed"
        case .lock(let path, let reason): "\(path): \(reason)"
        case .noFeed(let source, let reason): "\(source): no metadata to import: \(reason)"
        case .noImages(let source):
            "\(source): found no pictures in the layout of a known profile; name the profile with --as"
        case .tree(let error): "\(error)"
        case .input(let error): "\(error)"
        case .disk(let error): "\(error)"
        }
    }
}
