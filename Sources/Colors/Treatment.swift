import WallpressPixels
import WallpaperMetadata

/// A way to make home pages legible: text and logo in one ink, on the images as they are or under a scrim.
package struct Treatment: Sendable, Hashable {
    /// The ink of text and logo.
    package let ink: Ink
    /// Whether the images are under a scrim.
    package let hasScrim: Bool

    package init(ink: Ink, hasScrim: Bool) { (self.ink, self.hasScrim) = (ink, hasScrim) }

    /// The shade over the images; nil if there is none.
    var shade: Scrim.Shade? { hasScrim ? Scrim.Shade(under: ink) : nil }

    /// Returns the treatments that a wallpaper may have: in both inks, or in the one that was chosen by hand.
    package static func all(for colors: WallpaperColors, _ wishes: ColorWishes) -> [Treatment] {
        Scrim.inks(colors, wishes).flatMap { ink in
            [false, true].map { Treatment(ink: ink, hasScrim: $0) }
        }
    }
}

/// The settings of an estimate of text and logo on a variant.
package struct LegibilityEstimate: Sendable {
    /// The treatments that are estimated.
    package let treatments: [Treatment]
    /// The margin above a sufficient scrim, in parts per billion: bands are a little weaker than an even scrim.
    private static let reserve = 30_000_000
    private let pinned: [ColorKey: HexColor]
    private let maxStrength: Double

    /// - Parameter maxStrength: The limit of the strength of a scrim at any place, 0...1. A scrim is estimated as one that is
    ///   equally strong everywhere.
    package init(_ treatments: [Treatment], _ wishes: ColorWishes, maxStrength: Double) {
        (self.treatments, pinned, self.maxStrength) = (treatments, wishes.pinned, maxStrength)
    }

    /// Returns the luminances of boxes under a shade.
    func luminances(of boxes: LinearReduction, under shade: Scrim.Shade?) -> LuminanceGrid {
        guard let shade else { return LuminanceGrid(boxes) }
        return LuminanceGrid(boxes.image, under: shade, strength: goal(shade.ink).mostStrength)
    }

    /// Returns the mean of a page that was measured under the shade of a treatment, in percent; nil if the shade does not make it
    /// readable, and 100 if it has no text that is judged.
    func mean(of page: PageLuminances, with treatment: Treatment) -> Double? {
        let goal = goal(treatment.ink)
        if treatment.hasScrim, !goal.isEnough(on: [page], slack: -Self.reserve) { return nil }
        return goal.mean(of: page).map { Double($0) / 10_000_000 } ?? 100
    }

    private func goal(_ ink: Ink) -> ScrimGoal { ScrimGoal(ink, pinned, maxStrength: maxStrength) }
}
