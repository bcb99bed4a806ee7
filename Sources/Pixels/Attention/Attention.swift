/// Where a picture draws the eye. It is computed once, and serves every crop of the picture.
///
/// A place counts when it differs from its surroundings in brightness, color or sharpness. It counts less when such
/// differences are common in the picture. Anything that reaches the edges, runs through the whole picture or is
/// spread all over it does not count. Where nothing stands out, crops stay at the center.
///
/// All of this is integer arithmetic on box averages, so the same planes give the same result on every machine.
public struct Attention: Sendable, Equatable {
    /// For crops that move left and right.
    let horizontal: AttentionProfile
    /// For crops that move up and down.
    let vertical: AttentionProfile

    /// Measures a picture of any model, size and subsampling.
    public init(of image: Image) {
        let saliency = Saliency(ReducedImage(image))
        horizontal = AttentionProfile(saliency.horizontal, along: .horizontal)
        vertical = AttentionProfile(saliency.vertical, along: .vertical)
    }
}

/// How much of a picture's attention lies where along one axis.
struct AttentionProfile: Sendable, Equatable {
    /// The sum of `shares` when nothing in the picture is doubtful.
    private static let certainty = 65536
    /// Positions are counted in steps of 1/8 cell.
    private static let stepsPerCell = 8

    /// The share of all attention in each column or row.
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
                // Squares make one thing that clearly stands out count more than many that hardly do.
                sum += Int(value >> 8) * Int(value >> 8)
                peak = max(peak, value)
            }
            sums.append(sum)
            peaks.append(peak)
        }
        // A mean contrast below about 3 levels is doubtful. It leaves the crop to the pull toward the center.
        let total = sums.reduce(0, +) + 8 * lines.values.count
        shares = sums.map { $0 * Self.certainty / total }
        self.peaks = peaks
    }

    /// The best center of a crop that has the fraction `window` of the axis, as a fraction of the axis.
    func bestCenter(forWindow window: Double) -> Double {
        let length = shares.count * Self.stepsPerCell
        let half = max(1, Int(window * Double(length) / 2))
        guard 2 * half < length else { return 0.5 }
        let center = centerOfMostAttention(half)
        return Double(shiftedToHold(mainSubject(around: center, half), center, half)) / Double(length)
    }

    /// The center with the highest score; of equal ones the nearest to the picture's center. The score is the
    /// attention inside the crop, where places far from its center count less, minus the pull toward the picture's
    /// center.
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

    /// The shares inside a crop, weighted by a parabola from 1 at its center to 0 at its edges.
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

    /// The main subject. Stretches that stand out at least half as much as the best place of the picture are
    /// candidates if the crop touches them; the one with the most attention wins.
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

    /// The center nearest to `center` at which the crop holds the whole subject with some room around it. A subject
    /// that is too large changes nothing.
    private func shiftedToHold(_ subject: Range<Int>, _ center: Int, _ half: Int) -> Int {
        let spare = 2 * half - subject.count
        guard spare >= 0, !subject.isEmpty else { return center }
        let margin = min(2 * half / 8, spare / 2)
        let shifted = min(
            max(center, subject.upperBound + margin - half), subject.lowerBound - margin + half)
        return min(max(shifted, half), shares.count * Self.stepsPerCell - half)
    }
}
