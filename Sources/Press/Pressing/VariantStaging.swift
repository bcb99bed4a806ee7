import Colors
import Pixels
import WallpaperMetadata

/// A variant whose files are staged.
struct StagedVariant: Sendable {
    let pictures: [Findings.Picture]
    let files: [Publication.Picture]
}

extension WallpaperPressing {
    /// Encodes what is not yet, under a scrim if there is one, and stages its files.
    func stage(_ variant: PreparedVariant, under scrim: Scrim?) throws(PressError) -> StagedVariant {
        let job = variant.job
        switch variant.pixels {
        case .staged(let staged): return staged
        case .encoded(let bytes): return try stage([.jpg: bytes], for: job)
        case .gathered(let picture):
            let bytes: [Layout.FileType: [UInt8]]
            do throws(PixelsError) {
                bytes = try picture.under(scrim, as: job.variant, kernels: kernels)
                    .encoded(encoding(of: job), memory: workplace.jpegMemory)
            } catch {
                throw .writing(job, of: variant.masterPath, error)
            }
            return try stage(bytes, for: job)
        }
    }

    func encoding(of job: Plan.VariantJob) -> JPEGEncoding {
        JPEGEncoding(quality: job.quality, isProgressive: recipe.isProgressive)
    }

    private func stage(
        _ bytes: [Layout.FileType: [UInt8]], for job: Plan.VariantJob
    ) throws(PressError) -> StagedVariant {
        var pictures: [Findings.Picture] = []
        var files: [Publication.Picture] = []
        for (type, bytes) in bytes {
            let paths = job.files.filter { $0.type == type }.map(\.path)
            files.append(Publication.Picture(file: try workplace.staging.stage(bytes), paths: paths))
            pictures.append(
                Findings.Picture(
                    variant: job.variant, type: type, byteCount: bytes.count,
                    sha256: ContentHash(of: bytes)))
        }
        return StagedVariant(pictures: pictures, files: files)
    }
}
