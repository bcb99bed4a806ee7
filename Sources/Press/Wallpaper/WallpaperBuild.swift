import WallpressColors
import WallpressConcurrency
import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The build of one wallpaper: steps 4 to 8, from the bytes of its masters to staged files.
///
/// Each step takes whole images and returns new values. Masters and variants are processed side by side.
struct WallpaperBuild: Sendable {
    var job: Plan.Job
    let recipe: Recipe
    let kernels: KernelLevel
    /// The versions of wallpress and of the codecs, by name.
    var versions: [String: String] = [:]
    /// The diagnostics that are not reported.
    var suppressions: [Suppression] = []
    /// The staging folder; nil if the wallpaper is only made in memory.
    var staging: Staging?
    /// The limit on the steps that run at the same time, for all wallpapers together.
    let cores: Semaphore
    /// Whether its masters are too large to be in memory together.
    var masterByMaster = false

    /// Runs steps 4 to 8.
    ///
    /// - Parameter old: The result in the cache that the outcome replaces.
    /// - Throws: The error of the first step that fails: `.input` if a master cannot be used, `.output` if a file
    ///   cannot be written.
    func run(replacing old: Outcome.Record?) async throws(PressError) -> Outcome {
        let (masters, variants) = try await decodeAndResample()
        let coloring = try await chooseColors(for: variants, of: masters)
        let (pictures, staged) = try await encode(coloring.variants)
        return outcome(of: masters, coloring, pictures, staged: staged, replacing: old)
    }

    /// Returns the outcome of the job.
    ///
    /// - Parameter staged: The staged files; none if it was made in memory.
    func outcome(
        of masters: [DecodedMaster], _ coloring: Coloring, _ images: [Outcome.EncodedImage],
        staged: [Staging.File] = [], replacing old: Outcome.Record? = nil
    ) -> Outcome {
        let record = Outcome.Record(
            job, recipe: RecipeDigest(recipe, for: job), versions: versions, masters, coloring, images,
            replacing: old)
        return Outcome(job, record, staged: staged, isUnchanged: false, suppressions: suppressions)
    }

    // MARK: - Steps

    /// Runs steps 4 and 5. Master by master, each is reduced to the size that trials of other crops need before the next one is
    /// decoded.
    private func decodeAndResample() async throws(PressError) -> ([DecodedMaster], [VariantImage]) {
        guard masterByMaster else {
            let masters = try await decodeMasters()
            return (masters, try await resampleVariants(of: masters))
        }
        var masters: [DecodedMaster] = []
        var variants: [Int: VariantImage] = [:]
        for index in job.masters.indices {
            var master = try await each([index], decode)[0]
            let own = job.variants.indices.filter { job.variants[$0].master == index }
            let made = try await each(own) { [master] in
                VariantImage(job.variants[$0], of: master, kernels: kernels)
            }
            variants.merge(zip(own, made)) { $1 }
            master.image = CropTrials.reduced(master.image, for: job.variants(ofMaster: index))
            masters.append(master)
        }
        return (masters, job.variants.indices.compactMap { variants[$0] })
    }

    /// Step 4: decodes the masters.
    ///
    /// - Throws: The error of the first master that cannot be used.
    func decodeMasters() async throws(PressError) -> [DecodedMaster] {
        try await each(Array(job.masters.indices), decode)
    }

    func decode(_ index: Int) throws(PressError) -> DecodedMaster {
        let master = job.masters[index]
        let (bytes, stamp) = try onInput(InputFolder.stampedContents(of: master.path))
        do throws(PixelsError) {
            let decoded = try Image.decodeVisible(bytes, options: recipe.decoding)
            // Only a stamp from before the build proves later that nothing has changed.
            let settled = staging.flatMap { stamp.settled(before: $0.start) }
            return DecodedMaster(
                decoded, for: job.variants(ofMaster: index), chroma: recipe.chroma, kernels,
                record: FileRecord(sha256: Checksum(of: bytes), stamp: settled), file: bytes)
        } catch {
            throw .input(.master(path: master.path, tried: "decode it", error))
        }
    }

    /// Step 5: crops and resamples.
    func resampleVariants(of masters: [DecodedMaster]) async throws(PressError) -> [VariantImage] {
        try await each(job.variants) { VariantImage($0, of: masters[$0.master], kernels: kernels) }
    }

    var browsers: Set<HomeScreen.Browser> { .reading(recipe.profiles) }

    var wishes: ColorWishes { ColorWishes(job.settings, recipe) }

    func measure(_ variants: [VariantImage]) async throws(PressError) -> [VariantImage] {
        let kinds = Variant.measured(among: variants.map(\.job.variant))
        return try await each(variants) { $0.measured(among: kinds, in: browsers, kernels: kernels) }
    }

    /// Step 6: measures the images and chooses colors.
    func chooseColors(for variants: [VariantImage]) async throws(PressError) -> Coloring {
        let (plain, scrim) = try await choosePlainColors(for: variants)
        guard let scrim else { return plain }
        return try await blend(scrim, into: plain)
    }

    /// Estimates the result of `blend`: a scrim is blended into the reduced images only.
    func estimate(_ scrim: Scrim, on plain: Coloring) async throws(PressError) -> Coloring {
        let shaded = try await each(plain.variants) { $0.measured(under: scrim) }
        return await chooseColors(for: shaded, under: scrim, hueOf: plain)
    }

    /// Blends a scrim into the images of a coloring and chooses colors again.
    ///
    /// - Returns: The same coloring if the scrim is not enough on whole images.
    func blend(_ scrim: Scrim, into plain: Coloring) async throws(PressError) -> Coloring {
        let shaded = try await measure(try await each(plain.variants) { $0.under(scrim, kernels) })
        let coloring = await chooseColors(for: shaded, under: scrim, hueOf: plain)
        guard let colors = coloring.colors, scrim.isEnough(on: coloring.measures, colors: colors) else {
            return plain
        }
        return coloring
    }

    /// Chooses colors without a scrim, and the scrim that helps them; nil if none is wanted, needed or enough.
    func choosePlainColors(
        for variants: [VariantImage]
    ) async throws(PressError) -> (plain: Coloring, scrim: Scrim?) {
        let measured = try await measure(variants)
        let coloring = await cores.run { Coloring(of: measured, wishes: wishes) }
        guard hasScrim else { return (coloring, nil) }
        return (coloring, await cores.run { coloring.scrim(wishes, maxStrength: recipe.maxStrength) })
    }

    private func chooseColors(
        for shaded: [VariantImage], under scrim: Scrim, hueOf coloring: Coloring
    ) async -> Coloring {
        // The other ink may have more of the text at 4.5:1, and the rest of it cannot be read.
        var helped = wishes
        helped.ink = scrim.shade.ink
        return await cores.run { [helped] in
            Coloring(of: shaded, under: scrim, wishes: helped, hueOf: coloring.measures)
        }
    }

    /// Steps 7 and 8: encodes and stages the files. Each file is staged as soon as it is encoded, so that its bytes do not wait
    /// for the others.
    ///
    /// - Returns: The images in the order of variants and formats, and their staged files.
    func encode(
        _ variants: [VariantImage]
    ) async throws(PressError) -> (images: [Outcome.EncodedImage], staged: [Staging.File]) {
        let files = variants.flatMap { variant in variant.job.formats.map { (variant, $0) } }
        let made = try await each(files) { variant, format throws(PressError) in
            let (bytes, picture) = try encode(variant, as: format)
            let paths = variant.job.files.filter { $0.format == format }.map(\.path)
            let staged = try staging.map { staging throws(PressError) in
                try onDisk(staging.stage(bytes, for: paths))
            }
            return (picture, staged)
        }
        return (made.map(\.0), made.compactMap(\.1))
    }

    private func encode(
        _ variant: VariantImage, as format: ImageFormat
    ) throws(PressError) -> (bytes: [UInt8], image: Outcome.EncodedImage) {
        if let copy = variant.copied(as: format) { return copy }
        do throws(PixelsError) {
            return try variant.encoded(as: format, isProgressive: recipe.isProgressive)
        } catch {
            let tried = "write its \(variant.job.name) variant"
            throw .input(.master(path: job.masters[variant.job.master].path, tried: tried, error))
        }
    }

    /// Runs a step for every element and returns the results in order. `cores` limits the steps that run at the same time.
    func each<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ step: @escaping @Sendable (Element) throws(PressError) -> Value
    ) async throws(PressError) -> [Value] {
        let results = await elements.concurrentMap(width: elements.count) { element in
            do throws(PressError) {
                return Result<Value, PressError>.success(
                    try await cores.run { () throws(PressError) in try step(element) })
            } catch {
                return .failure(error)
            }
        }
        var values: [Value] = []
        for result in results { values.append(try result.get()) }
        return values
    }
}
