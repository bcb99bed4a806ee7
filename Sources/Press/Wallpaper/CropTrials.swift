import Colors
import Pixels
import WallpaperMetadata

/// Measures other places for the crop of one variant, at about an eighth of its size.
struct CropTrials: Sendable {
    /// The reduced master, so that trials are fast.
    let master: Image
    let job: Plan.VariantJob
    /// The current crop, in pixels of the whole master.
    let crop: CoverCrop
    let kernels: KernelLevel

    private static let offsets = 5
    /// The master is reduced to a quarter in sRGB values, then to half of that in linear light. The result is close to
    /// the means of boxes of 8 x 8 pixels.
    private static let reductions = (codes: 4, light: 2)

    /// Reduces a master to the size that the trials of these variants need, in RGB.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob], _ kernels: KernelLevel) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
                targetHeight: job.height)
            return min(crop.enlargement / Double(reductions.codes), 1)
        }.max()
        // There is no scale if all variants are thumbnails, which have no trials.
        let small = master.reduced(
            width: Int((Double(master.width) * (scale ?? 0)).rounded()),
            height: Int((Double(master.height) * (scale ?? 0)).rounded()))
        return LinearReduction(small, boxSize: reductions.light, kernels: kernels).image
    }

    /// The middles of the crops to try, spread evenly over the axis along which the crop can move. Empty if it cannot
    /// move.
    private var places: [FractionPoint] {
        let target = placed(at: .center).box
        let room = (x: 1 - target.width / Double(master.width), y: 1 - target.height / Double(master.height))
        guard max(room.x, room.y) > 0 else { return [] }
        return (0..<Self.offsets).map { step in
            let shift = Double(step) / Double(Self.offsets - 1) - 0.5
            return FractionPoint(x: 0.5 + room.x * shift, y: 0.5 + room.y * shift).rounded
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

    /// Measures the current crop and the other places. Returns nil for the thumbnail.
    func measures() -> Measures? {
        guard job.variant != .thumbnail else { return nil }
        let box = placed(at: .center).box
        let strip = CropStrip(
            master, crop: box, width: job.width, height: job.height, as: job.variant, kernels: kernels)
        func measure(_ focus: FractionPoint) -> VariantMeasure {
            let place = placed(at: focus).box
            let room = (x: Double(master.width) - box.width, y: Double(master.height) - box.height)
            return strip.measure(
                atX: room.x > 0 ? min(place.x / room.x, 1) : 0, y: room.y > 0 ? min(place.y / room.y, 1) : 0)
        }
        return Measures(
            variant: job.variant, current: measure(crop.focus), others: places.map { ($0, measure($0)) })
    }

    private func placed(at focus: FractionPoint) -> CoverCrop {
        CoverCrop(
            pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
            targetHeight: job.height, placement: .focus(focus))
    }
}
