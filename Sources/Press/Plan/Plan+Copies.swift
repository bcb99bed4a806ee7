import WallpressInput
import WallpressPixels
import WallpaperMetadata

// An imported picture is copied byte for byte as long as its master, its crop and its recipe are those of the import.

extension Catalog.Master {
    /// Returns the checksums of the published pictures that the master seems to be, by format: those of its type and size, with
    /// as many bytes. Reading all masters to be certain would take as long as building some of them.
    func originals(
        of files: [Plan.File], sized size: PixelSize, in published: PublishedWallpaper?
    ) -> [PictureFormat: String] {
        guard let published, published.deleted == nil, let byteCount,
            PixelSize(width: header.width, height: header.height) == size
        else { return [:] }
        var originals: [PictureFormat: String] = [:]
        for file in files where file.format.type == header.type {
            let old = published.files.first { $0.path == file.path && $0.byteCount == byteCount }
            originals[file.format] = originals[file.format] ?? old?.sha256
        }
        return originals
    }
}

extension Plan.VariantJob {
    /// Returns the same job, which copies its originals if nobody has asked for other pictures.
    func copying(by recipe: Recipe, _ settings: WallpaperSettings) -> Plan.VariantJob {
        let usual = Recipe()
        let isUsual =
            placement == nil && (settings.scrim ?? recipe.scrim) == usual.scrim
            && limit == ByteLimit(qualities: usual.qualities(of: variant), bytes: usual.maxBytes)
            && recipe.chroma == usual.chroma && recipe.isProgressive == usual.isProgressive
        var job = self
        job.copies = isUsual ? originals : [:]
        return job
    }
}

extension Plan.Job {
    /// The published checksums of the pictures that are copied, by path.
    var copies: [String: String] {
        var copies: [String: String] = [:]
        for variant in variants {
            for file in variant.files { copies[file.path] = variant.copies[file.format] }
        }
        return copies
    }
}
