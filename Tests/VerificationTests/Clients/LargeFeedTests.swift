import WallpressJSON
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite(.timeLimit(.minutes(10)))
struct LargeFeedTests {
    /// Returns collections of ten wallpapers, each with a range and locales of its own.
    private func feed(collections: Int, locales: Int, wallpapers: Int = 10) -> Feed {
        let languages = (0..<locales).map { number in
            let letters = Array("abcdefghijklmnopqrstuvwxyz")
            return "\(letters[number / 26 % 26])\(letters[number % 26])"
        }
        var root = SampleFeed().root
        root["collections"] = .array(
            (0..<collections).map { index in
                var node = SampleFeed.collection("c\(index)", (0..<wallpapers).map { "w\(index)-\($0)" })
                let month = index % 12 + 1
                node["availability-range"] = .object([
                    .init("start", .string("2026-\(month < 10 ? "0" : "")\(month)-0\(index % 9 + 1)")),
                    .init("end", .string("2027-\(month < 10 ? "0" : "")\(month)-0\(index % 9 + 1)")),
                ])
                let named = languages.indices.filter { ($0 + index) % 3 > 0 }.map { languages[$0] }
                node["available-locales"] = .array(
                    named.flatMap { [JSONNode.string("\($0)-US"), .string("\($0)_US")] })
                return node
            })
        return Feed(root.formatted)
    }

    @Test func aHundredWallpapersWithTenRangesAndTenLocalesAreSimulatedForAllClients() async {
        let feed = feed(collections: 10, locales: 10)
        let views = await Simulating(feed: feed, profiles: Profile.known).run().views
        #expect(Set(views.map(\.client)).count == 21)
        #expect(views.contains { $0.ids.count > 10 })
    }

    @Test func thousandsOfCollectionsEachSomewhereAndSometimeElseEndInTime() async {
        let feed = feed(collections: 1000, locales: 60, wallpapers: 1)
        let played = await Simulating(feed: feed).run()
        _ = played.diagnostics(besides: feed.survey())
        _ = played.explaining([])
        #expect(!played.views.isEmpty)
    }

    @Test func thousandsOfWallpapersInOneLine() async {
        let ids = (0..<5000).map { "w\($0)" }
        let feed = Feed(SampleFeed(ids).root.compact)
        #expect(feed.survey() == [])
        let played = await Simulating(feed: feed).run()
        #expect(played.ids("iPad", "shipping")?.count == ids.count)
    }

    @Test func whatHoldsOfThousandsOfCollectionsIsSaidOfSome() async {
        var root = SampleFeed().root
        root["collections"] = .array(
            (0..<1000).map { index in
                var node = SampleFeed.collection("c\(index)", ["w\(index)"])
                node["availability-range"] = .object([
                    .init("start", .string("2020-01-01")), .init("end", .string("2020-12-31")),
                ])
                return node
            })
        let found = await Simulating(feed: Feed(root.formatted)).run().diagnostics(besides: [])
        #expect(found.count { $0.rule.id == "never-shown" } == 201)
    }

    /// Omissions of the simulation are reported, and days and locales given by name are simulated.
    @Test func daysAndLocalesThatAreLeftOutAreTold() async {
        let feed = feed(collections: 300, locales: 200, wallpapers: 1)
        let played = await ClientSimulation(
            feed: feed, images: [:], profiles: [.suffixed],
            today: CalendarDate("2026-11-22")!, days: [CalendarDate("2044-04-04")!], locales: ["sw-KE"]
        ).run()
        let notes = played.diagnostics(besides: []).filter { $0.rule.id == "unchecked" }
        #expect(notes.count == 1 && notes.first?.severity == .note)
        #expect(played.views.contains { $0.days.contains { "\($0.last)" == "2044-04-04" } })
        #expect(played.views.contains { $0.locales.contains("sw_KE") })
        let small = await Simulating(feed: Feed(SampleFeed(["a"]).root.compact)).run()
        #expect(!small.diagnostics(besides: []).contains { $0.rule.id == "unchecked" })
    }
}
