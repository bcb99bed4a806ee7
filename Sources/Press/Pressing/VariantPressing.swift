import Pixels
import WallpaperMetadata

/// One variant on its way to the bytes of its files.
struct VariantPressing: Sendable {
    let job: Plan.VariantJob
    let isProgressive: Bool
    let kernels: KernelLevel

    /// The files' bytes by their type.
    func encode(_ picture: VariantPicture) throws(PixelsError) -> [Layout.FileType: [UInt8]] {
        var bytes: [Layout.FileType: [UInt8]] = [:]
        if let planes = picture.jpeg {
            bytes[.jpg] = try JPEGEncoding(quality: job.quality, isProgressive: isProgressive).encode(planes)
        }
        if let rgb = picture.png { bytes[.png] = try PNGEncoding().encode(rgb) }
        return bytes
    }
}
