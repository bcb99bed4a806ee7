/// What is known of a picture before its samples are.
package struct PictureShape: Sendable, Equatable {
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
    package let shape: PictureShape
    /// The rows of each plane that are there.
    private var planes: [PlaneWindow]
    /// For each plane the rows that came with the last move; nil where none did.
    private(set) var newRows: [Plane?]

    init(_ shape: PictureShape) {
        self.shape = shape
        planes = shape.grids.indices.map { PlaneWindow(size: shape.size(ofPlane: $0)) }
        newRows = shape.grids.map { _ in nil }
    }

    /// All of a picture.
    public init(_ image: Image) {
        shape = PictureShape(
            width: image.width, height: image.height, model: image.model, grids: image.grids)
        planes = image.planes.map { PlaneWindow($0) }
        newRows = image.planes
    }

    /// Pixels in a row of the picture.
    public var width: Int { shape.width }

    /// Rows of the picture.
    public var height: Int { shape.height }

    /// What the planes mean.
    public var model: Image.Model { shape.model }

    /// The row behind the last one of a plane.
    func end(ofPlane index: Int) -> Int { planes[index].end }

    /// The size of a whole plane.
    func size(ofPlane index: Int) -> (width: Int, height: Int) { planes[index].size }

    /// Lends the rows of a plane; does nothing where there are none.
    func withRows(ofPlane index: Int, _ body: (LentRows) -> Void) { planes[index].withRows(body) }

    /// Lends the rows of all planes; does nothing where one has none.
    func withRows(_ body: ([LentRows]) -> Void) { withRows(behind: [], body) }

    private func withRows(behind lent: [LentRows], _ body: ([LentRows]) -> Void) {
        guard lent.count < planes.count else { return body(lent) }
        planes[lent.count].withRows { withRows(behind: lent + [$0], body) }
    }

    /// Whether the last row is there.
    public var isAtEnd: Bool { planes.allSatisfy { $0.end == $0.size.height } }

    /// The picture, when all of it is there and came at once.
    package var image: Image? {
        let whole = planes.compactMap(\.whole)
        guard whole.count == planes.count else { return nil }
        return Image(
            width: shape.width, height: shape.height, model: shape.model, planes: whole, grids: shape.grids)
    }

    /// Moves down: lets go of the rows of each plane before those in `needed`, or of most of them, and lets `fill`
    /// write new ones behind those that stay.
    ///
    /// - Parameters:
    ///   - band: The new rows of each plane.
    ///   - needed: The first row of each plane that stays.
    ///   - fill: Gets `stride * rows` bytes for each plane.
    mutating func move(
        over band: [PlaneShape], keeping needed: [Int],
        fill: ([UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) -> Void
    ) throws(PixelsError) {
        let added = try PlaneShape.makeNonemptyPlanes(band, fill: fill)
        for i in planes.indices { planes[i].move(over: added[i], keeping: needed[i]) }
        newRows = added
    }
}

/// The rows of one plane that are there: bands, one below the other, which stay where they were written.
private struct PlaneWindow: Sendable {
    /// The size of the whole plane.
    let size: (width: Int, height: Int)
    private var bands: [Plane] = []
    /// Where in the whole plane the first band begins.
    private var firstRow = 0

    init(size: (width: Int, height: Int)) { self.size = size }

    /// All of a plane.
    init(_ plane: Plane) {
        size = (plane.width, plane.height)
        bands = [plane]
    }

    /// The row behind the last one.
    var end: Int { bands.reduce(firstRow) { $0 + $1.height } }

    /// The plane, when one band is all of it.
    var whole: Plane? { bands.count == 1 && bands[0].height == size.height ? bands[0] : nil }

    func withRows(_ body: (LentRows) -> Void) {
        LentRows.of(bands, firstRow: firstRow, body)
    }

    mutating func move(over band: Plane?, keeping needed: Int) {
        while let first = bands.first, firstRow + first.height <= needed {
            firstRow += first.height
            bands.removeFirst()
        }
        if let band { bands.append(band) }
    }
}
