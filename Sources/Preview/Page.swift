/// A page, and the images that it shows.
public struct Page: Sendable {
    /// The data of the page.
    public var data: PageData
    /// Images by their paths beside the page. They are JPEGs.
    public package(set) var pictures: [String: [UInt8]] = [:]
    /// The number of images without their small ones.
    private var imageCount = 0

    package init(data: PageData) { self.data = data }

    /// Adds the images of a wallpaper, and returns its data for the page.
    mutating func adding(_ wallpaper: LoadedWallpaper) -> PageWallpaper {
        var shown = wallpaper.page
        for (index, reduced) in zip(shown.pictures.indices, wallpaper.reduced) {
            // Ids of a tree may be anything, so they do not name files here.
            imageCount += 1
            let name = "pictures/\(imageCount)"
            pictures[name + ".jpg"] = reduced.large
            shown.pictures[index].source = name + ".jpg"
            guard let small = reduced.small else { continue }
            pictures[name + "-small.jpg"] = small
            shown.pictures[index].small = name + "-small.jpg"
        }
        return shown
    }
}
