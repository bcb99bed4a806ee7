import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct FeedComparisonTests {
    private func feed(
        _ version: FeedFormat, _ collections: [(String, [String])]
    ) throws -> Feed {
        let file = ImageFile(
            path: "ios/a/a.jpg", variant: .portrait, client: .iOS, size: PixelSize(width: 10, height: 20),
            byteCount: 30, sha256: String(repeating: "a", count: 64))
        let metadata = Metadata(
            lastUpdated: try #require(CalendarDate("2026-05-01")),
            collections: collections.map { id, ids in
                Metadata.Collection(
                    id: id,
                    wallpapers: ids.map {
                        Metadata.Wallpaper(id: $0, name: $0, colors: SampleFeed.colors, files: [file])
                    })
            })
        return Feed(metadata.json(version, fenixColors: true).formatted)
    }

    @Test func v2AsBuildWritesItGivesNothing() throws {
        let collections = [("classic-firefox", ["a", "b"]), ("autumn", ["c"])]
        let (v1, v2) = (try feed(.v1, collections), try feed(.v2, collections))
        #expect(v2.survey(Profile.known, .v2) == [])
        #expect(FeedComparison(v1: v1, v2: v2).diagnostics == [])
    }

    @Test(arguments: ["-1", "3454.0", "1e3", "9223372036854775808", "9223372036854775807"])
    func sizesInV2AreWholeNumbers(number: String) throws {
        let text = """
            {"last-updated-date": "2026-01-01", "collections": [{"id": "classic-firefox", "wallpapers": [{"id": "a",
            "files": [{"path": "ios/a/a.jpg", "variant": "portrait", "width": \(number), "height": \(number),
            "bytes": \(number), "sha256": ""}]}]}]}
            """
        let found = Feed(text).survey([.suffixed], .v2).filter { $0.rule.id == "wrong-type" }
        #expect(found.count == (number == "9223372036854775807" ? 0 : 3))
    }

    @Test func v2HasItsOwnKeysTypesAndColors() throws {
        let v2 = try feed(.v2, [("classic-firefox", ["a"])])
        let text = try #require(v2.root).formatted
        for (old, new, kind) in [
            ("\"width\": 10", "\"width\": \"10\"", "error wrong-type"),
            ("\"sha256\"", "\"sha\"", "error missing-field"),
            ("\"336699\"", "\"#336699\"", "error invalid-color"),
            (
                "\"iOS-file-paths\": [\"ios/a/a.jpg\"]", "\"iOS-file-paths\": \"ios/a/a.jpg\"",
                "error wrong-type"
            ),
            ("2026-05-01", "2026-05-32", "error invalid-date"),
            ("\"portrait\"", "\"upright\"", "error wrong-type"),
            ("\"portrait\"", "\"portrait\", \"theme\": \"dusk\"", "error wrong-type"),
            ("\"average-color\"", "\"averge-color\"", "note unknown-key"),
        ] {
            let broken = text.replacing(old, with: new)
            #expect(broken != text)
            #expect(Feed(broken).survey([.suffixed], .v2).kinds.contains(kind), "\(new)")
        }
    }

    @Test func valuesOfOneVersionAlone() throws {
        let collections = [("classic-firefox", ["a", "b"]), ("autumn", ["c"])]
        let (v1, v2) = (try feed(.v1, collections), try feed(.v2, collections))
        let text = try #require(v2.root).formatted
        for (old, new, count) in [
            ("\"FBFBFE\"", "\"FBFBFD\"", 3), ("\"heading\": null", "\"heading\": \"Autumn\"", 2),
            ("\"available-locales\": null", "\"available-locales\": []", 2), ("2026-05-01", "2026-05-02", 0),
        ] {
            let diagnostics = FeedComparison(v1: v1, v2: Feed(text.replacing(old, with: new))).diagnostics
            #expect(diagnostics.map(\.rule.id) == Array(repeating: "versions-differ", count: count), "\(new)")
            #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.position != nil })
        }
    }

    @Test func ofAnIDThatStandsTwiceTheFirstIsCompared() throws {
        let text = try #require(feed(.v1, [("classic-firefox", ["a", "b"]), ("autumn", ["c"])]).root)
            .formatted
        for (id, other, value, changed) in [
            ("\"autumn\"", "\"classic-firefox\"", "\"heading\": null", "\"heading\": \"Autumn\""),
            ("\"b\"", "\"a\"", "\"FBFBFE\"", "\"FBFBFD\""),
        ] {
            let alike = text.replacing(id, with: other)
            let different = alike.replacing(value, with: changed, maxReplacements: 1)
            #expect(FeedComparison(v1: Feed(different), v2: Feed(different)).diagnostics == [])
            #expect(FeedComparison(v1: Feed(different), v2: Feed(alike)).diagnostics.count == 1)
        }
    }

    @Test func wallpapersOfOneVersionAlone() throws {
        let v1 = try feed(.v1, [("classic-firefox", ["a", "b"]), ("autumn", ["c"])])
        for other in [
            [("classic-firefox", ["a"]), ("autumn", ["c"])],
            [("classic-firefox", ["a", "b", "x"]), ("autumn", ["c"])],
            [("classic-firefox", ["b", "a"]), ("autumn", ["c"])], [("classic-firefox", ["a", "b"])],
            [("autumn", ["c"]), ("classic-firefox", ["a", "b"])],
        ] {
            let diagnostics = FeedComparison(v1: v1, v2: try feed(.v2, other)).diagnostics
            #expect(diagnostics.kinds == ["warning versions-differ"], "\(other)")
            #expect(diagnostics.count == 1, "\(other)")
        }
    }
}
