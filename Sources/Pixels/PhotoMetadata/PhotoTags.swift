import Foundation

/// The tags of a TIFF or of EXIF that are about the author and the rights (TIFF 6.0, section 8; CIPA DC-008, section 4.6).
struct PhotoTags {
    private(set) var artist: String?
    private(set) var copyright: String?
    /// Blocks of other standards in tags of TIFF alone (ISO 16684-3; Adobe's TIFF Technical Note 3).
    private(set) var xmp, iptc, photoshop: ArraySlice<UInt8>?

    /// Reads EXIF. Returns nil if the bytes are not EXIF.
    ///
    /// - Parameter bytes: They begin with the byte order mark, or with "Exif\0\0" before it.
    init?(exif bytes: ArraySlice<UInt8>) {
        let tiff = bytes.starts(with: Array("Exif\0\0".utf8)) ? bytes.dropFirst(6) : bytes
        var file = PartialFile(Array(tiff.prefix(PhotoBlock.largest)))
        guard let tags = Self.read(&file) else { return nil }
        self = tags
    }

    private init() {}

    /// Reads the tags of the first directory of a TIFF. Nil if it cannot be read.
    static func read<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> PhotoTags? {
        guard let head = try file.bytes(at: 0, count: min(16, file.count)),
            let block = TIFFBlock(head), let offset = try? block.firstDirectory()
        else { return nil }
        // Its number of entries, which have 12 bytes each, or 20 in a BigTIFF.
        let (word, entry) = block.isBig ? (8, 20) : (2, 12)
        guard let number = try file.bytes(at: offset, count: word).map(Array.init),
            let count = try? TIFFBlock(head, window: FileWindow(offset: offset, bytes: number))?
                .directory(at: offset).count, count <= mostEntries,
            let entries = try file.bytes(at: offset, count: word + count * entry).map(Array.init),
            let directory = try? TIFFBlock(head, window: FileWindow(offset: offset, bytes: entries))?
                .directory(at: offset)
        else { return nil }
        func bytes(
            _ tag: TIFFTag, _ file: inout PartialFile<Failure>
        ) throws(Failure) -> ArraySlice<UInt8>? {
            guard let entry = try? directory.entry(tag), entry.count <= PhotoBlock.largest else { return nil }
            return try file.bytes(at: entry.position, count: entry.length * entry.count)
        }
        var tags = PhotoTags()
        tags.artist = try bytes(.artist, &file).map(text)
        tags.copyright = try bytes(.copyright, &file).map(text)
        tags.xmp = try bytes(.xmp, &file)
        tags.iptc = try bytes(.iptc, &file)
        tags.photoshop = try bytes(.photoshop, &file)
        return tags
    }

    /// The most entries of a directory. libtiff has the same limit.
    private static let mostEntries = 4096

    /// Returns a text with a zero at its end, and between its parts: the copyright of the photographer, and the editor's.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.split(separator: 0).compactMap { PhotoMetadata.line(String(photo: $0)) }.joined(separator: ", ")
    }
}

extension String {
    /// Reads a text of EXIF or IPTC. Both require ASCII, but programs write UTF-8, and older ones the letters of Windows.
    package init(photo bytes: ArraySlice<UInt8>) {
        self =
            String(bytes: bytes, encoding: .utf8) ?? String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(decoding: bytes.filter { $0 < 0x80 }, as: UTF8.self)
    }
}
