import WallpressColors
import WallpressConcurrency
import WallpressDisk
import Foundation
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// A wallpaper as a build would make it, in memory, so that people can see it before they build.
package struct Proof: Sendable {
    /// The job that it was made for.
    package let job: Plan.Job
    /// The outcome, which has no staged files. The outcome of an estimate has no images either, and only the diagnostics that
    /// need no pixels.
    package let outcome: Outcome
    /// Its variants as they would be published, each in the size of the first profile.
    package let variants: [FinishedImage]
    /// The places of the crops, in the same order.
    package let crops: [Crop]
    /// The measures that its colors were computed from.
    package let measures: [VariantMeasure]
    /// The strength of its scrim at the strongest place, 0...1; nil if there is none.
    package let scrimPeak: Double?
    /// The settings that make illegible home pages legible; nil if they are, or if there are none.
    package let proposal: Proposal?

    /// The advice on home pages that are not legible, as in its diagnostics and in words without settings.
    package let advice: (text: String, words: String)?

    /// A variant with its pixels. An estimate has fewer than the published image.
    package struct FinishedImage: Sendable {
        package let variant: Variant
        package let image: Image
        /// Its file in the tree. In an estimate, it has no bytes.
        package let file: ImageFile
    }

    /// The place of a variant in its master.
    package struct Crop: Sendable {
        /// The index of the master.
        package let master: Int
        /// The crop, in pixels of the master with which the proof was made.
        package let report: VariantCrop
        /// The place from the settings; nil if attention decides.
        package let placement: CropPlacement?
        /// Whether the place is for this variant alone.
        package let isOwn: Bool
        /// The point on which attention would center it, and up to two other places that stand out.
        package let attention: [FractionPoint]
        /// The place at which home pages are most legible; nil unless it is another known place.
        package let legible: FractionPoint?
    }

    /// Makes the complete proof, as a build does.
    ///
    /// - Throws: The error of the first step that fails.
    package init(of job: Plan.Job, by recipe: Recipe, from masters: ProofMasters) async throws(PressError) {
        let build = WallpaperBuild(proving: job, recipe)
        let variants = try await build.resampleVariants(of: masters.masters)
        let coloring = try await build.chooseColors(for: variants, of: masters.masters)
        let pictures = try await build.encode(coloring.variants).images
        self.init(build.outcome(of: masters.masters, coloring, pictures), masters, coloring)
    }

    /// Estimates it on smaller variants, which is much faster.
    ///
    /// - Parameter masters: Reduced ones.
    /// - Throws: The error of the first step that fails.
    package init(
        estimating job: Plan.Job, by recipe: Recipe, from masters: ProofMasters
    ) async throws(PressError) {
        let build = WallpaperBuild(proving: job.reduced, recipe)
        let variants = try await build.resampleVariants(of: masters.masters)
        let coloring = try await build.chooseColors(for: variants, of: masters.masters, isAdvised: false)
        var outcome = WallpaperBuild(proving: job, recipe).outcome(of: masters.masters, coloring, [])
        // They would be about the smaller variants.
        outcome.record.diagnostics = []
        self.init(outcome, masters, coloring)
    }

    /// Returns a text that changes whenever a proof would: with its settings, with the recipe, with its masters and with its
    /// published state.
    package static func key(of job: Plan.Job, by recipe: Recipe) -> String {
        let texts = SettingKey.all.filter { $0.destination == .metadata }.map { job.settings[$0]?.text ?? "" }
        let fields =
            [
                RecipeDigest(recipe, for: job).text, job.mastersText,
                job.released?.text ?? job.known?.text ?? "",
            ] + texts
        return Checksum(of: fields.map { Checksum(of: $0).description }.joined()).description
    }

    /// Returns the key of the proof that shows the result of a build.
    package static func key(of outcome: Outcome, by recipe: Recipe) -> String {
        key(of: outcome.job, by: recipe)
    }

    private init(_ outcome: Outcome, _ masters: ProofMasters, _ coloring: Coloring) {
        let job = outcome.job
        (self.job, self.outcome) = (job, outcome)
        let shown = zip(coloring.variants, outcome.record.crops).uniqued { $1.variant }
        variants = shown.compactMap { FinishedImage($0.0, in: outcome) }
        crops = shown.map { picture, report in
            Crop(picture, report, job, masters.masters[picture.job.master], coloring.remedy)
        }
        measures = coloring.measures
        scrimPeak = coloring.scrim?.strongest
        proposal = coloring.remedy?.proposal
        advice = coloring.remedy.map { ($0.text, $0.words) }
    }
}

extension Proof.FinishedImage {
    fileprivate init?(_ variant: VariantImage, in outcome: Outcome? = nil) {
        guard let image = variant.shown?.rgb(kernels: .best) else { return nil }
        let kind = variant.job.variant
        var file = variant.job.files.first?.image ?? ImageFile(path: "", variant: kind)
        file.byteCount = outcome?.files.first { $0.image.variant == kind }?.image.byteCount
        self.init(variant: kind, image: image, file: file)
    }
}

extension Proposal {
    /// Its variants as they would be published, each in the size of the first profile.
    package var images: [Proof.FinishedImage] {
        variants.uniqued(by: \.job.variant).compactMap { Proof.FinishedImage($0) }
    }
}

extension Proof.Crop {
    fileprivate init(
        _ image: VariantImage, _ report: VariantCrop, _ job: Plan.Job, _ decoded: DecodedMaster,
        _ remedy: Remedy?
    ) {
        master = image.job.master
        attention = decoded.saliency.foci(
            ofCrop: (image.job.width, image.job.height), of: decoded.image, atMost: 3)
        legible = remedy?.proposal?.change.places[report.variant]
        (self.report, placement) = (report, image.job.placement)
        isOwn = job.settings.placement(of: report.variant) != nil
    }
}

extension WallpaperBuild {
    /// Creates a build of one wallpaper that writes nothing.
    init(proving job: Plan.Job, _ recipe: Recipe) {
        self.init(
            job: job, recipe: recipe, kernels: .best,
            cores: Semaphore(ProcessInfo.processInfo.activeProcessorCount))
    }
}

extension Plan.Job {
    /// The masters on disk, with the variants made from each.
    var mastersText: String {
        let files = masters.map { master in
            let stamp = InputFolder.stamp(of: master.path)
            let numbers = stamp.map { [$0.size, $0.modified.nanoseconds, $0.changed.nanoseconds, $0.inode] }
            return "\(master.path) \(numbers?.map(String.init).joined(separator: " ") ?? "")"
        }
        let made = variants.map { "\($0.name) \($0.master) \($0.width) \($0.height)" }
        return (files + made).joined(separator: "\n")
    }

    /// The same work on variants of about half of their size.
    var reduced: Plan.Job {
        Plan.Job(
            id: id, collectionID: collectionID, settings: settings, masters: masters,
            variants: variants.map {
                let scale = VariantMeasure.estimateScale(of: $0.variant, width: $0.width, height: $0.height)
                return Plan.VariantJob(
                    variant: $0.variant, theme: $0.theme, master: $0.master,
                    width: max(1, Int((Double($0.width) * scale).rounded())),
                    height: max(1, Int((Double($0.height) * scale).rounded())), limit: $0.limit,
                    placement: $0.placement, published: $0.published, files: $0.files)
            }, documents: documents, warnings: warnings, released: released, known: known)
    }
}
