import Foundation
@testable import Press
@testable import WallpaperManager
import WallpaperMetadata

extension JSONOutline {
    /// All of its text.
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0.utf8 }
        return bytes
    }
}

/// What stands in a tree: JSON in general, and the metadata.
extension FuzzTarget {
    static let metadata = [json, merge, feed]

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
        "\"en_US\"",
        "\"2026-04-24\"", "null", "true", "false", "\\ud83d", "\\udca9", "\\u0000", "\\u001b[31m", "\\u202e",
        "\\u0085", "1e999", "NaN",
        "fxDefault",
        "8000000000000000",
    ]

    /// A small feed of two collections.
    static func feedSeeds() -> [[UInt8]] {
        let colors: [ColorKey: String] = [
            .text: "FBFBFE", .card: "15141A", .logoText: "ADD8E6", .cardLight: "B1DAEC", .cardDark: "1F4453",
            .average: "336699",
        ]
        func wallpaper(_ id: String) -> Metadata.Wallpaper {
            Metadata.Wallpaper(
                id: id, name: id, colors: colors,
                files: [
                    .init(
                        path: "ios/\(id)/\(id)_thumbnail.jpg", variant: .thumbnail, client: .iOS, width: 402,
                        height: 402, bytes: 5, sha256: String(repeating: "0f", count: 32))
                ])
        }
        guard let date = CalendarDate("2026-05-01"), let end = CalendarDate("2026-04-24") else { return [] }
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
        return [(MetadataVersion.v1, true), (.v1, false), (.v2, true)].map {
            Array(metadata.json($0, fenixColors: $1).formatted.utf8)
        }
    }

    /// What is read can be written, read again, and edited.
    private static let json = FuzzTarget(
        name: "json", longest: 4096,
        seeds: {
            feedSeeds()
                + ["[1e5, -0.0, \"\\ud83d\\ude00\\n\", {}, [], null, [[{\"a\": [true]}]]]"].map {
                    Array($0.utf8)
                }
        },
        words: feedWords
    ) { bytes in
        guard let (node, complaints) = try? JSONNode.surveying(bytes) else { return true }
        for text in [node.formatted, node.compact] {
            let again = result { () throws(JSONComplaint) in try JSONNode.surveying(text.utf8) }
            guard case .success(let again) = again else {
                return {
                    expect(false, "what was written can be read: \(again)"); return true
                }()
            }
            expect(again.node.formatted.utf8.elementsEqual(node.formatted.utf8), "it is the same value")
        }
        expect(
            JSONOutline.node(node).bytes.elementsEqual(node.formatted.utf8), "an outline has the same text")
        for depth in 0...3 {
            let lazy = try? JSONNode.surveying(bytes, lazyDepth: depth)
            expect(lazy?.node == node && lazy?.complaints == complaints, "lazy objects are the same")
        }
        checkEdits(of: node, bytes)
        return true
    }

    /// Every value can be replaced by itself, and a member can be put behind every member.
    private static func checkEdits(of root: JSONNode, _ bytes: [UInt8]) {
        var replacing = JSONEditing(bytes)
        var inserting = JSONEditing(bytes)
        func visit(_ node: JSONNode) {
            for element in node.elements ?? [] { visit(element) }
            guard let members = node.members else {
                if node.elements == nil { replacing.replace(node, by: node.compact) }
                return
            }
            for (index, member) in members.enumerated() {
                visit(member.node)
                if member.node.elements == nil, member.node.members == nil {
                    inserting.insert("new", "1", behind: index, of: members)
                }
            }
        }
        func inserted(_ node: JSONNode) -> JSONNode {
            if let elements = node.elements { return .array(elements.map(inserted)) }
            guard let members = node.members else { return node }
            var all: [JSONNode.Member] = []
            for member in members {
                all.append(.init(member.key, inserted(member.node)))
                if member.node.elements == nil, member.node.members == nil {
                    all.append(.init("new", .number(1)))
                }
            }
            return .object(all)
        }
        visit(root)
        let same = try? JSONNode.surveying(replacing.result).node
        expect(same == root, "replacing values by themselves changes nothing")
        let more = try? JSONNode.surveying(inserting.result).node
        expect(
            more == inserted(root),
            "new members stand behind their neighbors: \(String(decoding: inserting.result, as: UTF8.self))")
    }

    /// A build merges into the metadata of a tree. Doing so again changes nothing more, and clients read the result.
    private static let merge = FuzzTarget(
        name: "merge", longest: 4096, seeds: feedSeeds, words: feedWords
    ) { bytes in
        guard let feed = try? Feed(checking: bytes, path: "feed") else { return true }
        guard let today = CalendarDate("2026-06-01") else { return true }
        let update = MetadataMerge.Update(
            collection: Metadata.Collection(id: "classic-firefox", wallpapers: [], heading: "New"),
            order: ["lake", "dune"], wallpapers: CacheSeeds.report.map { [$0] } ?? [])
        let removed = feed.collections.first.map { [$0.id: Set($0.wallpapers.prefix(1).map(\.id))] } ?? [:]
        for version in MetadataVersion.allCases {
            func merged(_ feed: Feed) -> [UInt8]? {
                MetadataMerge(version: version, fenixColors: true, existing: feed)
                    .content(updates: [update], removed: removed, date: today)?.bytes
            }
            guard let once = merged(feed) else { continue }
            guard let again = try? Feed(checking: once, path: "feed") else {
                expect(
                    feed.root.map { (try? JSONNode(parsing: $0.formatted.utf8)) == nil } ?? true,
                    "it is metadata")
                continue
            }
            let twice = merged(again)
            expect(twice == nil || !removed.values.allSatisfy(\.isEmpty), "merging again changes nothing")
        }
        for fidelity in [Fidelity.documented, .shipping] { checkReading(bytes, fidelity) }
        return true
    }

    /// What a client stores, it can read.
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
            honorsBundledAssets: true)
        guard let metadata = try? ReceivedMetadata(Data(bytes), as: reading) else { return }
        let again = try? ReceivedMetadata(Data(metadata.json(as: reading).formatted.utf8), as: reading)
        expect(again?.collections.map(\.id) == metadata.collections.map(\.id), "what is stored can be read")
    }
}
