import WallpressDiagnostics
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct FeedRulesTests {
    private func range(_ start: String?, _ end: String?, _ profiles: [Profile] = [.suffixed]) -> [Diagnostic]
    {
        SampleFeed(fenixColors: profiles.contains(.fenix)).collection {
            $0["availability-range"] = .object([
                .init("start", .string(start)), .init("end", .string(end)),
            ])
        }.feed.survey(profiles)
    }

    @Test(arguments: [
        "2026-02-30", "2026-13-01", "01.05.2026", "", "soon", "2026-05-01T00", "2026-May-01", "2026/05/01",
        " 2026-05-01", "12026-05-01", "２０２６-05-01",
    ])
    func daysThatAreNone(_ text: String) {
        #expect(range(text, "2027-01-01").kinds == ["error invalid-date"])
        var sample = SampleFeed()
        sample.root["last-updated-date"] = .string(text)
        #expect(sample.feed.survey().kinds == ["error invalid-date"])
    }

    @Test func aDayThatOneLanguageReads() {
        let effect = range("2026-May-01", "2027-01-01").first?.effect
        #expect(effect?.contains("language") == true)
        #expect(range("2026-05-32", "2027-01-01").first?.effect.contains("language") == false)
    }

    @Test func aDayWithoutZerosIsReadByTheClientThatShipsAlone() {
        let diagnostics = range("2026-5-1", "2027-01-01")
        #expect(diagnostics.kinds == ["warning invalid-date"])
        #expect(diagnostics.first?.effect.contains("2026-05-01") == true)
    }

    @Test func aYearOfTwoDigitsIsNotProposed() {
        #expect(range("2026-5-1", "2027-01-01").first?.fix.contains("\"2026-05-01\"") == true)
        let diagnostics = range("26-05-01", "2027-01-01")
        #expect(diagnostics.kinds == ["warning invalid-date"])
        #expect(diagnostics.first?.fix.names("YYYY-MM-DD") == true)
    }

    @Test func daysThatSomePhonesCannotRead() {
        #expect(range("2027-04-30", "2028-06-01").kinds == ["error unreadable-day"])
        #expect(range("2026-12-31", "2028-06-01").kinds == ["warning unreadable-day"])
        #expect(range(nil, "2027-03-28").first?.found?.contains("Lebanon (Asia/Beirut)") == true)
        #expect(range("2027-4-30", nil).kinds == ["warning invalid-date", "error unreadable-day"])
        #expect(range("2027-04-30", "2028-06-01", [.fenix]).kinds == ["note early-on-android"])
        var sample = SampleFeed()
        sample.root["last-updated-date"] = .string("2027-03-14")
        #expect(sample.feed.survey().kinds == ["error unreadable-day"])
        #expect(sample.feed.survey().first?.fix.contains("2027-03-13") == true)
        #expect(sample.feed.survey([.suffixed], .v2).kinds.contains("error unreadable-day") == false)
    }

    @Test func ranges() {
        #expect(range("2026-05-01", "2026-09-30").isEmpty)
        #expect(range("2026-05-01", nil).isEmpty)
        #expect(range("2026-09-30", "2026-05-01").kinds == ["error reversed-range"])
        #expect(range("2026-05-01", "2026-05-01").kinds == ["warning reversed-range"])
        let android = range("2026-09-30", "2026-05-01", [.fenix]).map(\.effect)
        #expect(android.count == 1 && android[0].names("Android phones", "2026-05-01"))
        let both = range("2026-09-30", "2026-05-01", [.suffixed, .fenix]).map(\.effect)
        #expect(both.count == 1 && both[0].names("iPhones", "; " + android[0]))
        // A day that is not exactly readable still has its place in the order.
        #expect(range("2026-9-30", "2026-05-01").kinds == ["warning invalid-date", "error reversed-range"])
    }

    @Test func rangesUnderFenix() {
        #expect(range("2026-05-01", nil, [.fenix]).kinds == ["warning half-open-range"])
        #expect(range(nil, "2026-05-01", [.fenix]).kinds == ["warning half-open-range"])
        #expect(range("2026-05-01", "2026-09-30", [.fenix]).kinds == ["note early-on-android"])
        #expect(range(nil, nil, [.fenix]).isEmpty)
    }

    private func locales(_ locales: [String], _ profiles: [Profile], isOnly: Bool) -> Set<String> {
        let sample = SampleFeed(fenixColors: profiles.contains(.fenix)).collection {
            $0["available-locales"] = .array(locales.map { .string($0) })
        }
        let other = SampleFeed.collection("other", ["sea"], fenixColors: profiles.contains(.fenix))
        return (isOnly ? sample : sample.adding(other)).feed.survey(profiles).kinds
    }

    @Test func listsOfLocalesThatNoDeviceHas() {
        let warning: Set = ["warning unmatched-locales"]
        #expect(locales(["en_US", "en-US"], [.suffixed, .fenix], isOnly: false).isEmpty)
        #expect(locales(["en-US"], [.suffixed], isOnly: false) == warning)
        #expect(locales(["en-US"], [.fenix], isOnly: false).isEmpty)
        #expect(locales(["en_US"], [.fenix], isOnly: false) == warning)
        #expect(locales([], [.fenix], isOnly: false) == warning)
        let none = SampleFeed().collection { $0["available-locales"] = .array([]) }.feed.survey([.fenix])
        #expect(none.first?.fix.contains("null") == true)
        #expect(locales([], [.suffixed], isOnly: false).isEmpty)
        #expect(locales(["everywhere"], [.suffixed], isOnly: false) == warning)
        #expect(locales(["en_US", "the moon"], [.suffixed], isOnly: false) == warning)
        #expect(locales(["en_us"], [.suffixed], isOnly: false) == warning)
        #expect(locales(["zh-Hans_CN"], [.suffixed], isOnly: false).isEmpty)
        #expect(locales(["de"], [.fenix], isOnly: false).isEmpty)
        // No iPhone reports a language alone.
        #expect(locales(["de"], [.suffixed], isOnly: false) == warning)
        #expect(locales(["de"], [.suffixed, .fenix], isOnly: false) == warning)
        let language = SampleFeed().collection { $0["available-locales"] = .array([.string("de")]) }
        #expect(language.feed.survey([.suffixed]).first?.fix.names("de_DE") == true)
        // The old code of Hebrew in both spellings.
        #expect(locales(["iw-IL", "iw_IL"], [.suffixed, .fenix], isOnly: false) == warning)
        #expect(locales(["iw-IL", "en-US", "en_US"], [.suffixed, .fenix], isOnly: false) == warning)
        // Some are right, and others are spelled for one kind of client only.
        let mixed = SampleFeed().collection {
            $0["available-locales"] = .array(["en-US", "en_US", "fr_FR", "pt-BR"].map { .string($0) })
        }.feed.survey()
        #expect(mixed.kinds == warning)
        #expect(mixed.count == 2 && mixed[0].fix.contains("\"fr-FR\"") && mixed[1].fix.contains("\"pt_BR\""))
    }

    @Test func whereNothingElseIsThereAClientSeesNothingAnError() {
        #expect(locales(["en-US"], [.suffixed], isOnly: true) == ["error unmatched-locales"])
        #expect(locales([], [.suffixed, .fenix], isOnly: true) == ["error unmatched-locales"])
    }

    private func color(_ key: ColorKey, _ text: String, _ profiles: [Profile]) -> [Diagnostic] {
        SampleFeed(
            collection: profiles == [.ecosia] ? "ecosia-nature" : "classic-firefox",
            fenixColors: profiles.contains(.fenix)
        ).wallpaper { $0[key.rawValue] = .string(text) }.feed.survey(profiles)
    }

    @Test(
        arguments: [
            "#ADD8E6", "FFF", "ADD8E6FF", "white", "", " ADD8E6", "ADD8E6 ", "ADD8EG", "#", "ADD8E67",
        ])
    func colorsThatSomebodyReadsWrongly(_ text: String) {
        for profiles: [Profile] in [[.suffixed], [.fenix], [.ecosia], [.suffixed, .fenix]] {
            #expect(color(.text, text, profiles).kinds == ["error invalid-color"], "\(profiles.map(\.name))")
        }
    }

    @Test func hexIsReadOnIOSAndByNobodyElseLowerCaseByAllButEcosiasSchema() {
        #expect(color(.text, "0xADD8E6", [.suffixed]).kinds == ["warning invalid-color"])
        #expect(color(.text, "0xADD8E6", [.suffixed, .fenix]).kinds == ["error invalid-color"])
        #expect(color(.text, "0xADD8E6", [.ecosia]).kinds == ["error invalid-color"])
        #expect(color(.text, "add8e6", [.suffixed, .fenix]).kinds == ["note invalid-color"])
        #expect(color(.text, "add8e6", [.ecosia]).kinds == ["error invalid-color"])
        #expect(color(.text, "add8e6", [.ecosia]).first?.fix.contains("\"ADD8E6\"") == true)
    }

    @Test func aColorOfSixteenDigitsCrashes() throws {
        for text in ["8000000000000000", "FFFFFFFFFFFFFFFF", "0xFFFFFFFFFFFFFFFFF"] {
            #expect(color(.logoText, text, [.suffixed]).first?.effect.contains("crashes") == true, "\(text)")
        }
        let effect = color(.logoText, "7FFFFFFFFFFFFFFF", [.suffixed]).first?.effect
        #expect(effect?.contains("FFFFFF") == true && effect?.contains("crashes") == false)
    }

    @Test func effectsTellWhoReadsWhat() throws {
        let hash = try #require(color(.cardDark, "#1F4453", [.suffixed, .fenix]).first)
        #expect(hash.effect.names("newer Fenix", "4 of 4"))
        let short = try #require(color(.text, "FFF", [.suffixed, .fenix]).first)
        #expect(short.effect.names("Fenix", "000FFFFF", "iPhones", "000FFF"))
        #expect(short.position != nil && short.wallpaperID == "forest")
    }

    @Test func missingColors() {
        func without(_ keys: [ColorKey], _ profiles: [Profile], null: Bool = false) -> [Diagnostic] {
            SampleFeed(fenixColors: profiles.contains(.fenix)).wallpaper { wallpaper in
                for key in keys { wallpaper[key.rawValue] = null ? .null : nil }
            }.feed.survey(profiles)
        }
        for null in [false, true] {
            #expect(without([.logoText], [.suffixed], null: null).kinds == ["error missing-color"])
            #expect(without([.cardLight], [.fenix], null: null).kinds == ["error missing-color"])
            #expect(without([.card], [.fenix], null: null).kinds == ["error missing-color"])
            #expect(without([.logoText], [.fenix], null: null).isEmpty)
            #expect(
                without([.text, .card, .logoText], [.suffixed], null: null).kinds == ["warning missing-color"]
            )
            #expect(without([.text], [.suffixed, .fenix], null: null).count == 1)
        }
        #expect(without([.card], [.fenix]).first?.effect.names("older Fenix", "4 of 4") == true)
    }

    @Test func anEmptyCollectionOfTheClientHasItsOwnWallpaper() {
        let other = SampleFeed.collection("other", ["sea"], fenixColors: false)
        let empty = SampleFeed(fenixColors: false).collection { $0["wallpapers"] = .array([]) }.adding(other)
            .feed
        let own = empty.survey([.suffixed])
        #expect(own.kinds == ["warning empty-collection"] && own[0].effect.contains("iPhones"))
        let fenix = empty.survey([.fenix]).filter { $0.rule.id == "empty-collection" }
        #expect(fenix.count == 1 && fenix[0].effect != own[0].effect)
    }

    @Test func aFileThatTellsNothingOfItsClientsIsLostToAll() {
        let missing = Feed("{}").survey([])
        #expect(missing.map(\.rule.id) == ["missing-field", "missing-field"])
        #expect(missing.allSatisfy { $0.severity == .error && $0.effect.names("iPhone") })
    }

    private func id(_ id: String, _ profile: Profile = .suffixed) -> Set<String> {
        SampleFeed(collection: profile.defaultCollectionID, fenixColors: false)
            .wallpaper { $0["id"] = .string(id) }.feed.survey([profile]).kinds
    }

    @Test func ids() {
        for bad in ["", "a b", "a/b", "../../etc", "däne", "a\u{0}b", String(repeating: "a", count: 300)] {
            #expect(id(bad) == ["error invalid-id"], "\(bad)")
        }
        #expect(id("beach_vibes") == ["warning invalid-id"])
        #expect(id("beach_vibes", .ecosia) == ["error invalid-id"])
        // Ecosia's schema accepts it.
        #expect(id("-dawn", .ecosia) == ["warning invalid-id"])
        #expect(id("Dawn").isEmpty)
        #expect(id("Dawn", .ecosia) == ["error invalid-id"])
        for reserved in [
            "default", "fxDefault", "ecosia-default", "thumbnails", "none", "a_portrait", "x_iPad_y",
            "b_thumbnail", "edge-to-edge", "Custom",
        ] {
            #expect(id(reserved) == ["error reserved-id"], "\(reserved)")
        }
        for twice in ["dune", "Dune"] { #expect(id(twice) == ["error duplicate-id"], "\(twice)") }
    }

    @Test func idsOfCollections() {
        func collection(_ id: String) -> [Diagnostic] {
            SampleFeed().adding(SampleFeed.collection(id, ["sea"])).feed.survey()
        }
        #expect(collection("autumn_portrait").kinds == ["warning invalid-id"])
        for (id, kind) in [("none", "error reserved-id"), ("../../etc", "error invalid-id")] {
            #expect(collection(id).kinds == [kind], "\(id)")
            #expect(collection(id).first?.fix.contains("collection") == true)
            #expect(collection(id).first?.effect.contains("wallpaper") == false)
        }
    }

    @Test func idsStandOnceInTheWholeFile() {
        let other = SampleFeed.collection("autumn", ["sea", "dune"], fenixColors: false)
        let sample = SampleFeed(fenixColors: false).adding(other)
        let diagnostics = sample.feed.survey([.suffixed])
        #expect(diagnostics.kinds == ["error duplicate-id"])
        #expect(diagnostics.first?.wallpaperID == "dune")
        let twins = SampleFeed(fenixColors: false).adding(
            SampleFeed.collection("Classic-Firefox", ["sea"], fenixColors: false))
        #expect(twins.feed.survey([.suffixed]).kinds == ["error duplicate-id"])
    }

    @Test func ecosiaReadsASubheading() {
        func kinds(_ value: JSONNode, _ profile: Profile) -> Set<String> {
            SampleFeed(collection: profile.defaultCollectionID, fenixColors: false)
                .collection { $0["subheading"] = value }.feed.survey([profile]).kinds
        }
        #expect(kinds(.string("Leaves"), .ecosia).isEmpty)
        #expect(kinds(JSONNode(.null), .ecosia).isEmpty)
        #expect(kinds(JSONNode(.number("1")), .ecosia) == ["error wrong-type"])
        #expect(kinds(.string("Leaves"), .suffixed) == ["note unknown-key"])
    }

    @Test func noLocaleSuitsAPhoneAndEcosiasSchema() {
        func survey(_ locales: [String], _ profile: Profile) -> [Diagnostic] {
            SampleFeed(collection: profile.defaultCollectionID, fenixColors: false)
                .collection { $0["available-locales"] = .array(locales.map(JSONNode.string)) }
                .feed.survey([profile])
        }
        #expect(survey(["en-US", "en_US", "fr-FR", "fr_FR"], .ecosia).map(\.rule.id) == ["schema-locales"])
        #expect(survey(["de", "zh_Hans_CN"], .ecosia).kinds.contains("note schema-locales"))
        #expect(survey(["en_US"], .suffixed).isEmpty)
    }

    @Test func theDefaultCollection() {
        func kinds(_ collection: String, _ profile: Profile) -> Set<String> {
            SampleFeed(collection: collection, fenixColors: false).feed.survey([profile]).kinds
        }
        #expect(kinds("classic-firefox", .ecosia) == ["note missing-default-collection"])
        #expect(kinds("autumn", .ecosia) == ["warning missing-default-collection"])
        #expect(kinds("autumn", .suffixed) == ["warning missing-default-collection"])
        #expect(kinds("autumn", .firefoxIOSLegacy).isEmpty)
    }

    @Test func emptyCollections() {
        let none = SampleFeed([])
        #expect(none.feed.survey().kinds == ["error empty-collection"])
        var no = SampleFeed()
        no.root["collections"] = .array([])
        #expect(no.feed.survey().kinds == ["error empty-collection"])
        let one = SampleFeed().adding(SampleFeed.collection("autumn", []))
        #expect(one.feed.survey().kinds == ["warning empty-collection"])
        let ecosia = SampleFeed(collection: "ecosia-nature", fenixColors: false)
            .adding(SampleFeed.collection("autumn", []))
        #expect(ecosia.feed.survey([.ecosia]).kinds == ["error empty-collection"])
    }
}
