/// The metadata of a server: the contract between the build and the clients.
public struct Metadata: Sendable, Equatable {
    /// The day on which anything else in the file last changed.
    public var lastUpdated: CalendarDate
    /// The collections in the order in which clients show them.
    public var collections: [Collection]

    /// Creates metadata.
    public init(lastUpdated: CalendarDate, collections: [Collection]) {
        self.lastUpdated = lastUpdated
        self.collections = collections
    }

    /// Wallpapers that are offered together, on the same days and in the same locales.
    public struct Collection: Sendable, Equatable {
        /// The id, which is unique in the file.
        public var id: String
        /// The URL of the "Learn more" button; nil means no button.
        public var learnMoreURL: String?
        /// The locales in which it is offered, in all spellings that its clients need; nil means all locales.
        public var availableLocales: [String]?
        /// The days on which it is offered; nil means always.
        public var availability: Availability?
        /// The wallpapers in the order in which they are shown.
        public var wallpapers: [Wallpaper]
        /// The title; nil means the client's own.
        public var heading: String?
        /// The line below the title; nil means the client's own.
        public var description: String?
        /// The line below the title in Ecosia, which does not show the description; nil means none, and no key.
        public var subheading: String?

        /// Creates a collection.
        public init(
            id: String, learnMoreURL: String? = nil, availableLocales: [String]? = nil,
            availability: Availability? = nil, wallpapers: [Wallpaper], heading: String? = nil,
            description: String? = nil, subheading: String? = nil
        ) {
            self.id = id
            self.learnMoreURL = learnMoreURL
            self.availableLocales = availableLocales
            self.availability = availability
            self.wallpapers = wallpapers
            self.heading = heading
            self.description = description
            self.subheading = subheading
        }
    }

    /// The days on which a collection is offered.
    public struct Availability: Sendable, Equatable {
        /// The first day; nil means no beginning.
        public var start: CalendarDate?
        /// The last day according to Mozilla's wiki; nil means no end. Shipping clients compare with the
        /// midnight at which this day begins, so for them the collection is already over on this day.
        public var end: CalendarDate?

        /// Creates a range of days.
        public init(start: CalendarDate? = nil, end: CalendarDate? = nil) {
            self.start = start
            self.end = end
        }
    }

    /// One wallpaper.
    public struct Wallpaper: Sendable, Equatable {
        /// The id, which is unique among all wallpapers because paths on iOS do not contain the collection.
        public var id: String
        /// The texts by key (v2 only). There is always a name.
        public var texts: [TextKey: String]
        /// The colors by key, each with six upper-case hexadecimal digits.
        public var colors: [ColorKey: String]
        /// The pictures in the order of profiles and variants (v2 only).
        public var files: [File]
        /// A digest of the masters: the SHA-256 of one line for each, in their order, with the names of the variants that
        /// are made from it, joined by commas, a space and the SHA-256 of its bytes (v2 only). Nil if it is not known.
        public var masters: String?
        /// A digest of the settings that decide about pixels and colors (v2 only). Nil if it is not known.
        public var recipe: String?

        /// Creates a wallpaper.
        public init(
            id: String, name: String, texts: [TextKey: String] = [:], colors: [ColorKey: String],
            files: [File] = [], masters: String? = nil, recipe: String? = nil
        ) {
            self.id = id
            self.texts = texts.merging([.name: name]) { $1 }
            self.colors = colors
            self.files = files
            self.masters = masters
            self.recipe = recipe
        }
    }

    /// A picture of a wallpaper (v2 only).
    public struct File: Sendable, Equatable {
        /// The path relative to the root of the tree.
        public var path: String
        /// The variant that the picture is.
        public var variant: Variant
        /// The theme that the picture is for.
        public var theme: Theme
        /// The client that requests it.
        public var client: Profile.Client
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int
        /// The size of the file in bytes.
        public var bytes: Int
        /// The SHA-256 checksum of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The share of the master's subject that the picture keeps, 0...1; nil if a person placed the crop.
        public var kept: Double?
        /// How sure it is that the master has a subject, 0...1; nil if a person placed the crop.
        public var confidence: Double?
        /// How far the crop can be trusted, 0...1; nil if a person placed it.
        public var trust: Double?
        /// By what factor its crop was enlarged, with two decimals; nil if it was not.
        public var enlarged: Double?

        /// Creates a file.
        public init(
            path: String, variant: Variant, theme: Theme = .light, client: Profile.Client, width: Int,
            height: Int, bytes: Int,
            sha256: String, kept: Double? = nil, confidence: Double? = nil, trust: Double? = nil,
            enlarged: Double? = nil
        ) {
            self.path = path
            self.variant = variant
            self.theme = theme
            self.client = client
            self.width = width
            self.height = height
            self.bytes = bytes
            self.sha256 = sha256
            self.kept = kept
            self.confidence = confidence
            self.trust = trust
            self.enlarged = enlarged
        }
    }
}
