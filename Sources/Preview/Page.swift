/// A page, and the images that it shows.
public struct Page: Sendable {
    /// The data of the page.
    public var data: PageData
    /// Images by their paths beside the page. They are JPEGs.
    public package(set) var pictures: [String: [UInt8]] = [:]

    package init(data: PageData) { self.data = data }

    /// Adds the images of a wallpaper, and returns its data for the page.
    mutating func adding(_ wallpaper: LoadedWallpaper) -> PageWallpaper {
        var shown = wallpaper.page
        for (index, reduced) in zip(shown.pictures.indices, wallpaper.reduced) {
            // Ids of a tree may be anything, so they do not name files here.
            let name = "pictures/\(pictures.count / 2 + 1)"
            (pictures[name + ".jpg"], pictures[name + "-small.jpg"]) = (reduced.large, reduced.small)
            (shown.pictures[index].source, shown.pictures[index].small) = (name + ".jpg", name + "-small.jpg")
        }
        return shown
    }
}
