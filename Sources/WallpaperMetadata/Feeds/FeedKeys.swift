import WallpressJSON

/// A key of a feed, and the kind of its value.
package struct FeedKey: Sendable {
    /// The kinds of value that a key may have.
    package enum Kind: String, Sendable {
        case string = "a string"
        case number = "a number"
        case array = "an array"
        case object = "an object"
        case any = "a value"
    }

    package let name: String
    package let kind: Kind
    package let isRequired: Bool

    /// Creates a key with its kind of value.
    package init(_ name: String, _ kind: Kind, isRequired: Bool = false) {
        (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    }

    /// Returns whether a value is of its kind. `null` is allowed for keys that are not required.
    package func accepts(_ node: JSONNode) -> Bool {
        kind == .any || node.kind == kind.rawValue || (!isRequired && node.isNull)
    }

    /// "a string", "a string or null".
    package var expectation: String { isRequired ? kind.rawValue : "\(kind.rawValue) or null" }
}

/// The keys of each kind of object of a feed, according to the wiki and the RFC (Documentation/json-files.md).
package struct FeedKeys: Sendable {
    package let collection, wallpaper: [FeedKey]
    /// The keys of an image file; none if the feed has no images.
    package var file: [FeedKey] = []
    /// The keys of the outermost object.
    package var outermost = root

    /// The keys of the outermost object of all feeds.
    package static let root = [
        FeedKey(MergedFeed.dateKey, .string, isRequired: true),
        FeedKey("collections", .array, isRequired: true),
    ]

    /// The keys of the days of a collection.
    package static let range = [FeedKey("start", .string), FeedKey("end", .string)]

    /// The keys of a collection that all feeds have.
    package static let sharedCollection = [
        FeedKey("id", .string, isRequired: true),
        FeedKey("learn-more-url", .string),
        FeedKey("available-locales", .array),
        FeedKey("availability-range", .object),
        FeedKey("wallpapers", .array, isRequired: true),
        FeedKey("heading", .string),
        FeedKey("description", .string),
        FeedKey(Profile.subheadingKey, .string),
    ]

    /// The keys of the parts of a credit.
    package static let credit = Credit.Key.allCases.map { FeedKey($0.rawValue, .string) }

    /// The keys that newer builds of Fenix require and nobody else reads.
    package static let themeCards = [ColorKey.cardLight.rawValue, ColorKey.cardDark.rawValue]
}
