/// A subject and its core along both axes of an image, from one look of the network.
struct SaliencyAxes: Sendable, Equatable {
    let across, down: SaliencyAxis

    /// The value added to every cell if the network sees nothing at all, and less of it the surer it is. So uncertain
    /// subjects stay in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

    init(subject: SaliencyMapLines, core: SaliencyMapLines) {
        // A core of the whole image fits into no crop, so it moves none.
        let whole = FractionBox(left: 0, top: 0, right: 1, bottom: 1)
        let coreBox = subject.largest < Saliency.leastConfidence ? whole : core.box(ofLeast: 0.5)
        func axis(
            _ lines: (SaliencyMapLines) -> [Double], core range: ClosedRange<Double>, pull: Double
        ) -> SaliencyAxis {
            func profile(_ map: SaliencyMapLines) -> SaliencyProfile {
                let floor = Self.unsureFloor * (1 - map.largest)
                return SaliencyProfile(lines(map).map { $0 + floor })
            }
            return SaliencyAxis(
                subject: profile(subject), core: profile(core), coreRange: range, pull: pull)
        }
        across = axis(\.columns, core: coreBox.left...coreBox.right, pull: 0.15)
        down = axis(\.rows, core: coreBox.top...coreBox.bottom, pull: 0.06)
    }

    /// Returns the share of the subject, or of its core, inside a window.
    func share(_ part: KeyPath<SaliencyAxis, SaliencyProfile>, in window: FractionBox) -> Double {
        across[keyPath: part].share(from: window.left, to: window.right)
            * down[keyPath: part].share(from: window.top, to: window.bottom)
    }

    /// Returns the share of a window that the best one of the same size has in common with it.
    func agreement(with window: FractionBox) -> Double {
        let (width, height) = (window.right - window.left, window.bottom - window.top)
        let x = across.middle(ofWindow: width) - (window.left + window.right) / 2
        let y = down.middle(ofWindow: height) - (window.top + window.bottom) / 2
        return max(0, 1 - abs(x) / width) * max(0, 1 - abs(y) / height)
    }
}
