import WallpressDisk
import WallpaperMetadata

extension InputFolder {
    /// Removes the file of a master that only some variants of a wallpaper have. Another master serves them from then on.
    ///
    /// - Parameters:
    ///   - path: The path of the master, which starts with the path of the input as it was given.
    ///   - id: The id of the wallpaper.
    /// - Returns: Whether the wallpaper had such a master.
    package static func removeOwnMaster(
        at path: String, of id: String, in input: String
    ) throws(InputError) -> Bool {
        let catalog = try Catalog.scan(input, for: Recipe.find(in: input))
        let wallpapers = catalog.collections.flatMap(\.wallpapers).filter { $0.id == id }
        guard wallpapers.contains(where: { $0.ownMasters.contains { $0.path == path } }) else { return false }
        let folder = String(path.prefix(path.count - Place(path).name.count))
        try InputFolder(input).locked { () throws(InputError) in
            let folder = try onDisk(Descriptor(root: folder))
            try onDisk(folder.remove(Place(path).name))
            try onDisk(folder.sync())
        }
        return true
    }
}

extension Catalog.Wallpaper {
    /// The masters that only some variants have.
    fileprivate var ownMasters: [Catalog.Master] { Variant.all.compactMap { masters[$0] } }
}
