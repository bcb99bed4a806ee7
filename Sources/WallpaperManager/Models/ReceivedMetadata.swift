import Foundation
import WallpaperMetadata

/// What a client reads from `wallpapers.json`; keys it does not know it passes over.
public struct ReceivedMetadata: Sendable, Equatable {
    /// When the server says that the file last changed. Clients want a real day and make no use of it.
    public let lastUpdated: CalendarDate
    /// In the order of the file.
    public let collections: [WallpaperCollection]

    /// How a file is read: as whose client, and on what device.
    public struct Reading: Sendable {
        /// Whose client reads it.
        public let fidelity: Fidelity
        /// The calendar of the device, with its time zone; `shipping` reads dates in it.
        public let calendar: Calendar
        /// The locale of the device; `shipping` reads dates in it.
        public let locale: Locale
        /// Whether `bundled-asset-name` means anything, as it does to Ecosia.
        public let honorsBundledAssets: Bool

        /// A way of reading from its parts.
        public init(
            fidelity: Fidelity = .documented, calendar: Calendar, locale: Locale,
            honorsBundledAssets: Bool = false
        ) {
            self.fidelity = fidelity
            self.calendar = calendar
            self.locale = locale
            self.honorsBundledAssets = honorsBundledAssets
        }
    }

    /// Reads a metadata file whole, or not at all.
    ///
    /// - Throws: the first thing at which the client gives the file up: no JSON, a key that must be there,
    ///   a value of another kind, a date that is none.
    public init(_ data: Data, as reading: Reading) throws(MetadataProblem) {
        let fields = MetadataFields(reading)
        let root = try fields.root(data)
        lastUpdated = try fields.date(try fields.required("last-updated-date", in: root))
        collections = try fields.list("collections", in: root) { node throws(MetadataProblem) in
            try fields.collection(node)
        }
    }

    /// The file as `shipping` stores it: what it has read, encoded again.
    func json(_ fidelity: Fidelity) -> JSONNode {
        .object([
            .init("last-updated-date", .string(lastUpdated.description)),
            .init("collections", .array(collections.map { $0.json(fidelity) })),
        ])
    }
}

extension Wallpaper {
    /// Reads a wallpaper that was kept as `json` writes it.
    init(_ data: Data, as reading: ReceivedMetadata.Reading) throws(MetadataProblem) {
        let fields = MetadataFields(reading)
        self = try fields.wallpaper(try fields.root(data))
    }
}
