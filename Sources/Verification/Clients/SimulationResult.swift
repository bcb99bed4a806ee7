import WallpaperMetadata

/// The wallpapers that all simulated clients show.
package struct SimulationResult: Sendable {
    let feed: Feed
    let images: ImageStates
    let profiles: [Profile]
    let scope: SimulationScope
    let results: [ClientResult]

    /// The days that have no midnight somewhere, so that the shipping client for iOS cannot read the file there: for each
    /// day a sentence without a final stop.
    let withoutMidnight: [String]
    /// The ids of the file's collections, by index; nil for one without an id.
    let collectionIDs: [String?]

    init(
        feed: Feed, images: ImageStates, profiles: [Profile], scope: SimulationScope,
        results: [ClientResult]
    ) {
        self.feed = feed
        self.images = images
        self.profiles = profiles
        self.scope = scope
        self.results = results
        let days = feed.rangeDays.union([feed.lastUpdate].compactMap(\.self))
        withoutMidnight = days.sorted().compactMap { day in
            let zones = UnreadableDay(day)?.zones ?? []
            if zones.isEmpty { return nil }
            let places = zones.map(\.description).joinedForPeople
            return "\(day) has no midnight in \(places): iPhones and iPads there show no wallpapers"
        }
        collectionIDs = feed.collectionNodes.map { $0["id"]?.text }
    }

    /// The wallpapers that each client shows, with days and locales.
    package var views: [ClientView] {
        results.flatMap { result in
            rows(of: result).map { row in
                ClientView(
                    client: result.client, days: spans(row.days),
                    locales: row.locales.map { name(of: $0, result) }.sorted(),
                    collections: row.content.collections, settings: row.content.settings,
                    onboarding: row.content.onboarding, hidden: row.content.hidden,
                    undrawn: row.content.undrawn, unchoosable: row.content.unchoosable)
            }
        }
    }

    private struct Content: Hashable {
        let collections: [ClientView.Collection]
        let settings: Bool?
        let onboarding: Bool?
        let hidden: [String]
        let undrawn: [String]
        let unchoosable: [String]
    }

    private typealias Row = (content: Content, days: [Int], locales: [Int])

    /// Returns the rows of a result. Equal offers are one row if they are made on the same days.
    private func rows(of result: ClientResult) -> [Row] {
        var order: [Content] = []
        var days: [Content: [Int: [Int]]] = [:]
        for offer in result.offers {
            let content = Content(
                collections: offer.offered, settings: offer.settings, onboarding: offer.onboarding,
                hidden: hidden(in: offer, result), undrawn: offer.lost.map(\.wallpaperID),
                unchoosable: unchoosable(in: offer, result).map(\.wallpaperID))
            if days[content] == nil { order.append(content) }
            for cell in offer.cells { days[content, default: [:]][cell.locale, default: []].append(cell.day) }
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

    /// Returns simulated days that follow each other, as spans. Between two of them nothing changes, unless days were omitted
    /// there.
    private func spans(_ days: [Int]) -> [DaySpan] {
        var spans: [(first: Int, last: Int)] = []
        for day in days {
            if let last = spans.last, last.last + 1 == day, !scope.gaps.contains(last.last) {
                spans[spans.count - 1].last = day
            } else {
                spans.append((day, day))
            }
        }
        return spans.map { DaySpan(first: scope.days[$0.first], last: scope.days[$0.last]) }
    }

    private func name(of locale: Int, _ result: ClientResult) -> String {
        result.client.kind.spelling(of: scope.locales[locale])
    }

    private func hidden(in offer: Offer, _ result: ClientResult) -> [String] {
        if let cause = offer.cause {
            let count = feed.wallpapers.count
            return [
                "\(cause): no wallpaper is shown"
                    + (count > 0 ? " (\(count) of \(count) hidden)" : "")
            ]
        }
        return (result.client.kind.dates == .ofPhone ? withoutMidnight : [])
            + offer.lost.map { "\($0.error): \($0.wallpaperID) is not shown" }
            + (offer.uncertain.isEmpty ? [] : [chance(in: offer)])
            + unchoosable(in: offer, result).map { "\($0.error): \($0.wallpaperID) cannot be chosen" }
    }

    /// Returns the wallpapers of an offer that cannot be chosen: both orientations are needed.
    private func unchoosable(in offer: Offer, _ result: ClientResult) -> [LostImage] {
        let shown = Set(offer.offered.flatMap(\.wallpaperIDs) + offer.uncertain)
        return result.unchoosable.filter { shown.contains($0.wallpaperID) }
    }

    private func chance(in offer: Offer) -> String {
        "a new installation shows only a random part of \(offer.others)"
    }
}
