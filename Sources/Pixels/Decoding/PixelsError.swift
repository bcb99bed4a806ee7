/// An error while an image is decoded or encoded.
public enum PixelsError: Error, Sendable, Equatable {
    /// There are no bytes.
    case empty
    /// The bytes are of no type that is decoded; `found` is the kind that they look like, such as "a PDF document".
    case notAnImage(found: String, expected: [ImageType])
    /// This program was built without the trait that this type needs.
    case withoutDecoder(ImageType, trait: String)
    /// A kind of image that is not read, such as "12 bits a sample".
    case unsupported(ImageType, feature: String)
    /// Its numbers follow a curve for HDR: "PQ" or "HLG" (ITU-R BT.2100).
    case highDynamicRange(ImageType, curve: String)
    /// The header exceeds a limit. Nothing was allocated.
    case overLimit(ImageType, quantity: String, found: Int, limit: Int)
    /// The image is cut short or broken; `reason` is the codec's message.
    case damaged(ImageType, reason: String)
    /// All of its pixels are transparent.
    case transparent(ImageType)
    /// The codec could not write the image.
    case notEncoded(ImageType, reason: String)
    /// No memory for `bytes` bytes.
    case outOfMemory(bytes: Int)

    /// The kind that `notAnImage` reports if a server has answered with a page.
    public static let htmlPage = "an HTML page"
}

extension PixelsError: CustomStringConvertible {
    /// One sentence without a final stop, to follow a file's name.
    public var description: String {
        switch self {
        case .empty:
            "expected a picture, found an empty file"
        case .notAnImage(let found, let expected):
            "expected a \(Self.list(expected)) picture, found \(found)"
        case .withoutDecoder(let type, let trait):
            "this is \(type.nameWithArticle), which this program cannot read: it was built without the trait \(trait)"
        case .unsupported(let type, let feature):
            "this \(type.name) has \(feature), which wallpress cannot read"
        case .highDynamicRange(let type, let curve):
            "this \(type.name) has HDR colors (\(curve)), which wallpress cannot read; export an SDR version"
        case .overLimit(let type, let quantity, let found, let limit):
            "this \(type.name) has \(found) \(quantity); the limit is \(limit)"
        case .damaged(let type, let reason):
            "this \(type.name) is damaged: \(reason)"
        case .transparent(let type):
            "expected a visible picture, found a completely transparent \(type.name)"
        case .notEncoded(let type, let reason):
            "could not write the \(type.name): \(reason)"
        case .outOfMemory(let bytes):
            "could not allocate \(bytes) bytes of memory"
        }
    }

    private static func list(_ types: [ImageType]) -> String {
        let names = types.map(\.name)
        return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
    }
}
