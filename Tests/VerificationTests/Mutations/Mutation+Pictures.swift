import Pixels
import TestSupport

extension Mutation {
    /// Pictures that decode and are still not right.
    static let ofPictures: [Mutation] = [
        Mutation("an orientation tag", "orientation-tag") { tree in
            try tree.edit("ios/aurora/aurora.jpg") { $0.insert(contentsOf: exifOrientation(6), at: 2) }
        },
        Mutation("Display P3", "not-srgb") { tree in
            try tree.remove("metadata/v2")
            try tree.edit("ios/aurora/aurora_pad.jpg") { bytes in
                let icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants, gamma: 2.2)
                bytes.insert(contentsOf: segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + icc), at: 2)
            }
        },
        Mutation("a squashed picture", "wrong-size") { tree in
            let image = try Image.decode(try tree.read("ios/aurora/aurora.jpg")).image
            let squashed = image.resampled(
                image.bounds, width: 300, height: 400, sampling: .half, kernels: .best)
            try tree.write(try JPEGEncoding().encode(squashed), to: "ios/aurora/aurora.jpg")
        },
        Mutation("a blank thumbnail", "blank-thumbnail") { tree in
            try tree.remove("metadata/v2")
            let planes = (0..<3).map { _ in Plane(width: 200, height: 200, filledWith: 30) }
            let image = Image(width: 200, height: 200, model: .rgb, planes: planes).inYCbCr420
            try tree.write(
                try JPEGEncoding().encode(image), to: "ios/night-lake/night-lake_thumbnail.jpg")
        },
        Mutation("a thumbnail of 100 kB", "over-budget") { tree in
            try tree.remove("metadata/v2")
            try tree.edit("ios/aurora/aurora_thumbnail.jpg") { bytes in
                for _ in 0..<2 {
                    bytes.insert(contentsOf: segment(0xFE, [UInt8](repeating: 32, count: 50_000)), at: 2)
                }
            }
        },
        Mutation("a quantization table with another number", "record-mismatch") { tree in
            try tree.edit("ios/aurora/aurora.jpg") { bytes in
                guard let table = bytes.indices.first(where: { bytes[$0...].starts(with: [0xFF, 0xDB]) })
                else { return }
                bytes[table + 20] ^= 1
            }
        },
        Mutation("a flipped bit in a PNG's pixels", "damaged-image") { tree in
            try tree.edit("android/classic-firefox/aurora/portrait.png") { $0[$0.count / 2] ^= 4 }
        },
    ]

    /// A marker segment of a JPEG.
    private static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
    }

    /// An APP1 segment with one big-endian directory of one entry.
    private static func exifOrientation(_ value: UInt8) -> [UInt8] {
        let header: [UInt8] = Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8)
        let entry: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        return segment(0xE1, header + entry)
    }
}
