extension Image {
    /// Decodes an image as `decode` does, and refuses one that is transparent everywhere.
    ///
    /// - Throws: `transparent`, or the errors of `decode`.
    public static func decodeVisible(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let decoded = try decode(bytes, options: options)
        guard decoded.image.isAll(options.matte) else { return decoded }
        // Only a second matte distinguishes an image in the color of the first one from a transparent one.
        var inverted = options
        inverted.matte = options.matte.inverted
        guard try decode(bytes, options: inverted).image.isAll(inverted.matte) else { return decoded }
        throw .transparent(try .sniff(bytes, among: options.limits.types))
    }

    /// Returns whether all pixels of an image that may have had alpha, gray or R, G, B, are of one color.
    private func isAll(_ color: RGB8) -> Bool {
        let channels = [color.red, color.green, color.blue]
        guard model != .yCbCr, model == .rgb || Set(channels).count == 1 else { return false }
        return zip(planes, channels).allSatisfy { plane, value in
            plane.samples.withUnsafeBufferPointer { samples in
                (0..<plane.height).allSatisfy { y in
                    samples[y * plane.stride..<y * plane.stride + plane.width].allSatisfy { $0 == value }
                }
            }
        }
    }
}

extension RGB8 {
    fileprivate var inverted: RGB8 { RGB8(red: ~red, green: ~green, blue: ~blue) }
}
