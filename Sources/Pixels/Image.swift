/// An image as planes of 8-bit samples, upright (orientation applied) and in sRGB.
///
/// The planes may be smaller than the image, as the chroma of a JPEG usually is. The `PlaneGrid` of each plane is
/// its place over the image.
public struct Image: Sendable, Equatable {
    /// The meaning of the planes, in this order.
    public enum Model: Sendable, Equatable {
        /// One plane: gray, encoded as the luma of full-range BT.601 YCbCr. For gray this equals sRGB.
        case gray
        /// Y, Cb, Cr: full-range BT.601, as in JFIF.
        case yCbCr
        /// R, G, B, sRGB encoded.
        case rgb

        /// The number of planes: 1 for gray, otherwise 3.
        public var planeCount: Int { self == .gray ? 1 : 3 }
    }

    /// Pixels in a row, at least 1.
    public let width: Int
    /// Rows, at least 1.
    public let height: Int
    /// The meaning of the planes.
    public let model: Model
    /// The planes, as many as `model` requires.
    public let planes: [Plane]
    /// The place of each plane over the image, one for each plane.
    public let grids: [PlaneGrid]

    /// Creates an image from its planes. By default all of them have full size.
    ///
    /// - Precondition: There are as many planes and grids as `model` requires.
    public init(width: Int, height: Int, model: Model, planes: [Plane], grids: [PlaneGrid]? = nil) {
        let grids = grids ?? Array(repeating: .full, count: planes.count)
        precondition(planes.count == model.planeCount && grids.count == planes.count)
        self.width = width
        self.height = height
        self.model = model
        self.planes = planes
        self.grids = grids
    }
}
