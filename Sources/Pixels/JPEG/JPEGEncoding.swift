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
    /// - Parameters:
    ///   - image: The picture.
    ///   - memory: Where a progressive file's coefficients may be.
    /// - Throws: `notEncoded` when the picture is RGB, larger than 65,500 pixels in a direction, or has planes
    ///   that no JPEG can hold: flipped ones of an odd size, or of a size that their grid does not call for.
    public func encode(_ image: Image, memory: JPEGMemory? = nil) throws(PixelsError) -> [UInt8] {
        let writer = try JPEGWriter(
            width: image.width, height: image.height, model: image.model, grids: image.grids, encoding: self,
            memory: memory)
        for (plane, grid) in zip(image.planes, image.grids) {
            guard plane.width == grid.horizontal.sampleCount(covering: image.width),
                plane.height == grid.vertical.sampleCount(covering: image.height)
            else { throw .notEncoded(.jpeg, reason: "a plane has another size than its grid calls for") }
        }
        try writer.write(
            image.planes.map { JPEGWriter.Rows($0.samples, stride: $0.stride, count: $0.height) })
        return try writer.finish()
    }
}
