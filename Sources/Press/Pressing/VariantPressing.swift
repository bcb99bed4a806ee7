import Pixels
import WallpaperMetadata

/// One variant on its way from the master's planes to the bytes of its files.
struct VariantPressing: Sendable {
    let job: Plan.VariantJob
    let isProgressive: Bool
    let kernels: KernelLevel

    /// The variant's pixels, for each type of file that is wanted.
    func picture(of master: Image, _ crop: CropBox) -> VariantPicture {
        let types = Set(job.files.map(\.type))
        return VariantPicture(
            jpeg: types.contains(.jpg) ? jpegPlanes(of: master, crop) : nil,
            png: types.contains(.png) ? resampled(master, crop, chroma: .full).rgb(kernels: kernels) : nil)
    }

    /// The files' bytes by their type.
    func encode(_ picture: VariantPicture) throws(PixelsError) -> [Layout.FileType: [UInt8]] {
        var bytes: [Layout.FileType: [UInt8]] = [:]
        if let planes = picture.jpeg {
            bytes[.jpg] = try JPEGEncoding(quality: job.quality, isProgressive: isProgressive).encode(planes)
        }
        if let rgb = picture.png { bytes[.png] = try PNGEncoding().encode(rgb) }
        return bytes
    }

    /// 4:2:0 planes; those of a JPEG master never leave YCbCr.
    private func jpegPlanes(of master: Image, _ crop: CropBox) -> Image {
        switch master.model {
        case .rgb: resampled(master, crop, chroma: .full).yCbCr420(kernels: kernels)
        case .gray, .yCbCr: resampled(master, crop, chroma: .half)
        }
    }

    private func resampled(_ master: Image, _ crop: CropBox, chroma: ChromaSampling) -> Image {
        master.resampled(crop, width: job.width, height: job.height, sampling: chroma, kernels: kernels)
    }
}
