import WallpaperMetadata

/// Kinds of clients that read metadata differently.
struct FeedReaders: OptionSet, Sendable {
    let rawValue: Int

    /// Firefox for iOS and what inherits from it.
    static let iOS = FeedReaders(rawValue: 1)
    /// Builds of Fenix that ask for `card-color-light` and `card-color-dark`.
    static let newerFenix = FeedReaders(rawValue: 2)
    /// Builds of Fenix that ask for `card-color`.
    static let olderFenix = FeedReaders(rawValue: 4)
    /// Both builds of Fenix.
    static let fenix: FeedReaders = [.newerFenix, .olderFenix]
    /// All.
    static let all: FeedReaders = [.iOS, .fenix]

    /// The readers among the clients of these profiles. The legacy client reads no metadata.
    init(of profiles: [Profile]) {
        self = []
        for profile in profiles where profile.readsMetadata {
            formUnion(profile.client == .fenix ? .fenix : .iOS)
        }
    }

    init(rawValue: Int) { self.rawValue = rawValue }

    /// "iPhone, iPad and Fenix"; nil for none.
    private var name: String? {
        var names: [String] = contains(.iOS) ? ["iPhone", "iPad"] : []
        if contains(.newerFenix) {
            names.append(contains(.olderFenix) ? "Fenix" : "newer Fenix")
        } else if contains(.olderFenix) {
            names.append("older Fenix")
        }
        return names.isEmpty ? nil : names.joinedForPeople
    }

    /// What happens when these readers cannot read a file with so many wallpapers; nil for no reader.
    func loss(of wallpapers: Int) -> String? {
        name.map { name in
            "every \(name) user sees no wallpaper at all"
                + (wallpapers > 0 ? " (\(wallpapers) of \(wallpapers) hidden)" : "")
        }
    }
}
