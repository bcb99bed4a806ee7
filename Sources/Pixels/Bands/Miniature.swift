/// All of a master in few pixels, the averages of its samples over cells, made while it is read.
///
/// For estimates: cells differ in size by a sample, and samples are averaged as they are stored.
public struct Miniature: Sendable {
    private let shape: PictureShape
    /// For each plane, where each cell begins, and where the last one ends.
    private let columns, rows: [[UInt32]]
    private var samples: [[UInt8]]
    private var rowsDone: [Int]

    /// Begins a picture of `width` x `height` pixels, or as many as the master has where those are fewer.
    public init(of master: PictureWindow, width: Int, height: Int) {
        let grids = master.shape.grids.map { PlaneGrid(horizontal: $0.horizontal, vertical: $0.vertical) }
        let shape = PictureShape(
            width: min(max(width, 1), master.width), height: min(max(height, 1), master.height),
            model: master.model, grids: grids)
        self.shape = shape
        func edges(_ cells: Int, over samples: Int) -> [UInt32] {
            (0...cells).map { UInt32($0 * samples / cells) }
        }
        let sizes = grids.indices.map { (cells: shape.size(ofPlane: $0), samples: master.size(ofPlane: $0)) }
        columns = sizes.map { edges(min($0.cells.width, $0.samples.width), over: $0.samples.width) }
        rows = sizes.map { edges(min($0.cells.height, $0.samples.height), over: $0.samples.height) }
        samples = grids.map { _ in [] }
        rowsDone = grids.map { _ in 0 }
    }

    /// The first row of each plane of the master that is still needed once all is made that can be made of what its
    /// window shows.
    public func rowsNeeded(after master: PictureWindow) -> [Int] {
        rows.indices.map { plane in
            let next = rowsMade(ofPlane: plane, of: master)
            return next < rows[plane].count - 1 ? Int(rows[plane][next]) : .max
        }
    }

    private func rowsMade(ofPlane plane: Int, of master: PictureWindow) -> Int {
        let end = master.end(ofPlane: plane)
        let behind = rows[plane].firstIndex { $0 > end } ?? rows[plane].count
        return max(behind - 1, 0)
    }

    /// Adds the rows that the window has everything for.
    public mutating func add(_ master: PictureWindow) {
        for i in rows.indices {
            // Not before: a copy of one that has just begun would keep as much room for nothing.
            if rowsDone[i] == 0 { samples[i].reserveCapacity((columns[i].count - 1) * (rows[i].count - 1)) }
            let made = rowsDone[i]..<max(rowsDone[i], rowsMade(ofPlane: i, of: master))
            master.withRows(ofPlane: i) { lent in
                let averages = lent.averages(
                    columns: columns[i], rows: rows[i][made.lowerBound...made.upperBound])
                samples[i] += [UInt8](unsafeUninitializedCapacity: averages.count) { codes, count in
                    // At most 255 * 256.
                    for (j, average) in averages.enumerated() {
                        codes[j] = UInt8(truncatingIfNeeded: (average &+ 128) >> 8)
                    }
                    count = averages.count
                }
            }
            rowsDone[i] = made.upperBound
        }
    }

    /// The picture, once the master has been read to its end.
    public var image: Image {
        let planes = shape.grids.indices.map { plane in
            Plane(width: columns[plane].count - 1, height: rows[plane].count - 1, samples: samples[plane])
        }
        return Image(
            width: shape.width, height: shape.height, model: shape.model, planes: planes, grids: shape.grids)
    }
}
