/// What a server says of its wallpapers: the contract between the press and the clients.
public struct Metadata: Sendable, Equatable {
    /// The last day on which anything else in the file changed.
    public var lastUpdated: CalendarDate
    /// In the order in which clients show them.
    public var collections: [Collection]

    /// Metadata from its parts.
    public init(lastUpdated: CalendarDate, collections: [Collection]) {
        self.lastUpdated = lastUpdated
        self.collections = collections
    }

    /// Wallpapers that are shown together, at the same times and in the same places.
    public struct Collection: Sendable, Equatable {
        /// Unique in the file.
        public var id: String
        /// Where "Learn more" leads; no button without it.
        public var learnMoreURL: String?
        /// Locales that see the collection, in every spelling that its clients compare; nil is everywhere.
        public var availableLocales: [String]?
        /// The days on which it is shown; nil is always.
        public var availability: Availability?
        /// In the order in which they are shown.
        public var wallpapers: [Wallpaper]
        /// A title; nil leaves it to the client.
        public var heading: String?
        /// A line below the title; nil leaves it to the client.
        public var description: String?

        /// A collection from its parts.
        public init(
            id: String, learnMoreURL: String? = nil, availableLocales: [String]? = nil,
            availability: Availability? = nil, wallpapers: [Wallpaper], heading: String? = nil,
            description: String? = nil
        ) {
            self.id = id
            self.learnMoreURL = learnMoreURL
            self.availableLocales = availableLocales
            self.availability = availability
            self.wallpapers = wallpapers
            self.heading = heading
            self.description = description
        }
    }

    /// The days on which a collection is shown.
    public struct Availability: Sendable, Equatable {
        /// The first day; nil is always before.
        public var start: CalendarDate?
        /// The last day by the wiki. Clients that ship compare with its midnight, so to them it is the first
        /// day on which the collection is gone. Nil is never.
        public var end: CalendarDate?

        /// A range, open where a side is nil.
        public init(start: CalendarDate? = nil, end: CalendarDate? = nil) {
            self.start = start
            self.end = end
        }
    }

    /// One wallpaper.
    public struct Wallpaper: Sendable, Equatable {
        /// Unique among all wallpapers: the image path of iOS has no collection in it.
        public var id: String
        /// A name for people (v2 only).
        public var name: String
        /// Its colors by their key, six upper-case hexadecimal digits each.
        public var colors: [ColorKey: String]
        /// Its pictures, in the order of profiles and variants (v2 only).
        public var files: [File]

        /// A wallpaper from its parts.
        public init(id: String, name: String, colors: [ColorKey: String], files: [File] = []) {
            self.id = id
            self.name = name
            self.colors = colors
            self.files = files
        }
    }

    /// A picture of a wallpaper (v2 only).
    public struct File: Sendable, Equatable {
        /// Below the root of the tree.
        public var path: String
        /// Which variant it shows.
        public var variant: Variant
        /// Whose clients ask for it.
        public var client: Profile.Client
        /// Pixels in a row.
        public var width: Int
        /// Rows.
        public var height: Int
        /// Bytes of the file.
        public var bytes: Int
        /// SHA-256 of the file, 64 lower-case hexadecimal digits.
        public var sha256: String

        /// A file from its parts.
        public init(
            path: String, variant: Variant, client: Profile.Client, width: Int, height: Int, bytes: Int,
            sha256: String
        ) {
            self.path = path
            self.variant = variant
            self.client = client
            self.width = width
            self.height = height
            self.bytes = bytes
            self.sha256 = sha256
        }
    }
}

/// The color fields of a wallpaper, named as in the metadata and in `collection.yml`.
public enum ColorKey: String, Sendable, CaseIterable {
    /// Titles and labels on the home page.
    case text = "text-color"
    /// Cards, where no blur is possible.
    case card = "card-color"
    /// The text of the logo.
    case logoText = "logo-text-color"
    /// Cards under Fenix's light theme.
    case cardLight = "card-color-light"
    /// Cards under Fenix's dark theme.
    case cardDark = "card-color-dark"
    /// The mean of the picture in linear light.
    case average = "average-color"
}
