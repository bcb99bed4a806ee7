import Foundation
import WallpaperMetadata

/// Wallpapers that are shown together, at the same times and in the same places.
public struct WallpaperCollection: Sendable, Hashable {
    /// Unique in the metadata.
    public let id: String
    /// Where "Learn more" leads, as written; no button without it.
    public let learnMoreURL: String?
    /// The locales that see it; nil and an empty list are everywhere.
    public let availableLocales: [String]?
    /// The days on which it is shown; nil is always.
    public let availability: Availability?
    /// In the order in which they are shown.
    public var wallpapers: [Wallpaper]
    /// A title; nil leaves it to the app.
    public let heading: String?
    /// A line below the title; nil leaves it to the app.
    public let description: String?

    /// Days on which a collection is shown, open where a side is nil.
    public struct Availability: Sendable, Hashable {
        /// The first day.
        public let start: CalendarDate?
        /// "A date after which the collection is no longer available" (wiki): the last day.
        public let end: CalendarDate?

        /// A range from its two days.
        public init(start: CalendarDate? = nil, end: CalendarDate? = nil) {
            self.start = start
            self.end = end
        }
    }

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

    /// The wallpaper of this id, if it is one of these.
    public func wallpaper(_ id: String) -> Wallpaper? { wallpapers.first { $0.id == id } }
}

extension WallpaperCollection {
    /// The collection in the metadata's own shape, wallpapers as `Wallpaper.json` keeps them.
    func json(_ fidelity: Fidelity) -> JSONNode {
        .object([
            .init("id", .string(id)),
            .init("learn-more-url", .string(learnMoreURL)),
            .init("available-locales", availableLocales.map { .array($0.map { .string($0) }) } ?? .null),
            .init("availability-range", availability?.json ?? .null),
            .init("wallpapers", .array(wallpapers.map { $0.json(fidelity) })),
            .init("heading", .string(heading)),
            .init("description", .string(description)),
        ])
    }
}

extension WallpaperCollection.Availability {
    fileprivate var json: JSONNode {
        .object([
            .init("start", .string(start?.description)),
            .init("end", .string(end?.description)),
        ])
    }
}
