/// The distribution of a subject and of its core along one axis, and the windows that contain most of them. Places are fractions
/// of the axis.
struct SaliencyAxis: Sendable, Equatable {
    let subject, core: SaliencyProfile
    /// The part of the axis that windows hold as a whole if it fits.
    let coreRange: ClosedRange<Double>
    /// The additional share of the map that a window at an end of the axis must contain, compared with one in the middle.
    /// Cross-validation chose it.
    let pull: Double

    /// The weight of the core for each part of the subject.
    private static let coreWeight = 1.0
    private static let places = 97
    /// The room beside the core, as a share of the window. Chosen on images that the network had not seen.
    private static let room = 0.03
    /// The part of a core, as a share of the axis, that nobody misses: crops end at whole pixels.
    private static let unseen = 0.002

    /// Returns the middle of the window of this length that holds the whole core, if it fits, and contains most.
    func middle(ofWindow length: Double) -> Double { middles(ofWindow: length, atMost: 1)[0] }

    /// Returns that middle, and then those of the windows that contain more than the ones beside them, the one with the most
    /// first. Those with less than a third of the first are left out.
    func middles(ofWindow length: Double, atMost count: Int) -> [Double] {
        guard length < 1 else { return [0.5] }
        let scores = (0..<Self.places).map { score(at: $0, length) }
        func middle(at place: Int) -> Double { 0.5 + (Self.position(of: place) - 0.5) * (1 - length) }
        let fullest = scores.indices.max { scores[$0] < scores[$1] } ?? 0
        let best = aroundCore(middle(at: fullest), length)
        let least = weight(from: best - length / 2, length) / 3
        let peaks = scores.indices.dropFirst().dropLast().filter {
            scores[$0] > scores[$0 - 1] && scores[$0] >= scores[$0 + 1] && $0 != fullest
        }
        let others = peaks.sorted { scores[$0] > scores[$1] }
            .map(middle)
            .filter { weight(from: $0 - length / 2, length) >= least }
        return Array(([best] + others).prefix(count))
    }

    /// Returns whether the whole core is between two places.
    func isCoreInside(from start: Double, to end: Double) -> Bool {
        start <= coreRange.lowerBound + Self.unseen && end >= coreRange.upperBound - Self.unseen
    }

    /// Returns the middle of the nearest window that holds the core, and some room beside it, as far as they fit.
    private func aroundCore(_ middle: Double, _ length: Double) -> Double {
        let (low, high) = (coreRange.lowerBound, coreRange.upperBound)
        guard high - low <= length else { return middle }
        let room = min(Self.room * length, (length - (high - low)) / 2)
        let (first, last) = (min(1, high + room) - length / 2, max(0, low - room) + length / 2)
        return min(max(middle, first), last)
    }

    /// Returns a place as a fraction of the distance from the first window to the last.
    private static func position(of place: Int) -> Double { Double(place) / Double(places - 1) }

    /// Returns the weight of the window at a place, less the additional share that it must contain compared with one in the
    /// middle.
    private func score(at place: Int, _ length: Double) -> Double {
        let position = Self.position(of: place)
        let distance = abs(2 * position - 1)
        return weight(from: position * (1 - length), length) - pull * distance * distance.squareRoot()
    }

    /// Returns the weight of the subject and of its core in a window.
    func weight(from start: Double, _ length: Double) -> Double {
        (subject.weight(from: start, length) + Self.coreWeight * core.weight(from: start, length))
            / (1 + Self.coreWeight)
    }
}
