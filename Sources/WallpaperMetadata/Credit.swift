import WallpressJSON

/// The author of a wallpaper and the terms under which it may be shown.
///
/// A new part is a case of `Key`. That is enough to read, edit, check, explain and publish it.
public struct Credit: Sendable, Hashable {
    /// A part of a credit. It has the same key in `collection.yml` and in metadata v2.
    public enum Key: String, Sendable, CaseIterable {
        /// The name of the author.
        case author
        /// The address of the author's page.
        case link
        /// The terms, by name or by address, or a copyright notice.
        case license
        /// The address of the page that the picture comes from.
        case source

        /// The name of the part for people.
        public var title: String {
            switch self {
            case .author: "Author"
            case .link: "Author's page"
            case .license: "License"
            case .source: "Source"
            }
        }

        /// Its purpose: a phrase for people who write it.
        public var help: String {
            switch self {
            case .author: "who made the picture"
            case .link: "the address of the author's page"
            case .license: "the terms, by name or by address, or a copyright notice"
            case .source: "the address of the page that the picture comes from"
            }
        }

        /// An example of a value.
        public var example: String {
            switch self {
            case .author: "Jane Doe"
            case .link: "https://example.com/jane"
            case .license: "CC BY 4.0"
            case .source: "https://example.com/forest"
            }
        }

        /// Whether the value is the address of a page.
        public var isAddress: Bool { self == .link || self == .source }
    }

    private var texts: [Key: String] = [:]

    /// Creates a credit without parts.
    public init() {}

    /// Creates a credit with these parts. Empty texts are ignored.
    public init(_ texts: [Key: String]) {
        for (key, text) in texts { self[key] = text }
    }

    /// The text of a part; nil if there is none. An empty text removes it.
    public subscript(key: Key) -> String? {
        get { texts[key] }
        set { texts[key] = newValue?.isEmpty == true ? nil : newValue }
    }

    /// The name of the author.
    public var author: String? { self[.author] }
    /// The address of the author's page.
    public var link: String? { self[.link] }
    /// The terms, by name or by address, or a copyright notice.
    public var license: String? { self[.license] }
    /// The address of the page that the picture comes from.
    public var source: String? { self[.source] }
}

// MARK: - JSON

extension Credit {
    /// The key of a wallpaper's credit in `collection.yml` and in metadata v2.
    public static let key = "credit"

    /// Reads the credit of a wallpaper in metadata v2. Values that are not texts are ignored.
    ///
    /// - Parameter node: The value of the key; nil if there is none.
    package init(_ node: JSONNode?) {
        for key in Key.allCases { self[key] = node?[key.rawValue]?.text }
    }

    /// The object in metadata v2, with the keys of the existing parts; nil if there are none.
    package var json: JSONNode? {
        let members = Key.allCases.compactMap { key in
            self[key].map { JSONNode.Member(key.rawValue, .string($0)) }
        }
        return members.isEmpty ? nil : .object(members)
    }
}
