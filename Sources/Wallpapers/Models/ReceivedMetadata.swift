import Foundation
import WallpressJSON
import WallpaperMetadata

/// The contents of `wallpapers.json` as a client reads them. Unknown keys are ignored.
public struct ReceivedMetadata: Sendable, Equatable {
    /// The day of the last change according to the server. Clients require a valid day, but do not use it.
    public let lastUpdated: CalendarDate
    /// The collections in the order of the file.
    public let collections: [WallpaperCollection]

    /// The client and the device by which a file is read.
    public struct Reading: Sendable {
        /// The client that reads the file.
        public let fidelity: Fidelity
        /// The calendar of the device, with its time zone. `shipping` reads dates with it, unless it is Gregorian and
        /// the locale has another one.
        public let calendar: Calendar
        /// The locale of the device. `shipping` reads dates with it and with its calendar.
        public let locale: Locale
        /// The keys beyond the wiki's that the client reads, as Ecosia's reads `bundled-asset-name` and `subheading`.
        public let extraKeys: [String]

        /// Creates a way of reading.
        public init(
            fidelity: Fidelity = .documented, calendar: Calendar, locale: Locale,
            extraKeys: [String] = []
        ) {
            self.fidelity = fidelity
            self.calendar = calendar
            self.locale = locale
            self.extraKeys = extraKeys
        }
    }

    /// Reads a metadata file.
    ///
    /// - Throws: The first problem for which the client rejects the whole file: invalid JSON, a missing
    ///   required key, a value of the wrong kind, or an invalid date.
    public init(_ data: Data, as reading: Reading) throws(MetadataError) {
        let fields = MetadataFields(reading)
        let root = try fields.root(data)
        lastUpdated = try fields.date(try fields.required("last-updated-date", in: root))
        collections = try fields.list("collections", in: root) { node throws(MetadataError) in
            try fields.collection(node)
        }
    }

    /// Returns the metadata as `shipping` stores it: the decoded values encoded again, with days as the same device reads them.
    func json(as reading: Reading) -> JSONNode {
        let fields = MetadataFields(reading)
        return .object([
            .init("last-updated-date", .string(fields.text(of: lastUpdated))),
            .init("collections", .array(collections.map { $0.json(reading.fidelity, day: fields.text) })),
        ])
    }
}

extension Wallpaper {
    /// Reads a wallpaper that `json` has written.
    init(_ data: Data, as reading: ReceivedMetadata.Reading) throws(MetadataError) {
        let fields = MetadataFields(reading)
        self = try fields.wallpaper(try fields.root(data))
    }
}
