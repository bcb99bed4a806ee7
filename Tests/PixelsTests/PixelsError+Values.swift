import WallpressPixels

// The parts of a refusal that tests compare: its case, its type and its values. Words are for people.
extension PixelsError {
    /// Returns the damage of a picture of a type. Nil for other errors.
    func damage(of type: ImageType) -> String? {
        if case .damaged(type, let reason) = self { reason } else { nil }
    }

    /// Returns the unsupported feature of a picture of a type. Nil for other errors.
    func unread(in type: ImageType) -> String? {
        if case .unsupported(type, let feature) = self { feature } else { nil }
    }

    /// Returns the amount found in a picture of a type, and the limit that it exceeds. Nil for other errors.
    func excess(in type: ImageType) -> [Int]? {
        if case .overLimit(type, _, let found, let limit) = self { [found, limit] } else { nil }
    }
}
