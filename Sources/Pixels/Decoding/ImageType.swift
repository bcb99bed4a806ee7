/// A file format of images: the way to recognize it by its content, and its decoder.
public struct ImageType: Sendable {
    /// The common name: "JPEG".
    public let name: String
    /// The extensions of its files, in lower case and without the dot. The first is the usual one.
    public let fileExtensions: [String]
    /// Returns whether the first bytes of a file, up to `sniffedByteCount` of them, belong to this type.
    let recognizes: @Sendable ([UInt8]) -> Bool
    /// The SwiftPM trait that its decoder needs; nil if it is always there.
    public let trait: String?
    /// The decoder; nil in a program that was built without its trait.
    let decoder: (any ImageDecoder.Type)?

    init(
        name: String, fileExtensions: [String], trait: String? = nil, decoder: (any ImageDecoder.Type)?,
        recognizes: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.name = name
        self.fileExtensions = fileExtensions
        self.trait = trait
        self.decoder = decoder
        self.recognizes = recognizes
    }

    /// Whether this program can decode it. Otherwise it was built without its trait.
    public var isReadable: Bool { decoder != nil }

    /// The extension of files that are written, without the dot.
    public var fileExtension: String { fileExtensions[0] }

    /// The name in a sentence: "an AVIF".
    public var nameWithArticle: String { (name.hasPrefix("A") ? "an " : "a ") + name }
}

extension ImageType: Hashable {
    /// Returns whether both have the same name, which identifies a type.
    public static func == (a: ImageType, b: ImageType) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ImageType {
    /// The types of masters. A new one is one line here.
    public static let masters: [ImageType] = [.jpeg, .png, .webP, .heic, .avif, .tiff, .jpegXL]

    /// The types of the images on a server. Nothing else that comes from there is decoded.
    public static let served = ImageFormat.all.map(\.type)

    /// The number of first bytes that suffice to recognize a type. A whole file may have fewer.
    public static let sniffedByteCount = 512

    /// Recognizes the type of a file by its first bytes.
    ///
    /// - Parameters:
    ///   - prefix: The first bytes, at least `sniffedByteCount` of them or the whole file.
    ///   - types: The types that may come.
    /// - Throws: `empty` when there are no bytes, `notAnImage` with the kind that they look like, or `withoutDecoder`.
    public static func sniff(
        _ prefix: [UInt8], among types: [ImageType] = served
    ) throws(PixelsError) -> ImageType {
        try decoder(for: prefix, among: types).type
    }

    /// Returns the type of a file, and its decoder.
    static func decoder(
        for prefix: [UInt8], among types: [ImageType]
    ) throws(PixelsError) -> (type: ImageType, decoder: any ImageDecoder.Type) {
        guard !prefix.isEmpty else { throw .empty }
        let start = Array(prefix.prefix(sniffedByteCount))
        guard let type = types.first(where: { $0.recognizes(start) }) else {
            throw .notAnImage(found: ForeignFile.describe(start), expected: types)
        }
        guard let decoder = type.decoder else { throw .withoutDecoder(type, trait: type.trait ?? type.name) }
        return (type, decoder)
    }
}
