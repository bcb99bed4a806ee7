/// A crop of a master, resampled while the master is read: the picture of `Image.resampled`, byte for byte.
///
/// Made in two steps, so that many crops can be worked on at the same time: `rows(from:)` makes what a window has
/// enough rows for, and `append` keeps it.
public struct BandedResampling: Sendable {
    private let width, height: Int
    private let kernels: KernelLevel
    private let ways: [PlaneResampling]
    /// Whether RGB becomes YCbCr of 4:2:0 as soon as it is there.
    private let converts: Bool
    private let model: Image.Model
    private let grids: [PlaneGrid]
    /// For each plane and each row that is resampled, the first source row that it or a later one needs.
    private let needed: [[Int]]
    private var samples: [[UInt8]] = []
    /// Rows of each plane that are resampled.
    private var rowsDone: [Int]

    /// A crop to `width` x `height` pixels of the master that `reader` reads.
    ///
    /// - Parameters:
    ///   - sampling: How much chroma a YCbCr master gets.
    ///   - convertsRGB: Whether an RGB master becomes YCbCr of 4:2:0, as by `yCbCr420`.
    public init(
        of reader: PictureReader, _ crop: CropBox, width: Int, height: Int, sampling: ChromaSampling,
        convertsRGB: Bool = false, kernels: KernelLevel
    ) {
        let shape = reader.window.shape
        (self.width, self.height, self.kernels) = (width, height, kernels)
        let (ways, grids) = PlaneResampling.ways(
            from: shape, sizes: shape.grids.indices.map { reader.window.size(ofPlane: $0) }, crop,
            width: width, height: height, sampling: sampling, kernels: kernels)
        self.ways = ways
        converts = convertsRGB && shape.model == .rgb
        model = converts ? .yCbCr : shape.model
        self.grids = converts ? [.full, .half, .half] : grids
        needed = ways.map { way in
            var least = Int.max
            let fromLast = (0..<way.size.height).reversed().map { row in
                least = min(least, way.sourceRows(of: row).lowerBound)
                return least
            }
            return fromLast.reversed()
        }
        rowsDone = ways.map { _ in 0 }
        samples = self.grids.map { grid in
            var samples: [UInt8] = []
            samples.reserveCapacity(
                grid.horizontal.sampleCount(covering: width) * grid.vertical.sampleCount(covering: height))
            return samples
        }
    }

    /// The first row of each plane that is still needed.
    public var neededRows: [Int] {
        zip(needed, rowsDone).map { needed, done in done < needed.count ? needed[done] : .max }
    }

    /// Rows of a picture, packed, and how many were resampled for them in each plane.
    public struct Rows: Sendable {
        fileprivate let samples: [[UInt8]]
        fileprivate let counts: [Int]
    }

    /// The next rows of each plane, as many as the window has all source rows for.
    public func rows(from window: PictureWindow) -> Rows {
        let ranges = ways.indices.map { range(ofPlane: $0, in: window) }
        let samples = ways.indices.map { i in
            guard let plane = window.planes[i] else { return [UInt8]() }
            let count = ranges[i].count * ways[i].size.width
            return [UInt8](unsafeUninitializedCapacity: count) { memory, initialized in
                ways[i].write(rows: ranges[i], of: plane, from: window.firstRows[i], to: memory)
                initialized = count
            }
        }
        return Rows(
            samples: converts ? converted(samples, rows: ranges[0].count) : samples,
            counts: ranges.map(\.count))
    }

    private func range(ofPlane i: Int, in window: PictureWindow) -> Range<Int> {
        let last = ways[i].size.height
        let end = (rowsDone[i]..<last).first {
            ways[i].sourceRows(of: $0).upperBound > window.end(ofPlane: i)
        }
        guard let end else { return rowsDone[i]..<last }
        // Chroma is made from two rows.
        return rowsDone[i]..<(converts ? end / 2 * 2 : end)
    }

    private func converted(_ samples: [[UInt8]], rows: Int) -> [[UInt8]] {
        guard rows > 0 else { return samples }
        let planes = samples.map { Plane(width: width, height: rows, samples: $0) }
        return Image(width: width, height: rows, model: .rgb, planes: planes)
            .yCbCr420(kernels: kernels).planes.map(\.samples)
    }

    /// Keeps the rows that `rows(from:)` made.
    public mutating func append(_ rows: Rows) {
        for i in samples.indices {
            samples[i] += rows.samples[i]
            rowsDone[i] += rows.counts[i]
        }
    }

    /// The picture, once the master has been read to its end.
    public var image: Image {
        let planes = zip(grids, samples).map { grid, samples in
            Plane(
                width: grid.horizontal.sampleCount(covering: width),
                height: grid.vertical.sampleCount(covering: height), samples: samples)
        }
        return Image(width: width, height: height, model: model, planes: planes, grids: grids)
    }
}
