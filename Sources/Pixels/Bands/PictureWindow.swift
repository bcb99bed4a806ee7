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

/// The rows of a picture that have been read and are still needed, from some row on in each plane.
public struct PictureWindow: Sendable {
    let shape: PictureShape
    /// The size of each whole plane.
    private let sizes: [(width: Int, height: Int)]
    /// Rows of each plane; before the first are read, none.
    private(set) var planes: [Plane?]
    /// Where in the whole plane the first of these rows lies.
    private(set) var firstRows: [Int]

    init(_ shape: PictureShape) {
        self.shape = shape
        sizes = shape.grids.indices.map { shape.size(ofPlane: $0) }
        planes = shape.grids.map { _ in nil }
        firstRows = shape.grids.map { _ in 0 }
    }

    /// All of a picture.
    init(_ image: Image) {
        shape = PictureShape(
            width: image.width, height: image.height, model: image.model, grids: image.grids)
        sizes = image.planes.map { ($0.width, $0.height) }
        planes = image.planes
        firstRows = image.grids.map { _ in 0 }
    }

    /// The row behind the last one of a plane.
    func end(ofPlane index: Int) -> Int { firstRows[index] + (planes[index]?.height ?? 0) }

    /// The size of a whole plane.
    func size(ofPlane index: Int) -> (width: Int, height: Int) { sizes[index] }

    /// Whether all rows have been read.
    var isAtEnd: Bool { planes.indices.allSatisfy { end(ofPlane: $0) == sizes[$0].height } }

    /// The picture, when the window reaches over all of it.
    package var image: Image? {
        let whole = planes.compactMap(\.self)
        guard whole.count == planes.count else { return nil }
        guard isAtEnd, firstRows.allSatisfy({ $0 == 0 }) else { return nil }
        return Image(
            width: shape.width, height: shape.height, model: shape.model, planes: whole, grids: shape.grids)
    }

    /// Puts new rows behind those that are here, and lets go of those of each plane before `needed`.
    mutating func append(_ band: [Plane], keeping needed: [Int]) {
        for (i, new) in band.enumerated() {
            let kept = max(0, end(ofPlane: i) - max(needed[i], firstRows[i]))
            firstRows[i] = end(ofPlane: i) - kept
            planes[i] = planes[i].map { $0.lastRows(kept, followedBy: new) } ?? new
        }
    }
}

extension Plane {
    /// The last rows of this plane and, below them, another of the same width and stride.
    fileprivate func lastRows(_ count: Int, followedBy next: Plane) -> Plane {
        guard count > 0 else { return next }
        precondition(width == next.width && stride == next.stride)
        let kept = (height - count) * stride..<height * stride
        return Plane(width: width, height: count + next.height, stride: stride) { memory in
            let middle = count * stride
            _ = UnsafeMutableBufferPointer(rebasing: memory[..<middle]).update(fromContentsOf: samples[kept])
            _ = UnsafeMutableBufferPointer(rebasing: memory[middle...])
                .update(fromContentsOf: next.samples[..<(next.height * stride)])
        }
    }
}
