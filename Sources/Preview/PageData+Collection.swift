import WallpaperMetadata

extension PageData {
    /// A collection: its texts, and when and where it is shown.
    public struct Collection: Sendable, Encodable {
        /// Whether people see it on the day of the page.
        public enum Time: String, Sendable, Encodable {
            case now, later, over, always
        }

        /// The id.
        public let id: String
        /// The texts that clients show.
        public var heading, description, subheading, learnMoreURL: String?
        /// Where it is shown; nil for everywhere.
        public var locales: [String]?
        /// The first day; nil if there is none.
        public let start: String?
        /// The day at whose start clients stop to show it, as it is written; nil if there is none.
        public let end: String?
        /// The day before `end`: the last one on which it is seen.
        public let lastDay: String?
        /// Whether it is seen on the day of the page.
        public let shown: Time
        /// The ids of its wallpapers, in their order.
        public let wallpapers: [String]
        /// The difference from the other tree.
        public var change: [ChangeItem] = []

        /// A collection with its dates as `Documentation/clients.md` says that clients treat them.
        public init(
            id: String, start: CalendarDate?, end: CalendarDate?, wallpapers: [String], today: CalendarDate
        ) {
            self.id = id
            self.wallpapers = wallpapers
            self.start = start?.description
            self.end = end?.description
            lastDay = end?.dayBefore?.description
            shown =
                if let start, today < start {
                    .later
                } else if let end, end <= today {
                    .over
                } else if start == nil, end == nil {
                    .always
                } else { .now }
        }
    }
}
