import WallpressPixels
import WallpaperMetadata

/// A shade over the images of one wallpaper that makes text on them readable.
///
/// It is blended with the encoded sRGB codes, as UIKit blends a translucent view: `code + (shade - code) * strength`,
/// rounded half up.
public struct Scrim: Sendable, Equatable {
    /// The color of a scrim.
    public enum Shade: UInt8, Sendable {
        /// 000000, under light text.
        case black = 0
        /// FFFFFF, under dark text.
        case white = 255

        /// Returns the shade that helps text in an ink.
        init(under ink: Ink) { self = ink == .light ? .black : .white }

        /// The ink that it helps.
        public var ink: Ink { self == .black ? .light : .dark }
    }

    /// Black or white.
    public let shade: Shade
    /// The strengths on each variant. A variant without a map has no scrim.
    public let maps: [Variant: StrengthMap]

    /// Creates a scrim with these maps.
    package init(shade: Shade, maps: [Variant: StrengthMap]) {
        self.shade = shade
        self.maps = maps
    }

    /// The strength of the strongest place on any variant, 0...1.
    public var strongest: Double { maps.values.map(\.strongest).max() ?? 0 }

    /// Returns the image with the scrim blended in.
    ///
    /// - Parameters:
    ///   - image: An image of model `.rgb` with full grids, of any size.
    ///   - kind: The variant of the image.
    public func apply(to image: Image, as kind: Variant) -> Image {
        maps[kind].map { $0.blend(shade, into: image) } ?? image
    }
}

extension StrengthMap {
    /// Returns an image with a shade blended in.
    func blend(_ shade: Scrim.Shade, into image: Image) -> Image {
        precondition(image.model == .rgb)
        let xs = MapPositions(pixels: image.width, cells: columns)
        let ys = MapPositions(pixels: image.height, cells: rows)
        var strengths = [Int32](repeating: 0, count: image.width)
        var planes = image.planes.map { [UInt8](repeating: 0, count: $0.stride * image.height) }
        for y in 0..<image.height {
            let cells = row(y, at: ys)
            for x in 0..<image.width {
                strengths[x] = xs.mix(x, cells[Int(xs.before[x])], cells[Int(xs.after[x])])
            }
            for (i, plane) in image.planes.enumerated() {
                Self.blend(shade, into: plane, row: y, strengths: strengths, result: &planes[i])
            }
        }
        return Image(
            width: image.width, height: image.height, model: .rgb,
            planes: zip(image.planes, planes).map { plane, samples in
                Plane(width: image.width, height: image.height, stride: plane.stride, samples: samples)
            })
    }

    private static func blend(
        _ shade: Scrim.Shade, into plane: Plane, row: Int, strengths: [Int32], result: inout [UInt8]
    ) {
        let pixels = row * plane.stride..<row * plane.stride + strengths.count
        plane.samples[pixels].withUnsafeBufferPointer { source in
            result[pixels].withUnsafeMutableBufferPointer { result in
                strengths.withUnsafeBufferPointer { strengths in
                    for x in 0..<strengths.count {
                        result[x] = blend(shade, into: source[x], strength: strengths[x])
                    }
                }
            }
        }
    }

    /// Returns `code` with the shade blended in at a strength 0...32768.
    @inline(__always)
    static func blend(_ shade: Scrim.Shade, into code: UInt8, strength: Int32) -> UInt8 {
        let code = Int32(code)
        let sum = code << 15 &+ (Int32(shade.rawValue) &- code) &* strength &+ 16384
        return UInt8(truncatingIfNeeded: sum >> 15)
    }
}
