import Foundation
import WallpaperMetadata
import Wallpapers

/// Returns bytes in place of a picture: "PICTURE 200x200 forest". No decoder can read them.
func image(_ name: String, width: Int = 200, height: Int = 200) -> Data {
    Data("PICTURE \(width)x\(height) \(name)".utf8)
}

/// Returns the size in the bytes of `picture`; nil for all other bytes.
@Sendable func headerSize(_ data: Data) -> ImageSize? {
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == "PICTURE" else { return nil }
    let size = words[1].split(separator: "x").compactMap { Int($0) }
    return size.count == 2 ? ImageSize(width: size[0], height: size[1]) : nil
}

/// The files of a server by path: metadata, and all pictures of a profile.
struct Tree {
    var files: [String: Data] = [:]
    let profile: Profile

    init(_ collections: [Metadata.Collection], profile: Profile = .suffixed, updated: String = "2026-05-01") {
        self.profile = profile
        publish(collections, updated: updated)
    }

    /// Replaces the metadata and adds the pictures it names.
    mutating func publish(_ collections: [Metadata.Collection], updated: String = "2026-05-01") {
        guard let day = CalendarDate(updated) else { return }
        let metadata = Metadata(lastUpdated: day, collections: collections)
        files[FeedFormat.v1.path] = Data(metadata.json(.v1, fenixColors: false).formatted.utf8)
        for collection in collections {
            for wallpaper in collection.wallpapers {
                for variant in profile.layout.variants {
                    files[path(variant, wallpaper.id, collection.id)] = image(
                        "\(wallpaper.id)-\(variant.rawValue)")
                }
            }
        }
    }

    func path(_ variant: Variant, _ id: String, _ collection: String = "classic-firefox") -> String {
        profile.layout.path(to: variant, of: id, in: collection) ?? "no such path"
    }
}

/// Returns a collection of wallpapers with all colors.
func collection(
    _ id: String = "classic-firefox", _ wallpapers: [String], locales: [String]? = nil,
    from start: String? = nil, to end: String? = nil
) -> Metadata.Collection {
    let colors: [ColorKey: String] = [.text: "FBFBFE", .card: "15141A", .logoText: "ADD8E6"]
    let isLimited = start != nil || end != nil
    return Metadata.Collection(
        id: id, availableLocales: locales,
        availability: isLimited
            ? Metadata.Availability(
                start: start.flatMap { CalendarDate($0) }, end: end.flatMap { CalendarDate($0) }) : nil,
        wallpapers: wallpapers.map { Metadata.Wallpaper(id: $0, name: $0, colors: colors) })
}
