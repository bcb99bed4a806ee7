/// Images by name, to find those that resemble another one.
public struct LikenessIndex: Sendable {
    private let images: [(name: String, digests: [PerceptualDigest])]

    /// Reads the digests of some images; each may have several. A text that is not a digest resembles nothing.
    public init(_ images: [(name: String, texts: [String])]) {
        self.images = images.map { ($0.name, $0.texts.compactMap(PerceptualDigest.init)) }
    }

    /// Returns the images with a digest that resembles one of these: first the same images, then the doubtful ones, each in the
    /// order of their names.
    public func matches(of texts: [String]) -> [(name: String, likeness: Likeness)] {
        let digests = texts.compactMap(PerceptualDigest.init)
        let found = images.compactMap { name, others in
            others.flatMap { other in digests.compactMap { other.likeness(to: $0) } }.max().map { (name, $0) }
        }
        return found.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }

    /// The pictures that resemble an earlier one, each with the first of these.
    public var repeats: [(first: String, second: String, likeness: Likeness)] {
        images.indices.compactMap { index in
            let (second, others) = images[index]
            return images[..<index].lazy.compactMap { name, digests in
                digests.flatMap { one in others.compactMap { one.likeness(to: $0) } }.max()
                    .map { (name, second, $0) }
            }.first
        }
    }
}
