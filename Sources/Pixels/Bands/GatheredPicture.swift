/// A whole picture, gathered from the rows of a window.
public struct GatheredPicture: Sendable {
    private let shape: PictureShape
    private var samples: [[UInt8]]
    private var rowsDone: [Int]

    /// A picture of which `window` shows the rows, one after the other.
    public init(of window: PictureWindow) {
        shape = window.shape
        rowsDone = shape.grids.map { _ in 0 }
        samples = shape.grids.indices.map { plane in
            var samples: [UInt8] = []
            let size = window.size(ofPlane: plane)
            samples.reserveCapacity(size.width * size.height)
            return samples
        }
    }

    /// Takes the rows that are new.
    public mutating func append(_ window: PictureWindow) {
        for (i, plane) in window.planes.enumerated() {
            guard let plane else { continue }
            for y in rowsDone[i] - window.firstRows[i]..<plane.height {
                samples[i] += plane.samples[y * plane.stride..<y * plane.stride + plane.width]
            }
            rowsDone[i] = window.end(ofPlane: i)
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
