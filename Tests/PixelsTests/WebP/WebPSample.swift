import WallpressPixels
import WallpressTestSupport

/// A WebP assembled from its chunks.
struct WebPSample {
    /// A piece of a file.
    struct Chunk {
        var name: String
        var payload: [UInt8]

        init(_ name: String, _ payload: [UInt8]) { (self.name, self.payload) = (name, payload) }

        var bytes: [UInt8] {
            Array(name.utf8) + little(payload.count, 4) + payload + (payload.count % 2 == 0 ? [] : [0])
        }
    }

    var chunks: [Chunk]

    /// The file.
    var bytes: [UInt8] {
        let body = chunks.flatMap(\.bytes)
        return Array("RIFF".utf8) + little(4 + body.count, 4) + Array("WEBP".utf8) + body
    }

    init(_ chunks: [Chunk]) { self.chunks = chunks }

    /// Takes the pixels of a fixture without other chunks, and adds chunks around them, with the flags that announce
    /// these.
    init(_ fixture: String, first: [Chunk] = [], last: [Chunk] = [], flags: UInt8) throws {
        let bytes = try MasterFixture("\(fixture).webp").bytes
        let header = try ImageHeader(of: bytes, limits: MasterFixture.options.limits)
        let pixels = Chunk(String(decoding: bytes[12..<16], as: UTF8.self), Array(bytes[20...]))
        chunks =
            [.extended(width: header.width, height: header.height, flags: flags)] + first + [pixels] + last
    }
}

extension WebPSample.Chunk {
    static let (animation, exif, alpha, profile): (UInt8, UInt8, UInt8, UInt8) = (0x02, 0x08, 0x10, 0x20)

    /// Returns VP8X.
    static func extended(width: Int, height: Int, flags: UInt8) -> Self {
        .init("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    }

    /// ANIM, with an opaque background that no reader shows.
    static let loop = Self("ANIM", [9, 8, 7, 255, 0, 0])

    /// Returns ANMF. `x` and `y` are even.
    static func frame(_ pixels: Self, x: Int, y: Int, width: Int, height: Int) -> Self {
        let place = little(x / 2, 3) + little(y / 2, 3) + little(width - 1, 3) + little(height - 1, 3)
        return .init("ANMF", place + little(80, 3) + [0] + pixels.bytes)
    }
}

private func little(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
