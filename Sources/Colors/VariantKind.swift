/// The four shapes a wallpaper is published in.
public enum VariantKind: String, Sendable, CaseIterable, Codable {
    /// A phone held upright, such as 1170 x 2532.
    case phonePortrait = "portrait"
    /// A phone on its side, such as 2532 x 1170.
    case phoneLandscape = "landscape"
    /// A pad held upright, such as 2048 x 2732.
    case padPortrait = "pad"
    /// A pad on its side, such as 2732 x 2048.
    case padLandscape = "pad-landscape"
}
