/// The author and the rights of an image, as its EXIF, IPTC and XMP contain them.
public struct PhotoMetadata: Sendable, Equatable {
    /// A field of one of the three standards. The raw value is its name for people.
    public enum Field: String, Sendable, CaseIterable {
        /// Tags of CIPA DC-008, section 4.6.
        case exifArtist = "EXIF Artist"
        case exifCopyright = "EXIF Copyright"
        /// Datasets of the IPTC Information Interchange Model 4.2, record 2.
        case iptcByline = "IPTC By-line"
        case iptcCredit = "IPTC Credit"
        case iptcSource = "IPTC Source"
        case iptcCopyright = "IPTC CopyrightNotice"
        /// Properties of ISO 16684-1, of the IPTC Photo Metadata Standard and of Creative Commons.
        case creator = "XMP dc:creator"
        case rights = "XMP dc:rights"
        case source = "XMP dc:source"
        case usageTerms = "XMP xmpRights:UsageTerms"
        case webStatement = "XMP xmpRights:WebStatement"
        case photoshopCredit = "XMP photoshop:Credit"
        case photoshopSource = "XMP photoshop:Source"
        case creatorURL = "XMP Iptc4xmpCore:CiUrlWork"
        case license = "XMP cc:license"
        case attributionName = "XMP cc:attributionName"
        case attributionURL = "XMP cc:attributionURL"
    }

    /// The texts by field: one line each, not empty, and at most `longestText` letters long.
    public private(set) var texts: [Field: String] = [:]

    /// The most letters of a text. Longer texts, such as whole licenses, are cut.
    package static let longestText = 1000

    /// Creates metadata without texts.
    init() {}

    /// Reads a whole file. Unreadable parts are left out.
    public init(of bytes: [UInt8]) {
        self = Self.read(PartialFile(bytes))
    }

    /// Reads a file, and only the parts of it that matter here. Unreadable parts are left out.
    ///
    /// - Throws: The error of reading a part.
    public static func read<Failure>(
        _ file: PartialFile<Failure>
    ) throws(Failure) -> PhotoMetadata {
        var (file, metadata) = (file, PhotoMetadata())
        for block in try PhotoBlock.find(in: &file) { metadata.take(block) }
        return metadata
    }

    /// Adds the contents of a block. Of several texts of a field, the first counts.
    mutating func take(_ block: PhotoBlock) {
        switch block {
        case .exif(let bytes): add(.exifArtist, .exifCopyright, of: PhotoTags(exif: bytes))
        case .tags(let tags): add(.exifArtist, .exifCopyright, of: tags)
        case .photoshop(let bytes):
            for records in PhotoshopResources(bytes).iptc { take(.iptc(records)) }
        case .iptc(let bytes):
            for (field, text) in IPTCRecords(bytes).texts { add(field, text) }
        case .xmp(let bytes):
            for (field, text) in XMPPacket(bytes).texts { add(field, text) }
        }
    }

    private mutating func add(_ artist: Field, _ copyright: Field, of tags: PhotoTags?) {
        if let text = tags?.artist { add(artist, text) }
        if let text = tags?.copyright { add(copyright, text) }
    }

    private mutating func add(_ field: Field, _ text: String) {
        guard texts[field] == nil, let line = Self.line(text) else { return }
        texts[field] = line
    }

    /// Returns a text in one line, without spaces around it and without control characters; nil if nothing is left.
    package static func line(_ text: String) -> String? {
        let words = text.unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        let line = words.map { String($0) }.joined(separator: " ").prefix(longestText)
        return line.isEmpty ? nil : String(line)
    }
}
