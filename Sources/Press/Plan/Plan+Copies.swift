import WallpressInput
import WallpressPixels
import WallpaperMetadata

// An imported image is copied byte for byte while its master, its crop and its recipe are those of the import.

extension Catalog.Master {
    /// Returns the published image that the master seems to be: one of its type and size, with as many bytes. Reading all
    /// masters to be certain would take as long as building some of them.
    func published(among files: [Plan.File], of released: ReleasedWallpaper?) -> ImageFile? {
        guard let released, released.published.deleted == nil, let byteCount else { return nil }
        let size = PixelSize(width: header.width, height: header.height)
        return files.lazy.filter { $0.image.size == size && $0.format.type == header.type }
            .compactMap { released.file(at: $0.path) }
            .first { $0.byteCount == byteCount }
    }
}

extension ReleasedWallpaper {
    /// Returns the published image at a path.
    fileprivate func file(at path: String) -> ImageFile? { published.files.first { $0.path == path } }

    /// Returns the published images of some files that the input has, by format.
    ///
    /// - Parameter master: The published image that is the master of the files; nil if the master is another image.
    func originals(of files: [Plan.File], besides master: ImageFile?) -> [ImageFormat: Plan.Original] {
        guard let expected = master?.sha256 else { return [:] }
        var originals: [ImageFormat: Plan.Original] = [:]
        for file in files where originals[file.format] == nil {
            guard let sha256 = self.file(at: file.path)?.sha256 else { continue }
            let place = kept[file.path]
            if sha256 == expected || place != nil {
                originals[file.format] = Plan.Original(
                    sha256: sha256, master: expected, path: sha256 == expected ? nil : place)
            }
        }
        return originals
    }

    /// Returns whether a file may have the bytes of others in its format. An image that is not a master has its own.
    func mayShareBytes(_ file: Plan.File, _ others: [Plan.File]) -> Bool {
        kept.isEmpty
            || others.allSatisfy {
                $0.format != file.format || (kept[$0.path] == nil && kept[file.path] == nil)
                    || self.file(at: $0.path)?.sha256 == self.file(at: file.path)?.sha256
            }
    }
}

extension Plan.VariantJob {
    /// Returns this job, with its originals to copy if the settings request no other images.
    func copying(by recipe: Recipe, _ settings: WallpaperSettings) -> Plan.VariantJob {
        let usual = Recipe()
        let isUsual =
            placement == nil && (settings.scrim ?? recipe.scrim) == usual.scrim
            && limit == ByteLimit(qualities: usual.qualities(of: variant), bytes: usual.maxByteCount)
            && recipe.chroma == usual.chroma && recipe.isProgressive == usual.isProgressive
        var job = self
        job.copies = isUsual ? originals : [:]
        return job
    }
}

extension Plan.Job {
    /// The published checksums of the images that are copied, by path.
    var copies: [String: String] {
        var copies: [String: String] = [:]
        for variant in variants {
            for file in variant.files { copies[file.path] = variant.copies[file.format]?.sha256 }
        }
        return copies
    }
}
