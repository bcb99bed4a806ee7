import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// Estimates of how legible home pages are with the crop of one variant at other places.
struct CropTrials: Sendable {
    /// A place of the crop.
    struct Trial: Sendable {
        let focus: FractionPoint
        /// The mean of the least legible page.
        let means: [Treatment: Share]
        /// Whether the crop holds as much as the present one.
        let holdsSubject: Bool
    }

    let variant: Variant
    /// The present place.
    private(set) var current: Trial
    /// Other places, evenly spread over the axis along which the crop can move.
    let others: [Trial]

    /// How many places are looked at.
    private static let offsets = 17
    /// The master is reduced to a quarter of what the variants need, in sRGB values, and from there to the boxes in which
    /// text is measured, in linear light.
    private static let reduction = 4.0

    /// The same trials, with another place as the present one. What a crop has to hold stays the same.
    func moved(to focus: FractionPoint) -> CropTrials {
        var moved = self
        moved.current = others.first { $0.focus == focus } ?? current
        return moved
    }

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
    ///   - saliency: Where the subject of the master is.
    init(
        of picture: VariantPicture, on master: Image, _ saliency: Saliency, _ estimate: LegibilityEstimate,
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
        let strip = CropStrip(
            master, crop: middle, width: job.width, height: job.height, as: job.variant,
            in: picture.measure?.browsers ?? .standard, for: estimate, kernels: kernels)
        let area = job.placement?.kept
        let hold = CropHold(of: placed(at: picture.crop.focus), in: master, saliency, keeping: area)
        func trial(_ focus: FractionPoint) -> Trial {
            let box = placed(at: focus)
            return Trial(
                focus: focus,
                means: strip.means(
                    atX: room.x > 0 ? min(box.x / room.x, 1) : 0,
                    y: room.y > 0 ? min(box.y / room.y, 1) : 0),
                holdsSubject: CropHold(of: box, in: master, saliency, keeping: area).isAtLeast(hold))
        }
        variant = job.variant
        current = trial(picture.crop.focus)
        let shares = (x: room.x / Double(master.width), y: room.y / Double(master.height))
        let places = (0..<Self.offsets).map { step in
            let shift = Double(step) / Double(Self.offsets - 1) - 0.5
            return FractionPoint(x: 0.5 + shares.x * shift, y: 0.5 + shares.y * shift).rounded
        }
        others = max(room.x, room.y) > 0 ? places.map(trial) : []
    }
}
