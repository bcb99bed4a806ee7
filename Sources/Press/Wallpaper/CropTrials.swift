import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// Estimates of the legibility of home pages with the crop of one variant at other places.
struct CropTrials: Sendable {
    /// A place of the crop.
    struct Trial: Sendable {
        let focus: FractionPoint
        /// The mean of the least legible page for each treatment that was estimated.
        fileprivate(set) var means: [Treatment: Share] = [:]
    }

    let variant: Variant
    /// The present place.
    let current: Trial
    /// Other places that keep as much, of those evenly spread over the axis along which the crop can move.
    let others: [Trial]

    /// The number of places that are tried.
    private static let offsets = 17
    /// The number of the most legible places for which a scrim is estimated, too.
    private static let shaded = 2
    /// The factor to which the master is reduced: a quarter of the size that the variants need, in sRGB values, and from there to
    /// the boxes in which text is measured, in linear light.
    private static let reduction = 4.0

    /// Reduces a master to the size that the trials of these variants need.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob]) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
                targetHeight: job.height)
            return min(crop.enlargement / reduction, 1)
        }.max()
        // There is no scale if all variants are thumbnails, which have no trials.
        return master.reduced(
            width: Int((Double(master.width) * (scale ?? 0)).rounded()),
            height: Int((Double(master.height) * (scale ?? 0)).rounded()))
    }

    /// Tries the places of one variant.
    ///
    /// - Parameters:
    ///   - master: The master, reduced.
    ///   - saliency: The saliency of the master.
    ///   - settings: The settings of the estimate.
    init(
        of picture: VariantPicture, on master: Image, _ saliency: Saliency, _ settings: LegibilityEstimate,
        kernels: KernelLevel
    ) {
        let job = picture.job
        func placed(at focus: FractionPoint) -> CropBox {
            CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
                targetHeight: job.height, placement: .focus(focus)
            ).box
        }
        let middle = placed(at: .center)
        let room = (x: Double(master.width) - middle.width, y: Double(master.height) - middle.height)
        let shares = (x: room.x / Double(master.width), y: room.y / Double(master.height))
        let strip = CropStrip(
            master, crop: middle, width: job.width, height: job.height, as: job.variant,
            in: picture.measure?.browsers ?? .standard, for: settings, kernels: kernels)
        let area = job.placement?.kept
        let coverage = CropCoverage(of: placed(at: picture.crop.focus), in: master, saliency, keeping: area)
        func estimate(_ trial: Trial, underScrim: Bool) -> Trial {
            let box = placed(at: trial.focus)
            var trial = trial
            let means = strip.means(
                atX: room.x > 0 ? min(box.x / room.x, 1) : 0,
                y: room.y > 0 ? min(box.y / room.y, 1) : 0, underScrim: underScrim)
            trial.means.merge(means) { $1 }
            return trial
        }
        variant = job.variant
        let canMove = max(room.x, room.y) > 0
        let places = (0..<(canMove ? Self.offsets : 0)).map { step in
            let shift = Double(step) / Double(Self.offsets - 1) - 0.5
            return FractionPoint(x: 0.5 + shares.x * shift, y: 0.5 + shares.y * shift).rounded
        }
        var trials = places.filter {
            CropCoverage(of: placed(at: $0), in: master, saliency, keeping: area).isAtLeast(coverage)
        }.map { estimate(Trial(focus: $0), underScrim: false) }
        let best = settings.treatments.filter { !$0.hasScrim }.flatMap { treatment in
            trials.indices.sorted { trials[$0].mean(treatment) > trials[$1].mean(treatment) }.prefix(
                Self.shaded)
        }
        for index in Set(best) { trials[index] = estimate(trials[index], underScrim: true) }
        let now = estimate(Trial(focus: picture.crop.focus), underScrim: false)
        (current, others) = (estimate(now, underScrim: true), trials)
    }
}

extension CropTrials.Trial {
    /// Returns the estimate for a treatment in percent; 0 if there is none.
    func mean(_ treatment: Treatment) -> Double { means[treatment]?.percent ?? 0 }
}
