extension Layout {
    /// A place of a layout: one file of each wallpaper.
    public struct Slot: Sendable, Hashable {
        /// The variant that the file shows.
        public let variant: Variant
        /// The theme of the home pages that it is for.
        public let theme: Theme
        /// The share of the full size that it has; nil for all of it.
        public let density: Density?
        /// The template, with this slot's values in it.
        let path: [Part]

        /// A part of a path: a text that is the same for all wallpapers, or a placeholder for a value of the wallpaper.
        enum Part: Sendable, Hashable {
            case text(String)
            case id
            case collection
        }

        /// Returns the parts of a template. A placeholder without a value is empty.
        static func parts(of template: String, values: [String: String]) -> [Part] {
            var parts: [Part] = []
            var text = ""
            func add(_ part: Part) {
                if !text.isEmpty { parts.append(.text(text)) }
                parts.append(part)
                text = ""
            }
            var rest = template[...]
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                text += rest[..<open]
                switch String(rest[rest.index(after: open)..<close]) {
                case "id": add(.id)
                case "collection": add(.collection)
                case let name: text += values[name] ?? ""
                }
                rest = rest[rest.index(after: close)...]
            }
            return parts + [.text(text + rest)]
        }

        /// Returns the size of the image, if the variant has this size.
        public func size(of full: PixelSize) -> PixelSize { density?.size(of: full) ?? full }
    }

    /// A class of screen densities, with images of a fraction of the full size.
    public struct Density: Sendable, Hashable {
        /// The value of `{density}`.
        public let name: String
        /// The percentage of the full width and height, 1...100.
        public let percent: Int

        /// Creates a density.
        public init(_ name: String, percent: Int) {
            self.name = name
            self.percent = percent
        }

        /// Returns this share of a full size.
        public func size(of full: PixelSize) -> PixelSize {
            func part(_ side: Int) -> Int { max(1, (side * percent + 50) / 100) }
            return PixelSize(width: part(full.width), height: part(full.height))
        }
    }
}

/// The appearance of a device's screens.
public enum Theme: String, Sendable, CaseIterable, Comparable, Codable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark

    /// The suffix of the name of a master that is only for this theme, before its extension.
    public var suffix: String { self == .dark ? "_dark" : "" }

    /// Orders light before dark.
    public static func < (a: Theme, b: Theme) -> Bool { a == .light && b == .dark }
}
