/// A page, and the pictures that it shows.
public struct Page: Sendable {
    /// What it shows.
    public var data: PageData
    /// Pictures by their paths beside the page. They are JPEGs.
    public package(set) var pictures: [String: [UInt8]] = [:]

    package init(data: PageData) { self.data = data }

    /// Adds the pictures of a wallpaper, and returns what the page says about it.
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
