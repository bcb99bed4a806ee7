/// The distribution of a saliency map along one axis. Places are fractions of the axis.
struct SaliencyProfile: Sendable, Equatable {
    /// The share of the map before each cell, and the sum of these shares over the axis so far.
    private let sums, areas: [Double]
    /// The outer part of a window, on both sides, in which things count less and less toward its end. So a small subject
    /// does not end up at the edge of its crop.
    private static let margin = 0.12

    /// - Parameter lines: The mean of each column, or of each row.
    init(_ lines: [Double]) {
        let total = lines.reduce(0, +)
        var (sums, areas) = ([0.0], [0.0])
        for (i, value) in lines.enumerated() {
            sums.append(sums[i] + value / total)
            areas.append(areas[i] + (sums[i] + sums[i + 1]) / 2 / Double(lines.count))
        }
        (self.sums, self.areas) = (sums, areas)
    }

    /// The share of the map between two places.
    func share(from start: Double, to end: Double) -> Double {
        min(max(sum(to: end) - sum(to: start), 0), 1)
    }

    /// The middle of what lies between two places, as a fraction of the way from one to the other.
    func middle(from start: Double, to end: Double) -> Double {
        let parts = 64
        func place(_ part: Int) -> Double { start + (end - start) * Double(part) / Double(parts) }
        let shares = (0..<parts).map { share(from: place($0), to: place($0 + 1)) }
        let total = shares.reduce(0, +)
        guard total > 0 else { return 0.5 }
        return zip(0..., shares).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } / (total * Double(parts))
    }

    /// The share of the map in a window, where a ramp weighs each margin: the mean of the sums over the margin at its end,
    /// minus the mean over the margin at its start.
    func weight(from start: Double, _ length: Double) -> Double {
        let (end, margin) = (start + length, Self.margin * length)
        func mean(_ low: Double, _ high: Double) -> Double {
            (area(to: high) - area(to: low)) / margin
        }
        return mean(end - margin, end) - mean(start, start + margin)
    }

    /// The share of the map before a place. Within a cell it grows evenly.
    private func sum(to place: Double) -> Double {
        let (cell, part) = cell(at: place)
        return sums[cell] + (sums[cell + 1] - sums[cell]) * part
    }

    /// The integral of `sum(to:)` up to a place.
    private func area(to place: Double) -> Double {
        let (cell, part) = cell(at: place)
        let mean = sums[cell] + (sums[cell + 1] - sums[cell]) * part / 2
        return areas[cell] + mean * part / Double(sums.count - 1)
    }

    private func cell(at place: Double) -> (index: Int, part: Double) {
        let position = min(max(place, 0), 1) * Double(sums.count - 1)
        let index = min(Int(position), sums.count - 2)
        return (index, position - Double(index))
    }
}
