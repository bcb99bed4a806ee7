import Foundation
import WallpressInput
import WallpressPreview
import Testing
import WallpaperMetadata

import WallpressStudio

/// The page of an input as JSON.
@Suite struct StudioPageTests {
    private static func object(_ value: some Encodable) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        return try #require(object as? [String: Any])
    }

    @Test func itHasTheKeysOfAPreviewAndThoseOfAnInput() throws {
        let day = try #require(CalendarDate("2026-11-22"))
        var page = PageData(title: "Input", today: day)
        page.wallpapers = ["dune", "forest"].map { PageWallpaper(id: $0, collection: "a") }
        let additions = ["Sand", "Trees"].map { name in
            var settings = WallpaperSettings(id: name.lowercased())
            settings[.text(.name)] = .text(name)
            return StudioWallpaper(settings: .init(settings))
        }
        let studio = StudioData(
            input: "Input", output: "Output", revision: 7, canUndo: false, canRedo: false, isChanged: false,
            conflict: [], recipe: Recipe(), unusable: [])
        let object = try Self.object(StudioPage(page, additions: additions, studio: studio))
        #expect(Set(object.keys) == Set(try Self.object(page).keys).union(["studio"]))
        #expect((object["studio"] as? [String: Any])?["revision"] as? Int == 7)
        let extensions = (object["studio"] as? [String: Any])?["pictureExtensions"] as? [String] ?? []
        #expect(extensions.contains("jpg") && extensions.contains("png"))
        #if HEIF && JPEGXL
            #expect(Set(extensions).isSuperset(of: ["heic", "hif", "jxl"]))
        #endif

        let wallpapers = try #require(object["wallpapers"] as? [[String: Any]])
        #expect(wallpapers.map { $0["id"] as? String } == ["dune", "forest"])
        #expect(Set(wallpapers[0].keys) == Set(try Self.object(page.wallpapers[0]).keys).union(["studio"]))
        let settings = wallpapers.map { ($0["studio"] as? [String: Any])?["settings"] as? [String: Any] }
        #expect(
            settings.map { ($0?["values"] as? [String: String]) } == [["name": "Sand"], ["name": "Trees"]])
    }
}
