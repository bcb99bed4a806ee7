import Colors
import Crypto
import Pixels
import WallpaperMetadata

/// A variant whose files are staged.
struct StagedVariant: Sendable {
    let files: [Report.File]
    let pictures: [Publication.Picture]
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
        var files: [Report.File] = []
        var pictures: [Publication.Picture] = []
        for (type, bytes) in bytes {
            let named = job.files.filter { $0.type == type }
            let digest = SHA256.hash(data: bytes).map { hexadecimalDigits($0) }.joined()
            pictures.append(Publication.Picture(file: try staging.stage(bytes), paths: named.map(\.path)))
            files += named.map { Report.File($0, of: job, bytes: bytes.count, sha256: digest) }
        }
        return StagedVariant(files: files, pictures: pictures)
    }
}

extension Report.File {
    fileprivate init(_ file: Plan.File, of job: Plan.VariantJob, bytes: Int, sha256: String) {
        self.init(
            path: file.path, variant: job.variant, profiles: file.profiles, client: file.client,
            width: job.width, height: job.height, bytes: bytes, sha256: sha256)
    }
}

/// Two lower-case hexadecimal digits.
private func hexadecimalDigits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
