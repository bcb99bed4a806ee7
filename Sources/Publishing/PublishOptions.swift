import WallpressVerification
import WallpaperMetadata

/// The options for publishing, from the command line or `wallpress.yml`.
public struct PublishOptions: Sendable {
    /// The remote: an rclone path or a folder.
    public var remote: String
    /// The environment of the program. rclone gets it, with its own settings and credentials.
    public var environment: [String: String]
    /// The folder of the program, where rclone may be if it is not in `PATH`; nil if there is none to look in.
    public var programFolderPath: String?
    /// The day of the release.
    public var today: CalendarDate
    /// The moment of the release in UTC, such as 2026-11-22T14:03:09Z; nil if its record is not to contain it.
    public var time: String?
    /// The message in the record of the release; nil if there is none.
    public var message: String?
    /// The URL below which people fetch the files, over a CDN if there is one; nil if it is not checked.
    public var url: String?
    /// The seconds after which a server that sends nothing is given up.
    public var timeout = 15.0
    /// The time that limits the answers of a server, and the wait for somebody else.
    package var clock = ServedTree.Clock.system
    /// The input folder, whose masters messages name; nil if there is none.
    public var input: String?
    /// Whether the input folder gets a `published.lock`.
    public var writesLock = true
    /// Ids of wallpapers whose images are replaced because nobody can have them yet.
    public var replaced: Set<String> = []
    /// Ids of wallpapers that were taken down, and whose claims were withdrawn.
    public var restored: Set<String> = []
    /// Whether a feed that somebody edited at the remote is replaced.
    public var takesOver = false
    /// Whether all files are read back, not only the new ones.
    public var readsAllBack = false
    /// The number of files that are sent or read at the same time.
    public var transfers = 8
    /// Receives the events while a plan is made and carried out, on any thread.
    public var observe: @Sendable (PublishEvent) -> Void = { _ in }
    /// The version of wallpress, which servers receive.
    public var version = ""
    /// The headers of pictures.
    public var imageHeaders: [(name: String, value: String)] = [("Cache-Control", CachePolicy.images)]
    /// The headers of the metadata.
    public var metadataHeaders: [(name: String, value: String)] = [("Cache-Control", CachePolicy.metadata)]

    /// Creates options with the defaults.
    public init(remote: String, environment: [String: String], today: CalendarDate) {
        self.remote = remote
        self.environment = environment
        self.today = today
    }
}
