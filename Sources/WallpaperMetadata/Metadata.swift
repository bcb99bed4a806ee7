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
        /// The author and the terms (v2 only).
        public var credit: Credit
        /// The colors by key, each with six upper-case hexadecimal digits.
        public var colors: [ColorKey: String]
        /// The image files in the order of profiles and variants (v2 only).
        public var files: [ImageFile]
        /// A digest of the masters: the SHA-256 of one line for each, in their order, with the names of the variants that
        /// are made from it, joined by commas, a space and the SHA-256 of its bytes (v2 only). Nil if it is not known.
        public var masters: String?
        /// A digest of the settings that decide about pixels and colors (v2 only). Nil if it is not known.
        public var recipe: String?
        /// The perceptual digest of each master, in their order (v2 only); none if they are not known.
        public var perceptual: [String]

        /// Creates a wallpaper.
        public init(
            id: String, name: String, texts: [TextKey: String] = [:], credit: Credit = Credit(),
            colors: [ColorKey: String], files: [ImageFile] = [], masters: String? = nil,
            recipe: String? = nil, perceptual: [String] = []
        ) {
            (self.id, self.credit, self.colors, self.files) = (id, credit, colors, files)
            self.texts = texts.merging([.name: name]) { $1 }
            (self.masters, self.recipe, self.perceptual) = (masters, recipe, perceptual)
        }
    }
}
