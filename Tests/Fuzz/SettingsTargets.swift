import WallpressColors
import WallpressDiagnostics
import WallpressPixels
@testable import WallpressInput
@testable import WallpressPress
import WallpaperMetadata

/// Targets for people's settings: `wallpress.yml` and `collection.yml`.
extension FuzzTarget {
    static let settings = [recipe, collection]

    static let yamlWords = [
        "&a", "*a", "<<: ", "? ", "- ", "|\n", ">-\n", "!!str ", "!!null", "---\n", "%YAML 1.2\n", "~",
        "null",
    ]

    private static let recipe = text(
        "recipe", longest: 2048,
        seeds: [
            """
            profiles: [suffixed, fenix]
            quality: 80
            encoding: baseline
            crop: center
            matte: FFFFFF
            ink: light
            brand-inks: ["#FBFBFE", 15141A]
            scrim: auto
            max-strength: 30%
            limits: {megapixels: 100}
            variants:
              portrait: {width: 1440, height: 3200, quality: 90}
              thumbnail: {width: 402}
            verify:
              ignore:
                - {rule: text-contrast, wallpaper: forest, reason: agreed}
            publish:
              remote: cdn:bucket/wallpapers
              url: https://a.example/wallpapers
              headers: {pictures: {Cache-Control: immutable}}
            """,
            """
            profiles:
              - ecosia
              - name: tablets
                path: "tablets/{collection}/{id}{variant}.png"
                variants: {pad: _big, pad-landscape: _wide}
                sizes: {pad: {width: 1600, height: 1200}}
                client: ios
                default-collection: summer
                ids: lowercase
                extra-keys: [name]
                strict: true
            """,
            "profiles: [&a {name: x, path: '{id}.jpg', variants: {portrait: p}}]\nquality: 1",
            "quality:80\nprofiles: [fenix]\n", "brand-inks: [#FBFBFE, 15141A]\n",
            "profiles: suffixed, fenix\n",
            "profiles:\n- {name:x, path: a: b}\n", "remote: \"\\q\"\n",
        ],
        words: yamlWords + [
            "profiles: ", "quality: ", "encoding: ", "progressive", "crop: ", "attention", "matte: ", "ink: ",
            "auto",
            "brand-inks: ", "scrim: ", "max-strength: ", "none", "limits: ", "megapixels: ", "variants: ",
            "portrait: ",
            "landscape: ",
            "pad: ", "pad-landscape: ", "thumbnail: ", "width: ", "height: ", "verify: ", "ignore: ",
            "rule: ",
            "reason: ", "wallpaper: ", "name: ", "path: ", "sizes: ", "client: ", "writes: ", "ids: ",
            "extra-keys: ",
            "strict: ",
            "{id}", "{variant}", "{collection}", ".jpg", ".png", "firefox-ios", "ecosia", "fenix", "16384",
            "2000", "publish: ", "remote: ", "url: ", "https://a", "headers: ", "pictures: ", "metadata: ",
        ]
    ) { text in
        guard let recipe = read(text, { (text) throws(InputError) in try Recipe(parsing: text, path: "") })
        else {
            return
        }
        let sides = 1...Recipe.longestSide
        expect(
            (1...100).contains(recipe.quality) && (1...2000).contains(recipe.megapixels),
            "numbers are in range")
        for variant in Variant.all {
            let size = recipe.variants[variant]
            expect(
                [size?.width, size?.height].compactMap(\.self).allSatisfy(sides.contains),
                "sizes are in range")
            expect((1...100).contains(size?.quality ?? 1), "qualities are in range")
        }
        expect(!recipe.profiles.isEmpty, "there is a profile")
        expect(
            Set(recipe.knownProfiles.map(\.name)).count == recipe.knownProfiles.count, "profiles have names")
        var again = recipe
        let known = recipe.profiles.map(\.name)
        expect((try? again.select(profiles: known)) != nil && again == recipe, "profiles can be named")
        let header = ImageHeader(type: .jpeg, width: 40, height: 30)
        guard let job = try? SmallBuild.job(recipe, header) else { return }
        expect(
            job.files.allSatisfy { Layout.isSafe($0.path) },
            "files stay in the tree: \(job.files.map(\.path))")
    }

    private static let collection = text(
        "collection", longest: 2048,
        seeds: [
            """
            heading: Summer
            description: "Light \\u00e9 and air"
            learn-more-url: https://www.example.org/page
            available-locales: [en-US, zh-Hans-CN, de_DE]
            availability-range: {start: 2026-06-01, end: 2026-09-01}
            wallpapers:
              - dune
              - id: forest
                name: Forest
                focus: [0.5, 0.25]
                text-color: FBFBFE
                card-color: "#15141A"
              - id: lake
                keep: [0.1, 0.2, 0.3, 0.4]
                ink: dark
                scrim: none
                variants:
                  portrait: {focus: [1, 0]}
                  pad-landscape: {keep: [0, 0, 1, 1]}
                logo-text-color: 0xADD8E6
                card-color-light: B1DAEC
            """,
            "heading: &a Summer\ndescription: *a\nwallpapers: [{id: a, name: *a}]\n",
            "heading: Sky: here\n", "heading: \"Sky\" here\n", "wallpapers:\n\t- id: a\n",
            "wallpapers:\n- {id: a, text-color: #FFFFFF}\n", "heading: @sky\ndescription: |\n  a\n\n",
            "heading: Lake #2\ndescription: !sky a\nsubheading: &b c\n",
            "heading: !!sky a\ndescription: *b c\n", "heading: - a\n", "heading: > a\n", "heading: | a\n",
            "heading: , a\n", "heading: [a]\n", "heading: \"50\\% a\"\n", "heading:\u{A0}a\n",
            "wallpapers:\n- {id: a, name: b: c}\n", "wallpapers: [{id:a}]\n", "heading: a\n---\nheading: b\n",
            "available-locales: [iw-IL, de]\n",
        ],
        words: yamlWords + [
            "heading: ", "description: ", "learn-more-url: ", "https://", "available-locales: ", "en-US",
            "availability-range: ", "start: ", "end: ", "2028-02-29", "wallpapers: ", "id: ", "name: ",
            "focus: ",
            "keep: ", "variants: ", "portrait: ", "thumbnail: ", "ink: ", "scrim: ", "text-color: ",
            "card-color: ",
            "logo-text-color: ", "card-color-dark: ", "average-color: ", "1e-320", "nan", "inf", "-0",
        ]
    ) { text in
        guard
            let settings = read(
                text, { (text) throws(InputError) in try CollectionSettings(parsing: text, path: "") })
        else { return }
        expect(Set(settings.wallpapers.map(\.id)).count == settings.wallpapers.count, "ids are unique")
        expect(
            settings.locales?.allSatisfy { Locales.normalized($0) == $0 } ?? true,
            "locales are those of devices")
        if let start = settings.availability?.start, let end = settings.availability?.end {
            expect(start < end, "a range ends after its start")
        }
        for wallpaper in settings.wallpapers {
            for variant in [nil] + Variant.all.map(Optional.some) {
                if let placement = wallpaper.placement(of: variant) { checkCrop(placement) }
            }
        }
    }

    /// Reads a text. An error must name a line of it.
    private static func read<Value>(_ text: String, _ read: (String) throws(InputError) -> Value) -> Value? {
        do throws(InputError) {
            return try read(text)
        } catch {
            let lines = text.count(where: \.isNewline) + 1
            let line = error.diagnostic.position?.line ?? 1
            expect((1...lines).contains(line), "line \(line) of \(lines)")
            return nil
        }
    }

    /// Checks that a placement gives a crop inside the picture, whatever its numbers are.
    private static func checkCrop(_ placement: CropPlacement) {
        let crop = CoverCrop(
            imageWidth: 1000, imageHeight: 700, targetWidth: 300, targetHeight: 400, placement: placement)
        let box = crop.box
        expect(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= 1000.001 && box.y + box.height <= 700.001,
            "the crop is in the picture: \(box)")
    }
}
