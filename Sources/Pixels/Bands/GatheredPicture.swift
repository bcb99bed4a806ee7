/// A whole picture, gathered from the rows of a window.
public struct GatheredPicture: Sendable {
    private let shape: PictureShape
    private var samples: [[UInt8]]

    /// A picture of which `window` shows the rows, one after the other.
    public init(of window: PictureWindow) {
        shape = window.shape
        samples = shape.grids.indices.map { plane in
            var samples: [UInt8] = []
            let size = window.size(ofPlane: plane)
            samples.reserveCapacity(size.width * size.height)
            return samples
        }
    }

    /// Takes the rows that came with the window's last move.
    public mutating func append(_ window: PictureWindow) {
        for (i, plane) in window.newRows.enumerated() {
            guard let plane else { continue }
            for y in 0..<plane.height {
                samples[i] += plane.samples[y * plane.stride..<y * plane.stride + plane.width]
            }
        }
    }

    /// The picture, once all rows have been there.
    public var image: Image {
        let planes = shape.grids.indices.map { plane in
            let size = shape.size(ofPlane: plane)
            return Plane(width: size.width, height: size.height, samples: samples[plane])
        }
        return Image(
            width: shape.width, height: shape.height, model: shape.model, planes: planes, grids: shape.grids)
    }
}
