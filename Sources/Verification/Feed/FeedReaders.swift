import WallpressDiagnostics
import WallpaperMetadata

/// Clients that read metadata, and that people use.
typealias FeedReaders = Set<Client>

extension FeedReaders {
    /// Firefox for iOS and the browsers that inherit from it.
    static var iOS: FeedReaders { FeedReaders(Client.readers.filter { $0.platform == .iOS }) }
    /// All builds of Fenix.
    static var fenix: FeedReaders { FeedReaders(Client.readers.filter { $0.platform == .fenix }) }
    /// All readers.
    static var all: FeedReaders { FeedReaders(Client.readers) }

    /// Creates the readers among the clients of these profiles. The legacy client reads no metadata.
    init(of profiles: [Profile]) {
        self.init(Client.readers.filter { profiles.contains(where: $0.reads) })
    }

    /// Creates the readers of a color.
    init(of key: ColorKey) { self.init(Client.readers.filter { $0.colors.contains(key) }) }

    /// One client of each platform. Its builds compare locales alike.
    var ofEachPlatform: [Client] { Client.readers.filter(contains).uniqued(by: \.platform) }

    /// "iPhone, iPad and Fenix"; nil for none.
    private var name: String? {
        let names = Profile.Client.allCases.flatMap { platform in
            let builds = Client.readers.filter { $0.platform == platform }
            let own = builds.filter(contains)
            return own == builds
                ? platform.products
                : own.flatMap { client in platform.products.map { "\(client.build) \($0)" } }
        }
        return names.isEmpty ? nil : names.joinedForPeople
    }

    /// Returns the effect if these readers cannot read a file with so many wallpapers; nil for no reader.
    func loss(of wallpapers: Int) -> String? {
        name.map { name in
            "no \(name) user sees any wallpapers"
                + (wallpapers > 0 ? " (\(wallpapers) of \(wallpapers) hidden)" : "")
        }
    }
}
