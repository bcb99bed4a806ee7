import Colors
import Pixels

extension WallpaperPressing {
    /// What would make text and logo legible, for people to read: a scrim, and other places for the crops. Each
    /// variant is tried by itself, at the same time as the others.
    func remedies(
        for coloring: WallpaperColoring, of variants: [PreparedVariant], _ wishes: ColorWishes
    ) async throws(PressError) -> [String] {
        async let scrim = result { () throws(PressError) in
            try await step { () throws(PressError) in
                Scrim.weakestUniform(
                    for: variants.compactMap(\.measure), colors: coloring.colors, wishes: wishes)
            }
        }
        let weak = Set(coloring.contrast.weakRegions.map(\.variant))
        let trials = try await cropTrials(
            of: variants.filter { variant in variant.measure.map { weak.contains($0.kind) } ?? false })
        let crops = CropAdvice(
            from: trials, among: variants.compactMap(\.measure), colors: coloring.colors, wishes: wishes)
        return [Scrim.advice(on: try await scrim.get())] + [crops.text].compactMap(\.self)
    }

    private func cropTrials(
        of variants: [PreparedVariant]
    ) async throws(PressError) -> [CropTrials.Measures] {
        var small: [String: Image] = [:]
        for variant in variants { small[variant.masterPath] = variant.smallMaster }
        let masters = try await forEach(Array(small)) { path, picture throws(PressError) in
            (path, CropTrials.reduced(picture, kernels: kernels))
        }
        let reduced = Dictionary(uniqueKeysWithValues: masters)
        return try await forEach(variants) { variant throws(PressError) in
            reduced[variant.masterPath].flatMap { master in
                CropTrials(master: master, job: variant.job, crop: variant.crop, kernels: kernels).measures()
            }
        }.compactMap(\.self)
    }
}
