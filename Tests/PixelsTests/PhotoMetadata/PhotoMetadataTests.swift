import Testing
import WallpressTestSupport

import WallpressPixels

@Suite struct PhotoMetadataTests {
    // MARK: - Samples

    private static let packet = """
        <?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>\
        <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>\
        <rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/' \
        xmlns:ps='http://ns.adobe.com/photoshop/1.0/' \
        xmlns:xmpRights='http://ns.adobe.com/xap/1.0/rights/' xmlns:cc='http://creativecommons.org/ns#' \
        ps:Credit='Agency' xmpRights:WebStatement='https://example.com/rights'>\
        <dc:creator><rdf:Seq><rdf:li>J&#xE9;an</rdf:li><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>\
        <dc:rights><rdf:Alt><rdf:li xml:lang='de'>Alle</rdf:li>\
        <rdf:li xml:lang='x-default'>All</rdf:li></rdf:Alt></dc:rights>\
        <cc:license rdf:resource='https://creativecommons.org/licenses/by-nd/4.0/'/>\
        </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>
        """
    private static let ofPacket: [PhotoMetadata.Field: String] = [
        .creator: "Jéan, Ann", .rights: "All", .photoshopCredit: "Agency",
        .webStatement: "https://example.com/rights",
        .license: "https://creativecommons.org/licenses/by-nd/4.0/",
    ]
    private static let ofEXIF: [PhotoMetadata.Field: String] = [
        .exifArtist: "Jane Doe", .exifCopyright: "Jane, Editor",
    ]
    private static let ofIPTC: [PhotoMetadata.Field: String] = [
        .iptcByline: "Jane, Ann", .iptcCopyright: "© 2026",
    ]

    /// Returns a TIFF with Artist and Copyright, whose two parts are a photographer and an editor, and other blocks.
    private static func tiff(xmp: Bool = false, iptc: Bool = false) -> TIFFDraft {
        var draft = TIFFDraft(width: 2, height: 2)
        draft.set(315, type: 2, Array("Jane Doe\0".utf8).map(Int.init))
        draft.set(33432, type: 2, Array("Jane\0Editor\0".utf8).map(Int.init))
        if xmp { draft.set(700, type: 1, Array(packet.utf8).map(Int.init)) }
        if iptc { draft.set(33723, type: 7, records.map(Int.init)) }
        return draft
    }

    private static var records: [UInt8] {
        func dataset(_ number: UInt8, _ text: String) -> [UInt8] {
            [0x1C, 2, number] + PNGSample.integer(text.utf8.count, 2) + Array(text.utf8)
        }
        return dataset(80, "Jane") + dataset(80, "Ann") + dataset(5, "Title") + dataset(116, "© 2026")
    }

    private static var resources: [UInt8] {
        func resource(_ number: Int, _ data: [UInt8]) -> [UInt8] {
            Array("8BIM".utf8) + PNGSample.integer(number, 2) + [0, 0] + PNGSample.integer(data.count, 4)
                + data
                + (data.count % 2 == 1 ? [0] : [])
        }
        return resource(0x03ED, [1, 2, 3]) + resource(0x0404, records)
    }

    private static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, code] + PNGSample.integer(payload.count + 2, 2) + payload
    }

    private static func jpeg(_ segments: [UInt8]...) -> [UInt8] {
        [0xFF, 0xD8] + segments.joined() + [0xFF, 0xDA, 0, 2, 0, 0xFF, 0xD9]
    }

    private static let exifSegment = segment(0xE1, Array("Exif\0\0".utf8) + tiff().bytes)
    private static let xmpSegment = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8))
    private static let photoshopSegment = segment(0xED, Array("Photoshop 3.0\0".utf8) + resources)

    private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        var count = payload.count
        var length: [UInt8] = []
        for _ in 0..<4 { (length, count) = (length + [UInt8(count & 255)], count >> 8) }
        return Array(name.utf8) + length + payload + (payload.count % 2 == 1 ? [0] : [])
    }

    private static var webP: [UInt8] {
        let chunks =
            chunk("VP8X", [UInt8](repeating: 0, count: 10)) + chunk("VP8 ", [1, 2, 3])
            + chunk("EXIF", tiff().bytes) + chunk("XMP ", Array(packet.utf8))
        return Array("RIFF\0\0\0\0WEBP".utf8) + chunks
    }

    private static var png: [UInt8] {
        var sample = PNGSample(width: 3, height: 3) { _, _, _ in 0 }
        sample.chunks = [.init("eXIf", tiff().bytes)]
        sample.lateChunks = [.init("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(packet)".utf8))]
        return sample.bytes
    }

    private static var jpegXL: [UInt8] {
        [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]
            + HEIFSample.box("jxlc", [0xFF, 0x0A]) + HEIFSample.box("Exif", [0, 0, 0, 0] + tiff().bytes)
            + HEIFSample.box("xml ", Array(packet.utf8))
    }

    private static var avif: [UInt8] {
        HEIFSample(
            items: [
                .init(type: "av01", bytes: [1]), .init(type: "Exif", bytes: [0, 0, 0, 0] + tiff().bytes),
                .init(type: "mime", bytes: Array(packet.utf8)),
            ]
        ).bytes
    }

    private static func both(_ more: [PhotoMetadata.Field: String] = [:]) -> [PhotoMetadata.Field: String] {
        ofEXIF.merging(ofPacket) { $1 }.merging(more) { $1 }
    }

    // MARK: - Tests

    @Test func allContainersAreRead() {
        let jpeg = Self.jpeg(Self.exifSegment, Self.xmpSegment, Self.photoshopSegment)
        #expect(PhotoMetadata(of: jpeg).texts == Self.both(Self.ofIPTC))
        #expect(PhotoMetadata(of: Self.png).texts == Self.both())
        #expect(PhotoMetadata(of: Self.webP).texts == Self.both())
        #expect(PhotoMetadata(of: Self.tiff(xmp: true, iptc: true).bytes).texts == Self.both(Self.ofIPTC))
        #expect(PhotoMetadata(of: Self.jpegXL).texts == Self.both())
        #if HEIF
            #expect(PhotoMetadata(of: Self.avif).texts == Self.both())
        #endif
    }

    @Test func resourcesMayGoOnInTheNextSegment() {
        let start = Array("Photoshop 3.0\0".utf8)
        for cut in [1, 20, Self.resources.count - 1] {
            let jpeg = Self.jpeg(
                Self.segment(0xED, start + Self.resources.prefix(cut)),
                Self.segment(0xED, start + Self.resources.dropFirst(cut)))
            #expect(PhotoMetadata(of: jpeg).texts == Self.ofIPTC)
        }
    }

    @Test func whatIsNoTextIsLeftOut() {
        for bytes in [[], Array("text".utf8), Self.jpeg(), Array(Self.webP.prefix(11)), [0xFF, 0xD8, 0xFF]] {
            #expect(PhotoMetadata(of: bytes).texts.isEmpty)
        }
        let dtd = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/hostname'>]>" + Self.packet
        let forbidden = Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(dtd)".utf8))
        #expect(PhotoMetadata(of: Self.jpeg(forbidden)).texts.isEmpty)
        #expect(PhotoMetadata.line(" a\n\u{7}b\t ") == "a b")
        #expect(PhotoMetadata.line(" \n") == nil)
        #expect(PhotoMetadata.line(String(repeating: "a", count: 5000))?.count == PhotoMetadata.longestText)
    }

    @Test func oldProgramsWriteTheLettersOfWindows() {
        #expect(String(photo: [0x44, 0xF6, 0x67][...]) == "Dög")
        #expect(String(photo: Array("Dög".utf8)[...]) == "Dög")
    }

    /// Any damage leaves only existing texts, or damaged ones. Nothing traps.
    @Test(arguments: 1...4) func damagedFilesAreRead(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let files = [
            Self.jpeg(Self.exifSegment, Self.xmpSegment, Self.photoshopSegment), Self.png, Self.webP,
            Self.tiff(xmp: true, iptc: true).bytes, Self.jpegXL, Self.avif,
        ]
        for file in files {
            for count in [1, 3, 30] {
                var damaged = file
                for _ in 0..<count {
                    damaged[.random(in: 0..<damaged.count, using: &numbers)] = .random(in: 0...255)
                }
                damaged.removeLast(.random(in: 0..<damaged.count, using: &numbers))
                for text in PhotoMetadata(of: damaged).texts.values {
                    #expect(text.count <= PhotoMetadata.longestText && !text.isEmpty)
                }
            }
        }
    }
}
