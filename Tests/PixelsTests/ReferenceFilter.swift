import Foundation
import WallpressPixels

/// Lanczos 3 in double precision, by the book.
enum ReferenceFilter {
    /// Returns the samples of an axis that contribute to an output sample around `center`, in coordinates in which
    /// sample `k` covers `k` to `k + 1`, and their normalized weights.
    static func taps(center: Double, step: Double, samples: Int) -> [(sample: Int, weight: Double)] {
        let scale = max(1, step)
        var weights: [Int: Double] = [:]
        var total = 0.0
        for k in Int((center - 3 * scale).rounded(.down)) - 1...Int((center + 3 * scale).rounded(.up)) + 1 {
            let weight = lanczos((Double(k) + 0.5 - center) / scale)
            weights[min(max(k, 0), samples - 1), default: 0] += weight
            total += weight
        }
        return weights.sorted { $0.key < $1.key }.map { ($0.key, $0.value / total) }
    }

    /// Returns a whole plane, cropped and resampled, not rounded.
    static func resample(_ plane: Plane, _ crop: CropBox, width: Int, height: Int) -> [Double] {
        let columns = (0..<width).map { x in
            let step = crop.width / Double(width)
            return taps(center: crop.x + (Double(x) + 0.5) * step, step: step, samples: plane.width)
        }
        var result: [Double] = []
        for y in 0..<height {
            let step = crop.height / Double(height)
            let rows = taps(center: crop.y + (Double(y) + 0.5) * step, step: step, samples: plane.height)
            let line = (0..<plane.width).map { x in
                rows.reduce(0) { $0 + $1.weight * Double(plane[x, $1.sample]) }
            }
            result += columns.map { taps in
                min(max(taps.reduce(0) { $0 + $1.weight * line[$1.sample] }, 0), 255)
            }
        }
        return result
    }

    private static func lanczos(_ x: Double) -> Double {
        if abs(x) < 1e-12 { return 1 }
        if abs(x) >= 3 { return 0 }
        return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
    }
}
