import WallpaperMetadata

/// What all clients were seen to show.
package struct PlayedClients: Sendable {
    let feed: Feed
    let pictures: PlayedPictures
    let profiles: [Profile]
    let stage: PlayedStage
    let audiences: [PlayedAudience]

    /// Ids of the file's collections, by their index; nil for one without an id.
    let collectionIDs: [String?]

    init(
        feed: Feed, pictures: PlayedPictures, profiles: [Profile], stage: PlayedStage,
        audiences: [PlayedAudience]
    ) {
        self.feed = feed
        self.pictures = pictures
        self.profiles = profiles
        self.stage = stage
        self.audiences = audiences
        collectionIDs = (feed.root?["collections"]?.elements ?? []).map { $0["id"]?.text }
    }

    /// A line for each client and each thing that it shows, with when and where.
    package var showings: [Showing] {
        audiences.flatMap { audience in
            rows(of: audience).map { row in
                Showing(
                    client: audience.client, days: spans(row.days),
                    locales: row.locales.map { name(of: $0, audience) }.sorted(),
                    collections: row.content.collections, settings: row.content.settings,
                    onboarding: row.content.onboarding, hidden: row.content.hidden)
            }
        }
    }

    private struct Content: Hashable {
        let collections: [Showing.Collection]
        let settings: Bool?
        let onboarding: Bool?
        let hidden: [String]
    }

    private typealias Row = (content: Content, days: [Int], locales: [Int])

    /// Scenes that look alike are one, and locales that see it on the same days share a row.
    private func rows(of audience: PlayedAudience) -> [Row] {
        var order: [Content] = []
        var days: [Content: [Int: [Int]]] = [:]
        for scene in audience.scenes {
            let content = Content(
                collections: scene.offered, settings: scene.settings, onboarding: scene.onboarding,
                hidden: hidden(in: scene, audience))
            if days[content] == nil { order.append(content) }
            for cell in scene.cells { days[content, default: [:]][cell.locale, default: []].append(cell.day) }
        }
        return order.flatMap { content -> [Row] in
            let byLocale = (days[content] ?? [:]).mapValues { $0.sorted() }
            let byDays = Dictionary(grouping: byLocale.keys.sorted()) { byLocale[$0] ?? [] }
            return byDays.map { (content, $0.key, $0.value) }
                .sorted {
                    ($0.days.first ?? 0, $0.locales.first ?? 0) < ($1.days.first ?? 0, $1.locales.first ?? 0)
                }
        }
    }

    /// Played days that follow each other, as spans. Days between two played ones see what both see, since
    /// every day on which something changes is played.
    private func spans(_ days: [Int]) -> [DaySpan] {
        var spans: [(first: Int, last: Int)] = []
        for day in days {
            if let last = spans.last, last.last + 1 == day {
                spans[spans.count - 1].last = day
            } else {
                spans.append((day, day))
            }
        }
        return spans.map { DaySpan(first: stage.days[$0.first], last: stage.days[$0.last]) }
    }

    private func name(of locale: Int, _ audience: PlayedAudience) -> String {
        let locale = stage.locales[locale]
        return audience.spellsLikeIOS ? locale.iOS ?? locale.android : locale.android
    }

    private func hidden(in scene: PlayedScene, _ audience: PlayedAudience) -> [String] {
        if let cause = audience.cause {
            let count = feed.wallpapers.count
            return [
                "\(cause): nobody with this client sees a wallpaper"
                    + (count > 0 ? " (\(count) of \(count) hidden)" : "")
            ]
        }
        let offered = Set(scene.offered.flatMap(\.wallpapers))
        return scene.lost.map { "\($0.fault): \($0.wallpaper)\($0.othersForPeople) cannot be seen" }
            + audience.unchoosable.filter { offered.contains($0.wallpaper) }
            .map { "\($0.fault): \($0.wallpaper) cannot be chosen" }
    }
}
