import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The facts about an image that a browser needs where windows cut it to their shape: where its subject is, and whether text on
/// it should be light.
struct WindowFit: Sendable, Equatable, Codable {
    /// The middle of the subject, in fractions of the picture with two decimals.
    let subject: FractionPoint
    /// The mean relative luminance of the picture, 0...1 with four decimals.
    let luminance: Double

    /// Nil for variants that no window cuts.
    init?(_ job: Plan.VariantJob, of master: DecodedMaster, _ crop: CoverCrop, shown: Image?) {
        guard job.variant.group.isWindow, let shown else { return nil }
        let box = crop.box
        let (width, height) = (Double(master.image.width), Double(master.image.height))
        let middle =
            switch job.placement {
            case .focus(let point):
                FractionPoint(
                    x: (point.x * width - box.x) / box.width, y: (point.y * height - box.y) / box.height)
            case .keep(let kept):
                FractionPoint(
                    x: ((kept.left + kept.right) / 2 * width - box.x) / box.width,
                    y: ((kept.top + kept.bottom) / 2 * height - box.y) / box.height)
            case .center, nil: master.saliency.middle(in: box, of: master.image)
            }
        func rounded(_ place: Double) -> Double { (min(max(place, 0), 1) * 100).rounded() / 100 }
        subject = FractionPoint(x: rounded(middle.x), y: rounded(middle.y))
        let sums = LinearReduction(shown, boxSize: 16).sums
        let weighed = zip([0.2126, 0.7152, 0.0722], sums).reduce(0) { $0 + $1.0 * Double($1.1) }
        let mean = weighed / Double(65535 * shown.width * shown.height)
        luminance = (mean * 10_000).rounded() / 10_000
    }

    /// The part that has to stay in view, in keywords of CSS: "top right", "center".
    var position: String {
        func word(_ place: Double, _ words: (String, String)) -> String? {
            place < 0.4 ? words.0 : place > 0.6 ? words.1 : nil
        }
        let words = [word(subject.y, ("top", "bottom")), word(subject.x, ("left", "right"))]
        return words.allSatisfy { $0 == nil }
            ? "center" : words.map { $0 ?? "center" }.joined(separator: " ")
    }
}
