/// A format in which pictures are written and served: a row of the table below.
public struct PictureFormat: Sendable, RawRepresentable, Codable, Hashable {
    /// The extension of its files, without the dot.
    public let rawValue: String
    /// What a server calls it.
    public let mediaType: String
    /// How its files are recognized and decoded.
    public let type: ImageType
    /// The pixels that it is encoded from.
    public let form: PixelForm
    /// Whether it has a quality, and loses what is above it.
    public let isLossy: Bool
    private let encoder: @Sendable (Image, EncodingOptions) throws(PixelsError) -> [UInt8]

    /// All formats. Verification decodes no others.
    public static let all: [PictureFormat] = [.jpeg, .png]

    /// The pixels that formats are encoded from. Formats of one form share them.
    public enum PixelForm: Sendable {
        /// Planes of YCbCr, or gray, with the chroma that the file will have.
        case planes
        /// RGB.
        case rgb
    }

    /// A row of the table.
    ///
    /// - Parameter encode: Returns the bytes of a file, the same in every run, of a picture in the right form.
    init(
        _ type: ImageType, mediaType: String, from form: PixelForm, isLossy: Bool,
        encode: @escaping @Sendable (Image, EncodingOptions) throws(PixelsError) -> [UInt8]
    ) {
        (rawValue, self.type, self.mediaType) = (type.fileExtension, type, mediaType)
        (self.form, self.isLossy, encoder) = (form, isLossy, encode)
    }

    /// The format of files with an extension; nil if there is none.
    public init?(rawValue: String) {
        guard let format = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    /// The format that the extension of a path stands for; nil if there is none.
    public init?(path: some StringProtocol) {
        guard let format = Self.all.first(where: { path.hasSuffix(".\($0.rawValue)") }) else { return nil }
        self = format
    }

    /// Encodes a picture in the right form.
    public func encode(_ image: Image, _ options: EncodingOptions) throws(PixelsError) -> [UInt8] {
        try encoder(image, options)
    }

    /// Formats of one extension are equal.
    public static func == (a: PictureFormat, b: PictureFormat) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the extension.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What people can choose about the files of all formats. A format takes what it has.
public struct EncodingOptions: Sendable {
    /// The quality of a lossy format, 1...100.
    public var quality: Int
    /// Whether it may be shown before all of it is there.
    public var isProgressive: Bool

    /// Options.
    public init(quality: Int, isProgressive: Bool) {
        (self.quality, self.isProgressive) = (quality, isProgressive)
    }
}
