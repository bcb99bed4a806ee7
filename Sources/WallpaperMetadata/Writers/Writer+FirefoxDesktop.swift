import Foundation
import WallpressJSON

extension Writer {
    /// Records of the new tab of desktop Firefox and its forks, in both forms: with attachments, as a dump of Remote Settings,
    /// and with addresses, for a fork that passes them to its page itself.
    public static let firefoxDesktop = Writer(
        "firefox-desktop", documents: [.newTabDump, .newTabAddresses], needsURL: true,
        wallpaperProblem: { id, _ in
            takenTitles.contains { id == $0 || id.hasPrefix($0 + "-") }
                ? "Firefox reserves the title \"\(id)\" for pictures and colors that people choose themselves"
                : nil
        })

    /// The titles that have another meaning in the preference that stores the choice.
    private static let takenTitles = ["custom", "solid-color-picker"]
}

extension FeedFormat {
    /// `{"data": [...]}`, as `services/settings/dumps` has it. It becomes a part of the browser.
    package static let newTabDump: FeedFormat = FeedFormat(
        id: "firefox-desktop-dump", path: "firefox-desktop/newtab-wallpapers-v2.json", isServed: false,
        list: "data"
    ) { feed in
        guard let writing = feed.writing(.firefoxDesktop) else { return nil }
        var root = feed.documents[newTabDump]?.root ?? .object([])
        root["data"] = .array(
            feed.newTab(writing, old: root["data"]?.elements ?? []) { wallpaper, image in
                [
                    .init(
                        "attachment",
                        .object([
                            .init("hash", .string(image.sha256)),
                            .init("size", .number(image.byteCount ?? 0)),
                            .init(
                                "filename", .string(image.path.split(separator: "/").last.map(String.init))),
                            .init("location", .string(image.path)),
                            .init("mimetype", .string(image.mediaType)),
                        ]))
                ]
            })
        return .node(root)
    }

    /// A plain array of records with addresses in the place of attachments.
    package static let newTabAddresses: FeedFormat = FeedFormat(
        id: "firefox-desktop", path: "metadata/firefox-desktop/wallpapers.json", list: ""
    ) { feed in
        guard let writing = feed.writing(.firefoxDesktop) else { return nil }
        return .node(
            .array(
                feed.newTab(writing, old: feed.documents[newTabAddresses]?.root?.elements ?? []) {
                    wallpaper, image in
                    [
                        .init("wallpaperUrl", .string(wallpaper.address(of: image))),
                        .init("thumbnail", .string(wallpaper.address(of: wallpaper.thumbnail))),
                    ]
                }))
    }
}

extension MergedFeed {
    /// Returns the records of both forms. A record without `order` would come last, so the first one is 1.
    fileprivate func newTab(
        _ writing: WriterInput, old: [JSONNode], _ form: (WrittenWallpaper, ImageFile) -> [JSONNode.Member]
    ) -> [JSONNode] {
        entries(of: writing, by: "title", in: old) { wallpaper, place in
            guard let image = wallpaper.image else { return .null }
            return .object(
                [
                    .init("id", .string(wallpaper.recordID)), .init("title", .string(wallpaper.id)),
                    .init("theme", .string(image.newTabTheme)), .init("order", .number(place + 1)),
                    .init("category", .string(wallpaper.newTabCategory)),
                    .init("background_position", .string(image.position ?? "center")),
                ] + form(wallpaper, image) + wallpaper.attribution)
        }
    }
}

extension WrittenWallpaper {
    /// The categories that the page has titles for.
    private static let categories = ["firefox", "abstracts", "celestial", "photographs", "solid-colors"]

    /// The category with the name of the collection; otherwise the one that the page names after the browser.
    fileprivate var newTabCategory: String {
        Self.categories.contains(collectionID) ? collectionID : Self.categories[0]
    }

    /// A UUID of version 8 (RFC 9562) that follows from the id, so that a record keeps its own.
    fileprivate var recordID: String {
        var state: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
        for byte in id.utf8 {
            for index in state.indices { state[index] = (state[index] ^ UInt64(byte)) &* 0x100_0000_01b3 }
            state[1] = state[1] &+ state[0]
        }
        let digits = state.map { String(format: "%016lx", $0) }.joined().map(String.init)
        func part(_ range: Range<Int>) -> String { digits[range].joined() }
        return "\(part(0..<8))-\(part(8..<12))-8\(part(13..<16))-8\(part(17..<20))-\(part(20..<32))"
    }

    /// All four texts or none: older pages read one of them without asking whether the others are there.
    fileprivate var attribution: [JSONNode.Member] {
        guard let author = credit.author, let link = credit.link, let source = credit.source else {
            return []
        }
        func named(_ text: String, _ url: String) -> JSONNode {
            .object([.init("string", .string(text)), .init("url", .string(url))])
        }
        let host = source.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first
        return [
            .init(
                "attribution",
                .object([
                    .init("name", named(author, link)),
                    .init("webpage", named(host.map(String.init) ?? source, source)),
                ]))
        ]
    }
}

extension ImageFile {
    /// The luminance up to which the new tab treats an image as dark.
    private static let darkest = 0.179

    /// The theme that the new tab gives to images that people choose themselves.
    fileprivate var newTabTheme: String { luminance ?? 0 <= Self.darkest ? "dark" : "light" }

    /// The media type of the file.
    fileprivate var mediaType: String {
        switch path.split(separator: ".").last {
        case "png": "image/png"
        case "webp": "image/webp"
        default: "image/jpeg"
        }
    }
}
