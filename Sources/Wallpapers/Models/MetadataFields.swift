import Foundation
import WallpressJSON
import WallpaperMetadata

/// A reader of the values of a metadata file, which reads them like a given client.
struct MetadataFields {
    private let reading: ReceivedMetadata.Reading
    private let shippingDates: DateFormatter

    init(_ reading: ReceivedMetadata.Reading) {
        self.reading = reading
        shippingDates = DateFormatter()
        shippingDates.locale = reading.locale
        // The locale of a phone has a calendar of its own: the calendar of its region, or the one that people have chosen.
        let isGregorian = reading.calendar.identifier == .gregorian
        shippingDates.calendar = isGregorian ? reading.locale.calendar : reading.calendar
        shippingDates.timeZone = reading.calendar.timeZone
        shippingDates.dateFormat = "yyyy-MM-dd"
    }

    /// Reads a strict JSON text. Clients differ in the other texts that they accept, so neither fidelity accepts any.
    func root(_ data: Data) throws(MetadataError) -> JSONNode {
        do throws(JSONError) {
            return try JSONNode(parsing: data)
        } catch {
            throw MetadataError(position: error.position, message: error.message)
        }
    }

    func collection(_ node: JSONNode) throws(MetadataError) -> WallpaperCollection {
        WallpaperCollection(
            id: try text(try required("id", in: node)),
            learnMoreURL: try optionalText("learn-more-url", in: node),
            availableLocales: try optional("available-locales", in: node) { node throws(MetadataError) in
                try elements(of: node) { element throws(MetadataError) in try text(element) }
            },
            availability: try optional("availability-range", in: node) { range throws(MetadataError) in
                try availability(range)
            },
            wallpapers: try list("wallpapers", in: node) { node throws(MetadataError) in
                try wallpaper(node)
            },
            heading: try optionalText("heading", in: node),
            description: try optionalText("description", in: node),
            subheading: reads(Profile.subheadingKey)
                ? try optionalText(Profile.subheadingKey, in: node) : nil)
    }

    private func reads(_ key: String) -> Bool { reading.extraKeys.contains(key) }

    func wallpaper(_ node: JSONNode) throws(MetadataError) -> Wallpaper {
        Wallpaper(
            id: try text(try required("id", in: node)),
            textColor: try color(.text, in: node),
            cardColor: try color(.card, in: node),
            logoTextColor: try color(.logoText, in: node),
            bundledAssetName: reads(Profile.bundledAssetKey) ? node[Profile.bundledAssetKey]?.text : nil)
    }

    /// Reads a day. `shipping` accepts the texts that `DateFormatter` accepts for `yyyy-MM-dd` on this device.
    func date(_ node: JSONNode) throws(MetadataError) -> CalendarDate {
        let text = try text(node)
        let date =
            switch reading.fidelity {
            case .documented: CalendarDate(text)
            case .shipping:
                shippingDates.wholeDate(from: text).flatMap {
                    CalendarDate($0, in: reading.calendar.timeZone)
                }
            }
        if let date { return date }
        let expected =
            CalendarDate(text) == nil
            ? "a date (YYYY-MM-DD)" : "a date that exists in the time zone and the calendar of the device"
        throw problem(node, "expected \(expected), found \"\(text)\"")
    }

    /// Writes a day so that `date` reads it again.
    func text(of day: CalendarDate) -> String {
        guard reading.fidelity == .shipping, let midnight = day.midnight(in: reading.calendar.timeZone) else {
            return day.description
        }
        return shippingDates.string(from: midnight)
    }

    func required(_ key: String, in node: JSONNode) throws(MetadataError) -> JSONNode {
        guard node.members != nil else { throw problem(node, "expected an object, found \(node.kind)") }
        guard let value = node[key] else { throw problem(node, "expected the key \"\(key)\"") }
        return value
    }

    func list<Element>(
        _ key: String, in node: JSONNode, _ read: (JSONNode) throws(MetadataError) -> Element
    ) throws(MetadataError) -> [Element] {
        try elements(of: try required(key, in: node), read)
    }

    private func elements<Element>(
        of node: JSONNode, _ read: (JSONNode) throws(MetadataError) -> Element
    ) throws(MetadataError) -> [Element] {
        guard let nodes = node.elements else { throw problem(node, "expected an array, found \(node.kind)") }
        var elements: [Element] = []
        for node in nodes { elements.append(try read(node)) }
        return elements
    }

    /// Reads a value that may be missing. A missing key and `null` mean the same to a client.
    private func optional<Value>(
        _ key: String, in node: JSONNode, _ read: (JSONNode) throws(MetadataError) -> Value
    ) throws(MetadataError) -> Value? {
        guard let value = node[key], !value.isNull else { return nil }
        return try read(value)
    }

    private func optionalText(_ key: String, in node: JSONNode) throws(MetadataError) -> String? {
        try optional(key, in: node) { node throws(MetadataError) in try text(node) }
    }

    private func text(_ node: JSONNode) throws(MetadataError) -> String {
        guard let text = node.text else { throw problem(node, "expected a string, found \(node.kind)") }
        return text
    }

    private func availability(
        _ node: JSONNode
    ) throws(MetadataError) -> WallpaperCollection.Availability {
        guard node.members != nil else { throw problem(node, "expected an object, found \(node.kind)") }
        return WallpaperCollection.Availability(
            start: try optional("start", in: node) { node throws(MetadataError) in try date(node) },
            end: try optional("end", in: node) { node throws(MetadataError) in try date(node) })
    }

    /// Reads a color; anything else than a valid color gives nil, not an error. If the shipping client would crash,
    /// `shipping` refuses the file.
    private func color(_ key: ColorKey, in node: JSONNode) throws(MetadataError) -> WallpaperColor? {
        guard let node = node[key.rawValue], let text = node.text else { return nil }
        if reading.fidelity == .shipping, WallpaperColor.crashesShippingClient(text) {
            throw problem(node, "the released client crashes on the color \"\(text.prefix(40))\"")
        }
        return WallpaperColor(text, fidelity: reading.fidelity)
    }

    private func problem(_ node: JSONNode, _ message: String) -> MetadataError {
        MetadataError(position: node.position, message: message)
    }
}

extension DateFormatter {
    /// Reads a date; nil if the text is not a date.
    ///
    /// Foundation on Linux ends the program when the date that it finds ends inside a character, for example before a
    /// combining mark. So texts with characters of several scalars are not read.
    package func wholeDate(from text: String) -> Date? {
        text.unicodeScalars.count == text.count ? date(from: text) : nil
    }
}
