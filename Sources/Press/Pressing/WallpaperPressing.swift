import Colors
import Pixels
import WallpaperMetadata

/// One wallpaper on its way from its masters to staged files.
struct WallpaperPressing: Sendable {
    let job: Plan.Job
    let recipe: Recipe
    let kernels: KernelLevel
    let workplace: Build.Workplace

    /// A wallpaper that is staged: what was found out, and what has to get its place in the tree.
    struct Pressed: Sendable {
        var findings = Findings()
        /// What was read, in the order of the job's pressings.
        var masters: [RememberedFile] = []
        var files: [Publication.Picture] = []
    }

    /// Presses all variants, one master after the other, or none.
    func press() async -> Result<Pressed, PressError> {
        await result { () throws(PressError) in try await pressed() }
    }

    private var scrimRule: Recipe.ScrimRule { job.settings.scrim ?? recipe.scrim }

    /// Whether variants may get a scrim, which is known only when all of them have been measured.
    var mayGetScrim: Bool { scrimRule != .off }

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
            variants += try await prepare(pressing, &pressed)
        }
        return variants.sorted { $0.job < $1.job }
    }

    /// Gives the wallpaper its colors, and a scrim if it needs and wants one; nil where only a thumbnail is
    /// made.
    private func color(
        _ variants: [PreparedVariant], _ findings: inout Findings
    ) async throws(PressError) -> WallpaperColoring? {
        let path = variants.first?.masterPath ?? job.id
        let wishes = ColorWishes(job.settings, recipe)
        let measured = variants.filter { $0.measure != nil }
        guard !measured.isEmpty else { return nil }
        let coloring = try await step { () throws(PressError) in
            do throws(PixelsError) {
                return try WallpaperColoring(measured, wishes: wishes, scrim: scrimRule, kernels: kernels)
            } catch {
                throw .master(path: path, tried: "find a scrim for it", error)
            }
        }
        findings.colors = coloring.colors
        findings.contrast = coloring.contrast
        let remedies = coloring.needsRemedies ? try await remedies(for: coloring, of: measured, wishes) : []
        findings.warnings += [coloring.contrast.warning(remedies: remedies)].compactMap(\.self)
        findings.colorNotes += [coloring.note].compactMap(\.self)
        return coloring
    }

    /// Runs a step once there is a permit.
    func step<Value>(_ step: () throws(PressError) -> Value) async throws(PressError) -> Value {
        try await workplace.permits.whileHolding {
            Result { () throws(PressError) in try step() }
        }.get()
    }

    /// Runs a step for every element, all at the same time as far as there are permits, and gives the results
    /// in their order.
    func forEach<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ step: @escaping @Sendable (Element) async throws(PressError) -> Value
    ) async throws(PressError) -> [Value] {
        try await boundedMap(elements, width: elements.count) { element in
            await workplace.permits.whileHolding {
                await result { () async throws(PressError) in try await step(element) }
            }
        }.values()
    }
}

extension Array {
    /// What all results are, or why the first that failed did.
    func values<Value>() throws(PressError) -> [Value] where Element == Result<Value, PressError> {
        var values: [Value] = []
        for result in self { values.append(try result.get()) }
        return values
    }
}

/// What `Result(catching:)` is, for steps that wait.
func result<Value>(
    _ step: () async throws(PressError) -> Value
) async -> Result<Value, PressError> {
    do throws(PressError) {
        return .success(try await step())
    } catch {
        return .failure(error)
    }
}
