/// What of a picture the eye goes to, found once and good for every crop of it.
///
/// What differs from its surroundings in brightness, color or sharpness counts, and the less so the more common
/// such differences are in the picture; what reaches out to its edges, runs through all of it, or is spread over
/// all of it does not. Where nothing stands out, crops stay at the center.
///
/// All of it is integer arithmetic on box averages, so the same planes give the same answer on every machine.
public struct Attention: Sendable, Equatable {
    /// For crops that move to the left and to the right.
    let horizontal: AttentionProfile
    /// For crops that move up and down.
    let vertical: AttentionProfile

    /// Looks at a picture of any model, size and grids.
    public init(of image: Image) {
        let saliency = Saliency(ReducedImage(image))
        horizontal = AttentionProfile(saliency.horizontal, along: .horizontal)
        vertical = AttentionProfile(saliency.vertical, along: .vertical)
    }
}
