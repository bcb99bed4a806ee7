import Pixels

extension Scene {
    /// The file's name in the collection's folder.
    package var fileName: String { "\(id).\(type.fileExtension)" }

    /// The scene as a master of `width` times `height` pixels: the bytes of a file of its type.
    ///
    /// - Throws: what the codec throws when it cannot write.
    package func master(width: Int, height: Int) async throws(PixelsError) -> [UInt8] {
        let image = await render(width: width, height: height)
        return switch type {
        // Finer than what wallpress writes: a master is going to be encoded once more.
        case .jpeg: try JPEGEncoding(quality: 92).encode(image.yCbCr420(kernels: .portable))
        case .png: try PNGEncoding(level: 9).encode(image)
        }
    }
}
