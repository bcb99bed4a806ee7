/// The place of a cover crop in its image.
public enum CropPlacement: Sendable, Equatable, CustomStringConvertible {
    /// In the middle.
    case center
    /// Centered on a point, as far as the picture allows.
    case focus(FractionPoint)
    /// Centered on a box, as far as the picture allows. The whole box is inside whenever that is possible.
    case keep(FractionBox)

    /// "center", "focus 0.3 0.55", "keep 0.2 0.1 0.8 0.9".
    public var description: String {
        switch self {
        case .center: "center"
        case .focus(let point): "focus \(point.x) \(point.y)"
        case .keep(let box): "keep \(box.left) \(box.top) \(box.right) \(box.bottom)"
        }
    }
}
