import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ContractTests {
    @Test func datesAreRealDays() {
        #expect(CalendarDate("2024-02-29")?.description == "2024-02-29")
        #expect(CalendarDate("0001-01-01")?.description == "0001-01-01")
        for wrong in [
            "2023-02-29", "1900-02-29", "2026-02-30", "2026-5-1", "2026-13-01", "2026-00-10", "2026-04-31",
            "26-01-01", "2026-01-01 ", "2026/01/01", "٢٠٢٦-01-01", "", "2026-01-00", "+026-01-01",
        ] {
            #expect(CalendarDate(wrong) == nil, "\(wrong)")
        }
    }

    @Test(arguments: ["forest", "Beach-Vibes", "a", "2026", "x1-y2"])
    func validIDsHaveNoProblem(id: String) { #expect(WallpaperID.problem(with: id) == nil) }

    @Test(arguments: [
        ("", "wallpaper"), ("Autumn Leaves", "autumn-leaves"), ("a_portrait", "a-portrait"), ("été", "ete"),
        ("fxDefault", "fxdefault-wallpaper"), ("Default", "default-wallpaper"), ("none", "none-wallpaper"),
        ("-a-", "a"), ("a/b", "a-b"), ("..", "wallpaper"), ("森", "sen"), ("Лес осенью", "les-osenu"),
        ("🌲", "wallpaper"), ("a\u{0}b", "a-b"),
        ("thumbnails", "thumbnails-wallpaper"), ("a b  c!", "a-b-c"), ("ios", "ios-wallpaper"),
        (String(repeating: "x", count: 300), String(repeating: "x", count: 90)), ("Straße", "strasse"),
        ("Øresund & Ærø", "oresund-aero"), ("Łódź", "lodz"),
        (
            String(repeating: "x", count: 89) + " y" + String(repeating: "z", count: 20),
            String(repeating: "x", count: 89)
        ),
    ])
    func invalidIDsComeWithAProposal(id: String, proposal: String) {
        #expect(WallpaperID.problem(with: id) != nil)
        #expect(WallpaperID.proposal(for: id) == proposal)
        #expect(WallpaperID.problem(with: proposal) == nil && proposal == proposal.lowercased())
    }

    @Test func lettersThatNoIDCanHaveAreNamed() {
        #expect(WallpaperID.foreignLetters(in: "Лес, ЛЕС und 森 ٣²3") == "ЛесЕС森٣²")
        #expect(WallpaperID.foreignLetters(in: "Café Straße Łódź №1 🌲 -_.").isEmpty)
    }

    @Test func variantsAreReadAndWrittenByTheirNames() throws {
        for variant in Variant.all {
            #expect(Variant(rawValue: variant.rawValue) == variant)
            let bytes = try JSONEncoder().encode([variant])
            #expect(String(decoding: bytes, as: UTF8.self) == "[\"\(variant.rawValue)\"]")
            #expect(try JSONDecoder().decode([Variant].self, from: bytes) == [variant])
        }
        #expect(Variant(rawValue: "Portrait") == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Variant].self, from: Data(#"["billboard"]"#.utf8))
        }
        #expect(Variant.all.shuffled().sorted() == Variant.all)
        for texts in [
            Variant.all.map(\.rawValue), Variant.all.map(\.suffix), Variant.all.map(\.masterSuffix),
        ] {
            #expect(Set(texts).count == Variant.all.count)
        }
    }

    @Test func anImageIsReadAsItIsWritten() throws {
        let file = ImageFile(
            path: "a/b.jpg", variant: .pad, size: PixelSize(width: 3, height: 4), byteCount: 5, sha256: "0f",
            md5: "1e")
        let node = JSONNode.object(file.members)
        #expect(node.members?.map(\.key) == ["path", "variant", "width", "height", "bytes", "sha256", "md5"])
        #expect(ImageFile(node) == file)
        let bare = ImageFile(path: "a/b.jpg", variant: nil)
        #expect(JSONNode.object(bare.members).compact == #"{"path":"a/b.jpg"}"#)
        #expect(ImageFile(.object(bare.members)) == bare)
        #expect(ImageFile(.object([])) == nil)
    }

    /// Users of another profile get no file for a new row of the table.
    @Test func aProfileHasTheVariantsThatItNames() {
        let five: [Variant] = [.portrait, .landscape, .pad, .padLandscape, .thumbnail]
        #expect(Variant.standard == five)
        #expect(Profile.suffixed.layout.variants == five)
        #expect(Profile.fenix.layout.variants == [.portrait, .landscape, .thumbnail])
        #expect(Variant.desktop.standardSize == PixelSize(width: 3840, height: 2160))
    }

    /// A picture for desktops changes no color that phones read.
    @Test func colorsAreMeasuredWhereTheyAreRead() {
        #expect(Variant.measured(among: Variant.all) == Variant.standard.filter { $0 != .thumbnail })
        #expect(Variant.measured(among: [.desktop, .landscape, .thumbnail]) == [.landscape])
        #expect(Variant.measured(among: [.thumbnail, .desktop]) == [.desktop])
        #expect(Variant.measured(among: [.thumbnail]).isEmpty)
    }

    @Test func knownProfilesHaveTheirPaths() {
        func paths(_ profile: Profile) -> [String] {
            profile.layout.variants.compactMap { profile.layout.path(to: $0, of: "forest", in: "autumn") }
        }
        #expect(
            paths(.suffixed) == [
                "ios/forest/forest.jpg", "ios/forest/forest_ls.jpg", "ios/forest/forest_pad.jpg",
                "ios/forest/forest_pad_ls.jpg", "ios/forest/forest_thumbnail.jpg",
            ])
        #expect(
            paths(.firefoxIOS) == [
                "ios/forest/forest_iPhone_portrait.jpg", "ios/forest/forest_iPhone_landscape.jpg",
                "ios/forest/forest_iPad_portrait.jpg", "ios/forest/forest_iPad_landscape.jpg",
                "ios/forest/forest_thumbnail.jpg",
            ])
        #expect(paths(.ecosia) == paths(.firefoxIOS).map { String($0.dropFirst(4)) })
        #expect(
            paths(.firefoxIOSLegacy) == [
                "forest/forest.png", "forest/forest_ls.png", "forest/forest_pad.png",
                "forest/forest_pad_ls.png",
            ])
        #expect(
            paths(.fenix) == [
                "android/autumn/forest/portrait.png", "android/autumn/forest/landscape.png",
                "android/autumn/forest/thumbnail.png",
            ])
        let legacy = Profile.fenixLegacy.layout
        let files = legacy.slots.map { legacy.path(to: $0, of: "forest", in: "autumn") }
        let densities = ["high", "medium", "low"]
        #expect(
            files
                == ["portrait", "landscape"].flatMap { orientation in
                    ["light", "dark"].flatMap { theme in
                        densities.map { "android/\($0)/\(orientation)/\(theme)/autumn/forest.png" }
                    }
                })
        let portraits = legacy.slots.prefix(3).map { $0.size(of: Profile.fenixLegacy.size(of: $0.variant)) }
        #expect(portraits.map(\.width) == [1440, 1080, 720])
        #expect(portraits.map(\.height) == [3200, 2400, 1600])
    }

    @Test func knownTemplatesAreValid() throws {
        for profile in Profile.known {
            let known = profile.layout
            let layout = try Layout(
                template: known.template, names: known.names, themes: known.themes,
                densities: known.densities,
                sets: known.sets)
            #expect(layout == known)
        }
    }

    @Test(arguments: [
        "/etc/{id}{variant}.jpg", "../{id}{variant}.jpg", "a/../../{id}{variant}.jpg", "a//{id}{variant}.jpg",
        "{id}.jpg", "{variant}.jpg", "{id}{size}{variant}.jpg",
        "metadata/{id}{variant}.jpg",
        ".wallpress/{id}{variant}.jpg", "a\\{id}{variant}.jpg", "a/{id}{variant}/", "",
        "{id}{variant}.jpg/..",
        "{id}{variant}%2f.jpg", "{id", "ios/{id}{variant}\n.jpg", "./{id}{variant}.jpg",
    ])
    func unsafeTemplatesAreRejected(template: String) {
        #expect(throws: Layout.ValidationError.self) {
            try Layout(template: template, names: [.portrait: "p", .landscape: "l"])
        }
    }

    @Test func unsafeVariantNamesAreRejected() {
        #expect(throws: Layout.ValidationError.self) {
            try Layout(template: "x/{id}/{variant}.jpg", names: [.portrait: "../../../p"])
        }
    }

    /// The folder is known only after the placeholders are replaced. Disks may ignore case.
    @Test(arguments: [
        ("{variant}/v1/{id}.jpg", "metadata", "folder"), ("{variant}/v1/{id}.jpg", "folder", "metadata"),
        ("Metadata/{id}/{variant}.jpg", "p", "l"), ("meta{variant}/{id}.jpg", "a", "data"),
        ("{variant}/{id}.jpg", ".git", "l"), ("{variant}{id}.jpg", "metadata/", "l/"),
    ])
    func foldersOfOthersAreRefusedWhateverNamesThem(template: String, portrait: String, landscape: String) {
        #expect {
            try Layout(template: template, names: [.portrait: portrait, .landscape: landscape])
        } throws: {
            if case .reservedFolder = $0 as? Layout.ValidationError { true } else { false }
        }
    }

    @Test func themesMayNameNoFolderOfOthersEither() {
        #expect(throws: Layout.ValidationError.reservedFolder("metadata")) {
            try Layout(
                template: "{theme}/{id}{variant}.jpg", names: [.portrait: "p"],
                themes: [.light: "metadata", .dark: "night"])
        }
    }

    @Test func anIDCanMakeAPathUnusable() throws {
        let layout = try Layout(template: "meta{id}/{variant}.jpg", names: [.portrait: "p"])
        #expect(layout.unusablePath(of: "forest", in: "a") == nil)
        let found = try #require(layout.unusablePath(of: "Data", in: "a"))
        #expect(found.path == "metaData/p.jpg" && found.error == .reservedFolder("metaData"))
    }

    @Test func aNameThatNoDiskTakesIsRefused() throws {
        let long = String(repeating: "x", count: 200)
        let layout = try Layout(template: "{id}\(long)/{variant}.jpg", names: [.portrait: "p"])
        #expect(layout.unusablePath(of: String(repeating: "y", count: 55), in: "a") == nil)
        let found = try #require(layout.unusablePath(of: String(repeating: "y", count: 56), in: "a"))
        #expect("\(found.error)".names("256", "255"))
        #expect(throws: Layout.ValidationError.self) {
            try Layout(template: "{id}/\(long)\(long){variant}.jpg", names: [.portrait: "p"])
        }
    }

    @Test func localeListsWorkForBothClients() {
        #expect(
            Locales.spelled(["en-US", "fr_CA"], for: [.iOS, .fenix]) == ["en-US", "fr-CA", "en_US", "fr_CA"])
        #expect(Locales.spelled(["en_US"], for: [.fenix]) == ["en-US"])
        #expect(Locales.spelled(["zh_Hans_CN"], for: [.iOS]) == ["zh-Hans-CN", "zh-Hans_CN"])
        #expect(Locales.spelled(["de", "de"], for: [.iOS]) == ["de"])
        #expect(Locales.spelled([], for: [.fenix]) == nil)
        #expect(Locales.spelled(nil, for: [.iOS]) == nil)
        #expect(Locales.spelled(["en-us", "EN_us"], for: [.iOS, .fenix]) == ["en-US", "en_US"])
    }

    /// The results of iOS and Java's toLanguageTag(), and their meaning.
    @Test(arguments: [
        ("iw-IL", "he-IL"), ("in-ID", "id-ID"), ("ji-US", "yi-US"), ("no-NO", "nb-NO"), ("tl-PH", "fil-PH"),
        ("en-EU", "en-IE"), ("de-EU", "de-DE"), ("zh-Hant-XX", "zh-Hant-TW"), ("jp-JP", "ja-JP"),
        ("eng-US", "en-US"),
        ("sh-RS", "sr-Latn-RS"), ("cz-CZ", "cs-CZ"), ("en-XA", "en-US"),
    ])
    func localesThatNoPhoneHas(locale: String, meant: String) {
        #expect(Profile.Client.allCases.allSatisfy { !Locales.isReported(locale, by: $0) })
        #expect(Locales.meant(by: locale) == meant)
        #expect(Profile.Client.allCases.allSatisfy { Locales.isReported(meant, by: $0) })
    }

    @Test(arguments: [
        "en-US", "zh-Hant-TW", "fil-PH", "sr-Cyrl-RS", "es-XK", "yue-Hant-HK", "tw-GH", "hy-AM",
    ])
    func localesThatAllPhonesCanHave(locale: String) {
        #expect(Profile.Client.allCases.allSatisfy { Locales.isReported(locale, by: $0) })
    }

    @Test(arguments: [
        ("de", "de-DE"), ("en", "en-US"), ("es-419", "es-MX"), ("en-150", "en-US"), ("eo", nil),
        ("zh-Hant", "zh-Hant-TW"),
    ])
    func localesThatOnlyAndroidHas(locale: String, meant: String?) {
        #expect(Locales.isReported(locale, by: .fenix) && !Locales.isReported(locale, by: .iOS))
        #expect(Locales.meant(by: locale) == meant)
    }

    @Test(
        arguments: [
            ("en", "en"), ("en-us", "en-US"), ("EN_us", "en_US"), ("zh_hant_tw", "zh_Hant_TW"),
            ("es-419", "es-419"),
            ("GSW", "gsw"), ("en-uk", "en-GB"), ("", nil), ("e", nil), ("english", nil), ("en-", nil),
            ("en US", nil),
            ("en-U$", nil), ("-US", nil), ("12-US", nil), ("en-usa", nil), ("en-US-x", nil),
            ("en-english", nil),
        ] as [(String, String?)])
    func localesAreSpelledAsOnDevices(text: String, normalized: String?) {
        #expect(Locales.normalized(text) == normalized)
        #expect(Locales.canonical(text) == normalized.map { String($0.map { $0 == "_" ? "-" : $0 }) })
    }
}
