/// Wallpapers with the digests of their images, to find those that resemble another one.
public struct LikenessIndex<Wallpaper: Sendable>: Sendable {
    private let entries: [(wallpaper: Wallpaper, id: String, digests: [PerceptualDigest])]

    /// Reads the texts of digests; each wallpaper may have several. A text that is not a digest resembles nothing.
    public init(
        _ wallpapers: some Sequence<Wallpaper>, id: (Wallpaper) -> String, digests: (Wallpaper) -> [String]
    ) {
        entries = wallpapers.map { ($0, id($0), digests($0).compactMap(PerceptualDigest.init)) }
    }

    /// Returns the wallpapers with a digest that resembles one of these: first the same images, then the doubtful ones, each in
    /// the order of their ids.
    public func matches(of texts: [String]) -> [(wallpaper: Wallpaper, likeness: Likeness)] {
        let digests = texts.compactMap(PerceptualDigest.init)
        let found = entries.compactMap { wallpaper, id, others in
            others.flatMap { other in digests.compactMap { other.likeness(to: $0) } }.max()
                .map { (wallpaper, id, $0) }
        }
        return found.sorted { ($1.2, $0.1) < ($0.2, $1.1) }.map { ($0.0, $0.2) }
    }

    /// The wallpapers that resemble an earlier one, each with the first of these.
    public var repeats: [(first: Wallpaper, second: Wallpaper, likeness: Likeness)] {
        entries.indices.compactMap { index in
            let (second, _, others) = entries[index]
            return entries[..<index].lazy.compactMap { first, _, digests in
                digests.flatMap { one in others.compactMap { one.likeness(to: $0) } }.max()
                    .map { (first, second, $0) }
            }.first
        }
    }
}
