import Pixels
import WallpaperMetadata

/// One variant on its way from the master's planes to the bytes of its files.
struct VariantPressing: Sendable {
    let job: Plan.VariantJob
    let isProgressive: Bool
    let kernels: KernelLevel

    /// The files' bytes by their type.
    func press(_ master: Image, _ crop: CropBox) throws(PixelsError) -> [Layout.FileType: [UInt8]] {
        var bytes: [Layout.FileType: [UInt8]] = [:]
        let types = Set(job.files.map(\.type))
        if types.contains(.jpg) {
            bytes[.jpg] = try JPEGEncoding(quality: job.quality, isProgressive: isProgressive)
                .encode(jpegPlanes(of: master, crop))
        }
        if types.contains(.png) {
            let picture = resampled(master, crop, chroma: .full)
            bytes[.png] = try PNGEncoding().encode(picture.rgb(kernels: kernels))
        }
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
