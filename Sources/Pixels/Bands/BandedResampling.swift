/// A crop of a master, resampled while the master is read: the picture of `Image.resampled`, byte for byte.
public struct BandedResampling: Sendable {
    /// The rows of the crop that are made and still needed.
    public private(set) var window: PictureWindow
    private let kernels: KernelLevel
    private let ways: [PlaneResampling]
    /// Whether RGB becomes YCbCr of 4:2:0 as soon as it is there.
    private let converts: Bool
    /// For each plane that is resampled.
    private let dependences: [RowDependence]
    /// Rows of each plane that are resampled.
    private var rowsDone: [Int]

    /// What a resampling follows from, but for the samples.
    public struct Geometry: Sendable, Equatable {
        fileprivate let source: PictureShape
        /// Of each plane. Where a picture was turned, it may have a sample more than its shape tells.
        fileprivate let sizes: [PlaneSize]
        fileprivate let crop: CropBox
        fileprivate let width, height: Int
        fileprivate let sampling: ChromaSampling
        fileprivate let convertsRGB: Bool

        /// A crop to `width` x `height` pixels of the master that `master` shows.
        ///
        /// - Parameters:
        ///   - sampling: How much chroma a YCbCr master gets.
        ///   - convertsRGB: Whether an RGB master becomes YCbCr of 4:2:0, as by `yCbCr420`.
        public init(
            of master: PictureWindow, _ crop: CropBox, width: Int, height: Int, sampling: ChromaSampling,
            convertsRGB: Bool = false
        ) {
            (source, self.crop, self.width, self.height) = (master.shape, crop, width, height)
            sizes = master.shape.grids.indices.map { PlaneSize(master.size(ofPlane: $0)) }
            (self.sampling, self.convertsRGB) = (sampling, convertsRGB)
        }

        fileprivate struct PlaneSize: Sendable, Equatable {
            let width, height: Int

            init(_ size: (width: Int, height: Int)) { (width, height) = size }
        }
    }

    /// Rows of the crop that are made at a time: few enough to be at hand for who takes them.
    private static let rowsAtATime = 64

    /// A crop of a master, as `geometry` says.
    public init(_ geometry: Geometry, kernels: KernelLevel) {
        let shape = geometry.source
        self.kernels = kernels
        let (ways, grids) = PlaneResampling.ways(
            from: shape, sizes: geometry.sizes.map { ($0.width, $0.height) }, geometry.crop,
            width: geometry.width, height: geometry.height, sampling: geometry.sampling, kernels: kernels)
        self.ways = ways
        converts = geometry.convertsRGB && shape.model == .rgb
        window = PictureWindow(
            PictureShape(
                width: geometry.width, height: geometry.height, model: converts ? .yCbCr : shape.model,
                grids: converts ? [.full, .half, .half] : grids))
        dependences = ways.map { RowDependence($0) }
        rowsDone = ways.map { _ in 0 }
    }

    /// The first row of each plane of the master that is still needed once all is made that can be made of what its
    /// window shows.
    public func rowsNeeded(after master: PictureWindow) -> [Int] {
        dependences.indices.map { i in
            dependences[i].firstNeeded(afterMaking: rows(ofPlane: i, madeOf: master))
        }
    }

    private func rows(ofPlane i: Int, madeOf master: PictureWindow) -> Int {
        let rows = dependences[i].rows(madeOf: master.end(ofPlane: i))
        // Chroma is made from two rows, and kernels and encoders work on eight. But where each row is made of many,
        // waiting for others keeps too many of the master.
        let together = ways[i].rowStep <= 2 ? 8 : converts ? 2 : 1
        return rows < ways[i].size.height ? rows / together * together : rows
    }

    /// Makes some more rows, if the master's window has what they are made from.
    ///
    /// - Parameter needed: The first row of each plane that must stay in `window`, as everyone says who takes rows
    ///   from there.
    /// - Returns: Whether there are new rows.
    public mutating func resample(
        _ master: PictureWindow, keeping needed: [[Int]]
    ) throws(PixelsError) -> Bool {
        let ranges = ways.indices.map { range(ofPlane: $0, in: master) }
        guard ranges.contains(where: { !$0.isEmpty }) else { return false }
        let first = window.shape.grids.indices.map { plane in needed.map { $0[plane] }.min() ?? .max }
        let band = window.shape.grids.enumerated().map { i, grid in
            let rows = converts ? grid.vertical.sampleCount(covering: ranges[0].count) : ranges[i].count
            return PlaneShape(width: window.size(ofPlane: i).width, height: rows, multiple: 1)
        }
        var moved = window
        try moved.move(over: band, keeping: first) { memory in
            if converts {
                master.withRows { convert(rows: ranges[0], of: $0, to: memory) }
            } else {
                for (i, way) in ways.enumerated() {
                    master.withRows(ofPlane: i) { way.write(rows: ranges[i], of: $0, to: memory[i]) }
                }
            }
        }
        window = moved
        rowsDone = ranges.map(\.upperBound)
        return true
    }

    private func range(ofPlane i: Int, in master: PictureWindow) -> Range<Int> {
        let vertical = converts ? .one : window.shape.grids[i].vertical
        let most = rowsDone[i] + vertical.sampleCount(covering: Self.rowsAtATime)
        return rowsDone[i]..<min(most, rows(ofPlane: i, madeOf: master))
    }

    /// Makes few rows of RGB at a time, to convert them while they are in the nearest cache.
    private func convert(
        rows: Range<Int>, of master: [LentRows], to memory: [UnsafeMutableBufferPointer<UInt8>]
    ) {
        let (width, half, step) = (window.width, (window.width + 1) / 2, 8)
        let yCbCr = zip(memory, [width, half, half]).compactMap { memory, stride in
            memory.baseAddress.map { PlaneRows(start: $0, stride: stride) }
        }
        var scratch = [UInt8](repeating: 0, count: 3 * step * width)
        scratch.withUnsafeMutableBufferPointer { scratch in
            let channels = (0..<3).map { i in
                UnsafeMutableBufferPointer(rebasing: scratch[i * step * width..<(i + 1) * step * width])
            }
            let rgb = channels.compactMap { channel in
                channel.baseAddress.map { PlaneRows(start: UnsafePointer($0), stride: width) }
            }
            for first in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
                let some = first..<min(first + step, rows.upperBound)
                for i in 0..<3 { ways[i].write(rows: some, of: master[i], to: channels[i]) }
                let done = first - rows.lowerBound
                Image.convertToYCbCr420(
                    rgb, to: [yCbCr[0].from(done), yCbCr[1].from(done / 2), yCbCr[2].from(done / 2)],
                    width: width, height: some.count, kernels.kernels)
            }
        }
    }
}
