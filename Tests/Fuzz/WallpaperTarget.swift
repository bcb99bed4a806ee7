import WallpressColors
@testable import WallpressPixels
@testable import WallpressInput
@testable import WallpressPress
import WallpressDisk
import WallpaperMetadata

extension FuzzTarget {
    /// Steps 4 to 7 of a build: from the bytes of a master to the bytes of its variants.
    static let wallpaper = FuzzTarget(
        name: "wallpaper", longest: 4096, seeds: { try ImageSeeds.jpegs() + ImageSeeds.pngs() },
        words: ImageSeeds.jpegWords + ImageSeeds.pngWords
    ) { bytes in
        guard (try? ImageType.sniff(bytes)) != nil else { return false }
        var recipe = SmallBuild.recipe
        // One layout writes JPEGs and the other PNGs. A search for a scrim takes ten times as long as the rest.
        recipe.profiles = [bytes.count.isMultiple(of: 2) ? .suffixed : .firefoxIOSLegacy]
        recipe.scrim = bytes.count.isMultiple(of: 16) ? .auto : .off
        guard let build = try? SmallBuild(of: bytes, recipe: recipe) else { return true }
        let portable = try? SmallBuild(of: bytes, recipe: recipe, kernels: .portable)
        expect(build.files.map(\.bytes) == portable?.files.map(\.bytes), "all kernels give the same pictures")
        for file in build.files {
            let image = (try? Image.decode(file.bytes))?.image
            expect(
                image?.width == file.image.width && image?.height == file.image.height,
                "what was written can be read, and has its size")
        }
        return true
    }
}

/// One wallpaper, built in memory and very small.
struct SmallBuild {
    static let recipe = {
        var recipe = Recipe()
        recipe.megapixels = 1
        for (variant, size) in [
            (Variant.portrait, (29, 63)), (.landscape, (63, 29)), (.pad, (51, 68)), (.padLandscape, (68, 51)),
            (.thumbnail, (10, 10)),
        ] {
            recipe.variants[variant] = .init(width: size.0, height: size.1)
        }
        return recipe
    }()

    let job: Plan.Job
    let master: DecodedMaster
    let coloring: Coloring
    let files: [(bytes: [UInt8], image: Outcome.EncodedImage)]

    /// - Throws: The error of a step, or of a picture with more than 16,384 pixels.
    init(of bytes: [UInt8], recipe: Recipe = recipe, kernels: KernelLevel = .best) throws {
        var options = recipe.decoding
        options.limits.pixels = 1 << 14
        let decoded = try Image.decode(bytes, options: options)
        job = try Self.job(recipe, ImageHeader(of: bytes, limits: options.limits))
        let master = DecodedMaster(
            decoded, for: job.variants, chroma: recipe.chroma, kernels,
            record: FileRecord(sha256: Checksum(of: bytes), stamp: nil), file: bytes)
        self.master = master
        let browsers = Set<HomeScreen.Browser>.reading(recipe.profiles)
        let kinds = Variant.measured(among: job.variants.map(\.variant))
        let variants = job.variants.map {
            VariantImage($0, of: master, kernels: kernels).measured(
                among: kinds, in: browsers, kernels: kernels)
        }
        let wishes = ColorWishes(job.settings, recipe)
        let plain = Coloring(of: variants, wishes: wishes)
        let scrim =
            recipe.scrim == .auto ? plain.scrim(wishes, maxStrength: recipe.maxStrength) : nil
        let shaded = scrim.map { scrim in
            variants.map { $0.under(scrim, kernels).measured(among: kinds, in: browsers, kernels: kernels) }
        }
        coloring = shaded.map { Coloring(of: $0, under: scrim, wishes: wishes) } ?? plain
        files = try (shaded ?? variants).flatMap { variant in
            try variant.job.formats.map { try variant.encoded(as: $0, isProgressive: true) }
        }
    }

    /// Returns the work on a wallpaper with one master.
    static func job(_ recipe: Recipe = recipe, _ header: ImageHeader) throws -> Plan.Job {
        let master = Catalog.Master(path: "Input/classic-firefox/forest.jpg", header: header)
        var collection = Catalog.Collection(id: "classic-firefox")
        collection.wallpapers = [
            Catalog.Wallpaper(
                id: "forest", masters: [nil: master], darkMasters: [:],
                settings: WallpaperSettings(id: "forest"))
        ]
        return try Plan(Catalog(collections: [collection]), recipe: recipe).jobs[0]
    }
}
