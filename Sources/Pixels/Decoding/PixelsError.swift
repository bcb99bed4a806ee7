/// Why bytes could not be decoded, or a picture could not be encoded.
public enum PixelsError: Error, Sendable, Equatable {
    /// There are no bytes.
    case empty
    /// The bytes are not JPEG or PNG; `found` says what they look like, such as "a PDF document".
    case notAPicture(found: String)
    /// A kind of picture that is not read, such as "12 bits a sample".
    case unsupported(ImageType, feature: String)
    /// The header exceeds a limit. Nothing was allocated.
    case overLimit(ImageType, quantity: String, found: Int, limit: Int)
    /// The picture is cut short or broken; `reason` is the codec's message.
    case damaged(ImageType, reason: String)
    /// The codec could not write the picture.
    case notEncoded(ImageType, reason: String)
    /// No memory for `bytes` bytes.
    case outOfMemory(bytes: Int)
}

extension PixelsError: CustomStringConvertible {
    /// One sentence without a final stop, to stand behind a file's name.
    public var description: String {
        switch self {
        case .empty:
            "expected a JPEG or PNG picture, found an empty file"
        case .notAPicture(let found):
            "expected a JPEG or PNG picture, found \(found)"
        case .unsupported(let type, let feature):
            "this \(type.name) has \(feature), which wallpress does not read"
        case .overLimit(let type, let quantity, let found, let limit):
            "this \(type.name) has \(found) \(quantity), the limit is \(limit)"
        case .damaged(let type, let reason):
            "this \(type.name) is damaged: \(reason)"
        case .notEncoded(let type, let reason):
            "could not write the \(type.name): \(reason)"
        case .outOfMemory(let bytes):
            "no memory for \(bytes) bytes"
        }
    }
}
