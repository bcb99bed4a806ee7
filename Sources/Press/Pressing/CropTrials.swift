import Colors
import Pixels
import WallpaperMetadata

/// Other places for the crop of one variant, tried at an eighth of its size.
struct CropTrials: Sendable {
    /// Reduced, so that trials are cheap.
    let master: Image
    let job: Plan.VariantJob
    /// The crop that is pressed, in the master's own size.
    let crop: CoverCrop
    let kernels: KernelLevel

    private static let offsets = 5
    /// A quarter with a good filter, then a half in linear light: the means of boxes of 8 x 8 pixels.
    private static let reductions = (filter: 4, light: 2)

    /// A master in RGB with just the pixels that trials of these variants need.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob], kernels: KernelLevel) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
                targetHeight: job.height)
            return crop.enlargement / Double(reductions.filter)
        }.max()
        var quarter = master
        if let scale, scale < 1 {
            quarter = master.resampled(
                master.bounds, width: max(1, Int((Double(master.width) * scale).rounded())),
                height: max(1, Int((Double(master.height) * scale).rounded())), sampling: .half,
                kernels: kernels)
        }
        return LinearReduction(quarter, boxSize: reductions.light, kernels: kernels).image
    }

    /// The variant as it is pressed.
    var current: VariantMeasure? { measure(at: crop.focus) }

    /// The middles of crops spread evenly over the axis along which the crop can move; none where it cannot.
    var places: [FractionPoint] {
        let target = placed(at: .center).box
        let room = (x: 1 - target.width / Double(master.width), y: 1 - target.height / Double(master.height))
        guard max(room.x, room.y) > 0 else { return [] }
        return (0..<Self.offsets).map { step in
            let shift = Double(step) / Double(Self.offsets - 1) - 0.5
            return FractionPoint(x: 0.5 + room.x * shift, y: 0.5 + room.y * shift).rounded
        }
    }

    /// The variant with its crop centered on a point.
    func measure(at focus: FractionPoint) -> VariantMeasure? {
        guard let kind = VariantKind(job.variant) else { return nil }
        return VariantMeasure(
            ofReduced: master, inside: placed(at: focus).box, width: job.width, height: job.height, as: kind,
            kernels: kernels)
    }

    private func placed(at focus: FractionPoint) -> CoverCrop {
        CoverCrop(
            pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
            targetHeight: job.height, placement: .focus(focus))
    }
}
