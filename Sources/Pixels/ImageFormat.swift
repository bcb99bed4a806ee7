/// A format in which images are written and served: a row of the table below.
public struct ImageFormat: Sendable, Hashable {
    /// The type of its files, with their decoder and extension.
    public let type: ImageType
    /// The media type on a server.
    public let mediaType: String
    /// The pixels that it is encoded from.
    public let form: PixelForm
    /// Whether it has a quality, and loses detail above it.
    public let isLossy: Bool
    /// Returns the bytes of a file, the same in every run, of an image in its form. It takes the quality, 1...100, and
    /// whether the image may be shown before all of it is there, if the format supports it.
    public let encode: @Sendable (Image, Int, Bool) throws(PixelsError) -> [UInt8]

    /// All formats. Verification decodes no others.
    public static let all: [ImageFormat] = [.jpeg, .png, .webP]

    /// The pixels that formats are encoded from. Formats of one form share them.
    public enum PixelForm: Sendable {
        /// Planes of YCbCr, or gray, with the chroma that the file will have.
        case planes
        /// RGB.
        case rgb
    }

    /// Whether this program can write it. Otherwise it was built without the trait of its type.
    public var isWritable: Bool { type.isReadable }

    /// The extension of its files, without the dot.
    public var fileExtension: String { type.fileExtension }

    /// Returns whether both have the same type, which identifies a format.
    public static func == (a: ImageFormat, b: ImageFormat) -> Bool { a.type == b.type }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension ImageFormat {
    /// Finds the format of the extension of a path; nil if there is none.
    public init?(path: some StringProtocol) {
        let found = Self.all.first { path.hasSuffix(".\($0.fileExtension)") }
        if let found { self = found } else { return nil }
    }
}
