import WallpressDiagnostics
import WallpressPixels

/// The qualities that a JPEG may have, and the size that it should not exceed.
package struct ByteLimit: Sendable, Equatable {
    let qualities: ClosedRange<Int>
    let bytes: Int

    package init(qualities: ClosedRange<Int>, bytes: Int) {
        (self.qualities, self.bytes) = (qualities, bytes)
    }

    /// Encodes an image with the best quality that fits, or the lowest one if none fits, in at most six encodings.
    package func best(
        _ encode: (_ quality: Int) throws(PixelsError) -> [UInt8]
    ) throws(PixelsError) -> (quality: Int, bytes: [UInt8]) {
        var best = (quality: qualities.upperBound, bytes: try encode(qualities.upperBound))
        guard best.bytes.count > bytes else { return best }
        var (low, high) = (qualities.lowerBound, qualities.upperBound - 1)
        while low <= high {
            let middle = (low + high) / 2
            let file = try encode(middle)
            if file.count <= bytes { low = middle + 1 } else { high = middle - 1 }
            if file.count <= bytes || best.bytes.count > bytes { best = (middle, file) }
        }
        return best
    }
}

extension Outcome.Record {
    /// Returns a warning with the numbers of all files that are larger than they should be, or nil if there are none.
    func byteWarning(on job: Plan.Job) -> Diagnostic? {
        let large = job.variants.flatMap { variant in
            variant.formats.compactMap { format -> String? in
                let most = variant.limit.bytes
                guard let image = image(of: variant, as: format), image.bytes > most else { return nil }
                let quality = image.quality.map { " at quality \($0)" } ?? ""
                return
                    "\(variant.name) takes \(image.bytes) bytes as \(format.type.name)\(quality), more than \(most)"
            }
        }
        guard !large.isEmpty else { return nil }
        return Diagnostic(.overBudget, wallpaper: job.id, large.joined(separator: "; "))
    }
}
