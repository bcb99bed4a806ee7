import Testing
import WallpressJSON
import WallpaperMetadata

@Suite struct WriterTests {
    private static let credit =
        #""credit": {"author": "Jo", "link": "https://jo.example", "license": "CC0", "source": "https://a.example/1"}"#

    /// Returns v2 of a tree in which all profiles have pictures, with one wallpaper for each id.
    private func v2(_ ids: [String], _ profiles: [Profile], extra: String = "") -> Feed {
        let writings = profiles.compactMap { Writing($0, url: "https://w.example/p/")?.json.compact }
        let wallpapers = ids.map { id in
            let files = profiles.filter(\.isServed).flatMap { profile in
                profile.layout.slots.map { slot in
                    let path = profile.layout.path(to: slot, of: id, in: "autumn")
                    return
                        #"{"path": "\#(path)", "variant": "\#(slot.variant)", "width": 8, "height": 9, "bytes": 7, "#
                        + #""sha256": "0f", "position": "top right", "luminance": 0.179}"#
                }
            }
            return
                #"{"id": "\#(id)", "name": "The \#(id)", "text-color": "FFFFFF", "card-color-dark": "111111", "#
                + #""files": [\#(files.joined(separator: ","))]\#(extra.isEmpty ? "" : ", " + extra)}"#
        }
        let text = #"""
            {"last-updated-date": "2026-01-02", "documents": [\#(writings.joined(separator: ","))], "collections": [
              {"id": "autumn", "name": "Autumn", "heading": "Leaves", "wallpapers": [\#(wallpapers.joined(separator: ","))]}]}
            """#
        return Feed(Array(text.utf8), .v2)
    }

    private func document(_ format: FeedFormat, of feeds: [FeedFormat: Feed]) -> JSONNode? {
        format.project(MergedFeed(feeds))?.node
    }

    private let all: [Profile] = [.suffixed, .dashboard, .firefoxDesktop, .brave, .fenixAssets]

    @Test func aTreeHasTheDocumentsThatItsProfilesAskFor() {
        let formats = Writer.all.flatMap(\.documents)
        for profile in all {
            let made = formats.filter { document($0, of: [.v2: v2(["forest"], [profile])]) != nil }
            #expect(made == profile.writer?.documents ?? [])
        }
        #expect(Set(formats.map(\.path)).count == formats.count)
        #expect(FeedFormat.all.first == .v2 && FeedFormat.all.last == .v1)
    }

    @Test func dashboardsGetTextsAndOneSize() throws {
        let feed = v2(["forest"], all, extra: Self.credit)
        let root = try #require(document(.candyBar, of: [.v2: feed]))
        #expect(
            root.compact == #"{"Wallpapers":[{"name":"The forest","author":"Jo","#
                + #""url":"https://w.example/p/dashboard/forest.jpg","#
                + #""thumbUrl":"https://w.example/p/dashboard/forest_thumbnail.jpg","collections":"Leaves","#
                + #""dimensions":"8 x 9","size":7,"copyright":"CC0"}]}"#)
        #expect(document(.frames, of: [.v2: feed]) == root["Wallpapers"])
        let bare = document(.frames, of: [.v2: v2(["forest"], all)])?.elements?.first
        #expect(bare?["author"]?.text == "")
    }

    @Test func recordsOfTheNewTabHaveATitleAnOrderAndAllTextsOfACreditOrNone() throws {
        let feed = v2(["forest", "lake"], all, extra: Self.credit)
        let dump = try #require(document(.newTabDump, of: [.v2: feed])?["data"]?.elements)
        let addresses = try #require(document(.newTabAddresses, of: [.v2: feed])?.elements)
        for records in [dump, addresses] {
            #expect(records.map { $0["title"]?.text } == ["forest", "lake"])
            #expect(records.map { $0["order"]?.count } == [1, 2])
            #expect(records.allSatisfy { $0["theme"]?.text == "dark" })
            #expect(records.allSatisfy { $0["background_position"]?.text == "top right" })
            #expect(Set(records.compactMap { $0["id"]?.text }).count == 2)
            let attribution = records[0]["attribution"]
            #expect(attribution?["name"]?.compact == #"{"string":"Jo","url":"https://jo.example"}"#)
            #expect(
                attribution?["webpage"]?.compact == #"{"string":"a.example","url":"https://a.example/1"}"#)
        }
        #expect(dump[0]["attachment"]?["location"]?.text == "firefox-desktop/forest.jpg")
        #expect(dump[0]["attachment"]?["mimetype"]?.text == "image/jpeg")
        #expect(addresses[0]["wallpaperUrl"]?.text == "https://w.example/p/firefox-desktop/forest.jpg")
        let part = Self.credit.replacing(#""link""#, with: #""links""#)
        let records = document(.newTabAddresses, of: [.v2: v2(["forest"], all, extra: part)])?.elements
        #expect(records?.first?["attribution"] == nil)
    }

    @Test func braveGetsSixTexts() throws {
        let feed = v2(["forest"], all, extra: Self.credit)
        #expect(
            document(.photo, of: [.v2: feed])?.compact
                == #"{"schemaVersion":1,"images":[{"name":"The forest","#
                + #""source":"forest.jpg","author":"Jo","link":"https://jo.example","#
                + #""originalUrl":"https://a.example/1","license":"CC0"}]}"#)
        let wallpaper = try #require(feed.wallpapers.first?.node)
        #expect(Writer.brave.problem(withWallpaper: "forest", wallpaper) == nil)
        for key in ["author", "link", "license", "source"] {
            let without = v2(["forest"], all, extra: Self.credit.replacing(#""\#(key)""#, with: #""x""#))
            let node = try #require(without.wallpapers.first?.node)
            #expect(try #require(Writer.brave.problem(withWallpaper: "forest", node)).contains(key))
        }
    }

    @Test func appsGetTheCardsOfBothThemes() {
        let feed = v2(["forest"], all)
        #expect(
            document(.bundledMetadata, of: [.v2: feed])?.compact
                == #"{"last-updated-date":"2026-01-02","collections":[{"id":"autumn","heading":"Leaves","#
                + #""wallpapers":[{"id":"forest","text-color":"FFFFFF","card-color-dark":"111111"}]}]}"#)
    }

    /// People's additions to a document stay: at its root, in our entries, and entries of their own.
    @Test(arguments: Writer.all.flatMap(\.documents))
    func whatOthersWroteStays(format: FeedFormat) throws {
        let before = v2(["forest", "lake"], all, extra: Self.credit)
        let made = try #require(document(format, of: [.v2: before]))
        let stranger = #"{"id": "own", "title": "own", "url": "own", "source": "own", "wallpapers": []}"#
        var text = made.compact
        let end = try #require(text.range(of: "]", options: .backwards))
        text.replaceSubrange(end, with: "," + stranger + "]")
        if text.hasPrefix("{") { text = #"{"note":"by hand","# + text.dropFirst() }
        text = text.replacing(#""forest""#, with: #""forest","alt":"Trees""#, maxReplacements: 1)
            .replacing(#""The forest""#, with: #""The forest","alt":"Trees""#, maxReplacements: 1)
        let edited = Feed(Array(text.utf8), format)
        let root = try #require(edited.root)
        #expect(document(format, of: [.v2: before, format: edited]) == root || text.contains(#""alt""#))
        let merged = try #require(document(format, of: [.v2: before, format: edited])).compact
        #expect(merged.contains(#""own""#) && merged.contains(#""alt":"Trees""#))
        #expect(!text.hasPrefix("{") || merged.contains(#""note":"by hand""#))
        // A takedown leaves these, and removes its own entry.
        let feeds: [FeedFormat: Feed] = [.v2: before, format: edited]
        let rest = format.project(MergedFeed(feeds).mapWallpapers { $0.id == "lake" ? nil : $0 })?.node
            .compact
        #expect(rest?.contains("lake") == false && rest?.contains(#""own""#) == true)
        #expect(rest?.contains("forest") == true)
    }

    @Test func whatAProfileAsksForIsReadAsItWasWritten() throws {
        for profile in all where profile.writer != nil {
            let writing = try #require(Writing(profile, url: "https://w.example/p/"))
            #expect(Writing(writing.json) == writing && writing.url == "https://w.example/p")
            #expect(profile.writer?.problem(with: profile.layout) == nil)
        }
        #expect(Writing(.suffixed, url: nil) == nil)
        for text in [
            #"{"writes": "nobody", "path": "brave/{id}.jpg", "variants": {"desktop": ""}}"#,
            #"{"writes": "brave", "path": "../{id}.jpg", "variants": {"desktop": ""}}"#,
            #"{"writes": "brave", "path": "brave/{id}.jpg", "variants": {"thumbnail": ""}}"#, "[]",
        ] {
            #expect(Writing(try JSONNode(parsing: Array(text.utf8))) == nil, "\(text)")
        }
        #expect(Writing.areNamed(in: v2([], all).bytes) && !Writing.areNamed(in: Array("{}".utf8)))
    }

    @Test(arguments: [
        (Writer.brave, "pictures/{id}.jpg"), (.brave, "brave/{collection}/{id}.jpg"),
        (.brave, "brave/{id}/desktop.jpg"), (.fenixAssets, "fenix-assets/wallpapers/{id}/{variant}.png"),
        (.fenixAssets, "wallpapers/{collection}/{id}/{variant}.png"),
        (.dashboard, "Pack.xcassets/{id}.imageset/{id}{variant}.jpg"),
    ])
    func aLayoutThatItsReaderCannotReadIsRefused(writer: Writer, path: String) throws {
        let layout = try Layout(template: path, names: [.portrait: ""])
        #expect(writer.problem(with: layout) != nil)
    }
}
