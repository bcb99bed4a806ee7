import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// Estimates of the legibility of home pages with the crop of one variant at other places.
struct CropTrials: Sendable {
    /// A place of the crop.
    struct Trial: Sendable {
        let focus: FractionPoint
        /// Whether the crop keeps as much of the subject as the present one.
        var keepsSubject = true
        /// The mean of the least legible page for each treatment that was estimated.
        fileprivate(set) var means: [Treatment: Share] = [:]
    }

    let variant: Variant
    /// The present place.
    let current: Trial
    /// Other places that keep as much or nearly as much, of those evenly spread over the axis along which the crop can move.
    let others: [Trial]
    /// Places that keep as much and are so near to the present one that the crop shows nearly the same; none if a person placed
    /// the crop.
    let near: [Trial]

    /// The number of places that are tried.
    private static let offsets = 17
    /// The distances of near places in sides of the crop, and the trust that they may lose. Of crops that moved farther or lost more
    /// on 268 pictures with known subjects, more became bad than good.
    private static let (nearby, trustLoss) = ([-0.1, -0.05, 0.05, 0.1], 0.05)
    /// The number of the most legible places for which a scrim is estimated, too.
    private static let shaded = 2
    /// The factor to which the master is reduced: a quarter of the size that the variants need, in sRGB values, and from there to
    /// the boxes in which text is measured, in linear light.
    private static let reduction = 4.0

    /// Reduces a master to the size that the trials of these variants need.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob]) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(
                imageWidth: master.width, imageHeight: master.height, targetWidth: job.width,
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
        of image: VariantImage, on master: Image, _ saliency: Saliency, _ settings: LegibilityEstimate,
        kernels: KernelLevel
    ) {
        let job = image.job
        func placed(at focus: FractionPoint) -> CropBox {
            CoverCrop(
                imageWidth: master.width, imageHeight: master.height, targetWidth: job.width,
                targetHeight: job.height, placement: .focus(focus)
            ).box
        }
        let middle = placed(at: .center)
        let room = (x: Double(master.width) - middle.width, y: Double(master.height) - middle.height)
        let shares = (x: room.x / Double(master.width), y: room.y / Double(master.height))
        let strip = CropStrip(
            master, crop: middle, width: job.width, height: job.height, as: job.variant,
            in: image.measure?.browsers ?? .standard, for: settings, kernels: kernels)
        let area = job.placement?.kept
        func coverage(at focus: FractionPoint) -> CropCoverage {
            CropCoverage(of: placed(at: focus), in: master, saliency, keeping: area)
        }
        let present = coverage(at: image.crop.focus)
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
        var trials = places.compactMap { focus -> Trial? in
            let kept = coverage(at: focus)
            guard kept.isNearly(present) else { return nil }
            return estimate(Trial(focus: focus, keepsSubject: kept.isAtLeast(present)), underScrim: false)
        }
        let best = settings.treatments.filter { !$0.hasScrim }.flatMap { treatment in
            trials.indices.filter { trials[$0].keepsSubject }.sorted {
                trials[$0].mean(treatment) > trials[$1].mean(treatment)
            }.prefix(Self.shaded)
        }
        for index in Set(best) { trials[index] = estimate(trials[index], underScrim: true) }
        let now = estimate(Trial(focus: image.crop.focus), underScrim: false)
        (current, others) = (estimate(now, underScrim: true), trials)
        let trust = saliency.trust(in: placed(at: now.focus), of: master)
        let hasScrim = settings.treatments.allSatisfy(\.hasScrim)
        near = (canMove && job.placement == nil ? Self.nearby : []).map { step in
            let side = room.x > 0 ? (x: 1 - shares.x, y: 0) : (x: 0, y: 1 - shares.y)
            let focus = FractionPoint(x: now.focus.x + step * side.x, y: now.focus.y + step * side.y)
            return placed(at: focus).middle(in: master).rounded
        }.filter { focus in
            focus != now.focus && coverage(at: focus).isAtLeast(present)
                && saliency.trust(in: placed(at: focus), of: master) >= trust - Self.trustLoss
        }.map { estimate(Trial(focus: $0), underScrim: hasScrim) }
    }
}

extension CropTrials.Trial {
    /// Returns the estimate for a treatment in percent; 0 if there is none.
    func mean(_ treatment: Treatment) -> Double { means[treatment]?.percent ?? 0 }
}

extension CropTrials {
    /// The estimate from which a place is well above the goal, in percent.
    private static let enough = Double(LegibilityReport.percent + 3)
    /// The least gain for which a crop is moved, in points.
    private static let leastGain = 2.0

    /// Returns the place to which the crop would move: the nearest one that is well above the goal, or the most legible one.
    ///
    /// - Parameter keepsSubject: Whether it has to keep as much of the subject.
    func best(for treatment: Treatment, keepsSubject: Bool = true) -> Trial {
        let trials = others.filter { !keepsSubject || $0.keepsSubject }
        if let place = nearest(of: trials, for: treatment) { return place }
        let most = trials.max { $0.mean(treatment) < $1.mean(treatment) }
        guard let most, most.mean(treatment) >= current.mean(treatment) + Self.leastGain else {
            return current
        }
        return most
    }

    /// Returns the nearest place that is well above the goal; nil if there is none.
    func nearest(of trials: [Trial], for treatment: Treatment) -> Trial? {
        func distance(_ trial: Trial) -> Double {
            abs(trial.focus.x - current.focus.x) + abs(trial.focus.y - current.focus.y)
        }
        return ([current] + trials).filter { $0.mean(treatment) >= Self.enough }
            .min { distance($0) < distance($1) }
    }
}

extension CropBox {
    /// Returns the middle of the box in an image.
    fileprivate func middle(in image: Image) -> FractionPoint {
        FractionPoint(x: (x + width / 2) / Double(image.width), y: (y + height / 2) / Double(image.height))
    }
}
