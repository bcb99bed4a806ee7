import Foundation
import WallpressPixels
import WallpressTestSupport

extension Mutation {
    private static let suffixes = ["", "_ls", "_pad", "_pad_ls", "_thumbnail"]
    private static let fenix = "android/classic-firefox/aurora/"

    /// Files that are missing, elsewhere, truncated or of the wrong kind.
    static let ofFiles: [Mutation] = missing + renamed + truncated + replaced

    private static let missing =
        suffixes.map { suffix in
            Mutation("no ios/aurora\(suffix)", "missing-asset") {
                try $0.remove("ios/aurora/aurora\(suffix).jpg")
            }
        }
        + ["portrait", "landscape", "thumbnail"].map { name in
            Mutation("no android \(name)", "missing-asset") { try $0.remove(fenix + name + ".png") }
        } + [
            Mutation("a folder in place of a picture", "missing-asset", "refused-by-server", "not-an-image") {
                try $0.remove("ios/aurora/aurora.jpg")
                try FileManager.default.createDirectory(
                    at: $0.url("ios/aurora/aurora.jpg"), withIntermediateDirectories: true)
            },
            Mutation("a link that leads nowhere", "missing-asset") {
                try $0.remove("ios/aurora/aurora.jpg")
                try FileManager.default.createSymbolicLink(
                    atPath: $0.url("ios/aurora/aurora.jpg").path, withDestinationPath: "/nowhere/at/all.jpg")
            },
            Mutation("no metadata", "missing-metadata") { try $0.remove("metadata") },
            Mutation("no v1 metadata", "missing-metadata") { try $0.remove("metadata/v1") },
        ]

    private static let renamed = [
        Mutation("a file with a capital", "wrong-case") {
            try $0.rename("ios/aurora/aurora_ls.jpg", to: "ios/aurora/Aurora_ls.jpg")
        },
        Mutation("an extension in capitals", "wrong-case") {
            try $0.rename("ios/aurora/aurora.jpg", to: "ios/aurora/aurora.JPG")
        },
        Mutation("a folder with a capital", "wrong-case") { try $0.rename("ios/aurora", to: "ios/Aurora") },
        Mutation("another extension", "missing-asset") {
            try $0.rename("ios/aurora/aurora.jpg", to: "ios/aurora/aurora.jpeg")
        },
        Mutation("a file that nothing refers to", "unreferenced-file") {
            try $0.write([1], to: "ios/autumn/autumn.jpg")
        },
    ]

    private static let truncated =
        [0, 1, 3].map { count in
            Mutation("\(count) bytes of a JPEG", "not-an-image", "damaged-image") {
                try $0.truncate("ios/dune-sea/dune-sea_ls.jpg", to: count)
            }
        }
        + [1, 10, 30, 50, 70, 90, 99].map { percent in
            Mutation("\(percent) % of a JPEG", "damaged-image") { tree in
                let path = "ios/dune-sea/dune-sea_ls.jpg"
                try tree.truncate(path, to: try tree.read(path).count * percent / 100)
            }
        }
        + [1, 2, 8].map { count in
            Mutation("a JPEG but its last \(count) bytes", "damaged-image") { tree in
                let path = "ios/dune-sea/dune-sea.jpg"
                try tree.truncate(path, to: try tree.read(path).count - count)
            }
        }
        + [
            Mutation("a JPEG with bytes that are in no segment", "damaged-image") { tree in
                let path = "ios/dune-sea/dune-sea.jpg"
                let bytes = try tree.read(path)
                try tree.write(bytes.prefix(2) + [0, 0] + bytes.dropFirst(2), to: path)
            }
        ]
        + [5, 50, 95].map { percent in
            Mutation("\(percent) % of a PNG", "damaged-image") { tree in
                let path = fenix + "portrait.png"
                try tree.truncate(path, to: try tree.read(path).count * percent / 100)
            }
        }

    private static let replaced = [
        Mutation("a JPEG of 64 megapixels", "unchecked") { tree in
            try tree.edit("ios/dune-sea/dune-sea_ls.jpg") { bytes in
                let starts = bytes.indices.dropLast()
                guard
                    let frame = starts.first(where: {
                        bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1])
                    })
                else { return }
                bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x1F, 0x40, 0x1F, 0x40])
            }
        },
        Mutation("two pictures swapped", "record-mismatch") {
            try $0.swap("ios/aurora/aurora.jpg", "ios/night-lake/night-lake.jpg")
        },
        Mutation("two pictures swapped, and no v2", "different-pictures") {
            try $0.remove("metadata/v2")
            try $0.swap("ios/aurora/aurora.jpg", "ios/night-lake/night-lake.jpg")
        },
        Mutation("two thumbnails swapped, and no v2", "different-pictures") {
            try $0.remove("metadata/v2")
            try $0.swap("ios/aurora/aurora_thumbnail.jpg", "ios/dune-sea/dune-sea_thumbnail.jpg")
        },
        Mutation("portrait and landscape swapped", "wrong-size") {
            try $0.swap("ios/aurora/aurora.jpg", "ios/aurora/aurora_ls.jpg")
        },
        Mutation("a thumbnail as the picture", "wrong-size") {
            try $0.write(try $0.read("ios/aurora/aurora_thumbnail.jpg"), to: "ios/aurora/aurora.jpg")
        },
        Mutation("a PNG called .jpg", "wrong-file-type") {
            try $0.write(try $0.read(fenix + "portrait.png"), to: "ios/aurora/aurora.jpg")
        },
        Mutation("a JPEG called .png", "wrong-file-type") {
            try $0.write(try $0.read("ios/aurora/aurora.jpg"), to: fenix + "portrait.png")
        },
        Mutation("a web page as a picture", "not-an-image") {
            try $0.write(
                Array("<!DOCTYPE html><html><body>404</body></html>".utf8), to: "ios/aurora/aurora.jpg")
        },
        Mutation("a GIF as a picture", "not-an-image") {
            try $0.write(Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8), to: "ios/aurora/aurora.jpg")
        },
        Mutation("zeros as a picture", "not-an-image") {
            try $0.write([UInt8](repeating: 0, count: 5_000), to: fenix + "landscape.png")
        },
    ]
}

extension Mutation {
    /// Pictures that decode but are wrong.
    static let ofImages: [Mutation] = [
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
            let image = Image(width: 200, height: 200, model: .rgb, planes: planes)
            try tree.write(
                try JPEGEncoding().encode(image.yCbCr420(kernels: .best)),
                to: "ios/night-lake/night-lake_thumbnail.jpg")
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

    private static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
    }

    /// Returns an APP1 segment with one big-endian directory of one entry.
    private static func exifOrientation(_ value: UInt8) -> [UInt8] {
        let header: [UInt8] = Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8)
        let entry: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        return segment(0xE1, header + entry)
    }
}
