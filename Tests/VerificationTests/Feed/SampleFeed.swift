import WallpressDiagnostics
import WallpressJSON
import WallpressVerification
import WallpaperMetadata

/// A small good metadata file, and ways to change it.
struct SampleFeed {
    var root: JSONNode

    static let ids = ["autumn", "dune", "forest", "lake"]

    /// Makes one collection of four wallpapers with all colors.
    init(_ ids: [String] = ids, collection: String = "classic-firefox", fenixColors: Bool = true) {
        root = .object([
            .init("last-updated-date", .string("2026-05-01")),
            .init("collections", .array([Self.collection(collection, ids, fenixColors: fenixColors)])),
        ])
    }

    static func collection(_ id: String, _ ids: [String], fenixColors: Bool = true) -> JSONNode {
        let collection = Metadata.Collection(
            id: id, wallpapers: ids.map { Metadata.Wallpaper(id: $0, name: $0, colors: colors) })
        return CalendarDate("2026-05-01").flatMap {
            Metadata(lastUpdated: $0, collections: [collection]).json(.v1, fenixColors: fenixColors)
                .collection
        } ?? .null
    }

    static let colors: [ColorKey: String] = [
        .text: "FBFBFE", .card: "15141A", .logoText: "ADD8E6", .cardLight: "B1DAEC", .cardDark: "1F4453",
        .average: "336699",
    ]

    /// Changes the first collection.
    func collection(_ change: (inout JSONNode) -> Void) -> SampleFeed {
        var copy = self
        guard var elements = root["collections"]?.elements, !elements.isEmpty else { return self }
        change(&elements[0])
        copy.root["collections"] = .array(elements)
        return copy
    }

    /// Changes a wallpaper of the first collection.
    func wallpaper(_ index: Int = 2, _ change: (inout JSONNode) -> Void) -> SampleFeed {
        collection { collection in
            guard var elements = collection["wallpapers"]?.elements else { return }
            change(&elements[index])
            collection["wallpapers"] = .array(elements)
        }
    }

    /// Returns the file with another collection behind the others.
    func adding(_ collection: JSONNode) -> SampleFeed {
        var copy = self
        copy.root["collections"] = .array((root["collections"]?.elements ?? []) + [collection])
        return copy
    }

    var text: String { root.formatted }
    var feed: Feed { Feed(Array(text.utf8), path: "metadata/v1/wallpapers.json") }
}

extension Feed {
    init(_ text: String) { self.init(Array(text.utf8), path: "metadata/v1/wallpapers.json") }

    /// Returns the findings, in short: "error invalid-color 14:23".
    func survey(_ profiles: [Profile] = [.suffixed, .fenix], _ format: FeedFormat = .v1) -> [Diagnostic] {
        FeedSurvey(feed: self, format: format, profiles: profiles).diagnostics
    }
}

extension [Diagnostic] {
    /// "error invalid-color", each once.
    var kinds: Set<String> { Set(map { "\($0.severity.rawValue) \($0.rule.id)" }) }

    /// All except notes.
    var serious: [Diagnostic] { filter { $0.severity > .note } }
}
