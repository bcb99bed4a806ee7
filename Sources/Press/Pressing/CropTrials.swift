import Colors
import Pixels
import WallpaperMetadata

/// Other places for the crop of one variant, tried at a quarter of its size.
struct CropTrials: Sendable {
    /// Reduced, so that trials are cheap.
    let master: Image
    let job: Plan.VariantJob
    /// The crop that is pressed, in the master's own size.
    let crop: CoverCrop
    let kernels: KernelLevel

    private static let reduction = 4
    private static let offsets = 5

    /// A master with just the pixels that trials of these variants need.
    static func reduced(_ master: Image, for jobs: [Plan.VariantJob], kernels: KernelLevel) -> Image {
        let scale = jobs.filter { $0.variant != .thumbnail }.map { job in
            let crop = CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
                targetHeight: job.height)
            return crop.enlargement / Double(reduction)
        }.max()
        guard let scale, scale < 1 else { return master }
        return master.resampled(
            master.bounds, width: max(1, Int((Double(master.width) * scale).rounded())),
            height: max(1, Int((Double(master.height) * scale).rounded())), sampling: .half, kernels: kernels)
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
        let (width, height) = size
        let picture = master.resampled(
            placed(at: focus).box, width: width, height: height, sampling: .half, kernels: kernels)
        return VariantMeasure(of: picture, as: kind, kernels: kernels)
    }

    private var size: (width: Int, height: Int) {
        (max(1, job.width / Self.reduction), max(1, job.height / Self.reduction))
    }

    private func placed(at focus: FractionPoint) -> CoverCrop {
        CoverCrop(
            pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
            targetHeight: job.height, placement: .focus(focus))
    }
}
