import Foundation
import Pixels
import Testing

/// JPEGs to test with, and bytes to build broken ones from.
enum JPEGSample {
    /// The fixtures, each with the RGB that other programs read from it beside it; see make-fixtures.sh.
    static let names = [
        "arithmetic-422", "arithmetic-progressive-440", "baseline-420", "baseline-restarts", "cmyk-adobe",
        "cmyk-plain", "extended", "gray", "gray-2x2-progressive", "progressive-444", "rgb",
        "rgb-arithmetic-progressive", "rgb-subsampled", "ycck-adobe-subsampled",
    ]

    static func fixture(_ name: String) throws -> [UInt8] { try file("\(name).jpg") }

    /// R, G and B of a fixture, from its PPM.
    static func expectedRGB(_ name: String) throws -> [Plane] {
        let header = Array("P6\n19 13\n255\n".utf8)
        let pixels = try file("\(name).ppm")
        try #require(pixels.starts(with: header))
        return (0..<3).map { channel in
            let samples = stride(from: header.count + channel, to: pixels.count, by: 3).map { pixels[$0] }
            return Plane(width: 19, height: 13, samples: samples)
        }
    }

    private static func file(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/jpeg")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// A marker segment.
    static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let length = payload.count + 2
        return [0xFF, code, UInt8(length >> 8), UInt8(length & 255)] + payload
    }

    /// An EXIF segment with an orientation.
    static func exif(orientation tiff: [UInt8]) -> [UInt8] {
        segment(0xE1, Array("Exif\0\0".utf8) + tiff)
    }

    /// One piece of a color profile.
    static func profilePiece(_ number: UInt8, of count: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
        segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + Array(bytes))
    }

    /// The JPEG with segments put behind its SOI.
    static func inserting(_ segments: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
        jpeg[..<2] + segments + jpeg[2...]
    }

    /// A frame segment of one or more components.
    static func frame(
        _ code: UInt8 = 0xC0, precision: UInt8 = 8, width: Int, height: Int, components: Int = 3,
        factors: UInt8 = 0x11
    ) -> [UInt8] {
        let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        let list: [UInt8] = (0..<components).flatMap { [UInt8($0 + 1), factors, 0] }
        return segment(code, [precision] + size + [UInt8(components)] + list)
    }

    /// What comes before the frame, and what may come behind it: a scan without sense, and EOI.
    static func file(around frame: [UInt8]) -> [UInt8] {
        [0xFF, 0xD8] + frame + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 3, 0xFF, 0xD9]
    }
}

extension Plane {
    /// The largest difference of a sample to that of a plane of the same size.
    func distance(to other: Plane) -> Int {
        guard width == other.width, height == other.height else { return 256 }
        var largest = 0
        for y in 0..<height {
            for x in 0..<width { largest = max(largest, abs(Int(self[x, y]) - Int(other[x, y]))) }
        }
        return largest
    }
}
