import WallpressJSON
import Testing
import WallpaperMetadata

@Suite struct MergedFeedTests {
    /// A foreign feed, with keys at every level that no client has.
    private static let foreign = #"""
        {
          "schema": {"by": "hand"},
          "last-updated-date": "2020-01-01",
          "collections": [
            {"id": "old", "note": [1.0, "ü"], "heading": "Old ones", "wallpapers": [
              {"id": "relic", "text-color": "0xABC", "bundled-asset-name": "relic"},
              {"alt": "Trees", "id": "forest-floor", "text-color": "ABCDEF"},
              {"id": "relic", "twin": true}
            ]},
            {"wallpapers": [], "id": "empty"},
            {"id": "old", "wallpapers": [{"id": "late"}]}
          ]
        }
        """#

    private func feed(_ text: String, _ format: FeedFormat) -> Feed { Feed(Array(text.utf8), format) }

    private func node(_ format: FeedFormat, _ feed: MergedFeed) -> JSONNode {
        format.project(feed)?.node ?? .null
    }

    private func ids(_ node: JSONNode) -> [[String]] {
        (node["collections"]?.elements ?? []).map { collection in
            [collection["id"]?.text ?? ""]
                + (collection["wallpapers"]?.elements ?? []).compactMap { $0["id"]?.text }
        }
    }

    @Test func v1AloneIsLiftedWithoutLoss() throws {
        let v1 = feed(Self.foreign, .v1)
        let root = try #require(v1.root)
        let merged = MergedFeed([.v1: v1])
        #expect(node(.v1, merged) == root)
        let v2 = node(.v2, merged)
        #expect(ids(v2) == ids(root))
        #expect(v2["collections"]?.elements?.first?["name"]?.text == "Old ones")
        let names = v2["collections"]?.elements?.first?["wallpapers"]?.elements?.map { $0["name"]?.text }
        #expect(names == ["Relic", "Forest floor", "Relic"])
        // Apart from names, v2 equals v1, in its order.
        func unnamed(_ node: JSONNode) -> JSONNode {
            var node = node
            node["name"] = nil
            node.value =
                switch node.value {
                case .array(let elements): .array(elements.map(unnamed))
                case .object(let members): .object(members.map { .init($0.key, unnamed($0.node)) })
                default: node.value
                }
            return node
        }
        #expect(unnamed(v2) == root)
    }

    @Test func bothStayAsTheyAreIfNothingChanges() throws {
        let v1 = feed(Self.foreign, .v1)
        let lifted = node(.v2, MergedFeed([.v1: v1]))
        let v2 = feed(lifted.formatted, .v2)
        var merged = MergedFeed([.v1: v1, .v2: v2])
        merged.date = CalendarDate("2026-01-02")
        for format in [FeedFormat.v2, .v1] { #expect(format.document(of: merged) == nil) }
        for format in [FeedFormat.v2, .v1] {
            let root = node(format, merged)
            #expect(root["last-updated-date"]?.text == "2026-01-02")
            merged.collections.removeLast()
            #expect(format.document(of: merged) != nil)
        }
    }

    @Test func v2AloneGivesV1WithoutKeysThatItDoesNotHave() throws {
        let v2 = feed(
            #"""
            {"last-updated-date": "2020-01-01", "collections": [{"id": "a", "name": "A", "wallpapers": [
              {"id": "x", "name": "X", "text-color": "FFFFFF", "card-color-dark": "000000", "average-color": "111111",
               "files": [], "hint": 1}]}]}
            """#, .v2)
        var merged = MergedFeed([.v2: v2], hasThemeCards: false)
        let v1 = node(.v1, merged).compact
        #expect(
            v1
                == #"{"last-updated-date":"2020-01-01","collections":[{"id":"a","wallpapers":[{"id":"x","text-color":"FFFFFF"}]}]}"#
        )
        merged.hasThemeCards = true
        #expect(node(.v1, merged).compact.contains(#""card-color-dark":"000000""#))
    }

    /// A wallpaper removed from v1 by hand, for example because of its rights, returns only if it is built again.
    @Test func v1DecidesAboutOrderAndWhatPeopleSee() throws {
        let v1 = feed(
            #"{"collections": [{"id": "b", "wallpapers": [{"id": "z"}, {"id": "y"}]}, {"id": "a", "wallpapers": []}]}"#,
            .v1)
        let v2 = feed(
            #"""
            {"collections": [{"id": "a", "wallpapers": [{"id": "x"}]}, {"id": "c", "wallpapers": [{"id": "w"}]},
             {"id": "b", "wallpapers": [{"id": "y", "files": []}, {"id": "z"}]}]}
            """#, .v2)
        var merged = MergedFeed([.v1: v1, .v2: v2])
        #expect(ids(node(.v1, merged)) == [["b", "z", "y"], ["a"]])
        #expect(ids(node(.v2, merged)) == [["b", "z", "y"], ["a", "x"], ["c", "w"]])
        merged.collections[1].wallpapers[0] = .init(id: "x", v2: nil, v1: nil) {
            .object([.init("id", .string("x"))])
        }
        #expect(ids(node(.v1, merged)) == [["b", "z", "y"], ["a", "x"]])
    }

    /// A new feed is one value, and needs no collections.
    @Test func aFeedMayHaveAnotherForm() throws {
        let names = FeedFormat(id: "names", path: "metadata/names.json") { feed in
            .node(.array(feed.collections.flatMap(\.wallpapers).map { .string($0.full["name"]?.text) }))
        }
        var merged = MergedFeed([.v1: feed(Self.foreign, .v1)])
        let document = try #require(names.document(of: merged))
        #expect(document.node.compact == #"["Relic","Forest floor","Relic","Late"]"#)
        merged = MergedFeed([
            .v1: feed(Self.foreign, .v1), names: Feed(document.bytes, path: names.path),
        ])
        #expect(names.document(of: merged) == nil)
        #expect(names.document(of: merged.mapWallpapers { $0.id == "late" ? nil : $0 }) != nil)
        #expect(names.document(of: MergedFeed([:])) == nil)
    }
}
