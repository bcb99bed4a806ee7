/// How much of a picture's attention lies where along one axis.
struct AttentionProfile: Sendable, Equatable {
    /// Positions are counted in steps of 1/8 cell.
    private static let stepsPerCell = 8
    /// What a crop at an end of the axis has to gain over one in the middle, as a share of all attention.
    private static let horizontalPull = 0.2
    /// Photographers place a horizon with care, so a crop moves up and down less readily.
    private static let verticalPull = 0.5

    /// The attention before each position, and the sum of those sums: with them, the attention inside a crop is a
    /// difference.
    private let sums, sumsOfSums: [Double]
    /// The number of steps.
    private let length: Int
    private let pull: Double

    init(_ salience: Salience, along axis: GridAxis) {
        pull = axis == .horizontal ? Self.horizontalPull : Self.verticalPull
        let lines = axis == .horizontal ? salience.cells.transposed : salience.cells
        let shares = lines.sharesOfRows(usual: salience.usual)
        length = shares.count * Self.stepsPerCell
        var sums = [0.0]
        var sumsOfSums = [0.0]
        for step in 0..<length {
            sumsOfSums.append(sumsOfSums[step] + sums[step])
            sums.append(sums[step] + shares[step / Self.stepsPerCell] / Double(Self.stepsPerCell))
        }
        self.sums = sums
        self.sumsOfSums = sumsOfSums + [sumsOfSums[length] + sums[length]]
    }

    /// A place for a crop along this axis, in fractions of the axis.
    struct Place {
        let range: ClosedRange<Double>
        /// 0...1: see `AttentionPlace.confidence`.
        let confidence: Double
        /// The range of the best place that is a different one, if there is any.
        let other: ClosedRange<Double>?
    }

    /// The best place for a crop that has the fraction `window` of the axis.
    ///
    /// - Parameter outer: Where the crop has to be: a range at least as long as the crop.
    func place(forWindow window: Double, within outer: ClosedRange<Double> = 0...1) -> Place {
        let steps = min(max(2, 2 * Int((window * Double(length) / 2).rounded())), length)
        guard steps < length else { return Place(range: 0...1, confidence: 1, other: nil) }
        let first = Int((outer.lowerBound * Double(length)).rounded())
        let last = Int((outer.upperBound * Double(length)).rounded()) - steps
        let scores = scores(steps, pull: pull)
        let inside = scores.indices.filter { first <= $0 && $0 <= last }
        let best = best(scores, of: inside) ?? scores.count / 2
        // A strong pull says what to choose, but it is no sign that the choice is right.
        let evidence = self.scores(steps, pull: Self.horizontalPull)
        let different = scores.indices.filter { isDifferent($0, from: best, steps) }
        let other = self.best(evidence, of: different)
        let confidence = other.map { 1 - evidence[$0] / max(evidence[best], 0.001) }
        return Place(
            range: range(best, steps), confidence: min(max(confidence ?? 1, 0), 1),
            other: other.map { range($0, steps) })
    }

    private func range(_ start: Int, _ steps: Int) -> ClosedRange<Double> {
        Double(start) / Double(length)...Double(start + steps) / Double(length)
    }

    /// Whether a crop lies at least a quarter of its length from another one, and keeps less than nine tenths of what
    /// that keeps.
    private func isDifferent(_ start: Int, from best: Int, _ steps: Int) -> Bool {
        let shared = max(start, best)..<max(min(start, best) + steps, max(start, best))
        let kept = sums[best + steps] - sums[best]
        return 4 * abs(start - best) >= steps
            && sums[shared.upperBound] - sums[shared.lowerBound] < 0.9 * kept
    }

    /// The share of all attention inside a range of the axis, 0...1; 1 if there is next to none.
    func share(in range: ClosedRange<Double>) -> Double {
        let total = sums[length]
        guard total > 0.01 else { return 1 }
        func position(_ fraction: Double) -> Int {
            min(max(Int((fraction * Double(length)).rounded()), 0), length)
        }
        return (sums[position(range.upperBound)] - sums[position(range.lowerBound)]) / total
    }

    /// The scores of all starts of a crop: the attention inside, where the outer eighths of the crop count less and less,
    /// minus the pull. It grows with the power 1.5 of the distance from the middle.
    private func scores(_ steps: Int, pull: Double) -> [Double] {
        let margin = max(1, steps / 8)
        let room = length - steps
        return (0...room).map { start in
            let end = start + steps
            let rising = sumsOfSums[start + margin] - sumsOfSums[start]
            let inside = (sumsOfSums[end] - sumsOfSums[end - margin] - rising) / Double(margin)
            let distance = Double(abs(2 * start - room)) / Double(room)
            return inside - pull * distance * distance.squareRoot()
        }
    }

    /// The start with the highest score; of equal ones the nearest to the middle. Nil if there are no starts.
    private func best(_ scores: [Double], of starts: [Int]) -> Int? {
        func distance(_ start: Int) -> Int { abs(2 * start - (scores.count - 1)) }
        return starts.max {
            scores[$0] < scores[$1] || scores[$0] == scores[$1] && distance($0) > distance($1)
        }
    }
}

extension CellGrid {
    /// The share of all attention in each row. It counts powers of 1.5, so that one thing that clearly stands out counts
    /// more than many that hardly do. What nine tenths of a row have, such as a shore, does not count.
    ///
    /// The shares add up to less than 1 where what is usual in the picture outweighs what stands out: a texture leaves
    /// the crop to the pull toward the middle.
    fileprivate func sharesOfRows(usual: Int32) -> [Double] {
        func power(_ value: Double) -> Double { value * value.squareRoot() }
        let sums = (0..<rows).map { row in
            let line = Array(values[row * columns..<(row + 1) * columns])
            let band = Ranks(line)[percent: 10]
            return line.reduce(0.0) { $0 + power(Double(max(0, $1 - band))) }
        }
        let doubt = (0.6 * power(Double(usual)) + power(Self.faint)) * Double(values.count)
        let total = sums.reduce(0, +) + doubt
        return sums.map { $0 / total }
    }

    /// A mean of 2 levels is nothing that people look at.
    private static let faint = 512.0
}
