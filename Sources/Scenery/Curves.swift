import Foundation

/// Linear interpolation: `start` at 0, `end` at 1, and on beyond these.
func mix(_ start: Double, _ end: Double, _ amount: Double) -> Double { start + (end - start) * amount }

/// An S-curve from 0 at `low` to 1 at `high`. It falls when `high` is less than `low`.
func smoothstep(_ low: Double, _ high: Double, _ value: Double) -> Double {
    let t = min(max((value - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
}

/// The length of a vector.
func length(_ vector: Point) -> Double { (vector * vector).sum().squareRoot() }

/// The bell curve, 1 at 0 and 1/e at 1.
func bell(_ value: Double) -> Double { exp(-value * value) }

/// The share of a pixel that lies inside an edge. `depth` is its distance from the edge, positive inside.
func coverage(_ depth: Double, pixel: Double) -> Double {
    min(max(depth / pixel + 0.5, 0), 1)
}
