/// A part of an image file with texts about it.
enum PhotoBlock {
    /// A TIFF header and its directories, after "Exif\0\0" or not.
    case exif(ArraySlice<UInt8>)
    /// Tags of a TIFF, whose directories may be anywhere in the file.
    case tags(PhotoTags)
    /// Image resources of Photoshop.
    case photoshop(ArraySlice<UInt8>)
    /// Datasets of IPTC.
    case iptc(ArraySlice<UInt8>)
    /// A packet of XMP.
    case xmp(ArraySlice<UInt8>)

    /// The most bytes of a block. Larger ones are left out.
    static let largest = 1 << 20
    /// The most parts of a file: segments, chunks or boxes. A PNG may have its pixels in thousands of chunks.
    static let mostParts = 1 << 16

    /// Returns the blocks of a file in their order.
    static func find<Failure>(in file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        let count = min(file.count, ImageType.sniffedByteCount)
        guard let start = try file.bytes(at: 0, count: count).map(Array.init),
            let type = ImageType.masters.first(where: { $0.recognizes(start) })
        else { return [] }
        switch type {
        case .jpeg: return try jpeg(&file)
        case .png: return try png(&file)
        case .webP: return try webP(&file)
        case .tiff: return try tiff(&file)
        case .jpegXL: return try jpegXL(&file)
        case .heic, .avif: return try heif(&file, of: type)
        default: return []
        }
    }

    /// Returns the segments before the first scan (ITU-T T.81, B.1.1).
    private static func jpeg<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
        let photoshop = Array("Photoshop 3.0\0".utf8)
        var blocks: [PhotoBlock] = []
        // Resources may go on in the next segment.
        var resources: [UInt8] = []
        var position = 2
        for _ in 0..<mostParts {
            guard let marker = try file.bytes(at: position, count: 4).map(Array.init), marker[0] == 0xFF
            else { break }
            if marker[1] == 0xFF {
                position += 1
                continue
            }
            let length = Int(marker[2]) << 8 | Int(marker[3])
            guard marker[1] != JPEGMarker.startOfScan, marker[1] != JPEGMarker.endOfImage, length >= 2 else {
                break
            }
            if [JPEGMarker.application1, JPEGMarker.application13].contains(marker[1]),
                let payload = try file.bytes(at: position + 4, count: length - 2)
            {
                if payload.starts(with: Array("Exif\0".utf8)) { blocks.append(.exif(payload)) }
                if payload.starts(with: xmp) { blocks.append(.xmp(payload.dropFirst(xmp.count))) }
                if payload.starts(with: photoshop), resources.count <= largest {
                    resources += payload.dropFirst(photoshop.count)
                }
            }
            position += 2 + length
        }
        return blocks + (resources.isEmpty ? [] : [.photoshop(resources[...])])
    }

    /// Returns the chunks of EXIF and XMP (PNG Specification, Third Edition, section 11.3). Compressed texts are left out.
    private static func png<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        // The keyword, no compression and its method, no language, no translated keyword.
        let xmp = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)
        return try chunks(&file, from: PNGChunkReader.signature.count, lengthFirst: true) { name, payload in
            if name == "eXIf" { return .exif(payload) }
            return name == "iTXt" && payload.starts(with: xmp) ? .xmp(payload.dropFirst(xmp.count)) : nil
        }
    }

    /// Returns the chunks of EXIF and XMP (RFC 9649, section 2.7).
    private static func webP<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        try chunks(&file, from: 12, lengthFirst: false) { name, payload in
            switch name {
            case "EXIF": .exif(payload)
            // ImageMagick ends the name with a zero.
            case "XMP ", "XMP\0": .xmp(payload)
            default: nil
            }
        }
    }

    /// Reads chunks with a name of four letters.
    ///
    /// - Parameter lengthFirst: Whether they are chunks of PNG: the length before the name, and a checksum of four bytes at the
    ///   end. Otherwise they are chunks of RIFF, which begin at even places.
    private static func chunks<Failure>(
        _ file: inout PartialFile<Failure>, from start: Int, lengthFirst: Bool,
        _ block: (_ name: String, _ payload: ArraySlice<UInt8>) -> PhotoBlock?
    ) throws(Failure) -> [PhotoBlock] {
        var (position, blocks) = (start, [PhotoBlock]())
        for _ in 0..<mostParts {
            guard let head = try file.bytes(at: position, count: 8).map(Array.init) else { break }
            let length = lengthFirst ? head.bigEndian(at: 0) : head.littleEndian(at: 4, count: 4)
            let name = String(decoding: lengthFirst ? head[4...] : head[..<4], as: UTF8.self)
            if ["eXIf", "iTXt", "EXIF", "XMP ", "XMP\0"].contains(name), length <= largest,
                let payload = try file.bytes(at: position + 8, count: length)
            {
                if let block = block(name, payload) { blocks.append(block) }
            }
            position += 8 + length + (lengthFirst ? 4 : length % 2)
        }
        return blocks
    }

    /// Returns the tags of the first directory.
    private static func tiff<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        guard let tags = try PhotoTags.read(&file) else { return [] }
        return [
            .tags(tags), tags.xmp.map { .xmp($0) }, tags.iptc.map { .iptc($0) },
            tags.photoshop.map { .photoshop($0) },
        ].compactMap(\.self)
    }
}
