import Foundation
import WallpressPixels
import Testing

/// JPEGs for tests, and bytes to build broken ones from.
enum JPEGSample {
    /// The fixtures, each beside the RGB that other programs read from it; see make-fixtures.sh.
    static let names = [
        "arithmetic-422", "arithmetic-progressive-440", "baseline-420", "baseline-restarts", "cmyk-adobe",
        "cmyk-plain", "extended", "gray", "gray-2x2-progressive", "progressive-444", "rgb",
        "rgb-arithmetic-progressive", "rgb-subsampled", "ycck-adobe-subsampled",
    ]

    static func fixture(_ name: String) throws -> [UInt8] { try file("\(name).jpg") }

    /// Returns R, G and B of a fixture: from its PPM, or by definition if it has smaller planes. Other programs enlarge
    /// those with a simpler filter.
    static func expectedRGB(_ name: String) throws -> [Plane] {
        try exactRGB(try fixture(name)) ?? othersRGB(name)
    }

    /// Returns R, G and B in double precision, rounded at the end; nil for full planes. Components are enlarged as
    /// stored with Lanczos 3 and converted by ITU-T T.871, section 7. Adobe's YCCK stores the light that C, M and Y
    /// absorb.
    private static func exactRGB(_ bytes: [UInt8]) throws -> [Plane]? {
        let stream = try JPEGStream(bytes)
        let (frame, color) = (stream.header.frame, stream.header.color)
        if frame.grids.allSatisfy({ $0 == .full }) { return nil }
        let planes = try JPEGReader(bytes: bytes, stream: stream).components()
        let channels = zip(planes, frame.grids).map { plane, grid in
            let (across, down) = (grid.horizontal, grid.vertical)
            let box = CropBox(
                x: 0, y: 0, width: Double(frame.width * across.samples) / Double(across.pixels),
                height: Double(frame.height * down.samples) / Double(down.pixels))
            return ReferenceFilter.resample(plane, box, width: frame.width, height: frame.height)
        }
        return (0..<3).map { channel in
            Plane(width: frame.width, height: frame.height) { x, y in
                let pixel = channels.map { $0[y * frame.width + x] }
                if color == .rgb { return pixel[channel] }
                let (cb, cr) = (pixel[1] - 128, pixel[2] - 128)
                let value = pixel[0] + [1.402 * cr, -0.344136 * cb - 0.714136 * cr, 1.772 * cb][channel]
                return color == .ycck ? (255 - min(max(value, 0), 255)) * pixel[3] / 255 : value
            }
        }
    }

    /// Returns R, G and B as read by other programs, from a fixture's PPM.
    private static func othersRGB(_ name: String) throws -> [Plane] {
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

    static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let length = payload.count + 2
        return [0xFF, code, UInt8(length >> 8), UInt8(length & 255)] + payload
    }

    static func exif(orientation tiff: [UInt8]) -> [UInt8] {
        segment(0xE1, Array("Exif\0\0".utf8) + tiff)
    }

    /// Returns one piece of a color profile.
    static func profilePiece(_ number: UInt8, of count: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
        segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + Array(bytes))
    }

    /// Returns the JPEG with segments inserted after its SOI.
    static func inserting(_ segments: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
        jpeg[..<2] + segments + jpeg[2...]
    }

    /// A baseline JPEG whose components are each of one value, and have a scan of their own.
    ///
    /// - Parameters:
    ///   - values: Multiples of 8 that are at least 64 away from 128.
    ///   - factors: The sampling factors of each, the horizontal one in the upper four bits.
    static func flat(_ values: [UInt8], factors: [UInt8], width: Int, height: Int) -> [UInt8] {
        func blocks(_ size: Int, _ factor: UInt8, of largest: UInt8) -> Int {
            ((size * Int(factor) + Int(largest) - 1) / Int(largest) + 7) / 8
        }
        let (across, down) = (factors.map { $0 >> 4 }, factors.map { $0 & 15 })
        var frame: [UInt8] = [8, 0, UInt8(height), 0, UInt8(width), UInt8(values.count)]
        var scans: [UInt8] = []
        for (i, value) in values.enumerated() {
            frame += [UInt8(i + 1), factors[i], 0]
            scans += segment(0xDA, [1, UInt8(i + 1), 0, 0, 63, 0])
            // The DC coefficient in 10 bits, and for all other blocks no difference. No AC coefficients.
            let level = 8 * (Int(value) - 128)
            let digits = String(level < 0 ? level + 1023 : level, radix: 2)
            let count =
                blocks(width, across[i], of: across.max() ?? 1) * blocks(height, down[i], of: down.max() ?? 1)
            var bits = "10" + String(repeating: "0", count: 10 - digits.count) + digits + "0"
            bits += String(repeating: "00", count: count - 1)
            bits += String(repeating: "1", count: (8 - bits.count % 8) % 8)
            for start in stride(from: 0, to: bits.count, by: 8) {
                let byte = UInt8(bits.dropFirst(start).prefix(8), radix: 2) ?? 0
                scans += byte == 255 ? [255, 0] : [byte]
            }
        }
        // Codes: DC 0 for 0 bits and 10 for 10 bits, AC 0 for the end of a block.
        let tables =
            segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
            + segment(0xC4, [0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 10])
            + segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        return [0xFF, 0xD8] + tables + segment(0xC0, frame) + scans + [0xFF, 0xD9]
    }

    /// Returns a frame segment of one or more components.
    static func frame(
        _ code: UInt8 = 0xC0, precision: UInt8 = 8, width: Int, height: Int, components: Int = 3,
        factors: UInt8 = 0x11
    ) -> [UInt8] {
        let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        let list: [UInt8] = (0..<components).flatMap { [UInt8($0 + 1), factors, 0] }
        return segment(code, [precision] + size + [UInt8(components)] + list)
    }

    /// Returns a file around a frame: SOI before it, and a meaningless scan and EOI after it.
    static func file(around frame: [UInt8]) -> [UInt8] {
        [0xFF, 0xD8] + frame + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 3, 0xFF, 0xD9]
    }
}

extension Plane {
    /// Returns the largest difference between its samples and another plane's of the same size.
    func distance(to other: Plane) -> Int {
        guard width == other.width, height == other.height else { return 256 }
        var largest = 0
        for y in 0..<height {
            for x in 0..<width { largest = max(largest, abs(Int(self[x, y]) - Int(other[x, y]))) }
        }
        return largest
    }
}
