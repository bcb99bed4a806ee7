import WallpressPixels
import Testing

@Suite struct ImageTypeTests {
    @Test func imagesAreToldByContent() throws {
        #expect(try ImageType.sniff([0xFF, 0xD8, 0xFF]) == .jpeg)
        #expect(try ImageType.sniff([0xFF, 0xD8]) == .jpeg)
        #expect(try ImageType.sniff([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
        #expect(throws: PixelsError.empty) { try ImageType.sniff([]) }
    }

    @Test(arguments: [
        ("%PDF-1.7\n%\u{E2}", "a PDF document"), ("GIF89a\u{1}", "a GIF picture"),
        ("\0\0\0\u{18}ftypheic\0", "a HEIC picture"), ("\0\0\0\u{18}ftypmif1\0", "a HEIC picture"),
        ("\0\0\0\u{18}ftypavif\0", "an AVIF picture"), ("\0\0\0\u{18}ftypisom\0", "a movie"),
        ("\0\0\0\u{18}ftypcrx \0", "a Canon raw picture (CR3)"),
        ("\0\0\0\u{10}ftypmif3avif\0", "a HEIF with a small header (mif3)"),
        ("II*\0\u{8}\0\0\0", "a TIFF picture"), ("MM\0*\0", "a TIFF picture"),
        ("8BPS\0\u{1}", "a Photoshop document"), ("BM\u{1}\0\0\0", "a BMP picture"),
        ("PK\u{3}\u{4}", "a ZIP archive"),
        ("<!DOCTYPE html>\n<html><svg></svg>", "an HTML page"), ("  <html>", "an HTML page"),
        ("<?xml version=\"1.0\"?><svg width=\"1\">", "an SVG picture"), ("<?xml ?><a/>", "an XML document"),
        (
            "version https://git-lfs.github.com/spec/v1\n",
            "a Git LFS pointer instead of the picture (run git lfs pull)"
        ),
        ("Herbst ist sch\u{F6}n\n", "text"), ("\0\0\0\0", "zero bytes only"),
        ("\u{1}\u{2}\u{3}", "unknown data"),
    ])
    func othersAreNamed(content: String, name: String) {
        let error = PixelsError.notAnImage(found: name, expected: ImageType.served)
        #expect(throws: error) { try Image.decode(Array(content.utf8)) }
        #expect(throws: error) { try ImageHeader(of: Array(content.utf8)) }
    }

    @Test func aCharacterCutInTheMiddleIsStillText() {
        let text = Array(String(repeating: "\u{F6}", count: 400).utf8)
        for (bytes, found) in [([0x61] + text, "text"), (text, "text"), ([0xC3, 0x28], "unknown data")] {
            let error = PixelsError.notAnImage(found: found, expected: ImageType.served)
            #expect(throws: error) { try ImageType.sniff(bytes) }
        }
    }
}
