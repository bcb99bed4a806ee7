import Colors
import Crypto
import Pixels
import WallpaperMetadata

/// One wallpaper on its way from its masters to staged files.
struct WallpaperPressing: Sendable {
    let job: Plan.Job
    let recipe: Recipe
    let kernels: KernelLevel
    /// A moment before any master is read, by the clock of a disk.
    let begin: FileTime
    let staging: Staging
    let permits: Permits

    /// A wallpaper that is staged: what was found out, and what has to get its place in the tree.
    struct Pressed: Sendable {
        var findings = Findings()
        /// What was read, in the order of the job's pressings.
        var masters: [RememberedFile] = []
        var files: [Publication.Picture] = []
    }

    /// Presses all variants, one master after the other, or none.
    func press() async -> Result<Pressed, PressError> {
        do throws(PressError) {
            return .success(try await pressed())
        } catch {
            return .failure(error)
        }
    }

    /// Files are encoded last: a scrim for all variants is known only when all have been measured.
    private func pressed() async throws(PressError) -> Pressed {
        var pressed = Pressed()
        let variants = try await prepare(&pressed)
        for variant in variants {
            pressed.findings.crops[variant.job.variant] = Report.Crop(variant.crop, for: variant.job)
            pressed.findings.warnings += variant.crop.warnings(for: variant.job)
        }
        let coloring = try await color(variants, &pressed.findings)
        let staged = try await forEach(variants) { variant throws(PressError) in
            try stage(variant, under: coloring?.scrim)
        }
        pressed.findings.pictures = staged.flatMap(\.pictures)
        pressed.files = staged.flatMap(\.files)
        return pressed
    }

    /// Brings every variant to its size. Of each master nothing large is left when the next one is read.
    private func prepare(_ pressed: inout Pressed) async throws(PressError) -> [PreparedVariant] {
        var variants: [PreparedVariant] = []
        for pressing in job.pressings {
            let masters = try await forEach([pressing]) { one throws(PressError) in try decode(one) }
            for master in masters {
                pressed.findings.masterNotes.append(master.notes)
                pressed.masters.append(master.file)
                variants += try await forEach(pressing.variants) { job throws(PressError) in
                    prepare(job, of: master)
                }
            }
        }
        return variants.sorted { $0.job < $1.job }
    }

    /// A master's planes, and where in them the eye goes if somebody wants to know.
    private struct DecodedMaster: Sendable {
        let path: String
        let file: RememberedFile
        let image: Image
        let reduced: Image
        let attention: Attention?
        let notes: [String]
    }

    private func decode(_ pressing: Plan.Pressing) throws(PressError) -> DecodedMaster {
        let path = pressing.master.path
        let (bytes, stamp) = try InputFolder.stampedContents(of: path)
        let file = RememberedFile(
            sha256: SHA256.hash(data: bytes).hexadecimal, stamp: stamp.settled(before: begin))
        do throws(PixelsError) {
            let decoded = try Image.decode(bytes, options: recipe.decoding)
            let asksAttention = pressing.variants.contains { $0.placement == nil }
            return DecodedMaster(
                path: path, file: file, image: decoded.image,
                reduced: CropTrials.reduced(decoded.image, for: pressing.variants, kernels: kernels),
                attention: asksAttention ? Attention(of: decoded.image) : nil, notes: decoded.notes)
        } catch {
            throw .master(path: path, tried: "decode it", error)
        }
    }

    private func prepare(_ job: Plan.VariantJob, of master: DecodedMaster) -> PreparedVariant {
        let crop = CoverCrop(
            pictureWidth: master.image.width, pictureHeight: master.image.height,
            targetWidth: job.width, targetHeight: job.height,
            placement: job.placement ?? master.attention.map { .attention($0) } ?? .center)
        let pressing = VariantPressing(job: job, isProgressive: recipe.isProgressive, kernels: kernels)
        let picture = pressing.picture(of: master.image, crop.box)
        return PreparedVariant(
            masterPath: master.path, pressing: pressing, crop: crop, picture: picture,
            measure: picture.measured(as: job.variant, kernels: kernels),
            trials: CropTrials(master: master.reduced, job: job, crop: crop, kernels: kernels))
    }

    /// Gives the wallpaper its colors, and a scrim if it needs and wants one; nil where only a thumbnail is
    /// made.
    private func color(
        _ variants: [PreparedVariant], _ findings: inout Findings
    ) async throws(PressError) -> WallpaperColoring? {
        let path = variants.first?.masterPath ?? job.id
        let wishes = ColorWishes(job.settings, recipe)
        let scrim = job.settings.scrim ?? recipe.scrim
        let colorings = try await forEach([variants.filter { $0.measure != nil }]) {
            variants throws(PressError) in
            guard !variants.isEmpty else { return WallpaperColoring?.none }
            do throws(PixelsError) {
                return try WallpaperColoring(variants, wishes: wishes, scrim: scrim, kernels: kernels)
            } catch {
                throw .master(path: path, tried: "find a scrim for it", error)
            }
        }
        guard let coloring = colorings.first ?? nil else { return nil }
        findings.colors = coloring.colors
        findings.contrast = coloring.contrast
        findings.warnings += [coloring.warning].compactMap(\.self)
        findings.colorNotes += [coloring.note].compactMap(\.self)
        return coloring
    }

    /// Runs a step for every element, all at the same time as far as there are permits, and gives the results
    /// in their order.
    private func forEach<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ step: @escaping @Sendable (Element) throws(PressError) -> Value
    ) async throws(PressError) -> [Value] {
        let results = await boundedMap(elements, width: elements.count) { element in
            await permits.whileHolding {
                Result { () throws(PressError) in try step(element) }
            }
        }
        var values: [Value] = []
        for result in results { values.append(try result.get()) }
        return values
    }
}
