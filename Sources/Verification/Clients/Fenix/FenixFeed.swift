import WallpressJSON
import WallpaperMetadata

/// A metadata file as Firefox for Android reads it: all of it or nothing.
///
/// Facts from its public sources (`WallpaperMetadataFetcher`, `WallpapersUseCases`), see
/// Documentation/clients-android.md:
/// - One value that it cannot read, in any wallpaper, leaves an empty list. Numbers and null are text to it. Faults
///   in the JSON that it tolerates are not simulated.
/// - A range counts only if both days can be read, leniently, and only its end counts. A collection
///   disappears at the midnight with which its last day begins.
/// - Locales are compared letter by letter.
package struct FenixFeed: Sendable {
    /// A collection as Fenix reads it.
    struct Collection: Sendable {
        let id: String
        /// The ids of its wallpapers.
        let wallpaperIDs: [String]
        let locales: [String]?
        /// The first day on which it is gone, as a `CalendarDate.dayNumber`; nil for never.
        let end: Int?

        func isShown(on day: CalendarDate) -> Bool { end.map { day.dayNumber < $0 } ?? true }
        func isShown(to locale: String) -> Bool { locales?.contains(locale) ?? true }
    }

    /// The reason that the list stays empty.
    package struct ParsingError: Error, Sendable {
        /// The value that it cannot read, as a noun: `"#1F4453" in card-color-dark of autumn-3`.
        let cause: String
    }

    let collections: [Collection]

    /// Reads a file as one of the builds does. Builds require different colors.
    ///
    /// - Throws: The value that Fenix cannot read. Its list of wallpapers is then empty.
    package init(_ bytes: [UInt8], _ build: Client) throws(ParsingError) {
        guard let root = try? JSONNode(parsing: bytes), root.members != nil else {
            throw ParsingError(cause: "a file that is not a JSON object")
        }
        var collections: [Collection] = []
        for node in try Self.list("collections", of: root, in: "the file") {
            collections.append(try Collection(node, build))
        }
        self.collections = collections
    }

    /// Returns the ids of the wallpapers whose thumbnails Fenix fetches on a day, in a locale.
    package func wallpaperIDs(on day: CalendarDate, in locale: String) -> [String] {
        collections.filter { $0.isShown(on: day) && $0.isShown(to: locale) }.flatMap(\.wallpaperIDs)
    }

    /// Returns the color that Fenix reads from a text, with alpha in the bits 24...31; nil if it cannot read it.
    ///
    /// Fenix prepends `FF` and reads a 64-bit hexadecimal number. Digits of any script are valid.
    static func color(_ text: String) -> Int64? {
        var number: Int64 = 0xFF
        for unit in text.utf16 {
            guard let scalar = UnicodeScalar(unit), let digit = digit(scalar) else { return nil }
            let (product, isTooMuch) = number.multipliedReportingOverflow(by: 16)
            guard !isTooMuch, product <= Int64.max - digit else { return nil }
            number = product + digit
        }
        return number
    }

    private static func digit(_ scalar: UnicodeScalar) -> Int64? {
        switch scalar {
        case "0"..."9": return Int64(scalar.value - 0x30)
        case "a"..."f", "A"..."F": return Int64(scalar.value & 0x1F) + 9
        // The letters' forms as wide as Chinese characters.
        case "\u{FF21}"..."\u{FF26}": return Int64(scalar.value - 0xFF21) + 10
        case "\u{FF41}"..."\u{FF46}": return Int64(scalar.value - 0xFF41) + 10
        default:
            guard scalar.properties.generalCategory == .decimalNumber else { return nil }
            return scalar.properties.numericValue.map { Int64($0) }
        }
    }

    fileprivate static func list(
        _ key: String, of object: JSONNode, in place: String
    ) throws(ParsingError) -> [JSONNode] {
        guard let elements = object[key]?.elements else {
            throw ParsingError(cause: "the missing list \(key) of \(place.quotedIfLong)")
        }
        return elements
    }

    fileprivate static func wallpaperID(
        _ node: JSONNode, of collectionID: String, _ build: Client
    ) throws(ParsingError) -> String {
        guard node.members != nil else {
            throw ParsingError(cause: "a wallpaper of \(collectionID.quotedIfLong) that is not an object")
        }
        guard let id = node["id"]?.asString else {
            throw ParsingError(cause: "a wallpaper of \(collectionID.quotedIfLong) without an id")
        }
        for key in build.colors {
            guard let text = node[key.rawValue]?.asString else {
                throw ParsingError(cause: "the missing \(key.rawValue) of \(id.quotedIfLong)")
            }
            guard color(text) != nil else {
                throw ParsingError(cause: "\(text.quoted) in \(key.rawValue) of \(id.quotedIfLong)")
            }
        }
        return id
    }
}

extension FenixFeed.Collection {
    fileprivate init(_ node: JSONNode, _ build: Client) throws(FenixFeed.ParsingError) {
        guard node.members != nil else {
            throw FenixFeed.ParsingError(cause: "a collection that is not an object")
        }
        guard let id = node["id"]?.asString else {
            throw FenixFeed.ParsingError(cause: "a collection without an id")
        }
        var wallpaperIDs: [String] = []
        for node in try FenixFeed.list("wallpapers", of: node, in: id) {
            wallpaperIDs.append(try FenixFeed.wallpaperID(node, of: id, build))
        }
        self.id = id
        self.wallpaperIDs = wallpaperIDs
        locales = node["available-locales"]?.elements?.map(\.asString)
        let days = ["start", "end"].map { key in
            (node["availability-range"]?[key]?.asString).flatMap(AndroidDate.dayNumber)
        }
        end = days[0] == nil ? nil : days[1]
    }
}

extension JSONNode {
    /// The text that Android's `getString` returns: some text for every value, and "null" for null.
    fileprivate var asString: String { text ?? compact }
}

extension String {
    /// The text, in quotes and shortened unless it is a plain name.
    fileprivate var quotedIfLong: String {
        WallpaperID.problem(with: self) == nil ? self : quoted
    }
}
