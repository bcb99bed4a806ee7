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
        /// The mean of the least legible page in percent, for each treatment that was estimated and with which it may be better
        /// than at the present place.
        fileprivate(set) var means: [Treatment: Double] = [:]
    }

    let variant: Variant
    /// The present place.
    private(set) var current: Trial
    /// Places that keep as much and are so near to the present one that the crop shows nearly the same; none if a person placed
    /// the crop.
    let near: [Trial]
    /// Other places that keep as much or nearly as much, of those evenly spread over the axis along which the crop can move; none
    /// before they are tried.
    private(set) var others: [Trial] = []
    private let treatments: [Treatment]
    private var strip: CropStrip
    private let room: CropRoom

    /// The factor to which the master is reduced: a quarter of the size that the variants need, in sRGB values, and from there to
    /// the boxes in which text is measured, in linear light.
    private static let reduction = 4.0

    /// Reduces a master to the size that the trials of these variants need.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob]) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(of: master, width: job.width, height: job.height)
            return min(crop.enlargement / reduction, 1)
        }.max()
        // There is no scale if all variants are thumbnails, which have no trials.
        return master.reduced(
            width: Int((Double(master.width) * (scale ?? 0)).rounded()),
            height: Int((Double(master.height) * (scale ?? 0)).rounded()))
    }

    /// Tries the present place of one variant and those near to it.
    ///
    /// - Parameters:
    ///   - master: The master, reduced, of model `.rgb`.
    ///   - saliency: The saliency of the master.
    ///   - settings: The settings of the estimate.
    ///   - hasScrim: Whether the settings request a scrim if it helps.
    init(
        of image: VariantImage, on master: Image, _ saliency: Saliency, _ settings: LegibilityEstimate,
        hasScrim: Bool, kernels: KernelLevel
    ) {
        let job = image.job
        let room = CropRoom(of: job, in: master, saliency)
        var strip = CropStrip(
            master, crop: room.middle, width: job.width, height: job.height, as: job.variant,
            in: image.measure?.browsers ?? .standard, for: settings, kernels: kernels)
        let focus = image.crop.focus
        let present = room.coverage(at: focus)
        let shown = settings.treatments.filter { $0.hasScrim == hasScrim }
        let means = strip.means(at: room.offset(at: focus), floors: shown.floors { _ in 0 })
        current = Trial(focus: focus, means: means)
        let weak = shown.filter { means[$0] ?? 0 < Self.enough }
        let places = job.placement == nil && !weak.isEmpty ? room.nearby(focus) : []
        near = places.filter { room.coverage(at: $0).showsAll(of: present) }.map {
            let floors = weak.floors { _ in Self.enough }
            return Trial(focus: $0, means: strip.means(at: room.offset(at: $0), floors: floors))
        }
        (variant, treatments, self.strip, self.room) = (job.variant, settings.treatments, strip, room)
    }

    /// Tries places all over the axis, with and without a scrim.
    func searched() -> CropTrials {
        var trials = self
        func estimate(_ trial: inout Trial, _ treatments: [Treatment], _ floor: (Treatment) -> Double) {
            let floors = treatments.floors(floor)
            trial.means.merge(trials.strip.means(at: room.offset(at: trial.focus), floors: floors)) { $1 }
        }
        var current = current
        estimate(&current, treatments.filter { current.means[$0] == nil }) { _ in 0 }
        let present = room.coverage(at: current.focus)
        let others = room.spread.compactMap { focus -> Trial? in
            let kept = room.coverage(at: focus)
            guard kept.isNearly(present) else { return nil }
            var trial = Trial(focus: focus, keepsSubject: kept.isAtLeast(present))
            estimate(&trial, treatments) { min(current.mean($0) + Self.leastGain, Self.enough) }
            return trial
        }
        (trials.current, trials.others) = (current, others)
        return trials
    }
}

extension [Treatment] {
    /// Returns a floor of the mean for each treatment.
    fileprivate func floors(_ floor: (Treatment) -> Double) -> [Treatment: Double] {
        Dictionary(uniqueKeysWithValues: map { ($0, floor($0)) })
    }
}

extension CropTrials.Trial {
    /// Returns the estimate for a treatment in percent; 0 if there is none.
    func mean(_ treatment: Treatment) -> Double { means[treatment] ?? 0 }
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
