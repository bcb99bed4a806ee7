import Testing
import WallpressPreview
import WallpressVerification
import WallpaperMetadata

/// A feed in the settings of each app.
@Suite struct SettingsScreenTests {
    private func screen(
        of profile: Profile, missing: Set<String> = []
    ) async throws -> SettingsScreen {
        let text = """
            {"last-updated-date": "2026-05-01", "collections": [\(Self.collection("classic-firefox")),
            \(Self.collection("wrexham")), \(Self.collection("autumn"))]}
            """
        let feed = Feed(Array(text.utf8), .v1)
        let today = try #require(CalendarDate("2026-05-01"))
        var states: [String: ImageState] = [:]
        for wallpaper in feed.wallpapers {
            for slot in profile.layout.slots {
                let path = profile.layout.path(to: slot, of: wallpaper.id, in: wallpaper.collectionID)
                states[path] = missing.contains(path) ? .missing : .usable
            }
        }
        let played = await ClientSimulation(
            feed: feed, images: states, profiles: [profile], today: today
        ).run()
        let collections = feed.collections.map { collection in
            var page = PageData.Collection(
                id: collection.id, start: nil, end: nil, wallpapers: collection.wallpapers.map(\.id),
                today: today)
            (page.heading, page.description, page.subheading) = ("Heading", "Description", "Subheading")
            return page
        }
        return SettingsScreen(of: profile, collections, played: played.views)
    }

    private static func collection(_ id: String) -> String {
        let wallpapers = [1, 2].map { number in
            """
            {"id": "\(id)-\(number)", "text-color": "FFFFFF", "card-color": "000000", "logo-text-color": "FFFFFF",
             "card-color-light": "FFFFFF", "card-color-dark": "000000"}
            """
        }
        return #"{"id": "\#(id)", "wallpapers": [\#(wallpapers.joined(separator: ","))]}"#
    }

    @Test(
        arguments: [
            (
                Profile.firefoxIOS, ["Classic Firefox", nil, "Limited Edition"], [nil, nil, "Description"],
                [false, false, true]
            ),
            (.fenix, ["Classic Firefox", nil, nil], [nil, nil, nil], [false, false, true]),
            (
                .ecosia, ["Heading", "Heading", "Heading"], ["Subheading", "Subheading", "Subheading"],
                [true, true, true]
            ),
        ] as [(Profile, [String?], [String?], [Bool])])
    func eachAppShowsItsOwnTexts(
        profile: Profile, titles: [String?], texts: [String?], hasText: [Bool]
    ) async throws {
        let screen = try await screen(of: profile)
        #expect(screen.sections.map(\.title) == titles)
        #expect(screen.sections.map(\.text) == texts)
        #expect(screen.sections.map(\.hasText) == hasText)
        #expect(screen.speaksIDs == (profile == .fenix))
        #expect(screen.sections.allSatisfy { $0.undrawn == [] && $0.unchoosable == [] })
    }

    @Test func whatHasNoThumbnailIsNotDrawnAndWhatLacksAnImageCannotBeChosen() async throws {
        let screen = try await screen(
            of: .fenix,
            missing: ["android/autumn/autumn-1/thumbnail.png", "android/autumn/autumn-2/portrait.png"])
        #expect(screen.sections.last?.undrawn == ["autumn-1"])
        #expect(screen.sections.last?.unchoosable == ["autumn-2"])
        #expect(screen.sections.first?.undrawn == [])
    }
}
