/// A crop of a master, resampled while the master is read: the picture of `Image.resampled`, byte for byte.
///
/// Made in two steps, so that many crops can be worked on at the same time: `rows(from:)` makes what a window has
/// enough rows for, and `append` keeps it.
public struct BandedResampling: Sendable {
    private let width, height: Int
    private let model: Image.Model
    private let ways: [PlaneResampling]
    private let grids: [PlaneGrid]
    /// For each plane and each row that is made, the first source row that it or a later one needs.
    private let needed: [[Int]]
    private var samples: [[UInt8]] = []
    private var rowsDone: [Int]

    /// A crop to `width` x `height` pixels of the master that `reader` reads.
    public init(
        of reader: PictureReader, _ crop: CropBox, width: Int, height: Int, sampling: ChromaSampling,
        kernels: KernelLevel
    ) {
        let shape = reader.window.shape
        (self.width, self.height, model) = (width, height, shape.model)
        (ways, grids) = PlaneResampling.ways(
            from: shape, sizes: shape.grids.indices.map { reader.window.size(ofPlane: $0) }, crop,
            width: width,
            height: height, sampling: sampling, kernels: kernels)
        needed = ways.map { way in
            var least = Int.max
            let fromLast = (0..<way.size.height).reversed().map { row in
                least = min(least, way.sourceRows(of: row).lowerBound)
                return least
            }
            return fromLast.reversed()
        }
        rowsDone = ways.map { _ in 0 }
        samples = ways.map { way in
            var samples: [UInt8] = []
            samples.reserveCapacity(way.size.width * way.size.height)
            return samples
        }
    }

    /// The first row of each plane that is still needed.
    public var neededRows: [Int] {
        zip(needed, rowsDone).map { needed, done in done < needed.count ? needed[done] : .max }
    }

    /// The next rows of each plane, as many as the window has all source rows for.
    public func rows(from window: PictureWindow) -> [[UInt8]] {
        ways.indices.map { i in
            guard let plane = window.planes[i] else { return [] }
            let way = ways[i]
            let end = (rowsDone[i]..<way.size.height).first {
                way.sourceRows(of: $0).upperBound > window.end(ofPlane: i)
            }
            let range = rowsDone[i]..<(end ?? way.size.height)
            let count = range.count * way.size.width
            return [UInt8](unsafeUninitializedCapacity: count) { memory, initialized in
                way.write(rows: range, of: plane, from: window.firstRows[i], to: memory)
                initialized = count
            }
        }
    }

    /// Keeps the rows that `rows(from:)` made.
    public mutating func append(_ rows: [[UInt8]]) {
        for (i, rows) in rows.enumerated() {
            samples[i] += rows
            rowsDone[i] += rows.count / ways[i].size.width
        }
    }

    /// The picture, once the master has been read to its end.
    public var image: Image {
        let planes = zip(ways, samples).map { way, samples in
            Plane(width: way.size.width, height: way.size.height, samples: samples)
        }
        return Image(width: width, height: height, model: model, planes: planes, grids: grids)
    }
}
