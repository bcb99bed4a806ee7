import CPixels

/// How a picture becomes a JPEG: JFIF, sRGB, no metadata.
public struct JPEGEncoding: Sendable, Equatable {
    /// 1...100, on the scale of the Independent JPEG Group; values beyond count as the nearest.
    public var quality: Int
    /// Progressive, with Huffman tables made for the picture. Else baseline, with the tables of ITU-T T.81.
    public var isProgressive: Bool

    /// An encoding; quality 85 and progressive when nothing else is said.
    public init(quality: Int = 85, isProgressive: Bool = true) {
        self.quality = quality
        self.isProgressive = isProgressive
    }

    /// The bytes of a JPEG file, the same on every run.
    ///
    /// YCbCr planes are written as they are, in their own subsampling; gray as YCbCr 4:2:0 without color.
    ///
    /// - Throws: `notEncoded` when the picture is RGB, larger than 65,500 pixels in a direction, or has planes
    ///   that no JPEG can hold: flipped ones of an odd size, or of a size that their grid does not call for.
    public func encode(_ image: Image) throws(PixelsError) -> [UInt8] {
        let image = try Self.inYCbCr(image)
        let factors = try Self.samplingFactors(of: image)
        var picture = cpx_jpeg_picture()
        picture.width = UInt32(clamping: image.width)
        picture.height = UInt32(clamping: image.height)
        picture.quality = Int32(min(max(quality, 1), 100))
        picture.progressive = isProgressive ? 1 : 0
        return try image.planes[0].samples.withUnsafeBufferPointer { y throws(PixelsError) in
            try image.planes[1].samples.withUnsafeBufferPointer { cb throws(PixelsError) in
                try image.planes[2].samples.withUnsafeBufferPointer { cr throws(PixelsError) in
                    picture.components = (
                        Self.component(image.planes[0], y, factors[0]),
                        Self.component(image.planes[1], cb, factors[1]),
                        Self.component(image.planes[2], cr, factors[2])
                    )
                    return try Self.write(&picture)
                }
            }
        }
    }

    private static func inYCbCr(_ image: Image) throws(PixelsError) -> Image {
        switch image.model {
        case .yCbCr: return image
        case .rgb: throw .notEncoded(.jpeg, reason: "its planes are RGB, not YCbCr")
        case .gray:
            let neutral = Plane(
                width: (image.width + 1) / 2, height: (image.height + 1) / 2, filledWith: 128)
            return Image(
                width: image.width, height: image.height, model: .yCbCr,
                planes: image.planes + [neutral, neutral], grids: image.grids + [.half, .half])
        }
    }

    private static func component(
        _ plane: Plane, _ samples: UnsafeBufferPointer<UInt8>, _ factors: SamplingFactors
    ) -> cpx_jpeg_component {
        cpx_jpeg_component(
            samples: samples.baseAddress, width: plane.width, height: plane.height, stride: plane.stride,
            horizontal: Int32(factors.horizontal), vertical: Int32(factors.vertical))
    }

    private static func write(_ picture: inout cpx_jpeg_picture) throws(PixelsError) -> [UInt8] {
        var output = cpx_jpeg_output()
        defer { cpx_jpeg_free(&output) }
        var message = cpx_jpeg_message()
        switch cpx_jpeg_write(&picture, &output, &message) {
        case CPX_JPEG_OK:
            return Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
        case CPX_JPEG_NO_MEMORY:
            throw .outOfMemory(bytes: Int(picture.width) * Int(picture.height) * MemoryLayout<Int16>.size * 3)
        default:
            throw .notEncoded(.jpeg, reason: message.string)
        }
    }
}

/// Samples of a component in an MCU (ITU-T T.81, A.1.1).
private struct SamplingFactors {
    let horizontal: Int
    let vertical: Int
}

extension JPEGEncoding {
    /// The smallest factors, 1...4, whose ratio to the largest is what the grids say.
    fileprivate static func samplingFactors(of image: Image) throws(PixelsError) -> [SamplingFactors] {
        guard image.grids.allSatisfy({ $0.originX == 0 && $0.originY == 0 }) else {
            throw .notEncoded(.jpeg, reason: "a plane begins outside of the picture")
        }
        for (plane, grid) in zip(image.planes, image.grids) {
            guard plane.width == grid.horizontal.sampleCount(covering: image.width),
                plane.height == grid.vertical.sampleCount(covering: image.height)
            else { throw .notEncoded(.jpeg, reason: "a plane has another size than its grid calls for") }
        }
        guard let horizontal = factors(for: image.grids.map(\.horizontal)),
            let vertical = factors(for: image.grids.map(\.vertical))
        else { throw .notEncoded(.jpeg, reason: "its planes are sampled at ratios that JPEG does not have") }
        return zip(horizontal, vertical).map(SamplingFactors.init)
    }

    private static func factors(for ratios: [PlaneGrid.Ratio]) -> [Int]? {
        let largest = (1...4).first { largest in
            ratios.allSatisfy { largest * $0.samples % $0.pixels == 0 }
        }
        guard let largest else { return nil }
        let factors = ratios.map { largest * $0.samples / $0.pixels }
        return factors.contains(largest) && factors.allSatisfy { (1...4).contains($0) } ? factors : nil
    }
}
