import WallpressCPixels

/// The loss of chroma in a JPEG with 4:2:0, compared with the loss by quantization.
///
/// Photographs have soft chroma, of which quantization takes more than subsampling does. Flat art has hard edges between
/// flat colors: quantization finds nothing to take from what is flat, and subsampling smears the edges.
///
/// Blocks of 16 x 16 pixels are measured, which have 8 x 8 samples of subsampled Cb and Cr each. All errors are mean
/// squares per pixel, in 1/65536.
struct ChromaLoss: Equatable {
    /// The errors of subsampling, in blocks where that of Cb and Cr together exceeds `step`.
    private(set) var subsampling = 0
    /// The errors of quantization: `step` in each block, but not more than there is to lose, which is the variance of its
    /// samples.
    private(set) var quantization = 0

    /// The error of rounding to the steps of quality 85, which is the mean of their squares divided by 12. They are 0.3
    /// times those of ITU-T T.81, table K.2. The same steps are used for all qualities, so that the quality does not
    /// decide about the sampling.
    private static let step = 62 * 65536
    private static let side = 16
    /// At least this many blocks are measured, if there are as many.
    private static let enough = 5_000

    /// Whether subsampling would be the greater loss.
    var favorsFullChroma: Bool { subsampling > quantization }

    /// Measures a picture with full planes of YCbCr or RGB.
    ///
    /// Every other block begins one pixel further right and down. So edges that lie between pairs of pixels, where
    /// subsampling does no harm, do not go unseen: where they lie in a variant is another matter.
    init(of image: Image, kernels: KernelLevel) {
        let (columns, rows) = ((image.width - 1) / Self.side, (image.height - 1) / Self.side)
        // With an odd stride, lines of all directions are met.
        let stride = max(1, columns * rows / Self.enough) | 1
        let kernels = kernels.kernels
        Plane.withRows(of: image.planes) { planes in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * Self.side * Self.side) { block in
                guard let cb = block.baseAddress else { return }
                let cr = cb + Self.side * Self.side
                for row in 0..<rows {
                    for column in 0..<columns where (column + 5 * row) % stride == 0 {
                        let shift = (column + row) % 2
                        for y in 0..<Self.side {
                            let (from, to) = (column * Self.side + shift, y * Self.side)
                            let samples = planes.map { $0[row * Self.side + shift + y] + from }
                            if image.model == .rgb {
                                kernels.chroma(
                                    samples[0], samples[1], samples[2], cb + to, cr + to, Self.side)
                            } else {
                                (cb + to).update(from: samples[1], count: Self.side)
                                (cr + to).update(from: samples[2], count: Self.side)
                            }
                        }
                        add(cb, cr)
                    }
                }
            }
        }
    }

    private mutating func add(_ cb: UnsafePointer<UInt8>, _ cr: UnsafePointer<UInt8>) {
        let (blue, red) = (Self.errors(in: cb), Self.errors(in: cr))
        let lost = blue.subsampling + red.subsampling
        if lost > Self.step { subsampling += lost }
        quantization += min(blue.variance, Self.step) + min(red.variance, Self.step)
    }

    /// The error of subsampling in a block, and the variance of what it leaves.
    private static func errors(in block: UnsafePointer<UInt8>) -> (subsampling: Int, variance: Int) {
        var (lost, sum, squares) = (0, 0, 0)
        for y in Swift.stride(from: 0, to: side, by: 2) {
            let (first, second) = (block + y * side, block + (y + 1) * side)
            for x in Swift.stride(from: 0, to: side, by: 2) {
                let four = (Int(first[x]), Int(first[x + 1]), Int(second[x]), Int(second[x + 1]))
                let total = four.0 &+ four.1 &+ four.2 &+ four.3
                let square = four.0 &* four.0 &+ four.1 &* four.1 &+ four.2 &* four.2 &+ four.3 &* four.3
                lost &+= 4 &* square &- total &* total
                sum &+= total
                squares &+= total &* total
            }
        }
        // `lost` is four times the squares of 256 pixels; `sum` and `squares` are of four times the 64 samples.
        return (64 * lost, 64 * squares - sum * sum)
    }
}

extension Image {
    /// The chroma that suits the picture in a JPEG: full where it is flat art whose colored edges 4:2:0 would smear, and
    /// otherwise half. A picture with subsampled planes or without color has nothing to gain.
    public func suitableChroma(kernels: KernelLevel) -> ChromaSampling {
        guard model != .gray, grids.allSatisfy({ $0 == .full }) else { return .half }
        return ChromaLoss(of: self, kernels: kernels).favorsFullChroma ? .full : .half
    }

    /// The chroma that a JPEG of these planes has.
    public var chroma: ChromaSampling { model == .gray || grids[1] != .full ? .half : .full }
}
