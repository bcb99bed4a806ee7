import WallpressDiagnostics
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct DaysAndPlacesTests {
    private func season(
        _ start: String?, _ end: String?, locales: [String]? = nil,
        ids: [String] = ["leaf", "rain", "fog", "oak"]
    ) -> SampleFeed {
        var autumn = SampleFeed.collection("autumn", ids)
        autumn["available-locales"] = locales.map { .array($0.map { .string($0) }) } ?? .null
        if start != nil || end != nil {
            autumn["availability-range"] = .object([
                .init("start", .string(start)), .init("end", .string(end)),
            ])
        }
        return SampleFeed().adding(autumn)
    }

    @Test func theDaysAroundEachBoundaryAreSimulatedAndTellTheClientsApart() async throws {
        let played = await Simulating(feed: season("2026-06-01", "2026-09-30").feed, days: ["2026-07-04"])
            .run()
        func sees(_ device: String, _ build: String, _ day: String) -> Bool? {
            played.ids(device, build, on: day)?.contains("leaf")
        }
        for (day, documented, shipping) in [
            ("2026-05-31", false, false), ("2026-06-01", true, true), ("2026-07-04", true, true),
            ("2026-09-29", true, true), ("2026-09-30", true, false), ("2026-10-01", false, false),
        ] {
            #expect(sees("iPhone", "documented", day) == documented, "\(day)")
            #expect(sees("iPad", "shipping", day) == shipping, "\(day)")
            // Fenix ignores starts.
            #expect(sees("Android phone", "newer", day) == (day < "2026-09-30"), "\(day)")
        }
        let rows = played.views.filter {
            $0.client.device == "iPhone" && $0.client.kind == .iOS && $0.locales.contains("de_DE")
        }
        #expect(
            rows.map { $0.days.map(\.description) } == [
                ["2026-05-01 to 2026-05-31", "2026-09-30 to 2026-10-01"], ["2026-06-01 to 2026-09-29"],
            ])
    }

    @Test func aRangeOpenAtOneSideIsNoneToFenix() async {
        let played = await Simulating(feed: season(nil, "2026-04-01").feed).run()
        #expect(played.ids("iPhone", "shipping")?.contains("leaf") == false)
        #expect(played.ids("Android phone", "older")?.contains("leaf") == true)
    }

    @Test func localesAreComparedToTheLetterByThoseThatShip() async {
        let played = await Simulating(feed: season(nil, nil, locales: ["en-US", "fr_CA"]).feed).run()
        func sees(_ device: String, _ build: String, _ locale: String) -> Bool? {
            played.ids(device, build, in: locale)?.contains("leaf")
        }
        #expect(sees("iPhone", "shipping", "en_US") == false)
        #expect(sees("iPhone", "shipping", "fr_CA") == true)
        #expect(sees("iPhone", "documented", "en_US") == true)
        #expect(sees("Android phone", "newer", "en-US") == true)
        #expect(sees("Android phone", "newer", "fr-CA") == false)
        #expect(sees("iPhone", "shipping", "de_DE") == false)
    }

    @Test func whatIsNoLocaleIsRefused() throws {
        var verification = try Verification(of: "Output", on: "2026-05-01", profiles: [], jobs: 1)
        try verification.simulate(locales: ["de", "pt_BR", "zh-hans-cn"])
        #expect(throws: VerificationError.notALocale("english")) {
            try verification.simulate(locales: ["en_US", "english"])
        }
    }

    @Test func aLocaleThatIsAskedForIsSimulatedInAnySpelling() async {
        let played = await Simulating(feed: SampleFeed().feed, locales: ["pt_BR", "zh-hans-cn", "nonsense!"])
            .run()
        #expect(played.view("iPhone", "shipping")?.locales == ["de_DE", "pt_BR", "zh-Hans_CN"])
        #expect(played.view("Android phone", "newer")?.locales == ["de-DE", "pt-BR", "zh-Hans-CN"])
    }

    @Test func aCollectionThatNobodyWillSee() async {
        let over = season("2025-01-01", "2025-12-31")
        let warned = await Simulating(feed: over.feed).run().diagnostics(besides: [])
        #expect(warned.kinds == ["warning never-shown"])
        #expect(warned.first?.wallpaperID == "autumn")
        let coming = await Simulating(feed: season("2027-01-01", "2027-12-01").feed).run().diagnostics(
            besides: [])
        #expect(coming.kinds == ["note locale-calendar"])

        let only = SampleFeed().collection {
            $0["availability-range"] = .object([
                .init("start", .string("2020-01-01")), .init("end", .string("2020-12-31")),
            ])
        }
        let errors = await Simulating(feed: only.feed).run().diagnostics(besides: only.feed.survey())
        #expect(errors.kinds == ["error never-shown"])
        #expect(errors.first?.effect.contains("4 of 4") == true)
    }

    /// Phones with the Persian calendar read the end as a day centuries ahead.
    @Test(arguments: ["2021-05-01", "2026-04-30", Simulating.today])
    func aCollectionThatIsOverButForPhonesWithAnotherCalendar(end: String) async {
        let feed = season(nil, end).feed
        let apple = await Simulating(feed: feed, profiles: [.suffixed]).run().diagnostics(besides: [])
        #expect(apple.kinds == ["warning never-shown"])
        let only = SampleFeed().collection {
            $0["availability-range"] = .object([.init("start", .null), .init("end", .string(end))])
        }.feed
        let alone = await Simulating(feed: only, profiles: [.suffixed]).run().diagnostics(besides: [])
        #expect(alone.kinds == ["error never-shown"])
        // Fenix ignores a range with one end.
        let both = await Simulating(feed: only).run().diagnostics(besides: only.survey())
        #expect(both.kinds == ["error feed-hides-everything"])
        #expect(both.first?.message.contains("iPhone and iPad") == true)
    }

    /// June 31 is a day of the Persian calendar.
    @Test func aDayThatIsNoneButForPhonesWithAnotherCalendarIsSaidOnce() async {
        let feed = season("2026-04-01", "2027-06-31").feed
        let survey = feed.survey([.suffixed])
        #expect(survey.serious.kinds == ["error invalid-date"])
        let found = await Simulating(feed: feed, profiles: [.suffixed]).run().diagnostics(besides: survey)
        #expect(found.filter { $0.severity == .error } == [])
    }

    @Test func whatIsIgnoredIsNotSaidInOtherWords() async throws {
        let hyphens = season(nil, nil, locales: ["en-US"]).feed
        let rule = try #require(Verification.rules["unmatched-locales"])
        let found = await Simulating(feed: hyphens, profiles: [.suffixed]).run().diagnostics(
            besides: hyphens.survey([.suffixed]), ignoring: [Suppression(rule)])
        #expect(found == [])
    }

    @Test func manyLocalesHideNothing() async {
        let locales = ["a", "b", "c"].flatMap { a in
            (0..<20).map { "\(a)\(Character(UnicodeScalar(UInt8(97 + $0))))_US" }
        }
        let over = season("2020-01-01", "2020-12-31", locales: locales).collection {
            $0["availability-range"] = .object([
                .init("start", .string("2020-01-01")), .init("end", .string("2020-12-31")),
            ])
        }.feed
        let found = await Simulating(feed: over, profiles: [.suffixed]).run().diagnostics(besides: [])
        #expect(found.filter { $0.rule.id == "never-shown" }.map(\.severity) == [.error, .error])
        let feed = season("2026-04-01", "2026-09-01", locales: locales + ["th_TH"]).feed
        let played = await Simulating(feed: feed, profiles: [.suffixed]).run()
        for locale in ["th_TH", "fa_IR", "ar_SA"] {
            #expect(played.view("iPhone", "shipping", in: locale) != nil, "\(locale)")
        }
    }

    @Test func whatAnotherRuleHasSaidOfDatesAndLocalesIsNotSaidAgain() async {
        let reversed = season("2026-09-30", "2026-06-01").feed
        #expect(await Simulating(feed: reversed).run().diagnostics(besides: reversed.survey()) == [])
        let hyphens = season(nil, nil, locales: ["en-US"]).feed
        #expect(await Simulating(feed: hyphens, profiles: [.suffixed]).run().diagnostics(besides: []) != [])
        let said = hyphens.survey([.suffixed])
        #expect(await Simulating(feed: hyphens, profiles: [.suffixed]).run().diagnostics(besides: said) == [])
    }

    @Test func phonesWithAnotherCalendarNeverSeeACollectionWithDates() async throws {
        for (start, end, hidden) in [
            ("2026-04-01", "2026-09-01", ["th_TH", "fa_IR", "ar_SA"]), (nil, "2026-09-01", ["th_TH"]),
            ("2026-04-01", nil, ["fa_IR", "ar_SA"]),
        ] as [(String?, String?, [String])] {
            let feed = season(start, end).feed
            let played = await Simulating(feed: feed, profiles: [.suffixed]).run()
            for locale in ["th_TH", "fa_IR", "ar_SA", "de_DE"] {
                let isHidden = hidden.contains(locale)
                #expect(played.ids("iPad", "shipping", in: locale)?.contains("leaf") == !isHidden)
                #expect(played.ids("iPad", "documented", in: locale)?.contains("leaf") == true)
            }
            let found = played.diagnostics(besides: feed.survey([.suffixed]))
            #expect(found.kinds == ["note locale-calendar"])
            #expect(found.count == 1 && found.first?.wallpaperID == "autumn")
            for locale in ["th_TH", "fa_IR", "ar_SA"] {
                #expect(found.first?.found?.contains(locale) == hidden.contains(locale))
            }
        }
    }

    @Test func aCollectionForOtherLocalesIsNotMeantForThem() async {
        func found(_ locales: [String]) async -> [Diagnostic] {
            let feed = season("2026-04-01", "2026-09-01", locales: locales).feed
            return await Simulating(feed: feed).run().diagnostics(besides: feed.survey())
        }
        #expect(await found(["en_US", "en-US"]) == [])
        let named = await found(["en_US", "en-US", "en_TH", "en-TH"])
        #expect(named.kinds == ["warning locale-calendar"])
        #expect(named.first?.effect.contains("Thailand") == true)
        // Nobody else could show it either, and Android alone does.
        #expect(await found(["th_TH", "th-TH"]).kinds == ["warning locale-calendar"])
        #expect(await found(["fa_IR", "ar_SA"]).kinds == ["warning locale-calendar"])
        let past = season("2025-04-01", "2025-09-01", locales: ["th_TH", "th-TH"]).feed
        #expect(await Simulating(feed: past).run().diagnostics(besides: []).kinds == ["warning never-shown"])
        // If the last day is today, the calendar is not the reason.
        let last = season("2025-04-01", Simulating.today, locales: ["th_TH"]).feed
        #expect(await Simulating(feed: last).run().diagnostics(besides: []).kinds == ["warning never-shown"])
    }

    @Test func withoutDatesOrWithoutIPhonesCalendarsDoNotMatter() async {
        let played = await Simulating(feed: SampleFeed().feed).run()
        #expect(played.view("iPhone", "shipping")?.locales == ["de_DE"])
        let android = await Simulating(feed: season("2026-04-01", "2026-09-01").feed, profiles: [.fenix])
            .run()
        #expect(android.diagnostics(besides: []) == [])
        #expect(android.view("Android phone", "newer")?.locales == ["de-DE"])
    }

    @Test(arguments: [("2026-08-31", "2027-09-05"), ("2026-8-31", "2027-9-5")])
    func aDayThatSomePhonesCannotReadHidesEverythingFromThem(calendar: String, zone: String) async throws {
        var sample = SampleFeed()
        sample.root["last-updated-date"] = .string(calendar)
        let calendars = await Simulating(feed: sample.feed).run()
        #expect(calendars.ids("iPhone", "shipping", in: "ar_SA") == [])
        #expect(calendars.ids("iPhone", "shipping", in: "fa_IR") == [])
        #expect(calendars.ids("iPhone", "shipping")?.count == 4)
        #expect(calendars.view("iPhone", "shipping", in: "th_TH") == nil, "it makes no difference there")
        #expect(calendars.diagnostics(besides: []) == [])
        sample.root["last-updated-date"] = .string(zone)
        let zones = await Simulating(feed: sample.feed, profiles: [.suffixed]).run()
        let hidden = try #require(zones.view("iPhone", "shipping")?.hidden)
        #expect(hidden.count == 1 && hidden[0].names("2027-09-05", "Chile (America/Santiago)"))
        // The documented client reads days of ten characters only.
        #expect(zones.view("iPhone", "documented")?.hidden.isEmpty == (CalendarDate(zone) != nil))
    }

    @Test func eachOfTwoCollectionsIsHiddenFromIPhonesInItsOwnWayAnErrorThatNothingElseNames() async throws {
        var over = SampleFeed.collection("classic-firefox", ["a", "b", "c", "d"])
        over["availability-range"] = .object([
            .init("start", .string("2020-01-01")), .init("end", .string("2020-12-31")),
        ])
        var american = SampleFeed.collection("autumn", ["e", "f", "g", "h"])
        american["available-locales"] = .array([.string("en-US")])
        var sample = SampleFeed()
        sample.root["collections"] = .array([over, american])
        let survey = sample.feed.survey()
        #expect(survey.allSatisfy { $0.severity < .error })
        let diagnostics = await Simulating(feed: sample.feed).run().diagnostics(besides: survey)
        #expect(diagnostics.kinds == ["warning never-shown", "error feed-hides-everything"])
        #expect(diagnostics.last?.message.contains("iPhone and iPad") == true)
        // An error elsewhere in the file is not the reason.
        let rule = try #require(Verification.rules["missing-color"])
        let other = Diagnostic(rule, wallpaper: "a", path: sample.feed.path, "no color")
        let again = await Simulating(feed: sample.feed).run().diagnostics(besides: survey + [other])
        #expect(again.kinds == ["warning never-shown", "error feed-hides-everything"])
    }

    @Test func fewerThanFourThumbnailsTheDefaultOnesIncluded() async throws {
        func diagnostics(_ ids: [String], _ collection: String = "classic-firefox") async -> [Diagnostic] {
            await Simulating(feed: SampleFeed(ids, collection: collection).feed).run().diagnostics(besides: []
            )
        }
        #expect(await diagnostics(["a", "b", "c"]) == [])
        let few = await diagnostics(["a", "b"])
        #expect(few.kinds == ["warning too-few-wallpapers"])
        #expect(few.first?.message.contains("found 3") == true)
        #expect(await diagnostics(["a", "b", "c"], "autumn").kinds == ["warning too-few-wallpapers"])
        #expect(
            await Simulating(feed: SampleFeed(["a"]).feed, profiles: [.fenix]).run().diagnostics(besides: [])
                == [])
    }
}
