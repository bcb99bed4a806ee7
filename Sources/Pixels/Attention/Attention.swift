/// What of a picture the eye goes to, found once and good for every crop of it.
///
/// What differs from its surroundings in brightness, color or sharpness counts, and the less so the more common
/// such differences are in the picture; what reaches out to its edges, runs through all of it, or is spread over
/// all of it does not. Where nothing stands out, crops stay at the center.
///
/// All of it is integer arithmetic on box averages, so the same planes give the same answer on every machine.
public struct Attention: Sendable, Equatable {
    /// For crops that move to the left and to the right.
    let horizontal: AttentionProfile
    /// For crops that move up and down.
    let vertical: AttentionProfile

    /// Looks at a picture of any model, size and grids.
    public init(of image: Image) {
        let saliency = Saliency(ReducedImage(image))
        horizontal = AttentionProfile(saliency.horizontal, along: .horizontal)
        vertical = AttentionProfile(saliency.vertical, along: .vertical)
    }
}

/// How much draws the eye along one axis of a picture.
struct AttentionProfile: Sendable, Equatable {
    /// The sum of `shares` when everything in the picture is beyond doubt.
    private static let certainty = 65536
    /// Positions are counted in steps of 1/8 cell.
    private static let stepsPerCell = 8

    /// The share of the whole attention in each column or row.
    private let shares: [Int]
    /// The largest saliency in each column or row.
    private let peaks: [Int32]

    init(_ saliency: CellGrid, along axis: GridAxis) {
        let lines = axis == .horizontal ? saliency.transposed : saliency
        var sums: [Int] = []
        var peaks: [Int32] = []
        for line in 0..<lines.rows {
            var sum = 0
            var peak: Int32 = 0
            for value in lines.values[line * lines.columns..<(line + 1) * lines.columns] {
                // Squared: one thing that clearly stands out is worth many that hardly do.
                sum += Int(value >> 8) * Int(value >> 8)
                peak = max(peak, value)
            }
            sums.append(sum)
            peaks.append(peak)
        }
        // A mean contrast below some 3 levels is doubtful and leaves the crop to the pull of the center.
        let total = sums.reduce(0, +) + 8 * lines.values.count
        shares = sums.map { $0 * Self.certainty / total }
        self.peaks = peaks
    }

    /// Where the center of a crop should be, as a fraction of the axis, when the crop has the fraction `window`
    /// of it.
    func bestCenter(forWindow window: Double) -> Double {
        let length = shares.count * Self.stepsPerCell
        let half = max(1, Int(window * Double(length) / 2))
        guard 2 * half < length else { return 0.5 }
        let center = centerOfMostAttention(half)
        return Double(shiftedToHold(mainSubject(around: center, half), center, half)) / Double(length)
    }

    /// The center nearest to the picture's where the crop has the most, counted the less the farther from the
    /// crop's center it lies, and less the pull to the picture's center.
    private func centerOfMostAttention(_ half: Int) -> Int {
        let middle = shares.count * Self.stepsPerCell / 2
        let room = middle - half
        var best = middle
        var bestScore = Int.min
        for distance in 0...room {
            let pull = Self.certainty * 2 / 5 * distance / room
            for center in [middle - distance, middle + distance] {
                let score = attention(around: center, half) - pull
                if score > bestScore { (best, bestScore) = (center, score) }
            }
        }
        return best
    }

    /// The shares in a crop, weighted by a parabola from 1 at its center to 0 at its edges.
    private func attention(around center: Int, _ half: Int) -> Int {
        let first = max(0, (center - half) / Self.stepsPerCell)
        let last = min(shares.count - 1, (center + half) / Self.stepsPerCell)
        var sum = 0
        for cell in first...last {
            let offset = cell * Self.stepsPerCell + Self.stepsPerCell / 2 - center
            sum += shares[cell] * max(0, half * half - offset * offset)
        }
        return sum / (half * half)
    }

    /// Of the stretches that stand out at least half as much as the best place in the picture, the one with
    /// most of the attention that the crop touches.
    private func mainSubject(around center: Int, _ half: Int) -> Range<Int> {
        let threshold = max(1, (peaks.max() ?? 0) / 2)
        var subject = center..<center
        var subjectShare = 0
        var cell = 0
        while cell < peaks.count {
            let start = cell
            var share = 0
            while cell < peaks.count, peaks[cell] >= threshold {
                share += shares[cell]
                cell += 1
            }
            let stretch = start * Self.stepsPerCell..<cell * Self.stepsPerCell
            if share > subjectShare, stretch.overlaps(center - half..<center + half) {
                (subject, subjectShare) = (stretch, share)
            }
            cell += 1
        }
        return subject
    }

    /// The center nearest to `center` with which all of the subject is in the crop, and some room around it; as it
    /// is when the subject is too large.
    private func shiftedToHold(_ subject: Range<Int>, _ center: Int, _ half: Int) -> Int {
        let spare = 2 * half - subject.count
        guard spare >= 0, !subject.isEmpty else { return center }
        let margin = min(2 * half / 8, spare / 2)
        let shifted = min(
            max(center, subject.upperBound + margin - half), subject.lowerBound - margin + half)
        return min(max(shifted, half), shares.count * Self.stepsPerCell - half)
    }
}
