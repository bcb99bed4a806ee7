/// Where a cover crop is placed in its picture.
public enum CropPlacement: Sendable, Equatable {
    /// In the middle.
    case center
    /// Centered on a point, as far as the picture allows.
    case focus(FractionPoint)
    /// Centered on a box, as far as the picture allows. The whole box is inside whenever that is possible.
    case keep(FractionBox)
}
