import WallpressDiagnostics
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct ClientSimulationTests {
    private let all = SampleFeed.ids
    private let four = ["shipping", "documented"].flatMap { build in ["iPhone", "iPad"].map { ($0, build) } }

    @Test func everybodySeesAllOfAGoodTreeEveryDayAndEverywhereAndNothingIsToBeSaid() async {
        let played = await Simulating(feed: SampleFeed().feed, profiles: Profile.known).run()
        // Four for each profile of iOS; two for its legacy system, for asset catalogs and for Fenix; three for the legacy Fenix.
        #expect(played.views.count == 21)
        for view in played.views {
            #expect(view.ids == all, "\(view.client)")
            #expect(view.days.map(\.description) == [Simulating.today])
            #expect(view.hidden == [])
            #expect(view.settings != false)
        }
        #expect(played.diagnostics(besides: []) == [])
        #expect(played.view("iPhone", "shipping")?.collections.first?.wallpaperIDs.first == "fxDefault")
        #expect(played.view("iPhone", "shipping", profile: "ecosia")?.collections.first?.wallpaperIDs == all)
        #expect(played.view("iPhone", "shipping")?.onboarding == true)
        #expect(played.view("Android phone", "newer")?.onboarding == false)
    }

    @Test func theFirstWallpaperIsTheClientsOwn() async {
        let feed = SampleFeed(collection: "ecosia-nature", fenixColors: false).feed
        let played = await Simulating(feed: feed, profiles: [.ecosia]).run()
        for build in ["shipping", "documented"] {
            #expect(played.view("iPad", build)?.collections.first?.wallpaperIDs == ["ecosia-default"] + all)
        }
    }

    @Test func theShippingClientMayLoseAllOthersToAMissingThumbnailTheDocumentedOneThatAlone() async throws {
        let path = "ios/dune/dune_thumbnail.jpg"
        let played = await Simulating(feed: SampleFeed().feed, missing: [path]).run()
        for device in ["iPhone", "iPad"] {
            #expect(played.ids(device, "shipping") == [])
            #expect(played.ids(device, "documented") == ["autumn", "forest", "lake"])
        }
        #expect(played.ids("Android phone", "newer") == all)
        let view = try #require(played.view("iPhone", "shipping"))
        #expect(view.settings == false)
        #expect(
            view.hidden.count == 2 && view.hidden[0].names(path, "dune")
                && view.hidden[1].names("3", "(autumn, forest and lake)"))
        let rule = try Verification.rules.rule("missing-asset")
        let explained = played.explaining([Diagnostic(rule, wallpaper: "dune", path: path, "gone")])
        let effect = try #require(explained.first?.effect)
        #expect(effect.names("iPhones", "dune", "3", "(autumn, forest and lake)", "4 thumbnails", "only 1"))
        #expect(played.diagnostics(besides: explained) == [])
    }

    /// Fenix draws no item without a bitmap, and an item can be chosen once both of its pictures have arrived.
    @Test func fenixDrawsNoItemWithoutAThumbnailAndChoosesNoneWithoutBothImages() async throws {
        let folder = "android/classic-firefox/"
        let played = await Simulating(
            feed: SampleFeed().feed, missing: [folder + "dune/thumbnail.png", folder + "lake/landscape.png"],
            broken: [folder + "autumn/portrait.png", folder + "dune/portrait.png"]
        ).run()
        for build in ["newer", "older"] {
            let view = try #require(played.view("Android phone", build))
            #expect(view.ids == ["autumn", "forest", "lake"])
            #expect(view.undrawn == ["dune"])
            #expect(view.unchoosable == ["autumn", "lake"], "what is not drawn cannot be chosen anyway")
        }
        #expect(played.view("iPhone", "shipping")?.undrawn == [])
    }

    @Test func whatIsInTheAppIsCertainWhateverThumbnailIsMissing() async throws {
        let path = "forest/forest_thumbnail.jpg"
        var feed = SampleFeed(["a", "b", "c", "forest"], collection: "ecosia-nature", fenixColors: false)
        for index in 0..<3 {
            feed = feed.wallpaper(index) { $0["bundled-asset-name"] = .string("x") }
        }
        let played = await Simulating(feed: feed.feed, profiles: [.ecosia], missing: [path]).run()
        let view = try #require(played.view("iPhone", "shipping"))
        #expect(view.collections.first?.wallpaperIDs == ["ecosia-default", "a", "b", "c"])
        #expect(view.settings == true)
        #expect(view.hidden.count == 1 && view.hidden[0].names(path, "forest"))
        let rule = try Verification.rules.rule("missing-asset")
        let effect = played.explaining([Diagnostic(rule, path: path, "gone")]).first?.effect
        #expect(effect?.names("iPhones", "forest") == true && effect?.contains(" 4 ") == false)
    }

    @Test func aLargeImageThatIsMissingOrBrokenTakesBothOrientationsFromItsDeviceAlone() async throws {
        let (pad, phone) = ("ios/lake/lake_pad.jpg", "ios/dune/dune_ls.jpg")
        let android = "android/classic-firefox/autumn/landscape.png"
        let played = await Simulating(feed: SampleFeed().feed, missing: [pad, android], broken: [phone]).run()
        for (device, build, path, id) in [
            ("iPad", "shipping", pad, "lake"), ("iPhone", "shipping", phone, "dune"),
            ("Android phone", "older", android, "autumn"),
        ] {
            let hidden = try #require(played.view(device, build)?.hidden)
            #expect(hidden.count == 1 && hidden[0].names(path, id), "\(hidden)")
        }
        let rule = try Verification.rules.rule("damaged-image")
        let effects = played.explaining([pad, phone, android].map { Diagnostic(rule, path: $0, "bad") }).map(
            \.effect)
        #expect(
            effects.count == 3 && effects[0].names("lake", "iPad") && effects[1].names("dune", "iPhone")
                && effects[2].names("autumn", "Android phone"))
    }

    @Test func androidLosesTheWallpaperOfAMissingThumbnailAloneAndNoOtherClientMinds() async throws {
        let path = "android/classic-firefox/dune/thumbnail.png"
        let played = await Simulating(feed: SampleFeed().feed, missing: [path]).run()
        #expect(played.ids("Android phone", "newer") == ["autumn", "forest", "lake"])
        #expect(played.ids("iPhone", "shipping") == all)
        let rule = try Verification.rules.rule("missing-asset")
        let effect = played.explaining([Diagnostic(rule, path: path, "gone")]).first?.effect
        #expect(effect?.names("Android phones", "dune") == true && effect?.contains("iPhone") == false)
    }

    @Test func oneHashInAColorOfNewerBuildsEmptiesThemAndNoOthers() async throws {
        let feed = SampleFeed().wallpaper { $0["card-color-dark"] = .string("#1F4453") }.feed
        let played = await Simulating(feed: feed).run()
        #expect(played.ids("Android phone", "newer") == [])
        #expect(played.ids("Android phone", "older") == all)
        #expect(played.ids("iPhone", "shipping") == all)
        let hidden = try #require(played.view("Android phone", "newer")?.hidden)
        #expect(
            hidden.count == 1
                && hidden[0].names(
                    "metadata/v1/wallpapers.json", "#1F4453", "card-color-dark", "forest", "4 of 4")
        )
        #expect(played.diagnostics(besides: feed.survey()) == [])
        #expect(played.diagnostics(besides: []).kinds == ["error feed-hides-everything"])
    }

    @Test func aColorThatCrashesTheShippingClientHidesEverythingFromIt() async throws {
        let feed = SampleFeed().wallpaper { $0["logo-text-color"] = .string("8000000000000000") }.feed
        let played = await Simulating(feed: feed).run()
        #expect(played.ids("iPhone", "shipping") == [])
        #expect(played.ids("iPhone", "documented") == all)
        #expect(played.ids("Android phone", "newer") == all)
        #expect(played.view("iPad", "shipping")?.hidden.first?.contains("8000000000000000") == true)
        #expect(played.diagnostics(besides: feed.survey()) == [])
    }

    @Test(arguments: [
        "\"heading\": null,}", "\"heading\": null, \"heading\": null}", "\"heading\": 01}",
    ])
    func aFileThatIsNotStrictJSONIsNotSimulated(end: String) async {
        let text = "{\"last-updated-date\": \"2026-05-01\", \"collections\": [], " + end
        let feed = Feed(text)
        let played = await Simulating(feed: feed, profiles: Profile.known).run()
        #expect(played.views == [])
        #expect(played.diagnostics(besides: []) == [])
        #expect(feed.survey().contains { $0.severity == .error })
    }

    @Test func aDateWithoutZerosTheDocumentedClientAloneGivesUp() async throws {
        var sample = SampleFeed()
        sample.root["last-updated-date"] = .string("2026-5-1")
        let played = await Simulating(feed: sample.feed).run()
        #expect(played.ids("iPhone", "documented") == [])
        #expect(played.ids("iPhone", "shipping") == all)
        #expect(played.view("iPad", "documented")?.hidden.first?.contains(":2:24: ") == true)
        #expect(played.diagnostics(besides: []) == [])
    }

    @Test func theLegacyClientAsksForFilesAlone() async {
        let played = await Simulating(
            feed: Feed(SampleFeed().text), profiles: [.firefoxIOSLegacy], missing: ["dune/dune_pad.png"]
        ).run()
        #expect(played.ids("iPhone", "legacy") == all)
        #expect(played.ids("iPad", "legacy") == ["autumn", "forest", "lake"])
        #expect(played.view("iPad", "legacy")?.hidden.count == 1)
        #expect(played.diagnostics(besides: []) == [])
    }

    @Test(
        arguments: [
            "", "{", "[]", "{\"collections\": 5}", String(repeating: "[", count: 100_000),
        ])
    func whatIsNoMetadataShowsNobodyAnythingAndIsSimulatedAllTheSame(_ text: String) async {
        let feed = Feed(text)
        let played = await Simulating(feed: feed, profiles: Profile.known).run()
        #expect(played.views.allSatisfy { $0.ids.isEmpty })
        #expect(played.diagnostics(besides: feed.survey(Profile.known)) == [])
    }
}
