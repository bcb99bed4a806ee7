import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// Builds one wallpaper: steps 4 to 8 of a build, from the bytes of its masters to staged files.
///
/// Each step takes whole pictures and returns new values. Masters and variants are processed side by side.
struct WallpaperBuild: Sendable {
    let job: Plan.Job
    let recipe: Recipe
    let kernels: KernelLevel
    /// A time before any master is read, by the clock of the output's disk.
    let start: FileTime
    /// Limits how many steps run at the same time, for all wallpapers together.
    let cores: Semaphore

    /// Builds all variants of the wallpaper.
    ///
    /// - Throws: The error of the first step that fails: `.master` if a master cannot be used, `.output` if a file
    ///   cannot be written.
    func run(into staging: Staging) async throws(PressError) -> BuiltWallpaper {
        var (masters, coloring) = try await colored()
        if coloring.isWeak {
            coloring.remedies = try await remedies(for: coloring, of: masters)
        }
        let files = try await each(coloring.variants, encode).flatMap(\.self)
        let staged = try await each(files) { file throws(PressError) in
            Commit.Picture(file: try staging.stage(file.bytes), paths: file.paths)
        }
        return BuiltWallpaper(job, masters, coloring, files, staged)
    }

    /// Does steps 4 to 6 only: returns the masters, and the variants with their colors.
    ///
    /// - Throws: The error of the first step that fails.
    func colored() async throws(PressError) -> (masters: [DecodedMaster], coloring: Coloring) {
        let masters = try await each(Array(job.masters.indices), decode)
        let variants = try await each(job.variants) { resample($0, of: masters) }
        return (masters, try await chooseColors(for: variants))
    }

    // MARK: - Steps

    private func decode(_ index: Int) throws(PressError) -> DecodedMaster {
        let master = job.masters[index]
        let (bytes, stamp) = try InputFolder.stampedContents(of: master.path)
        do throws(PixelsError) {
            let decoded = try Image.decode(bytes, options: recipe.decoding)
            return DecodedMaster(
                decoded, for: job.variants(ofMaster: index), chroma: recipe.chroma, kernels,
                record: FileRecord(sha256: Checksum(of: bytes), stamp: stamp.settled(before: start)))
        } catch {
            throw .master(path: master.path, tried: "decode it", error)
        }
    }

    private func resample(_ job: Plan.VariantJob, of masters: [DecodedMaster]) -> VariantPicture {
        VariantPicture(job, of: masters[job.master], kernels: kernels)
    }

    private var wishes: ColorWishes { ColorWishes(job.settings, recipe) }

    private func chooseColors(for variants: [VariantPicture]) async throws(PressError) -> Coloring {
        let measured = try await each(variants) { $0.measured(kernels: kernels) }
        let coloring = await cores.run { Coloring(of: measured, wishes: wishes) }
        guard job.settings.scrim ?? recipe.scrim == .auto else { return coloring }
        let scrim = await cores.run {
            coloring.scrim(wishes, maxStrength: recipe.maxStrength, kernels)
        }
        guard let scrim else { return coloring }
        let shaded = try await each(measured) { $0.under(scrim, kernels).measured(kernels: kernels) }
        return await cores.run { Coloring(of: shaded, under: scrim, wishes: wishes) }
    }

    private func remedies(
        for coloring: Coloring, of masters: [DecodedMaster]
    ) async throws(PressError) -> Remedies {
        // Other places were not measured under a scrim.
        guard coloring.scrim == nil else { return Remedies(for: coloring, trials: [], wishes, recipe) }
        let indices = coloring.weakVariants.map(\.job.master)
        let small = try await each(Array(Set(indices))) { index in
            (index, CropTrials.reduced(masters[index].image, for: job.variants(ofMaster: index)))
        }
        let smallMasters = Dictionary(uniqueKeysWithValues: small)
        let trials = try await each(coloring.weakVariants) { variant in
            smallMasters[variant.job.master].flatMap { master in
                CropTrials(
                    master: master, attention: masters[variant.job.master].attention, variant: variant,
                    kernels: kernels
                ).measures()
            }
        }
        return await cores.run {
            Remedies(for: coloring, trials: trials.compactMap(\.self), wishes, recipe)
        }
    }

    private func encode(_ variant: VariantPicture) throws(PressError) -> [VariantFile] {
        do throws(PixelsError) {
            return try variant.encoded(isProgressive: recipe.isProgressive)
        } catch {
            let tried = "write its \(variant.job.variant.rawValue) variant"
            throw .master(path: job.masters[variant.job.master].path, tried: tried, error)
        }
    }

    /// Runs a step for every element and returns the results in order. `cores` limits how many run at the same time.
    private func each<Element: Sendable, Value: Sendable>(
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

/// A decoded master: a whole picture, upright and in sRGB, and where it draws the eye.
struct DecodedMaster: Sendable {
    let image: Image
    /// What was ignored in the file, each a sentence without a final period.
    let notes: [String]
    let attention: Attention
    /// The places that attention chooses for crops in the sizes of the variants.
    let places: [PixelSize: AttentionPlace]
    /// The chroma of JPEGs that are made from it.
    let chroma: ChromaSampling
    let record: FileRecord

    init(
        _ decoded: DecodedImage, for variants: [Plan.VariantJob], chroma rule: Recipe.ChromaRule,
        _ kernels: KernelLevel, record: FileRecord
    ) {
        (image, notes, self.record) = (decoded.image, decoded.notes, record)
        attention = Attention(of: image)
        let makesJPEG = variants.contains { $0.fileTypes.contains(.jpg) }
        chroma = rule.sampling ?? (makesJPEG ? image.suitableChroma(kernels: kernels) : .half)
        let sizes = variants.map { PixelSize(width: $0.width, height: $0.height) }
        let chosen = attention.places(for: sizes.map { ($0.width, $0.height) })
        places = Dictionary(zip(sizes, chosen)) { first, _ in first }
    }
}
