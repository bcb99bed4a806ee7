/// The kind of a file that cannot be decoded.
enum ForeignFile {
    /// Returns the kind of file that the first bytes look like: "a PDF document".
    static func describe(_ prefix: [UInt8]) -> String {
        if let type = ImageType.masters.first(where: { $0.recognizes(prefix) }) {
            return "\(type.nameWithArticle) picture"
        }
        if let signature = FileSignature.known.first(where: { $0.matches(prefix) }) { return signature.name }
        if prefix.allSatisfy({ $0 == 0 }) { return "zero bytes only" }
        return describeText(prefix) ?? "unknown data"
    }

    /// Returns the kind of text; `nil` if it is not text.
    private static func describeText(_ prefix: [UInt8]) -> String? {
        if prefix.starts(with: [0xFF, 0xFE]) || prefix.starts(with: [0xFE, 0xFF]) { return "text (UTF-16)" }
        let controls = prefix.filter { $0 < 0x20 && !(9...13).contains($0) && $0 != 0x1B }
        guard controls.isEmpty, isUTF8(prefix) else { return nil }
        let text = String(decoding: prefix, as: UTF8.self).lowercased()
        let known = [
            ("version https://git-lfs", "a Git LFS pointer instead of the picture (run git lfs pull)"),
            ("<!doctype html", PixelsError.htmlPage), ("<html", PixelsError.htmlPage),
            ("<head>", PixelsError.htmlPage), ("<body", PixelsError.htmlPage),
            ("<svg", "an SVG picture"),
            ("<?xml", "an XML document"),
        ]
        return known.first { text.contains($0.0) }?.1 ?? "text"
    }

    /// Returns whether it is UTF-8. The last character may be cut off if the file continues.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        (0...(bytes.count < ImageType.sniffedByteCount ? 0 : 3)).contains { cut in
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

    /// Types that designers have in their folders besides readable images, the more specific first.
    static let known: [FileSignature] =
        [
            FileSignature("GIF8", "a GIF picture"),
            FileSignature("8BPS", "a Photoshop document"),
            FileSignature("gimp xcf", "a GIMP document"),
            FileSignature("%PDF", "a PDF document"),
            FileSignature("%!PS", "a PostScript document"),
            FileSignature("II*\0\u{10}\0\0\0CR", "a Canon raw picture"),
            FileSignature("BM", "a BMP picture"),
            FileSignature([0, 0, 1, 0], "a Windows icon"),
            FileSignature("icns", "a macOS icon"),
            FileSignature([0, 0, 0, 12] + Array("jP  ".utf8), "a JPEG 2000 picture"),
            FileSignature([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 picture"),
            FileSignature("v/1\u{1}", "an OpenEXR picture"),
            FileSignature("qoif", "a QOI picture"),
            FileSignature("PK\u{3}\u{4}", "a ZIP archive"),
            FileSignature([0x1F, 0x8B], "a gzip archive"),
            FileSignature([0, 5, 0x16, 7], "macOS metadata of a file (AppleDouble)"),
            FileSignature("ftypcrx ", at: 4, "a Canon raw picture (CR3)"),
            FileSignature("ftypmif3", at: 4, "a HEIF with a small header (mif3)"),
            FileSignature("ftyp", at: 4, "a movie"),
        ]
}
