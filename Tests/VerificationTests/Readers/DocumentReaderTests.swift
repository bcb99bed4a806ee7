import Testing
import WallpressJSON
import WallpressVerification
import WallpaperMetadata

/// Documents that their readers cannot use as a whole.
@Suite struct DocumentReaderTests {
    private func read(_ reader: DocumentReader, _ text: String) throws -> DocumentReading {
        let profile = try #require(
            Profile.known.first { $0.writer?.documents.contains(reader.format) == true })
        let writing = try #require(WriterInput(profile, url: "https://w.example"))
        return reader.read(
            DocumentReader.Document(root: try JSONNode(parsing: Array(text.utf8)), writing: writing) {
                !$0.contains("gone")
            })
    }

    @Test(arguments: [
        // An array in place of an object, a number for a text, no author.
        #"[{"name": "A", "author": "", "url": "a"}]"#,
        #"{"Wallpapers": [{"name": 1, "author": "", "url": "a"}]}"#,
        #"{"Wallpapers": [{"name": "A", "url": "a"}]}"#,
        #"{"wallpapers": [{"name": "A", "author": "", "url": "a"}]}"#,
    ]) func candyBarFails(text: String) throws {
        #expect(try read(.candyBar, text).isFailure)
    }

    @Test func candyBarDropsWhatHasNoAddressOfItsOwn() throws {
        let reading = try read(
            .candyBar,
            #"""
            {"Wallpapers": [{"name": "A", "author": "", "url": "a"}, {"name": "B", "author": "", "url": "a"}, "c",
              {"name": "D", "author": ""}, {"name": "E", "author": "", "url": "https://w.example/gone.jpg"},
              {"name": "F", "author": "", "url": "https://elsewhere.example/gone.jpg"}]}
            """#)
        #expect(reading.shown == ["A", "F"] && reading.errors.count == 4 && !reading.isFailure)
        #expect(reading.errors.allSatisfy { $0.position != nil })
    }

    @Test(arguments: [
        #"{"Wallpapers": []}"#, #"[{"url": "a", "size": "1.2 MB"}]"#,
        #"[{"url": "a", "collections": ["x"]}]"#,
        #"["a"]"#,
    ]) func framesFails(text: String) throws {
        #expect(try read(.frames, text).isFailure)
    }

    @Test func framesDropsWhatHasNoAddressOfItsOwn() throws {
        let reading = try read(
            .frames, #"[{"name": "A", "url": "a", "size": 5}, {"name": "B", "url": "a"}, {"name": "C"}]"#)
        #expect(reading.shown == ["A"] && reading.errors.count == 2)
    }

    @Test(arguments: [
        #"{"data": [{"title": "a", "attachment": {}}]}"#,
        ##"{"data": [{"title": "a", "solid_color": "#FFFFFF", "attribution": {"name": {"string": "J"}}}]}"##,
        #"{"records": []}"#, #"{"data": ["a"]}"#,
    ]) func theNewTabFails(text: String) throws {
        #expect(try read(.newTabDump, text).isFailure)
    }

    @Test func theNewTabDropsRecordsThatNobodyCanChoose() throws {
        let reading = try read(
            .newTabAddresses,
            ##"""
            [{"title": "last", "wallpaperUrl": "a"}, {"title": "first", "order": 1, "wallpaperUrl": "a"},
             {"title": "first", "order": 2, "wallpaperUrl": "a"}, {"order": 3, "wallpaperUrl": "a"},
             {"title": "none", "order": 4}, {"title": "short", "order": 5, "solid_color": "#FFF"},
             {"title": "hidden", "order": 6, "wallpaperUrl": "a", "visible": false},
             {"title": "percent", "order": 7, "wallpaperUrl": "a", "background_position": "30% 20%"},
             {"title": "gone", "order": 8, "wallpaperUrl": "https://w.example/gone.jpg"},
             {"title": "color", "order": 9, "solid_color": "#AABBCC"}]
            """##)
        #expect(reading.shown == ["first", "color", "last"])
        #expect(reading.errors.count == 7 && !reading.isFailure)
    }

    private func image(_ source: String, without key: String = "") -> String {
        let texts = [
            "name": "A", "source": source, "author": "J", "link": "l", "originalUrl": "o", "license": "c",
        ]
        let members = texts.filter { $0.key != key }.map { #""\#($0.key)": "\#($0.value)""# }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private func photo(_ images: [String], version: String = "1") -> String {
        #"{"schemaVersion": \#(version), "images": [\#(images.joined(separator: ","))]}"#
    }

    @Test(arguments: ["name", "source", "author", "link", "originalUrl", "license"])
    func thePackagerEndsWithoutOneOfSixTexts(key: String) throws {
        #expect(try read(.bravePackager, photo([image("a.jpg", without: key)])).isFailure)
        #expect(try !read(.bravePackager, photo([image("a.jpg")])).isFailure)
    }

    @Test(arguments: ["../a.jpg", "/a.jpg", "gone.jpg"]) func thePackagerEndsOutsideOfItsFolder(
        source: String
    ) throws {
        #expect(try read(.bravePackager, photo([image(source)])).isFailure)
    }

    @Test(arguments: [(#""1""#, "[]"), ("2", "[]"), ("1", #"["a.jpg"]"#)])
    func braveFails(version: String, images: String) throws {
        #expect(try read(.brave, #"{"schemaVersion": \#(version), "images": \#(images)}"#).isFailure)
    }

    @Test func braveDropsWhatItCannotTellApart() throws {
        let images = [
            image("x/a.jpg"), image("y/a.jpg"), image("b.jpeg"), image("c.webp"),
            image("d.png", without: "link"),
        ]
        let reading = try read(.brave, photo(images))
        #expect(reading.shown.count == 2 && reading.errors.count == 3 && !reading.isFailure)
    }

    private func bundled(_ wallpaper: String) -> String {
        #"{"collections": [{"id": "c", "wallpapers": [\#(wallpaper)]}]}"#
    }

    @Test(arguments: [
        #"{"id": "a", "text-color": "FFFFFF", "card-color-light": "FFFFFF", "card-color": "FFFFFF"}"#,
        ##"{"id": "a", "text-color": "#FFFFFF", "card-color-light": "F", "card-color-dark": "0", "card-color": "0"}"##,
        #"{"text-color": "FFFFFF"}"#, "1",
    ]) func bundledMetadataFails(wallpaper: String) throws {
        #expect(try read(.fenixAssets, bundled(wallpaper)).isFailure)
    }

    @Test func aBundledWallpaperNeedsItsThreeImages() throws {
        let colors = #""text-color": "F", "card-color-light": "F", "card-color-dark": "0", "card-color": "0""#
        let reading = try read(
            .fenixAssets, bundled(#"{"id": "a", \#(colors)}, {"id": "gone", \#(colors)}"#))
        #expect(reading.shown == ["a"] && reading.errors.count == 1 && !reading.isFailure)
    }
}
