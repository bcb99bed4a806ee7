/// What is known of a picture before its samples are.
struct PictureShape: Sendable, Equatable {
    /// Pixels in a row.
    let width: Int
    /// Rows.
    let height: Int
    let model: Image.Model
    /// Where each plane lies over the picture.
    let grids: [PlaneGrid]

    /// The samples along a row of a plane, and its rows.
    func size(ofPlane index: Int) -> (width: Int, height: Int) {
        (
            grids[index].horizontal.sampleCount(covering: width),
            grids[index].vertical.sampleCount(covering: height)
        )
    }
}

/// The rows of a picture that are there and still needed, from some row on in each plane.
///
/// Pictures go through a build as windows that move down over them: a master while it is read, and its variants
/// while they are made from it. Whoever takes rows from a window says by `neededRows` which ones must stay.
public struct PictureWindow: Sendable {
    let shape: PictureShape
    /// The size of each whole plane.
    private let sizes: [(width: Int, height: Int)]
    /// Rows of each plane; nil while there are none.
    private(set) var planes: [Plane?]
    /// Where in the whole plane the first of these rows lies.
    private(set) var firstRows: [Int]
    /// Where in the whole plane the first of those lies that came with the last move.
    private var firstNewRows: [Int]

    init(_ shape: PictureShape) {
        self.shape = shape
        sizes = shape.grids.indices.map { shape.size(ofPlane: $0) }
        planes = shape.grids.map { _ in nil }
        firstRows = shape.grids.map { _ in 0 }
        firstNewRows = firstRows
    }

    /// All of a picture.
    public init(_ image: Image) {
        shape = PictureShape(
            width: image.width, height: image.height, model: image.model, grids: image.grids)
        sizes = image.planes.map { ($0.width, $0.height) }
        planes = image.planes
        firstRows = image.grids.map { _ in 0 }
        firstNewRows = firstRows
    }

    /// Pixels in a row of the picture.
    public var width: Int { shape.width }

    /// Rows of the picture.
    public var height: Int { shape.height }

    /// What the planes mean.
    public var model: Image.Model { shape.model }

    /// The row behind the last one of a plane.
    func end(ofPlane index: Int) -> Int { firstRows[index] + (planes[index]?.height ?? 0) }

    /// Which rows of the plane that is here came with the last move.
    func newRows(ofPlane index: Int) -> Range<Int> {
        firstNewRows[index] - firstRows[index]..<(planes[index]?.height ?? 0)
    }

    /// The size of a whole plane.
    func size(ofPlane index: Int) -> (width: Int, height: Int) { sizes[index] }

    /// Whether the last row is there.
    public var isAtEnd: Bool { planes.indices.allSatisfy { end(ofPlane: $0) == sizes[$0].height } }

    /// The picture, when the window reaches over all of it.
    package var image: Image? {
        let whole = planes.compactMap(\.self)
        guard whole.count == planes.count else { return nil }
        guard isAtEnd, firstRows.allSatisfy({ $0 == 0 }) else { return nil }
        return Image(
            width: shape.width, height: shape.height, model: shape.model, planes: whole, grids: shape.grids)
    }

    /// Moves down: lets go of the rows of each plane before those in `needed`, and lets `fill` write new ones
    /// behind those that stay.
    ///
    /// - Parameters:
    ///   - band: The new rows of each plane; a plane's stride is the same every time.
    ///   - needed: The first row of each plane that stays.
    ///   - fill: Gets `stride * rows` bytes for each plane.
    mutating func move(
        over band: [PlaneShape], keeping needed: [Int],
        fill: ([UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) -> Void
    ) throws(PixelsError) {
        let kept = band.indices.map { max(0, end(ofPlane: $0) - max(needed[$0], firstRows[$0])) }
        let shapes = zip(band, kept).map { $0.below(rows: $1) }
        var failure: PixelsError?
        let moved = PlaneShape.makeNonemptyPlanes(shapes) { buffers in
            let rooms = buffers.indices.map { i in
                let middle = kept[i] * band[i].stride
                planes[i]?.copyLastRows(kept[i], to: buffers[i])
                return UnsafeMutableBufferPointer(rebasing: buffers[i][middle...])
            }
            do throws(PixelsError) {
                try fill(rooms)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        for i in band.indices {
            firstNewRows[i] = end(ofPlane: i)
            firstRows[i] = end(ofPlane: i) - kept[i]
            planes[i] = moved[i]
        }
    }
}

extension Plane {
    fileprivate func copyLastRows(_ count: Int, to memory: UnsafeMutableBufferPointer<UInt8>) {
        guard count > 0 else { return }
        samples.withUnsafeBufferPointer { samples in
            let rows = samples[(height - count) * stride..<height * stride]
            _ = memory.update(fromContentsOf: rows)
        }
    }
}

extension PlaneShape {
    /// This shape with rows above it.
    fileprivate func below(rows count: Int) -> PlaneShape {
        PlaneShape(width: width, height: count + height, stride: stride, rows: count + rows)
    }
}
