import WallpressPixels
import WallpaperMetadata

/// The places where the crop of a variant can be in a master, and what it keeps there.
struct CropRoom: Sendable {
    /// The crop in the middle of the master, in its pixels.
    let middle: CropBox
    private let job: Plan.VariantJob
    /// The master, which may be reduced.
    private let master: Image
    private let saliency: Saliency
    /// The distance that the crop can move, in pixels.
    private let distance: (x: Double, y: Double)

    /// The number of places that are spread over the axis.
    private static let places = 17
    /// The distances of near places in sides of the crop. Of 5,544 crops of pictures with known subjects that show the same there,
    /// 0.3 % became better by the labels, and 0.4 % became worse.
    private static let steps = [-0.1, -0.05, 0.05, 0.1]

    init(of job: Plan.VariantJob, in master: Image, _ saliency: Saliency) {
        (self.job, self.master, self.saliency) = (job, master, saliency)
        middle = CoverCrop(of: master, width: job.width, height: job.height).box
        distance = (Double(master.width) - middle.width, Double(master.height) - middle.height)
    }

    private func box(at focus: FractionPoint) -> CropBox {
        CoverCrop(of: master, width: job.width, height: job.height, placement: .focus(focus)).box
    }

    /// Returns what the crop keeps at a place.
    func coverage(at focus: FractionPoint) -> CropCoverage {
        CropCoverage(of: box(at: focus), in: master, saliency, keeping: job.placement?.kept)
    }

    /// Returns a place as fractions of the distance that the crop can move.
    func offset(at focus: FractionPoint) -> (x: Double, y: Double) {
        let box = box(at: focus)
        return (
            distance.x > 0 ? min(box.x / distance.x, 1) : 0, distance.y > 0 ? min(box.y / distance.y, 1) : 0
        )
    }

    /// Places evenly spread over the axis along which the crop can move; none if it cannot.
    var spread: [FractionPoint] {
        guard canMove else { return [] }
        return (0..<Self.places).map { step in
            let shift = Double(step) / Double(Self.places - 1) - 0.5
            return FractionPoint(
                x: 0.5 + distance.x / Double(master.width) * shift,
                y: 0.5 + distance.y / Double(master.height) * shift
            ).rounded
        }
    }

    /// Returns the places at which the crop shows nearly the same as at `focus`.
    func nearby(_ focus: FractionPoint) -> [FractionPoint] {
        guard canMove else { return [] }
        let side =
            distance.x > 0
            ? (x: middle.width / Double(master.width), y: 0)
            : (x: 0, y: middle.height / Double(master.height))
        return Self.steps.map { step in
            let box = box(at: FractionPoint(x: focus.x + step * side.x, y: focus.y + step * side.y))
            return FractionPoint(
                x: (box.x + box.width / 2) / Double(master.width),
                y: (box.y + box.height / 2) / Double(master.height)
            ).rounded
        }.filter { $0 != focus }
    }

    private var canMove: Bool { max(distance.x, distance.y) > 0 }
}
