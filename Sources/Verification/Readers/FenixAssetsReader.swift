import WallpressJSON
import WallpaperMetadata

extension DocumentReader {
    /// Forks of Firefox for Android with wallpapers in the app: `FenixFeed` reads the metadata, as from a server.
    ///
    /// A wallpaper is drawn only with its thumbnail, and can be chosen only with both large images.
    package static let fenixAssets = DocumentReader(
        app: "Firefox for Android (bundled)", format: .bundledMetadata
    ) {
        document in
        var reading = DocumentReading()
        let bytes = Array(document.root.formatted.utf8)
        for build in [Client.newerFenix, .olderFenix] {
            do throws(FenixFeed.ParsingError) {
                let feed = try FenixFeed(bytes, build)
                guard build == .newerFenix else { continue }
                for collection in feed.collections {
                    for id in collection.wallpaperIDs {
                        let lost = document.writing.layout.variants.compactMap {
                            document.writing.layout.path(to: $0, of: id, in: collection.id)
                        }.first { !document.hasFile($0) }
                        if let lost {
                            reading.drop(document.root.wallpaper(id), "the file \(lost) is missing")
                        } else {
                            reading.show(id)
                        }
                    }
                }
            } catch {
                reading.fail(document.root, "it cannot read \(error.cause)")
            }
        }
        return reading
    }
}

extension JSONNode {
    /// Returns the wallpaper of an id, for its place in the file.
    fileprivate func wallpaper(_ id: String) -> JSONNode {
        let wallpapers = (self["collections"]?.elements ?? []).flatMap { $0["wallpapers"]?.elements ?? [] }
        return wallpapers.first { $0["id"]?.text == id } ?? self
    }
}
