/// The distribution of a subject and of its core along one axis, and the windows that hold most of them. Places are fractions of the
/// axis.
struct SaliencyAxis: Sendable, Equatable {
    let subject, core: SaliencyProfile
    /// What a window at an end of the axis has to hold beyond one in the middle, as a share of the map. Cross-validation
    /// chose it.
    let pull: Double

    /// How much the core counts for each part of the subject.
    private static let coreWeight = 1.0
    private static let places = 97

    /// The middle of the window of this length that holds most.
    func middle(ofWindow length: Double) -> Double {
        guard length < 1 else { return 0.5 }
        var best = (position: 0.5, score: -Double.infinity)
        for place in 0..<Self.places {
            let score = score(at: place, length)
            if score > best.score { best = (Self.position(of: place), score) }
        }
        return 0.5 + (best.position - 0.5) * (1 - length)
    }

    /// The middles of the windows of this length that hold more than those beside them, the one that holds most first. Those
    /// that hold less than a third of what that one does are left out.
    func middles(ofWindow length: Double, atMost count: Int) -> [Double] {
        let best = middle(ofWindow: length)
        guard length < 1 else { return [best] }
        let scores = (0..<Self.places).map { score(at: $0, length) }
        let least = weight(from: best - length / 2, length) / 3
        let peaks = scores.indices.dropFirst().dropLast().filter {
            scores[$0] > scores[$0 - 1] && scores[$0] >= scores[$0 + 1]
        }
        let others = peaks.sorted { scores[$0] > scores[$1] }
            .map { 0.5 + (Self.position(of: $0) - 0.5) * (1 - length) }
            .filter { $0 != best && weight(from: $0 - length / 2, length) >= least }
        return Array(([best] + others).prefix(count))
    }

    /// A place as a fraction of the way from the first window to the last.
    private static func position(of place: Int) -> Double { Double(place) / Double(places - 1) }

    /// How much the window at a place holds, less what it has to hold beyond one in the middle.
    private func score(at place: Int, _ length: Double) -> Double {
        let position = Self.position(of: place)
        let distance = abs(2 * position - 1)
        return weight(from: position * (1 - length), length) - pull * distance * distance.squareRoot()
    }

    /// How much of the subject and of its core a window holds.
    private func weight(from start: Double, _ length: Double) -> Double {
        (subject.weight(from: start, length) + Self.coreWeight * core.weight(from: start, length))
            / (1 + Self.coreWeight)
    }
}
