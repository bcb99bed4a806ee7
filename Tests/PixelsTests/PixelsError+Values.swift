import WallpressPixels

// What tests compare of a refusal: its case, its type and its values. Words are for people.
extension PixelsError {
    /// Why a picture of a type is damaged. Nil for other errors.
    func damage(of type: ImageType) -> String? {
        if case .damaged(type, let reason) = self { reason } else { nil }
    }

    /// What a picture of a type has that is not read. Nil for other errors.
    func unread(in type: ImageType) -> String? {
        if case .unsupported(type, let feature) = self { feature } else { nil }
    }

    /// What was found in a picture of a type, and the limit that it exceeds. Nil for other errors.
    func excess(in type: ImageType) -> [Int]? {
        if case .overLimit(type, _, let found, let limit) = self { [found, limit] } else { nil }
    }
}
