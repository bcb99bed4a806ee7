import WallpressInput
import WallpaperMetadata

extension Plan {
    /// Refuses images with equal paths. Upper and lower case count as equal, because some disks are case-insensitive.
    ///
    /// - Parameter others: The wallpapers in other shards.
    func refuseSharedPaths(
        with others: [(id: String, collection: String)], _ recipe: Recipe
    ) throws(PressError) {
        var owners: [String: String] = [:]
        for job in jobs {
            for variant in job.variants {
                let owner = "\(job.id) (\(variant.name))"
                for file in variant.files {
                    guard let other = owners.updateValue(owner, forKey: file.path.lowercased()) else {
                        continue
                    }
                    throw .sameFile(path: file.path, owners: [other, owner])
                }
            }
        }
        for layout in recipe.profiles.map(\.layout) where !layout.hasFolderForEachWallpaper {
            for other in others {
                for slot in layout.slots {
                    let path = layout.path(to: slot, of: other.id, in: other.collection)
                    guard let owner = owners[path.lowercased()] else { continue }
                    throw .sameFile(path: path, owners: [owner, "\(other.id) (\(slot.variant.rawValue))"])
                }
            }
        }
    }

    /// Refuses documents of asset catalogs that have one path and different contents, which two profiles may cause. Only
    /// one of them would be written, and every build would miss the other one.
    func refuseSharedDocuments() throws(PressError) {
        var owners: [String: (job: Job, document: CatalogDocument)] = [:]
        for job in jobs {
            for document in job.documents {
                let path = document.path.lowercased()
                guard let other = owners.updateValue((job, document), forKey: path),
                    // Most documents belong to folders. They list nothing, and there are many of them.
                    document.isOfImageSet || other.document.isOfImageSet,
                    document.bytes != other.document.bytes
                else { continue }
                throw .sameFile(
                    path: document.path, owners: [other.document.owner(other.job), document.owner(job)])
            }
        }
    }
}

extension CatalogDocument {
    /// Returns the wallpaper and its images: "forest (forest.jpg, forest_ls.jpg)".
    fileprivate func owner(_ job: Plan.Job) -> String {
        images.isEmpty ? job.id : "\(job.id) (\(images.joined(separator: ", ")))"
    }
}
