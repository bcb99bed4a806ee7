/// The file types that wallpress reads and writes.
public enum ImageType: String, Sendable, Equatable, CaseIterable {
    /// JPEG (ITU-T T.81), 8 bits a sample.
    case jpeg
    /// PNG (W3C Portable Network Graphics).
    case png

    /// The common name.
    public var name: String { rawValue.uppercased() }

    /// The extension of files that are written, without the dot.
    public var fileExtension: String { fileExtensions[0] }

    /// The extensions of files that are read, in lower case and without the dot. The first is the usual one.
    public var fileExtensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png", "apng"]
        }
    }

    /// The first bytes of every file of this type.
    var signature: [UInt8] {
        switch self {
        case .jpeg: [0xFF, 0xD8]
        // The other half of the signature shows damage by a transfer as text, which the PNG reader reports.
        case .png: [0x89, 0x50, 0x4E, 0x47]
        }
    }
}

extension ImageType {
    /// The number of first bytes that suffice to tell a type. A whole file may have fewer.
    public static let sniffedByteCount = 512

    /// Tells the type of a file by its first bytes.
    ///
    /// - Throws: `empty` when there are no bytes, otherwise `notAPicture` with what they look like.
    public static func sniff(_ prefix: [UInt8]) throws(PixelsError) -> ImageType {
        guard !prefix.isEmpty else { throw .empty }
        if let type = allCases.first(where: { prefix.starts(with: $0.signature) }) { return type }
        throw .notAPicture(found: describe(Array(prefix.prefix(sniffedByteCount))))
    }

    private static func describe(_ prefix: [UInt8]) -> String {
        if let signature = FileSignature.known.first(where: { $0.matches(prefix) }) { return signature.name }
        if prefix.allSatisfy({ $0 == 0 }) { return "zero bytes only" }
        return describeText(prefix) ?? "unknown data"
    }

    /// What kind of text it is; `nil` where it is none.
    private static func describeText(_ prefix: [UInt8]) -> String? {
        if prefix.starts(with: [0xFF, 0xFE]) || prefix.starts(with: [0xFE, 0xFF]) { return "text (UTF-16)" }
        let controls = prefix.filter { $0 < 0x20 && !(9...13).contains($0) && $0 != 0x1B }
        guard controls.isEmpty, isUTF8(prefix) else { return nil }
        let text = String(decoding: prefix, as: UTF8.self).lowercased()
        let known = [
            ("version https://git-lfs", "a Git LFS pointer in the place of the picture"),
            ("<!doctype html", "an HTML page"), ("<html", "an HTML page"), ("<svg", "an SVG picture"),
            ("<?xml", "an XML document"),
        ]
        return known.first { text.contains($0.0) }?.1 ?? "text"
    }

    /// Whether it is UTF-8. The last character may be cut off where the file goes on.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        (0...(bytes.count < sniffedByteCount ? 0 : 3)).contains { cut in
            let text = bytes.dropLast(cut)
            return String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
        }
    }
}

/// The bytes that identify a type of file.
private struct FileSignature {
    let bytes: [UInt8]
    let offset: Int
    let name: String

    init(_ bytes: [UInt8], at offset: Int = 0, _ name: String) {
        self.bytes = bytes
        self.offset = offset
        self.name = name
    }

    init(_ text: String, at offset: Int = 0, _ name: String) {
        self.init(Array(text.utf8), at: offset, name)
    }

    func matches(_ prefix: [UInt8]) -> Bool { prefix.dropFirst(offset).starts(with: bytes) }

    /// Types that designers have in their folders besides pictures that are read, the more specific first.
    static let known: [FileSignature] =
        [
            FileSignature("GIF8", "a GIF picture"),
            FileSignature("WEBP", at: 8, "a WebP picture"),
            FileSignature("8BPS", "a Photoshop document"),
            FileSignature("gimp xcf", "a GIMP document"),
            FileSignature("%PDF", "a PDF document"),
            FileSignature("%!PS", "a PostScript document"),
            FileSignature("II*\0\u{10}\0\0\0CR", "a Canon raw picture"),
            FileSignature("II*\0", "a TIFF picture"),
            FileSignature("MM\0*", "a TIFF picture"),
            FileSignature("BM", "a BMP picture"),
            FileSignature([0, 0, 1, 0], "a Windows icon"),
            FileSignature("icns", "a macOS icon"),
            FileSignature([0xFF, 0x0A], "a JPEG XL picture"),
            FileSignature([0, 0, 0, 12] + Array("JXL ".utf8), "a JPEG XL picture"),
            FileSignature([0, 0, 0, 12] + Array("jP  ".utf8), "a JPEG 2000 picture"),
            FileSignature([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 picture"),
            FileSignature("v/1\u{1}", "an OpenEXR picture"),
            FileSignature("qoif", "a QOI picture"),
            FileSignature("PK\u{3}\u{4}", "a ZIP archive"),
            FileSignature([0x1F, 0x8B], "a gzip archive"),
            FileSignature([0, 5, 0x16, 7], "what macOS keeps beside a file (AppleDouble)"),
        ] + mediaContainers

    /// ISO base media files: the brand follows "ftyp".
    private static let mediaContainers: [FileSignature] =
        ["avif", "avis"].map { FileSignature("ftyp" + $0, at: 4, "an AVIF picture") }
        + ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].map {
            FileSignature("ftyp" + $0, at: 4, "a HEIC picture")
        }
        + [FileSignature("ftyp", at: 4, "a movie")]
}
