import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// Measures other places for the crop of one variant, on a reduced master.
struct CropTrials: Sendable {
    /// The reduced master, so that trials are fast.
    let master: Image
    /// The saliency of the whole master.
    let saliency: Saliency
    /// The variant with its current crop.
    let variant: VariantPicture
    let kernels: KernelLevel

    private var job: Plan.VariantJob { variant.job }

    /// The number of places that are tried.
    private static let offsets = 17
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

    /// The middles of the crops to try, spread evenly over the axis along which the crop can move. If there is a
    /// subject, only places are tried that keep at least as much of it as is kept now. Empty if the crop cannot move, or if
    /// its place was set by hand.
    private var places: [FractionPoint] {
        switch job.placement {
        case .focus, .keep: return []
        case .center, nil: break
        }
        let target = placed(at: .center).box
        let room = (x: 1 - target.width / Double(master.width), y: 1 - target.height / Double(master.height))
        guard max(room.x, room.y) > 0 else { return [] }
        return (0..<Self.offsets).map { step in
            let shift = Double(step) / Double(Self.offsets - 1) - 0.5
            return FractionPoint(x: 0.5 + room.x * shift, y: 0.5 + room.y * shift).rounded
        }.filter {
            !saliency.hasSubject || saliency.share(in: placed(at: $0).box, of: master) >= variant.kept
        }
    }

    /// The measures of one variant.
    struct Measures: Sendable {
        let variant: Variant
        /// The measure with the current crop.
        let current: VariantMeasure
        /// The measures with crops centered on other points.
        let others: [(focus: FractionPoint, measure: VariantMeasure)]
    }

    /// Measures the current crop and the other places. Returns nil if there is no other place.
    func measures() -> Measures? {
        let places = places
        return job.variant == .thumbnail || places.isEmpty ? nil : measures(at: places)
    }

    /// Measures the current crop, and crops centered on these points.
    func measures(at places: [FractionPoint]) -> Measures {
        let box = placed(at: .center).box
        let strip = CropStrip(
            master, crop: box, width: job.width, height: job.height, as: job.variant,
            in: variant.measure?.browsers ?? .standard, kernels: kernels)
        func measure(_ focus: FractionPoint) -> VariantMeasure {
            let place = placed(at: focus).box
            let room = (x: Double(master.width) - box.width, y: Double(master.height) - box.height)
            return strip.measure(
                atX: room.x > 0 ? min(place.x / room.x, 1) : 0, y: room.y > 0 ? min(place.y / room.y, 1) : 0)
        }
        return Measures(
            variant: job.variant, current: measure(variant.crop.focus),
            others: places.map { ($0, measure($0)) })
    }

    private func placed(at focus: FractionPoint) -> CoverCrop {
        CoverCrop(
            pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
            targetHeight: job.height, placement: .focus(focus))
    }
}
