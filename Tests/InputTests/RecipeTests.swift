import Colors
import Pixels
import Input
import Testing
import WallpaperMetadata

@Suite struct RecipeTests {
    private func recipe(_ text: String) throws(InputError) -> Recipe {
        try Recipe(parsing: text, path: "Input/wallpress.yml")
    }

    @Test(arguments: ["", "# nothing\n", "{}"])
    func nothingSaidMeansTheDefaults(text: String) throws {
        #expect(try recipe(text) == Recipe())
    }

    @Test func theCommentedStartIsTheDefaults() throws {
        #expect(try recipe(StartingPoint.recipe) == Recipe())
        let uncommented = StartingPoint.recipe.split(separator: "\n")
            .filter {
                $0.hasPrefix("# ")
                    && ($0.contains(": ") || $0.hasSuffix("variants:") || $0.hasSuffix("publish:"))
                    && !$0.contains("Whose")
            }
            .filter { !$0.hasPrefix("#   -") && !$0.hasPrefix("#     ") && !$0.contains("Sizes") }
            .map { $0.dropFirst(2) }.joined(separator: "\n")
        var expected = Recipe()
        expected.variants[.thumbnail]?.quality = expected.quality
        expected.publishing.remote = "cdn:bucket/mobile-wallpapers"
        expected.publishing.url = "https://assets.example.com/mobile-wallpapers"
        expected.publishing.metadataHeaders = [("Cache-Control", "max-age=300, must-revalidate")]
        #expect(try recipe(uncommented) == expected, "\(uncommented)")
    }

    @Test func readsEveryKey() throws {
        let recipe = try recipe(
            """
            profiles:
              - fenix
              - name: mine
                path: "w/{collection}/{id}/{variant}.png"
                variants: {portrait: phone, thumbnail: small}
                client: fenix
                default-collection: classics
                sizes: {portrait: {width: 11, height: 21}}
                ids: lowercase
                extra-keys: [photographer, place]
                strict: true
            quality: 70
            min-quality: 60
            max-bytes: 1.5 MB
            chroma: 4:4:4
            encoding: baseline
            crop: center
            matte: "#fff"
            ink: dark
            brand-inks: [123456]
            scrim: auto
            limits: {megapixels: 12}
            variants:
              portrait: {width: 10, height: 20, quality: 40}
              pad-landscape: {width: 30, min-quality: 65, max-bytes: 600 kB}
            verify:
              ignore:
                - {rule: text-contrast, wallpaper: forest, reason: by design}
                - {rule: over-budget, reason: few}
            """)
        #expect(
            recipe.ignoredRules == [
                IgnoredRule(rule: "text-contrast", wallpaper: "forest", reason: "by design"),
                IgnoredRule(rule: "over-budget", wallpaper: nil, reason: "few"),
            ])
        #expect(recipe.profiles.map(\.name) == ["fenix", "mine"])
        #expect(recipe.profiles.last?.layout.path(to: .thumbnail, of: "a", in: "b") == "w/b/a/small.png")
        #expect(recipe.profiles.last?.layout.path(to: .pad, of: "a", in: "b") == nil)
        #expect(recipe.profiles.last?.defaultCollection == "classics")
        #expect(recipe.profiles.last?.sizes == [.portrait: PixelSize(width: 11, height: 21)])
        #expect(recipe.profiles.last?.lowercaseIDs == true && recipe.profiles.last?.hasStrictSchema == true)
        #expect(recipe.profiles.last?.extraKeys == ["photographer", "place"])
        #expect(recipe.quality == 70 && !recipe.isProgressive && recipe.crop == .center)
        #expect(recipe.matte == RGB8(red: 255, green: 255, blue: 255))
        #expect(recipe.ink == .dark && recipe.brandInks == [HexColor(0x123456)] && recipe.scrim == .auto)
        #expect(recipe.decoding.limits.pixels == 12_000_000)
        #expect(recipe.variants[.portrait] == .init(width: 10, height: 20, quality: 40))
        #expect(recipe.minQuality == 60 && recipe.maxBytes == 1_500_000 && recipe.chroma == .full)
        var padLandscape = Recipe.VariantRecipe(width: 30, height: 2048)
        (padLandscape.minQuality, padLandscape.maxBytes) = (65, 600_000)
        #expect(recipe.variants[.padLandscape] == padLandscape)
    }

    @Test(arguments: [
        ("qualty: 3", "1: unknown key \"qualty\"; did you mean \"quality\"?"),
        ("\n\nfoo: 3", "3: unknown key \"foo\"; expected one of "),
        ("quality: 0", "1: expected a whole number from 1 to 100, found \"0\""),
        ("quality: [1]", "1: expected a whole number from 1 to 100, found a list"),
        ("chroma: 4:2:2", "1: expected one of auto, 4:2:0, 4:4:4, found \"4:2:2\""),
        (
            "quality: 95\nmin-quality: 63",
            "2: expected a min-quality of 64 or more for the quality 95 of portrait"
        ),
        ("variants:\n  pad: {quality: 90, min-quality: 50}", "2: expected a min-quality of 59 or more"),
        ("crop: centre", "1: expected one of attention, center, found \"centre\""),
        ("scrim: strong", "1: expected one of none, auto, found \"strong\""),
        ("ink: white", "1: expected one of auto, light, dark, found \"white\""),
        ("brand-inks: [black]", "1: expected a color of six hexadecimal digits"),
        ("profiles: suffixed", "1: expected a list, found \"suffixed\""),
        ("profiles: []", "1: expected at least one profile, found a list"),
        ("profiles:\n  - sufixed", "2: unknown profile \"sufixed\"; did you mean \"suffixed\"?"),
        ("profiles: [fenix, fenix]", "1: the profile \"fenix\" appears twice"),
        (
            "profiles:\n  - {name: fenix, path: \"{id}{variant}.jpg\"}",
            "2: the profile \"fenix\" is one of wallpress's own"
        ),
        (
            "profiles:\n  - name: a\n    path: ../{id}{variant}.jpg",
            "3: expected a relative path of plain names"
        ),
        ("profiles:\n  - name: a\n    path: \"{id}.jpg\"", "3: two pictures would be written to"),
        (
            "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    ids: short",
            "4: expected one of any, lower"
        ),
        (
            "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    strict: yes",
            "4: expected one of true, f"
        ),
        (
            "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    sizes: {pad: {width: 3}}",
            "4: expected a width and a height"
        ),
        (
            """
            profiles:
              - name: a
                path: "{id}{variant}.jpg"
                variants: {portrait: x}
                sizes: {pad: {width: 3, height: 3}}
            """, "5: unknown key \"pad\""
        ),
        (
            "profiles:\n  - name: a\n    path: \"{id}.jpg\"\n    variants: {}",
            "4: the profile \"a\" has no variants, so it would write nothing"
        ),
        ("variants:\n  tablet: {width: 3}", "2: unknown key \"tablet\"; expected one of portrait"),
        ("variants:\n  pad:\n    width: 99999", "3: expected a whole number from 1 to 16384"),
        ("matte: greenish", "1: expected a color of six hexadecimal digits"),
        ("quality: 3\nquality: 4", "1: the key \"quality\" appears twice"),
        ("verify:\n  ignore:\n    - {rule: text-contrast}", "3: expected a rule and a reason"),
        ("max-strength: 1.5", "1: expected a strength from 0 to 1, or from 0% to 100%, found \"1.5\""),
        ("verify: {ignored: []}", "1: unknown key \"ignored\"; did you mean \"ignore\"?"),
        ("publish:\n  bucket: a", "2: unknown key \"bucket\"; expected one of remote, url, headers"),
        ("publish: cdn:bucket", "1: expected entries such as \"remote: ...\", found \"cdn:bucket\""),
        ("publish:\n  remote: \"\"", "2: expected an rclone path or a folder"),
        ("publish:\n  remote: \"a\\nb\"", "2: expected an rclone path or a folder without control"),
        ("publish:\n  url: ftp://a.example", "2: expected an address such as https://"),
        ("publish:\n  url: \"https://a.example/\\r\\n\"", "2: expected an address such as https://"),
        ("publish:\n  url: https://", "2: expected an address such as https://"),
        ("publish:\n  url: https://a.example/?b", "2: expected an address such as https://"),
        ("publish:\n  headers: {picture: {}}", "2: unknown key \"picture\"; did you mean \"pictures\"?"),
        ("publish:\n  headers:\n    pictures: [a]", "3: expected headers such as \"Cache-Control: max"),
        (
            "publish:\n  headers:\n    pictures:\n      Cache Control: a",
            "4: expected the name of a header, such as Cache-Control, found \"Cache Control\""
        ),
        ("publish: {headers: {metadata: {\"\": a}}}", "1: expected the name of a header"),
        (
            "publish:\n  headers:\n    metadata:\n      A: \"b\\r\\nC: d\"",
            "4: expected a value without control characters"
        ),
        ("publish: {headers: {metadata: {A: }}}", "1: expected a text, found nothing"),
        ("publish: {headers: {metadata: {A-b: 1, a-B: 2}}}", "1: the header \"a-B\" appears twice"),
        ("quality: [", "this is not YAML"),
        ("- a", "1: expected entries such as \"profiles: ...\", found a list"),
    ])
    func saysWhatIsWrongAndWhere(text: String, reason: String) {
        #expect { try recipe(text) } throws: { error in
            "\(error)".hasPrefix("Input/wallpress.yml:") && "\(error)".contains(reason)
        }
    }

    @Test(arguments: [
        ("../../evil", "has '.'"), ("a b", "has a space"), ("metadata", "is a name that clients keep"),
        ("none", "is a name that clients keep"), ("\"\"", "is empty"), ("\"a\\u001B[31m\"", "has '"),
        ("-a", "starts or ends with a hyphen"), ("\"a\\nb\"", "has '"),
    ])
    func aDefaultCollectionIsAnID(id: String, reason: String) {
        let text = "profiles:\n  - name: x\n    path: \"{id}{variant}.jpg\"\n    default-collection: \(id)"
        #expect { try recipe(text) } throws: { error in
            "\(error)".hasPrefix("Input/wallpress.yml:4: the id \"") && "\(error)".contains(reason)
        }
    }

    @Test(arguments: [
        ("600 kB", 600_000), ("600kB", 600_000), ("1.5 MB", 1_500_000), ("750000", 750_000), ("1 B", 1),
        ("0.5 KB", 500), ("\"80 kB\"", 80_000),
        ("none", .max),
    ])
    func sizesAreReadInTheirUnits(text: String, bytes: Int) throws {
        #expect(try recipe("max-bytes: \(text)").maxBytes == bytes)
    }

    @Test(arguments: [
        "600 kb", "0", "-1", "600 KiB", "kB", "1..5 MB", "1e3", "2 GB", "[600]", "9999999 MB", "nan",
    ])
    func whatIsNoSizeIsRefused(text: String) {
        #expect { try recipe("quality: 80\nmax-bytes: \(text)") } throws: { error in
            "\(error)".contains(
                "wallpress.yml:2: expected none, or a size such as 600 kB, 1.5 MB or 600000 (bytes), found ")
        }
    }

    @Test func qualitiesThatCanBeSearchedAreAllowed() throws {
        #expect(try recipe("quality: 100\nmin-quality: 69").minQuality == 69)
        #expect(try recipe("quality: 40").minQuality == 70, "nothing goes below the quality itself")
        #expect(try recipe("min-quality: 60\nvariants: {pad: {quality: 50}}").variants[.pad]?.quality == 50)
    }

    @Test func aProfileHasItsOwnSizesElseThoseOfTheRecipe() throws {
        let recipe = try recipe(
            """
            profiles:
              - fenix
              - name: mine
                path: "{id}/{variant}x.jpg"
                variants: {portrait: p, landscape: l, thumbnail: t}
                sizes: {portrait: {width: 11, height: 21}}
            variants: {landscape: {width: 30, height: 20}, pad: {width: 8, height: 9}}
            """)
        let known = recipe.knownProfiles
        #expect(known.map(\.name) == ["mine"] + Profile.known.map(\.name))
        #expect(
            known[0].sizes == [
                .portrait: PixelSize(width: 11, height: 21), .landscape: PixelSize(width: 30, height: 20),
                .thumbnail: PixelSize(width: 200, height: 200),
            ])
        #expect(known[1].size(of: .portrait) == Variant.portrait.standardSize)
        #expect(known[1].size(of: .pad) == PixelSize(width: 8, height: 9))
        #expect(Profile.suffixed.size(of: .pad) == Variant.pad.standardSize)
    }

    @Test func profilesCanBeSelectedByName() throws {
        var recipe = try recipe("profiles:\n  - {name: mine, path: \"{id}/{variant}x.jpg\"}")
        try recipe.select(profiles: ["ecosia", "mine", "ecosia"])
        #expect(recipe.profiles.map(\.name) == ["ecosia", "mine"])
        #expect { try recipe.select(profiles: ["fenyx"]) } throws: {
            "\($0)".contains("did you mean \"fenix\"?")
        }
    }

    @Test func publishingIsRead() throws {
        let settings = """
            publish:
              remote: cdn:bucket/mobile-wallpapers
              url: https://assets.example.com/mobile-wallpapers
              headers:
                pictures: {X-Z: 1, Cache-Control: "public, max-age=31536000, immutable"}
                metadata: {Cache-Control: "max-age=300, must-revalidate"}
            """
        var expected = PublishingSettings()
        expected.remote = "cdn:bucket/mobile-wallpapers"
        expected.url = "https://assets.example.com/mobile-wallpapers"
        expected.pictureHeaders = [("X-Z", "1"), ("Cache-Control", "public, max-age=31536000, immutable")]
        expected.metadataHeaders = [("Cache-Control", "max-age=300, must-revalidate")]
        #expect(try recipe(settings).publishing == expected)
        expected.pictureHeaders.reverse()
        #expect(try recipe(settings).publishing != expected)
    }
}
