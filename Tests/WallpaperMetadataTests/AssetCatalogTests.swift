import WallpressJSON
import Testing
import WallpaperMetadata

@Suite struct AssetCatalogTests {
    private let layout = Profile.xcassets.layout

    private func paths(dark: Set<Variant>) -> [String] {
        layout.images(dark: dark).map { layout.path(to: $0.slot, of: "forest", in: "autumn") }
    }

    private func document(_ folder: String, dark: Set<Variant> = []) throws -> String {
        let documents = layout.documents(of: "forest", in: "autumn", dark: dark)
        let path = "Wallpapers.xcassets/\(folder)Contents.json"
        return String(decoding: try #require(documents.first { $0.path == path }).bytes, as: UTF8.self)
    }

    @Test func eachFileNameOfTheLegacySystemHasAnImageSetAndThePlainOneServesAllDevices() {
        #expect(
            paths(dark: []) == [
                "Wallpapers.xcassets/forest/forest.imageset/forest.jpg",
                "Wallpapers.xcassets/forest/forest_ls.imageset/forest_ls.jpg",
                "Wallpapers.xcassets/forest/forest.imageset/forest_ls.jpg",
                "Wallpapers.xcassets/forest/forest_pad.imageset/forest_pad.jpg",
                "Wallpapers.xcassets/forest/forest.imageset/forest_pad.jpg",
                "Wallpapers.xcassets/forest/forest_pad_ls.imageset/forest_pad_ls.jpg",
            ])
        #expect(paths(dark: [.pad]).filter { $0.contains("dark") }.count == 2)
        #expect(paths(dark: Set(layout.variants)).count == 12)
        #expect(!Profile.xcassets.readsMetadata)
    }

    @Test func everyFolderHasADocumentTheImageSetsAfterTheGroups() {
        #expect(
            layout.documents(of: "forest", in: "autumn", dark: []).map(\.path) == [
                "Wallpapers.xcassets/Contents.json",
                "Wallpapers.xcassets/forest/Contents.json",
                "Wallpapers.xcassets/forest/forest.imageset/Contents.json",
                "Wallpapers.xcassets/forest/forest_ls.imageset/Contents.json",
                "Wallpapers.xcassets/forest/forest_pad.imageset/Contents.json",
                "Wallpapers.xcassets/forest/forest_pad_ls.imageset/Contents.json",
            ])
        #expect(layout.documents(of: "forest", in: "a", dark: []).filter(\.isShared).count == 1)
        #expect(Profile.suffixed.layout.documents(of: "forest", in: "autumn", dark: []).isEmpty)
    }

    @Test func documentsAreSpelledAsXcodeDoesIt() throws {
        #expect(
            try document("") == """
                {
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
        #expect(
            try document("forest/forest_pad.imageset/", dark: [.pad]) == """
                {
                  "images" : [
                    {
                      "filename" : "forest_pad.jpg",
                      "idiom" : "ipad",
                      "scale" : "2x"
                    },
                    {
                      "appearances" : [
                        {
                          "appearance" : "luminosity",
                          "value" : "dark"
                        }
                      ],
                      "filename" : "forest_pad_dark.jpg",
                      "idiom" : "ipad",
                      "scale" : "2x"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
    }

    @Test func thePlainNameTellsAPhoneOnItsSideAndATabletApart() throws {
        let node = try JSONNode(parsing: Array(document("forest/forest.imageset/").utf8))
        let images = node["images"]?.elements ?? []
        #expect(images.map { $0["filename"]?.text } == ["forest.jpg", "forest_ls.jpg", "forest_pad.jpg"])
        #expect(images.map { $0["idiom"]?.text } == ["iphone", "iphone", "ipad"])
        #expect(images.map { $0["height-class"]?.text } == [nil, "compact", nil])
        let alone = try JSONNode(parsing: Array(document("forest/forest_ls.imageset/").utf8))
        #expect(alone["images"]?.elements?.first?["height-class"] == nil)
    }

    @Test func aCatalogOfOnesOwnGetsItsDocumentsToo() throws {
        let own = try Layout(
            template: "App/Brand.xcassets/{collection}/{id}{variant}.imageset/{variant}.png",
            names: [.portrait: "tall", .pad: "wide"])
        let documents = own.documents(of: "forest", in: "autumn", dark: [])
        #expect(
            documents.map(\.path) == [
                "App/Brand.xcassets/Contents.json", "App/Brand.xcassets/autumn/Contents.json",
                "App/Brand.xcassets/autumn/foresttall.imageset/Contents.json",
                "App/Brand.xcassets/autumn/forestwide.imageset/Contents.json",
            ])
        #expect(documents.map(\.isShared) == [true, true, false, false])
        // Metadata of other programs may have such ids.
        #expect(!own.documents(of: "", in: "", dark: []).isEmpty)
        #expect(!own.documents(of: "a/b", in: "..", dark: []).isEmpty)
    }

    @Test(arguments: [
        "A.xcassets/{id}/{id}{variant}.jpg", "A.xcassets/all.imageset/{id}{variant}.jpg",
        "A.xcassets/{id}.imageset/{id}{variant}.jpg",
    ])
    func catalogsThatNoAppCanReadAreRefused(template: String) {
        let tablets: [Variant: String] = [.pad: "_pad", .padLandscape: "_pad_ls"]
        #expect(throws: Layout.ValidationError.self) { try Layout(template: template, names: tablets) }
    }

    @Test func themesAndDensitiesNeedNamesAndPlaceholders() throws {
        let template = "{theme}/{density}/{id}{variant}.jpg"
        let (themes, densities) = (
            [Theme.light: "day", .dark: "night"],
            [Layout.Density("x1", percent: 50), .init("x2", percent: 100)]
        )
        let layout = try Layout(
            template: template, names: [.pad: ""], themes: themes, densities: densities)
        #expect(layout.path(to: .pad, of: "forest", in: "") == "day/x2/forest.jpg")
        #expect(layout.slots.map { $0.size(of: PixelSize(width: 9, height: 20)).width } == [9, 5, 9, 5])
        #expect(throws: Layout.ValidationError.placeholder("theme")) {
            try Layout(template: template, names: [.pad: ""], densities: densities)
        }
        #expect(throws: Layout.ValidationError.ambiguous("a.jpg")) {
            try Layout(template: "{id}{variant}.jpg", names: [.pad: ""], themes: themes)
        }
        #expect(throws: Layout.ValidationError.placeholder("set")) {
            try Layout(template: "{set}{id}{variant}.jpg", names: [.pad: ""])
        }
    }
}
