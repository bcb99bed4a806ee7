/// The map that aligns some grids best with others: it minimizes the sum of the mean squares of their differences.
///
/// It is searched by the method of Levenberg and Marquardt (Marquardt: An Algorithm for Least-Squares Estimation of Nonlinear
/// Parameters, 1963) for shift and scale along both axes, as Lucas and Kanade aligned images in 1981.
struct LookAlignment {
    let map: WindowMap
    /// The sum at this map.
    let error: Double

    private static let mostSteps = 12
    /// The gain below which a step is the last one.
    private static let leastGain = 1e-3

    init(_ pairs: [LookPair], from start: WindowMap, within limits: MapLimits) {
        var map = limits.clamped(start)
        var equations = Equations(pairs, at: map)
        var damping = 1.0
        for _ in 0..<Self.mostSteps {
            var next = map
            for (i, step) in equations.step(damping).enumerated() { next.values[i] -= step }
            next = limits.clamped(next)
            let found = Equations(pairs, at: next)
            guard found.error < equations.error else {
                damping *= 5
                continue
            }
            let isLast = equations.error - found.error < Self.leastGain * equations.error
            (map, equations) = (next, found)
            if isLast { break }
            damping *= 0.3
        }
        (self.map, error) = (map, equations.error)
    }
}

/// The normal equations of the differences at a map.
private struct Equations {
    private(set) var error = 0.0
    private var matrix = [Double](repeating: 0, count: 16)
    private var gradient = [Double](repeating: 0, count: 4)

    init(_ pairs: [LookPair], at map: WindowMap) {
        var isEmpty = true
        for pair in pairs {
            let cells = pair.cells(map)
            isEmpty = isEmpty && cells.isEmpty
            let weight = 1 / Double(max(cells.count, 1))
            for cell in cells {
                let row = [cell.slopeX, cell.slopeX * cell.x, cell.slopeY, cell.slopeY * cell.y]
                error += weight * cell.difference * cell.difference
                for i in 0..<4 {
                    gradient[i] += weight * row[i] * cell.difference
                    for k in 0...i { matrix[4 * i + k] += weight * row[i] * row[k] }
                }
            }
        }
        // A map without an overlap is unusable.
        if isEmpty { error = .infinity }
        for i in 0..<4 { for k in 0..<i { matrix[4 * k + i] = matrix[4 * i + k] } }
    }

    /// Returns the change to subtract from the values of the map. Shifts are damped more than scales, since they have less effect.
    func step(_ damping: Double) -> [Double] {
        let trace = (0..<4).reduce(0) { $0 + matrix[5 * $1] }
        let unit = 0.02 * (1 + trace) / 4
        var (a, b) = (matrix, gradient)
        for i in 0..<4 { a[5 * i] += unit * damping * (i % 2 == 0 ? 1 : 0.3) }
        // The matrix is positive definite, so that elimination needs no pivots.
        for i in 0..<4 {
            for k in i + 1..<4 {
                let factor = a[4 * k + i] / a[5 * i]
                for j in i..<4 { a[4 * k + j] -= factor * a[4 * i + j] }
                b[k] -= factor * b[i]
            }
        }
        for i in (0..<4).reversed() {
            for j in i + 1..<4 { b[i] -= a[4 * i + j] * b[j] }
            b[i] /= a[5 * i]
        }
        return b
    }
}
