/// The weights for the pass along rows, in the layout that `cpx_kernels` requires: in pairs of neighboring samples.
struct ColumnWeights {
    /// The first source sample of each output sample; even and ascending.
    let starts: [Int32]
    /// The distance from the weights of one output sample to those of the next; even.
    let taps: Int
    /// The weights, `taps` for each output sample.
    let weights: [Int16]
    /// The source samples that any output sample needs.
    let sources: Range<Int>
    /// The outputs that the kernel for doubled rows can make.
    let doubling: DoublingWeights?

    /// Pads weights with zeros.
    init(_ source: ResamplingWeights) {
        var starts = source.starts
        var next = Int32.max
        var taps = 0
        for i in starts.indices.reversed() {
            next = min(next, starts[i])
            starts[i] = next & ~1
            taps = max(taps, Int(source.starts[i] - starts[i]) + source.counts[i])
        }
        taps = (taps + 1) & ~1
        var weights = [Int16](repeating: 0, count: taps * starts.count)
        for i in starts.indices {
            let first = i * taps + Int(source.starts[i] - starts[i])
            for k in 0..<source.counts[i] { weights[first + k] = source.weights[i * source.taps + k] }
        }
        (self.starts, self.taps, self.weights) = (starts, taps, weights)
        sources = source.sources
        doubling = DoublingWeights(source)
    }

    /// Calls `body` with the starts and weights of some outputs.
    func withWeights(of outputs: Range<Int>, _ body: (UnsafePointer<Int32>, UnsafePointer<Int16>) -> Void) {
        guard !outputs.isEmpty else { return }
        starts.withUnsafeBufferPointer { starts in
            weights.withUnsafeBufferPointer { weights in
                guard let starts = starts.baseAddress, let weights = weights.baseAddress else { return }
                body(starts + outputs.lowerBound, weights + outputs.lowerBound * taps)
            }
        }
    }
}

/// Pairs of outputs that all have the same two rows of weights, each pair one source sample after the last. They make up
/// the middle of a row that is enlarged to twice its size.
struct DoublingWeights {
    /// The outputs, an even number of them.
    let outputs: Range<Int>
    /// The source sample that the weights of the first pair begin at.
    let start: Int
    /// The weights of even and odd outputs, 8 each.
    let even, odd: [Int16]

    /// Finds such outputs; nil if there are none, or too few.
    init?(_ source: ResamplingWeights) {
        let (starts, counts, taps) = (source.starts, source.counts, source.taps)
        let middle = starts.count / 2
        guard starts.count >= 64, counts[middle] < 8, counts[middle + 1] < 8 else { return nil }
        func weights(of i: Int) -> ArraySlice<Int16> { source.weights[i * taps..<i * taps + counts[i]] }
        func repeats(_ i: Int) -> Bool {
            starts[i + 2] == starts[i] + 1 && weights(of: i) == weights(of: i + 2)
        }
        var (first, last) = (middle, middle)
        while first > 0, repeats(first - 1) { first -= 1 }
        while last + 2 < starts.count, repeats(last) { last += 1 }
        outputs = first..<first + (last + 2 - first) / 2 * 2
        guard outputs.count >= 32 else { return nil }
        let start = Int(min(starts[first], starts[first + 1]))
        func shifted(_ output: Int) -> [Int16] {
            let shift = [Int16](repeating: 0, count: Int(starts[output]) - start)
            let own = shift + weights(of: output)
            return own + [Int16](repeating: 0, count: max(0, 8 - own.count))
        }
        (self.start, even, odd) = (start, shifted(first), shifted(first + 1))
        guard even.count == 8, odd.count == 8 else { return nil }
    }
}
