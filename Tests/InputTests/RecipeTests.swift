import Foundation
import WallpressColors
import WallpressPixels
import WallpressInput
import Testing
import WallpaperMetadata

@Suite struct RecipeTests {
    private func recipe(_ text: String) throws(InputError) -> Recipe {
        try Recipe(parsing: text, path: "Input/wallpress.yml")
    }

    @Test(arguments: ["size", "sizes"])
    func sizesAreThoseOfVariants(key: String) {
        let error = #expect(throws: InputError.self) {
            try recipe("\(key):\n  portrait: {width: 10, height: 20}\n")
        }
        #expect(error?.description.contains("\"variants\"") == true)
    }

    @Test(arguments: ["", "# nothing\n", "{}"])
    func nothingSaidMeansTheDefaults(text: String) throws {
        #expect(try recipe(text) == Recipe())
    }

    /// The README and `wallpress init` name this size.
    @Test func aMasterOfThisSizeIsNotEnlarged() throws {
        let size = try #require(Recipe().masterSize(width: 16, height: 10))
        #expect([size.width, size.height] == [4372, 2732] && size.variant == .pad)
        let readme = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../README.md"), encoding: .utf8)
        #expect(readme.contains("4,372 x 2,732"))
        let own = try #require(Recipe().masterSize(width: 3, height: 2, only: [.landscape]))
        #expect(own.width == Variant.landscape.standardSize.width)
        var wide = Recipe()
        wide.variants[.portrait] = .init(width: 100, height: 3000)
        #expect(wide.masterSize(width: 1, height: 1)?.height == 3000)
    }

    @Test func theCommentedStartIsTheDefaults() throws {
        #expect(try recipe(StartingPoint.recipe) == Recipe())
        let uncommented = StartingPoint.recipe.split(separator: "\n")
            .filter {
                $0.hasPrefix("# ")
                    && ($0.contains(": ") || $0.hasSuffix("variants:") || $0.hasSuffix("publish:"))
                    && !$0.contains("The layout to write")
            }
            .filter { !$0.hasPrefix("#   -") && !$0.hasPrefix("#     ") && !$0.contains("Sizes") }
            .map { $0.dropFirst(2) }.joined(separator: "\n")
        var expected = Recipe()
        for variant in Variant.standard {
            let size = variant.standardSize
            expected.variants[variant] = .init(width: size.width, height: size.height)
        }
        expected.variants[.thumbnail]?.quality = expected.quality
        expected.publishing.remote = "cdn:bucket/mobile-wallpapers"
        expected.publishing.url = "https://assets.example.com/mobile-wallpapers"
        expected.publishing.metadataHeaders = [
            ("Cache-Control", "max-age=300, must-revalidate, no-transform")
        ]
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
        #expect(recipe.profiles.last?.defaultCollectionID == "classics")
        #expect(recipe.profiles.last?.sizes == [.portrait: PixelSize(width: 11, height: 21)])
        #expect(recipe.profiles.last?.lowercaseIDs == true && recipe.profiles.last?.hasStrictSchema == true)
        #expect(recipe.profiles.last?.extraKeys == ["photographer", "place"])
        #expect(recipe.quality == 70 && !recipe.isProgressive && recipe.crop == .center)
        #expect(recipe.matte == RGB8(red: 255, green: 255, blue: 255))
        #expect(recipe.ink == .dark && recipe.brandInks == [HexColor(0x123456)] && recipe.scrim == .auto)
        #expect(recipe.decoding.limits.pixels == 12_000_000)
        #expect(recipe.variants[.portrait] == .init(width: 10, height: 20, quality: 40))
        #expect(recipe.minQuality == 60 && recipe.maxByteCount == 1_500_000 && recipe.chroma == .full)
        var padLandscape = Recipe.VariantRecipe(width: 30)
        (padLandscape.minQuality, padLandscape.maxByteCount) = (65, 600_000)
        #expect(recipe.variants[.padLandscape] == padLandscape)
    }

    @Test(
        arguments: [
            ("qualty: 3", 1, ["qualty", "quality"]),
            ("\n\nfoo: 3", 3, ["foo", "quality"]),
            ("quality: 0", 1, ["1", "100", "0"]),
            ("quality: [1]", 1, ["1", "100"]),
            ("chroma: 4:2:2", 1, ["auto", "4:2:0", "4:4:4", "4:2:2"]),
            (
                "quality: 95\nmin-quality: 63",
                2, ["64", "95", "portrait"]
            ),
            ("variants:\n  pad: {quality: 90, min-quality: 50}", 2, ["59"]),
            ("crop: centre", 1, ["attention", "center", "centre"]),
            ("scrim: strong", 1, ["none", "auto", "strong"]),
            ("ink: white", 1, ["auto", "light", "dark", "white"]),
            ("brand-inks: [black]", 1, ["black"]),
            ("profiles: suffixed", 1, ["suffixed"]),
            ("profiles: []", 1, []),
            ("profiles:\n  - sufixed", 2, ["sufixed", "suffixed"]),
            ("profiles: [fenix, fenix]", 1, ["fenix"]),
            (
                "profiles:\n  - {name: fenix, path: \"{id}{variant}.jpg\"}",
                2, ["fenix"]
            ),
            (
                "profiles:\n  - name: a\n    path: ../{id}{variant}.jpg",
                3, []
            ),
            ("profiles:\n  - name: a\n    path: \"{id}.jpg\"", 3, []),
            ("profiles:\n  - name: a\n    path: \"{id}{variant}.gif\"", 3, [".jpg", ".png"]),
            (
                "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    ids: short",
                4, ["any", "lower"]
            ),
            (
                "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    strict: yes",
                4, ["true", "false"]
            ),
            (
                "profiles:\n  - name: a\n    path: \"{id}{variant}.jpg\"\n    sizes: {pad: {width: 3}}",
                4, []
            ),
            (
                """
                profiles:
                  - name: a
                    path: "{id}{variant}.jpg"
                    variants: {portrait: x}
                    sizes: {pad: {width: 3, height: 3}}
                """, 5, ["pad"]
            ),
            (
                "profiles:\n  - name: a\n    path: \"{id}.jpg\"\n    variants: {}",
                4, ["a"]
            ),
            ("variants:\n  tablet: {width: 3}", 2, ["tablet", "portrait"]),
            ("variants:\n  pad:\n    width: 99999", 3, ["1", "16384"]),
            ("matte: greenish", 1, ["greenish"]),
            ("matte: #FBFBFE", 1, ["\"matte\"", "\"#FBFBFE\""]),
            ("quality: 3\nquality: 4", 1, ["quality"]),
            ("verify:\n  ignore:\n    - {rule: text-contrast}", 3, []),
            ("max-strength: 1.5", 1, ["0", "1", "0%", "100%", "1.5"]),
            ("verify: {ignored: []}", 1, ["ignored", "ignore"]),
            ("publish:\n  bucket: a", 2, ["bucket", "remote", "url", "headers"]),
            ("publish: cdn:bucket", 1, ["remote", "cdn:bucket"]),
            ("publish:\n  remote: \"\"", 2, []),
            ("publish:\n  remote: \"a\\nb\"", 2, []),
            ("publish:\n  url: ftp://a.example", 2, ["https://", "ftp://a.example"]),
            ("publish:\n  url: \"https://a.example/\\r\\n\"", 2, []),
            ("publish:\n  url: https://", 2, []),
            ("publish:\n  url: https://a.example/?b", 2, []),
            ("publish:\n  headers: {picture: {}}", 2, ["picture", "pictures"]),
            ("publish:\n  headers:\n    pictures: [a]", 3, []),
            (
                "publish:\n  headers:\n    pictures:\n      Cache Control: a",
                4, ["Cache Control"]
            ),
            ("publish: {headers: {metadata: {\"\": a}}}", 1, []),
            (
                "publish:\n  headers:\n    metadata:\n      A: \"b\\r\\nC: d\"",
                4, []
            ),
            ("publish: {headers: {metadata: {A: }}}", 1, []),
            ("publish: {headers: {metadata: {A-b: 1, a-B: 2}}}", 1, ["a-B"]),
            ("- a", 1, ["profiles"]),
        ] as [(String, Int, [String])])
    func namesWhatIsWrongAndWhere(text: String, line: Int, values: [String]) {
        #expect { try recipe(text) } throws: { error in
            guard case .recipe("Input/wallpress.yml", line, let reason) = error as? InputError else {
                return false
            }
            return reason.names(values)
        }
    }

    @Test(
        arguments: [
            ("../../evil", .character(".")), ("a b", .character(" ")), ("metadata", .reserved),
            ("none", .reserved), ("\"\"", .empty), ("\"a\\u001B[31m\"", .character("\u{1B}")),
            ("-a", .hyphenAtEnd), ("\"a\\nb\"", .character("\n")),
        ] as [(String, WallpaperID.ValidationError)])
    func aDefaultCollectionIsAnID(id: String, problem: WallpaperID.ValidationError) {
        let text = "profiles:\n  - name: x\n    path: \"{id}{variant}.jpg\"\n    default-collection: \(id)"
        #expect { try recipe(text) } throws: { error in
            guard case .recipe("Input/wallpress.yml", line: 4, let reason) = error as? InputError else {
                return false
            }
            return reason.contains("\(problem)")
        }
    }

    @Test(arguments: [
        ("600 kB", 600_000), ("600kB", 600_000), ("1.5 MB", 1_500_000), ("750000", 750_000), ("1 B", 1),
        ("0.5 KB", 500), ("\"80 kB\"", 80_000),
        ("none", .max),
    ])
    func sizesAreReadInTheirUnits(text: String, bytes: Int) throws {
        #expect(try recipe("max-bytes: \(text)").maxByteCount == bytes)
    }

    @Test(arguments: [
        "600 kb", "0", "-1", "600 KiB", "kB", "1..5 MB", "1e3", "2 GB", "[600]", "9999999 MB", "nan",
    ])
    func whatIsNoSizeIsRefused(text: String) {
        #expect { try recipe("quality: 80\nmax-bytes: \(text)") } throws: { error in
            if case .recipe("Input/wallpress.yml", line: 2, _) = error as? InputError { true } else { false }
        }
    }

    /// The order of a dictionary differs in each run, and often for each value.
    @Test(
        arguments: [
            ("variants:\n  pad: {width: 0}\n  landscape: {width: 0}\n  portrait: {width: 0}", 2),
            ("profiles:\n- name: fenix\n  sizes:\n    thumbnail: {}\n    portrait: {}\n    landscape: {}", 4),
            (
                "profiles:\n- name: a\n  path: b\n  variants:\n    pad: []\n    portrait: []\n    landscape: []",
                5
            ),
            ("profiles:\n- name: a\n  path: b\n  themes:\n    dark: []\n    light: []", 5),
        ] as [(String, Int)])
    func ofTwoFaultsTheFirstIsReported(text: String, line: Int) throws {
        for _ in 0..<20 {
            #expect { try recipe(text) } throws: { error in
                if case .recipe(_, line, _) = error as? InputError { true } else { false }
            }
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
            ])
        #expect(known[0].size(of: .thumbnail) == PixelSize(width: 200, height: 200))
        #expect(known[1].size(of: .portrait) == Variant.portrait.standardSize)
        #expect(known[1].size(of: .pad) == PixelSize(width: 8, height: 9))
        #expect(Profile.suffixed.size(of: .pad) == Variant.pad.standardSize)
    }

    @Test func profilesCanBeSelectedByName() throws {
        var recipe = try recipe("profiles:\n  - {name: mine, path: \"{id}/{variant}x.jpg\"}")
        try recipe.select(profiles: ["ecosia", "mine", "ecosia"])
        #expect(recipe.profiles.map(\.name) == ["ecosia", "mine"])
        #expect { try recipe.select(profiles: ["fenyx"]) } throws: { error in
            guard case .unknownProfile("fenyx", let advice) = error as? InputError else { return false }
            return advice.names("fenix")
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
        expected.imageHeaders = [("X-Z", "1"), ("Cache-Control", "public, max-age=31536000, immutable")]
        expected.metadataHeaders = [("Cache-Control", "max-age=300, must-revalidate")]
        #expect(try recipe(settings).publishing == expected)
        expected.imageHeaders.reverse()
        #expect(try recipe(settings).publishing != expected)
    }
}
