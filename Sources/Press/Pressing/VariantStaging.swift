import Colors
import Pixels
import WallpaperMetadata

/// A variant whose files are staged.
struct StagedVariant: Sendable {
    let pictures: [Findings.Picture]
    let files: [Publication.Picture]
}

extension WallpaperPressing {
    /// Encodes a variant, under a scrim if there is one, and stages its files.
    func stage(_ variant: PreparedVariant, under scrim: Scrim?) throws(PressError) -> StagedVariant {
        let bytes: [Layout.FileType: [UInt8]]
        do throws(PixelsError) {
            bytes = try variant.pressing.encode(variant.picture(under: scrim))
        } catch {
            throw .master(
                path: variant.masterPath, tried: "write its \(variant.job.variant.rawValue) variant", error)
        }
        return try stage(bytes, for: variant.job)
    }

    private func stage(
        _ bytes: [Layout.FileType: [UInt8]], for job: Plan.VariantJob
    ) throws(PressError) -> StagedVariant {
        var pictures: [Findings.Picture] = []
        var files: [Publication.Picture] = []
        for (type, bytes) in bytes {
            let paths = job.files.filter { $0.type == type }.map(\.path)
            files.append(Publication.Picture(file: try staging.stage(bytes), paths: paths))
            pictures.append(
                Findings.Picture(
                    variant: job.variant, type: type, byteCount: bytes.count,
                    sha256: ContentHash(of: bytes)))
        }
        return StagedVariant(pictures: pictures, files: files)
    }
}
