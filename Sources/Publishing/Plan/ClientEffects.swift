import WallpressDiagnostics
import WallpaperMetadata

/// The effects of a release on each kind of client, and their dates. The facts are in Documentation/clients.md.
struct ClientEffects {
    /// A change that somebody will notice.
    struct Notice: Sendable {
        /// People or phones, or the wallpapers that it is about.
        let who: String
        /// The text between both in a sentence.
        var joint = ": "
        let what: String

        var sentence: String { who + joint + what }
    }

    let notices: [Notice]

    /// - Parameters:
    ///   - fates: The fate of each wallpaper.
    ///   - feed: The new v1.
    ///   - live: The v1 that is live now.
    init(
        fates: [(id: String, fate: PublishPlan.Fate)], feed: Feed, live: Feed?, clients: Set<Profile.Client>,
        today: CalendarDate
    ) {
        func ids(_ isIncluded: (PublishPlan.Fate) -> Bool) -> [String] {
            fates.filter { isIncluded($0.fate) }.map(\.id)
        }
        let new = ids { $0 == .new || $0 == .changed(.offeredAgain) }
        let starts = Dictionary(
            feed.collections.flatMap { collection in collection.wallpapers.map { ($0.id, collection.start) }
            },
            uniquingKeysWith: { first, _ in first })
        let shown = Set((live?.wallpapers ?? []).map(\.id))
        let gone = ids { [.retired, .takenDown].contains($0) }.filter(shown.contains)
        func ids(changing colors: Set<ColorKey>) -> [String] {
            ids {
                guard case .changed(.entry(let keys)) = $0 else { return false }
                return keys.contains { ColorKey(rawValue: $0).map(colors.contains) ?? false }
            }
        }
        var notices: [Notice] = []
        for client in Profile.Client.allCases where clients.contains(client) {
            // Firefox for Android offers a wallpaper before its start.
            let later = new.filter { id in client == .iOS && (starts[id]?.map { $0 > today } ?? false) }
            let now = new.filter { !later.contains($0) }
            var parts: [String] = []
            if !now.isEmpty { parts.append("then offer \(now.shortened())") }
            if !gone.isEmpty { parts.append("no longer offer \(gone.shortened())") }
            let colors = ids(changing: client.shownColors)
            if !colors.isEmpty {
                parts.append(
                    "show the new colors of \(colors.shortened()) to people who \(client.recipients)")
            }
            let byStart = Dictionary(grouping: later) { starts[$0]??.description ?? "" }
            for (start, ids) in byStart.sorted(by: { $0.key < $1.key }) {
                parts.append("offer \(ids.shortened()) from \(start) on")
            }
            if !parts.isEmpty {
                notices.append(Notice(who: client.readers, what: "they \(parts.joined(separator: ", "))"))
            }
        }
        let remembered = ids(changing: [.text, .card, .logoText])
        if clients.contains(.iOS), !remembered.isEmpty {
            notices.append(
                Notice(
                    who: "people who have selected \(remembered.shortened()) on an iPhone or iPad",
                    joint: " ",
                    what:
                        "keep the old colors until they select it again; until then the settings mark no "
                        + "wallpaper as selected"))
        }
        if let live, !clients.isEmpty { notices += Self.changedSettings(from: live, to: feed) }
        if !gone.isEmpty {
            notices.append(
                Notice(
                    who: "people who have selected \(gone.shortened())", joint: " ",
                    what: "keep it, because the pictures are on the device"))
        }
        self.notices = notices
    }

    /// Returns the changes for wallpapers that stay, because the settings of their collection changed or they moved
    /// to another one.
    private static func changedSettings(from live: Feed, to feed: Feed) -> [Notice] {
        let before = terms(in: live)
        let after = terms(in: feed)
        var changes: [(old: Terms, new: Terms, ids: [String])] = []
        for id in feed.wallpapers.map(\.id) {
            guard let old = before[id], let new = after[id], old != new else { continue }
            if let index = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
                changes[index].ids.append(id)
            } else {
                changes.append((old, new, [id]))
            }
        }
        let known = Set(live.collections.map(\.id))
        let frames = FeedDifference.changedSettings(from: live, to: feed).compactMap { frame -> Notice? in
            let keys = frame.keys.filter { !Terms.keys.contains($0) }
            return keys.isEmpty || !known.contains(frame.id)
                ? nil : Notice(who: frame.id, what: "\(keys.shortened()) changed")
        }
        return changes.map {
            Notice(who: $0.ids.shortened(), what: "offered \($0.new.text) (until now \($0.old.text))")
        } + frames
    }

    private static func terms(in feed: Feed) -> [String: Terms] {
        let all = feed.collections.flatMap { collection in
            let terms = Terms(collection)
            return collection.wallpapers.map { ($0.id, terms) }
        }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }
}

/// The days and locales of a collection.
private struct Terms: Equatable {
    static let keys = ["availability-range", "available-locales"]

    private let start, end: CalendarDate?
    private let locales: [String]

    init(_ collection: Feed.Collection) {
        start = collection.start
        end = collection.end
        locales = (collection.node[Self.keys[1]]?.elements ?? []).compactMap(\.text)
    }

    var text: String {
        let range =
            switch (start, end) {
            case (nil, nil): "always"
            case (let start?, nil): "from \(start) on"
            case (nil, let end?): "until \(end)"
            case (let start?, let end?): "from \(start) until \(end)"
            }
        return range + (locales.isEmpty ? " everywhere" : " only for \(locales.shortened())")
    }
}

extension Profile.Client {
    /// A clause about the devices that read the feed, and the time at which they do.
    fileprivate var readers: String {
        switch self {
        case .iOS: "iPhones and iPads read the feed once a day"
        case .fenix: "Android phones read the feed when the app starts"
        }
    }

    /// The colors that it shows. The apps of Apple's systems also store `card-color`, and nothing in them shows it.
    fileprivate var shownColors: Set<ColorKey> {
        switch self {
        case .iOS: [.text, .logoText]
        case .fenix: [.text, .card, .cardLight, .cardDark]
        }
    }

    /// The people who see new colors: a clause about who selects the wallpaper.
    fileprivate var recipients: String {
        switch self {
        case .iOS: "select it afterward"
        case .fenix: "select or have selected it"
        }
    }
}
