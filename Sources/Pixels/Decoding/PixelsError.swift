/// An error while an image is decoded or encoded.
public enum PixelsError: Error, Sendable, Equatable {
    /// There are no bytes.
    case empty
    /// The bytes are of no type that is decoded; `found` says what they look like, such as "a PDF document".
    case notAPicture(found: String, expected: [ImageType])
    /// This program was built without the trait that this type needs.
    case withoutDecoder(ImageType, trait: String)
    /// A kind of picture that is not read, such as "12 bits a sample".
    case unsupported(ImageType, feature: String)
    /// Its numbers are those of a curve for HDR: "PQ" or "HLG" (ITU-R BT.2100).
    case highDynamicRange(ImageType, curve: String)
    /// The header exceeds a limit. Nothing was allocated.
    case overLimit(ImageType, quantity: String, found: Int, limit: Int)
    /// The picture is cut short or broken; `reason` is the codec's message.
    case damaged(ImageType, reason: String)
    /// All of its pixels are transparent.
    case transparent(ImageType)
    /// The codec could not write the picture.
    case notEncoded(ImageType, reason: String)
    /// No memory for `bytes` bytes.
    case outOfMemory(bytes: Int)

    /// What `notAPicture` finds where a server has answered with a page.
    public static let htmlPage = "an HTML page"
}

extension PixelsError: CustomStringConvertible {
    /// One sentence without a final stop, to stand behind a file's name.
    public var description: String {
        switch self {
        case .empty:
            "expected a picture, found an empty file"
        case .notAPicture(let found, let expected):
            "expected a \(Self.list(expected)) picture, found \(found)"
        case .withoutDecoder(let type, let trait):
            "this is \(type.nameWithArticle), which this wallpress cannot read: it was built without the trait \(trait)"
        case .unsupported(let type, let feature):
            "this \(type.name) has \(feature), which wallpress does not read"
        case .highDynamicRange(let type, let curve):
            "this \(type.name) has HDR colors (\(curve)), which wallpress does not read; export an SDR version of it"
        case .overLimit(let type, let quantity, let found, let limit):
            "this \(type.name) has \(found) \(quantity), the limit is \(limit)"
        case .damaged(let type, let reason):
            "this \(type.name) is damaged: \(reason)"
        case .transparent(let type):
            "expected a picture that can be seen, found \(type.nameWithArticle) that is transparent everywhere"
        case .notEncoded(let type, let reason):
            "could not write the \(type.name): \(reason)"
        case .outOfMemory(let bytes):
            "no memory for \(bytes) bytes"
        }
    }

    private static func list(_ types: [ImageType]) -> String {
        let names = types.map(\.name)
        return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
    }
}
