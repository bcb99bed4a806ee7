import WallpaperMetadata

/// What each kind of client will notice of a release, and when. The facts are in Documentation/clients.md.
struct ClientEffects {
    let sentences: [String]

    /// - Parameters:
    ///   - fates: What becomes of each wallpaper.
    ///   - feed: The new v1.
    ///   - live: The v1 that is live now.
    init(
        fates: [(id: String, fate: PublishPlan.Fate)], feed: Feed, live: Feed?, clients: Set<Profile.Client>,
        today: CalendarDate
    ) {
        func ids(_ isIncluded: (PublishPlan.Fate) -> Bool) -> [String] {
            fates.filter { isIncluded($0.fate) }.map(\.id)
        }
        let new = ids { $0 == .new || $0 == .changed("offered again") }
        let starts = Dictionary(
            feed.collections.flatMap { collection in collection.wallpapers.map { ($0.id, collection.start) }
            },
            uniquingKeysWith: { first, _ in first })
        let shown = Set((live?.wallpapers ?? []).map(\.id))
        let gone = ids { [.retired, .takenDown].contains($0) }.filter(shown.contains)
        let colors = ids { if case .changed(let what) = $0 { what.contains("color") } else { false } }
        var sentences: [String] = []
        for client in Profile.Client.allCases where clients.contains(client) {
            // Firefox for Android offers a wallpaper before its start.
            let later = new.filter { id in client == .iOS && (starts[id]?.map { $0 > today } ?? false) }
            let now = new.filter { !later.contains($0) }
            var parts: [String] = []
            if !now.isEmpty { parts.append("then offer \(now.summary)") }
            if !gone.isEmpty { parts.append("no longer offer \(gone.summary)") }
            if !colors.isEmpty { parts.append("show the new colors of \(colors.summary)") }
            let byStart = Dictionary(grouping: later) { starts[$0]??.description ?? "" }
            for (start, ids) in byStart.sorted(by: { $0.key < $1.key }) {
                parts.append("offer \(ids.summary) from \(start) on")
            }
            if !parts.isEmpty { sentences.append("\(client.readers): they \(parts.joined(separator: ", "))") }
        }
        if !gone.isEmpty {
            sentences.append("people who have selected \(gone.summary) keep it: they have the pictures")
        }
        self.sentences = sentences
    }
}

extension Feed.Collection {
    /// The first day on which it is offered; nil where it has none.
    var start: CalendarDate? {
        node["availability-range"]?["start"]?.text.flatMap { CalendarDate($0) }
    }
}

extension Profile.Client {
    /// Who reads the feed, and when.
    fileprivate var readers: String {
        switch self {
        case .iOS: "iPhones and iPads read the feed once a day"
        case .fenix: "Android phones read the feed again sooner or later"
        }
    }
}
