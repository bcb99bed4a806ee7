import Foundation
import WallpressJSON
import WallpaperMetadata

/// Wallpapers that are offered together, on the same days and in the same locales.
public struct WallpaperCollection: Sendable, Hashable, Identifiable {
    /// The id, which is unique in the metadata.
    public let id: String
    /// The URL of the "Learn more" button, as written in the metadata; nil means no button.
    public let learnMoreURL: String?
    /// The locales in which it is offered; nil and an empty list mean all locales.
    public let availableLocales: [String]?
    /// The days on which it is offered; nil means always.
    public let availability: Availability?
    /// The wallpapers in the order in which they are shown.
    public var wallpapers: [Wallpaper]
    /// The title; nil means that the app chooses one.
    public let heading: String?
    /// The line below the title; nil means that the app chooses one.
    public let description: String?
    /// The line below the title in Ecosia, which does not show the description.
    public let subheading: String?

    /// A range of days.
    public struct Availability: Sendable, Hashable {
        /// The first day; nil means no beginning.
        public let start: CalendarDate?
        /// The last day, on which the collection is still available; nil means no end.
        public let end: CalendarDate?

        /// Creates a range of days.
        public init(start: CalendarDate? = nil, end: CalendarDate? = nil) {
            self.start = start
            self.end = end
        }
    }

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

    /// Returns the wallpaper with this id, or nil if it is not in this collection.
    public func wallpaper(_ id: String) -> Wallpaper? { wallpapers.first { $0.id == id } }
}

extension WallpaperCollection {
    /// Returns the collection with the keys of the metadata. `day` spells dates.
    func json(_ fidelity: Fidelity, day: (CalendarDate) -> String) -> JSONNode {
        let members: [JSONNode.Member] = [
            .init("id", .string(id)),
            .init("learn-more-url", .string(learnMoreURL)),
            .init("available-locales", availableLocales.map { .array($0.map { .string($0) }) } ?? .null),
            .init("availability-range", availability?.json(day) ?? .null),
            .init("wallpapers", .array(wallpapers.map { $0.json(fidelity) })),
            .init("heading", .string(heading)),
            .init("description", .string(description)),
        ]
        return .object(members + (subheading.map { [.init(Profile.subheadingKey, .string($0))] } ?? []))
    }
}

extension WallpaperCollection.Availability {
    fileprivate func json(_ day: (CalendarDate) -> String) -> JSONNode {
        .object([
            .init("start", .string(start.map(day))),
            .init("end", .string(end.map(day))),
        ])
    }
}
