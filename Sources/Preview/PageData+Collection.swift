import WallpaperMetadata

extension PageData {
    /// A collection: its texts, and the days and locales in which it is shown.
    public struct Collection: Sendable, Encodable {
        /// The time in which it is shown, relative to the day of the page.
        public enum Time: String, Sendable, Encodable {
            case now, later, over, always
        }

        /// The id.
        public let id: String
        /// The texts that clients show.
        public var heading, description, subheading, learnMoreURL: String?
        /// The locales in which it is shown; nil for all.
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

        /// Creates a collection with its dates as clients treat them (`Documentation/clients-dates.md`).
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
