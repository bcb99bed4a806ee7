import CPixels

extension ResamplingWeights {
    /// Lends the weights of some outputs, as `cpx_kernels` takes them for the pass over columns, and says which source
    /// rows they have between them.
    func withWeights(of outputs: Range<Int>, _ body: (cpx_row_weights, Range<Int>) -> Void) {
        let low = starts[outputs].min() ?? 0
        let high = outputs.reduce(Int(low)) { max($0, Int(starts[$1]) + counts[$1]) }
        starts.withUnsafeBufferPointer { starts in
            counts.withUnsafeBufferPointer { counts in
                weights.withUnsafeBufferPointer { weights in
                    guard let starts = starts.baseAddress, let counts = counts.baseAddress,
                        let weights = weights.baseAddress
                    else { return }
                    let first = outputs.lowerBound
                    body(
                        cpx_row_weights(
                            starts: starts + first, counts: counts + first, weights: weights + first * taps,
                            taps: taps, count: outputs.count, origin: low),
                        Int(low)..<high)
                }
            }
        }
    }
}
