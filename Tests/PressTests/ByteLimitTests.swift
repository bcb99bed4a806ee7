import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ByteLimitTests {
    @Test(arguments: 0..<200 as Range<UInt64>) func theBestThatFitsIsFoundInSixEncodings(seed: UInt64) throws
    {
        var random = SeededGenerator(seed: seed)
        let low = Int.random(in: 1...69, using: &random)
        let count =
            seed == 0 ? Recipe.mostQualities : Int.random(in: 1...Recipe.mostQualities, using: &random)
        let qualities = low...low + count - 1
        var size = 1
        let sizes = (0...100).map { _ in
            size += Int.random(in: 0...9, using: &random)
            return size
        }
        let limit = Int.random(in: 1...sizes[qualities.upperBound] + 5, using: &random)
        var tried: [Int] = []
        let best = try ByteLimit(qualities: qualities, bytes: limit).best { quality throws(PixelsError) in
            tried.append(quality)
            return [UInt8](repeating: 0, count: sizes[quality])
        }
        let expected = qualities.last { sizes[$0] <= limit } ?? qualities.lowerBound
        #expect(best.quality == expected && best.bytes.count == sizes[expected], "seed \(seed)")
        #expect(tried.count <= 6 && tried.first == qualities.upperBound, "seed \(seed): \(tried)")
        #expect(tried.count == 1 || sizes[qualities.upperBound] > limit, "seed \(seed)")
    }

    /// Returns noise: every step of quality changes its size.
    private func noise() throws -> [UInt8] {
        var random = SeededGenerator(seed: 3)
        let noise = PNGSample(width: 160, height: 150) { x, y, channel in
            40 + x / 2 + channel * y / 8 + Int.random(in: 0...60, using: &random)
        }
        return noise.bytes
    }

    private func files(_ report: Report) -> [Variant: Plan.File] {
        Dictionary(
            uniqueKeysWithValues: (report.wallpapers.first?.files ?? []).compactMap { file in
                file.image.variant.map { ($0, file) }
            })
    }

    private static var recipe: Recipe {
        var recipe = Recipe()
        recipe.variants = [
            .portrait: .init(width: 60, height: 130), .landscape: .init(width: 130, height: 60),
            .pad: .init(width: 100, height: 135), .padLandscape: .init(width: 135, height: 100),
            .thumbnail: .init(width: 40, height: 40),
        ]
        return recipe
    }

    @Test func everyFileHasTheBestQualityThatFits() async throws {
        try await withInput { fixture in
            try fixture.write(noise(), to: "a/noise.png")
            var recipe = Self.recipe
            var sizes: [Variant: [Int: Int]] = [:]
            for quality in 70...85 {
                recipe.quality = quality
                for (variant, file) in files(try await fixture.build(recipe)) {
                    sizes[variant, default: [:]][quality] = file.image.byteCount
                }
            }
            recipe.quality = 85
            let limit = try #require(sizes[.portrait]?[77])
            recipe.maxByteCount = limit
            recipe.variants[.thumbnail, default: .init()].maxByteCount = 1_000_000
            let report = try await fixture.build(recipe)
            let fitted = files(report)
            for variant in Variant.measured(among: Variant.all) {
                let expected = sizes[variant]?.filter { $0.value <= limit }.keys.max()
                #expect(fitted[variant]?.quality == expected ?? 70, "\(variant)")
                #expect(fitted[variant]?.image.byteCount == sizes[variant]?[expected ?? 70])
            }
            #expect(fitted[.portrait]?.quality == 77 && fitted[.thumbnail]?.quality == 85)
            #expect(report.jsonText.contains("\"quality\": 77"))
        }
    }

    @Test func whatDoesNotFitIsWrittenAndWarnedAboutOnce() async throws {
        try await withInput { fixture in
            try fixture.write(noise(), to: "a/noise.png")
            var recipe = Self.recipe
            recipe.profiles = [.suffixed, .firefoxIOSLegacy]
            recipe.maxByteCount = 450
            recipe.minQuality = 60
            let report = try await fixture.build(recipe)
            let files = report.wallpapers.flatMap(\.files)
            #expect(
                files.filter { $0.path.hasSuffix(".jpg") }.allSatisfy {
                    $0.quality == 60 && $0.chroma != nil
                })
            #expect(
                files.filter { $0.path.hasSuffix(".png") }.allSatisfy {
                    $0.quality == nil && $0.chroma == nil
                })
            let warnings = report.wallpapers.flatMap(\.diagnostics).filter { $0.rule.id == "over-budget" }
            #expect(warnings.count == 1 && warnings.first?.severity == .warning)
            let message = try #require(warnings.first?.message)
            for file in files {
                let what = file.quality == nil ? "PNG" : "60"
                let (variant, count) = (file.image.variant, file.image.byteCount)
                #expect(message.names(variant?.title ?? "-", "\(count ?? 0)", what, "450"))
            }
            recipe.maxByteCount = 10_000_000
            #expect(
                try await fixture.build(recipe).wallpapers.flatMap(\.diagnostics).allSatisfy {
                    $0.rule.id != "over-budget"
                })
        }
    }
}

@Suite struct ChromaRuleTests {
    private let art = PNGSample(width: 160, height: 150) { x, y, channel in
        (x + y / 3) % 30 < 2 ? [230, 20, 40][channel] : [20, 40, 160][channel]
    }

    private func chroma(_ fixture: InputFixture, _ path: String) throws -> ChromaSampling {
        try Image.decode(Array(fixture.tree()[path] ?? Data())).image.chroma
    }

    @Test func flatArtGetsFullChromaAndTheReportSaysSo() async throws {
        try await withInput { fixture in
            try fixture.write(art.bytes, to: "a/art.png")
            try fixture.write(InputFixture.jpeg(width: 160, height: 150), to: "a/forest.jpg")
            var recipe = InputFixture.smallRecipe
            let report = try await fixture.build(recipe)
            for wallpaper in report.wallpapers {
                let expected: ChromaSampling = wallpaper.id == "art" ? .full : .half
                for file in wallpaper.files {
                    #expect(file.chroma == expected && file.quality == recipe.quality)
                    #expect(try chroma(fixture, file.path) == expected, "\(file.path)")
                }
            }
            #expect(report.jsonText.contains("\"chroma\": \"4:4:4\""))
            #expect(["4:4:4", "4:2:0"].allSatisfy { report.table.contains("\(recipe.quality) \($0)") })
            for (rule, expected) in [(Recipe.ChromaRule.full, ChromaSampling.full), (.half, .half)] {
                recipe.chroma = rule
                for file in try await fixture.build(recipe).wallpapers.flatMap(\.files) {
                    #expect(file.chroma == expected)
                    #expect(try chroma(fixture, file.path) == expected, "\(file.path)")
                }
            }
        }
    }

    @Test func flatArtInAJPEGKeepsItsFullChromaAlsoUnderAScrim() async throws {
        try await withInput { fixture in
            let image = try Image.decode(art.bytes).image
            let jpeg = JPEGEncoding(quality: 95)
            try fixture.write(jpeg.encode(image.yCbCr(.full, kernels: .best)), to: "a/full.jpg")
            try fixture.write(jpeg.encode(image.yCbCr420(kernels: .best)), to: "a/half.jpg")
            var recipe = InputFixture.smallRecipe
            for scrim in Recipe.ScrimRule.allCases {
                recipe.scrim = scrim
                for file in try await fixture.build(recipe).wallpapers.flatMap(\.files) {
                    #expect(file.chroma == (file.path.contains("full") ? .full : .half), "\(file.path)")
                }
            }
        }
    }
}
