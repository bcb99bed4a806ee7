/// The size and the form of an image, read from its first bytes without decoding.
public struct ImageHeader: Sendable, Equatable {
    /// The type, found in the content, not in the name.
    public let type: ImageType
    /// Pixels in a row as shown, orientation applied.
    public let width: Int
    /// Rows as shown, orientation applied.
    public let height: Int

    /// Creates a header from its fields.
    package init(type: ImageType, width: Int, height: Int) {
        self.type = type
        self.width = width
        self.height = height
    }

    /// Creates the header of an image that is stored with this width and height.
    init(_ type: ImageType, storedAs width: Int, _ height: Int, _ orientation: Orientation) {
        let swaps = orientation.swapsWidthAndHeight
        self.init(type: type, width: swaps ? height : width, height: swaps ? width : height)
    }
}

extension ImageHeader {
    /// Reads a header from a file's first bytes, as few as necessary.
    ///
    /// A PNG may have its orientation after its pixels, where it is not found here. Then only the result of `Image.decode` has
    /// the right size.
    ///
    /// - Parameters:
    ///   - prefix: The file's first bytes: the whole file, or at least `ImageType.sniffedByteCount`.
    ///   - window: Bytes after the prefix. Only TIFF uses them, because its directory may be at the end.
    ///   - limits: The limits for the image.
    /// - Throws: The errors of `Image.decode` that the header reveals.
    public static func read(
        prefix: [UInt8], window: FileWindow? = nil, limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        try ImageType.decoder(for: prefix, among: limits.types).decoder
            .header(prefix: prefix, window: window, limits: limits)
    }

    /// Reads the header of a whole file.
    public init(of bytes: [UInt8], limits: DecodingLimits = .init()) throws(PixelsError) {
        guard case .complete(let header) = try Self.read(prefix: bytes, limits: limits) else {
            throw .damaged(
                try .sniff(bytes, among: limits.types),
                reason: "it is truncated in the header, after \(bytes.count) bytes")
        }
        self = header
    }
}

/// The result of reading the first bytes of a file.
public enum PrefixReading<Value: Sendable>: Sendable {
    /// The value.
    case complete(Value)
    /// The prefix ends too early. Read on until it has at least `count` bytes, and try again. If that is far, try
    /// with a window first.
    case needsMoreBytes(count: Int)
}

extension PrefixReading: Equatable where Value: Equatable {}

/// Bytes from the middle or the end of a file.
public struct FileWindow: Sendable {
    /// The offset at which they begin in the file.
    public let offset: Int
    /// The bytes.
    public let bytes: [UInt8]

    /// The bytes of the longest number in a header. A window should begin so many bytes before the `count` that a
    /// reading asked for: then it has the number that was missing.
    public static let longestNumber = 8

    /// Creates a window from its fields.
    public init(offset: Int, bytes: [UInt8]) {
        self.offset = offset
        self.bytes = bytes
    }
}
