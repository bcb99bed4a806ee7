import Foundation
@testable import WallpressPress
@testable import Wallpapers
import WallpressJSON
import WallpaperMetadata

/// Targets for the text files of a tree: JSON in general, and the metadata.
extension FuzzTarget {
    static let metadata = [json, merge, feed, document, importing]

    static let feedWords = [
        "\"last-updated-date\":", "\"collections\":", "\"id\":", "\"learn-more-url\":",
        "\"available-locales\":",
        "\"availability-range\":", "\"start\":", "\"end\":", "\"wallpapers\":", "\"heading\":",
        "\"description\":",
        "\"text-color\":", "\"card-color\":", "\"logo-text-color\":", "\"card-color-light\":",
        "\"card-color-dark\":",
        "\"average-color\":", "\"name\":", "\"files\":", "\"path\":", "\"variant\":", "\"width\":",
        "\"height\":",
        "\"bytes\":", "\"sha256\":", "\"bundled-asset-name\":", "\"classic-firefox\"", "\"en-US\"",
        "\"en_US\"", "\"iw-IL\"", "\"de\"", "\"es_419\"",
        "\"2026-04-24\"", "null", "true", "false", "\\ud83d", "\\udca9", "\\u0000", "\\u001b[31m", "\\u202e",
        "\\u0085", "1e999", "NaN",
        "fxDefault",
        "8000000000000000",
    ]

    /// Returns small feeds of two collections.
    static func feedSeeds() -> [[UInt8]] {
        let colors: [ColorKey: String] = [
            .text: "FBFBFE", .card: "15141A", .logoText: "ADD8E6", .cardLight: "B1DAEC", .cardDark: "1F4453",
            .average: "336699",
        ]
        func wallpaper(_ id: String) -> Metadata.Wallpaper {
            Metadata.Wallpaper(
                id: id, name: id, colors: colors,
                files: [
                    ImageFile(
                        path: "ios/\(id)/\(id)_thumbnail.jpg", variant: .thumbnail, client: .iOS,
                        size: PixelSize(width: 402, height: 402), byteCount: 5,
                        sha256: String(repeating: "0f", count: 32))
                ])
        }
        let (date, end) = (must { CalendarDate("2026-05-01") }, must { CalendarDate("2026-04-24") })
        let metadata = Metadata(
            lastUpdated: date,
            collections: [
                .init(id: "classic-firefox", wallpapers: [wallpaper("forest"), wallpaper("lake")]),
                .init(
                    id: "summer", learnMoreURL: "https://www.example.org",
                    availableLocales: ["en-US", "en_US"],
                    availability: .init(start: date, end: end), wallpapers: [wallpaper("dune")],
                    heading: "Summer"),
            ])
        return [(FeedFormat.v1, true), (.v1, false), (.v2, true)].map {
            Array(metadata.json($0, fenixColors: $1).formatted.utf8)
        }
    }

    /// A build merges into the metadata of a tree. A second merge changes nothing more, and clients read the result.
    private static let merge = FuzzTarget(
        name: "merge", longest: 4096, seeds: feedSeeds, words: feedWords
    ) { bytes in
        guard let feed = try? Feed(checking: bytes, path: "feed") else { return true }
        let today = must { CalendarDate("2026-06-01") }
        let built = CacheSeeds.outcome
        let update = MetadataUpdate(
            collection: Metadata.Collection(id: built.job.collectionID, wallpapers: [], heading: "New"),
            order: ["lake", built.job.id, "dune"], wallpapers: [built])
        var removed: [String: Set<String>] = [:]
        if let first = feed.collections.first {
            removed[first.id] = Set(first.wallpapers.map(\.id).filter { $0 != built.job.id }.prefix(1))
        }
        for format in [FeedFormat.v2, .v1] {
            func merged(_ feed: Feed) -> [UInt8]? {
                var merged = MergedFeed([format: feed]).merging([update], removed: removed)
                merged.date = today
                return format.document(of: merged)?.bytes
            }
            guard let once = merged(feed) else { continue }
            guard let again = try? Feed(checking: once, path: "feed") else {
                expect(
                    feed.root.map { (try? JSONNode(parsing: $0.formatted.utf8)) == nil } ?? true,
                    "it is metadata")
                continue
            }
            let ours = again.collections.first { $0.id == built.job.collectionID }
            expect(ours?.wallpapers.contains { $0.id == built.job.id } == true, "it has what was built")
            let twice = merged(again).map { String(decoding: $0, as: UTF8.self) }
            expect(twice == nil, "merging again changes nothing: \(twice ?? "")")
        }
        for fidelity in [Fidelity.documented, .shipping] { checkReading(bytes, fidelity) }
        return true
    }

    /// Checks that a client can read everything it stores.
    private static func checkReading(_ bytes: [UInt8], _ fidelity: Fidelity) {
        let devices: [(Calendar.Identifier, locale: String, zone: String)] = [
            (.gregorian, "en_US", "GMT"), (.gregorian, "ar_EG", "Africa/Cairo"),
            (.buddhist, "th_TH", "Asia/Bangkok"),
            (.persian, "fa_IR", "Asia/Tehran"), (.islamicUmmAlQura, "ar_SA", "Asia/Riyadh"),
        ]
        let device = devices[bytes.count % devices.count]
        var calendar = Calendar(identifier: device.0)
        calendar.timeZone = TimeZone(identifier: device.zone) ?? .gmt
        let reading = ReceivedMetadata.Reading(
            fidelity: fidelity, calendar: calendar, locale: Locale(identifier: device.locale),
            extraKeys: Profile.ecosia.extraKeys)
        guard let metadata = try? ReceivedMetadata(Data(bytes), as: reading) else { return }
        let again = try? ReceivedMetadata(Data(metadata.json(as: reading).formatted.utf8), as: reading)
        expect(again?.collections.map(\.id) == metadata.collections.map(\.id), "what is stored can be read")
    }
}
