import Testing
import WallpaperMetadata

@Suite struct MetadataJSONTests {
    private func sample() throws -> Metadata {
        let file = ImageFile(
            path: "ios/forest/forest.jpg", variant: .portrait, client: .iOS,
            size: PixelSize(width: 1170, height: 2532), byteCount: 9,
            sha256: String(repeating: "0a", count: 32))
        var thumbnail = file
        thumbnail.path = "ios/forest/forest_thumbnail.jpg"
        thumbnail.variant = .thumbnail
        let wallpaper = Metadata.Wallpaper(
            id: "forest", name: "Forest", colors: [.text: "FFFFFF", .average: "102030"],
            files: [file, thumbnail])
        let collection = Metadata.Collection(
            id: "autumn", availableLocales: ["en-US"],
            availability: .init(start: CalendarDate("2022-06-27")), wallpapers: [wallpaper])
        return Metadata(lastUpdated: try #require(CalendarDate("2022-01-01")), collections: [collection])
    }

    @Test func v1HasTheKeysOfTheWikiAndNoOthers() throws {
        let json = try sample().json(.v1, fenixColors: false)
        #expect(json.members?.map(\.key) == ["last-updated-date", "collections"])
        let collection = try #require(json["collections"]?.elements?.first)
        #expect(
            collection.members?.map(\.key) == [
                "id", "learn-more-url", "available-locales", "availability-range", "wallpapers", "heading",
                "description",
            ])
        #expect(collection["availability-range"]?.compact == "{\"start\":\"2022-06-27\",\"end\":null}")
        #expect(
            collection["wallpapers"]?.compact
                == "[{\"id\":\"forest\",\"text-color\":\"FFFFFF\",\"card-color\":null,\"logo-text-color\":null}]"
        )
    }

    @Test func fenixGetsItsColorKeys() throws {
        let wallpaper = try sample().json(.v1, fenixColors: true)["collections"]?.elements?.first?[
            "wallpapers"]
        let keys = wallpaper?.elements?.first?.members?.map(\.key)
        #expect(
            keys == [
                "id", "text-color", "card-color", "logo-text-color", "card-color-light", "card-color-dark",
            ])
    }

    @Test func v2DescribesTheFiles() throws {
        let collection = try sample().json(.v2, fenixColors: false)["collections"]?.elements?.first
        #expect(collection?["name"]?.text == "Autumn")
        let wallpaper = try #require(collection?["wallpapers"]?.elements?.first)
        #expect(wallpaper["average-color"]?.text == "102030")
        #expect(wallpaper["iOS-file-paths"]?.compact == "[\"ios/forest/forest.jpg\"]")
        #expect(wallpaper["iOS-thumbnail-path"]?.text == "ios/forest/forest_thumbnail.jpg")
        #expect(wallpaper["android-file-paths"]?.compact == "[]")
        #expect(wallpaper["android-thumbnail-path"]?.isNull == true)
        #expect(
            wallpaper["files"]?.elements?.first?.members?.map(\.key) == [
                "path", "variant", "width", "height", "bytes", "sha256", "kept",
            ])
    }

    @Test func v2HasTheDigestsOfMastersAndRecipe() throws {
        var metadata = try sample()
        metadata.collections[0].wallpapers[0].masters = "0b"
        metadata.collections[0].wallpapers[0].recipe = "0c"
        let (v1, v2) = (metadata.json(.v1, fenixColors: true), metadata.json(.v2, fenixColors: true))
        let wallpaper = v2["collections"]?.elements?.first?["wallpapers"]?.elements?.first
        #expect(wallpaper?["masters"]?.text == "0b" && wallpaper?["recipe"]?.text == "0c")
        #expect(!v1.compact.contains("masters") && !v1.compact.contains("recipe"))
    }
}
