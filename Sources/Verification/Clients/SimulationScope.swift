import WallpaperMetadata

/// The days and locales in which clients are simulated.
struct SimulationScope: Sendable {
    /// The days, in order.
    let days: [CalendarDate]
    /// The day on which people would see the tree.
    let today: CalendarDate
    let locales: [DeviceLocale]

    /// The numbers of days and locales of the metadata that are left out, because there are too many.
    let omitted: (days: Int, locales: Int)

    /// The days after which some are left out, by index.
    let gaps: Set<Int>

    /// Whether all days and locales of the metadata are simulated. Only then is a collection that no client
    /// shows certainly hidden from everybody.
    var isWhole: Bool { omitted == (0, 0) }

    /// Returns all days with each of these locales, by index, or with all.
    func cells(in locales: [Int]? = nil) -> [SimulationCell] {
        let locales = locales ?? Array(self.locales.indices)
        return days.indices.flatMap { day in locales.map { SimulationCell(day: day, locale: $0) } }
    }

    /// The most combinations of day and locale; nobody would read more of them.
    private static let mostCells = 4000
    /// The most combinations times wallpapers, the cost of a simulation.
    private static let mostWork = 500_000
    /// The most questions about availability: of a day for a collection, or of a locale for a name in a list.
    private static let mostQuestions = 300_000
    /// Locales that metadata rarely names. One that it does not name is simulated.
    private static let unnamed = ["de-DE", "pt-BR", "sv-SE", "ja-JP", "sw-KE", "is-IS"]

    /// Creates a scope with today, the given days and locales, and those in the metadata. The days before and after
    /// each date in the metadata are part of it. So are one locale that the metadata does not name, and one for each
    /// calendar in which phones read its dates differently.
    ///
    /// If the metadata names more days than can be simulated, those nearest to today are.
    init(
        _ feed: Feed, today: CalendarDate, days: [CalendarDate], locales: [String], profiles: [Profile]
    ) {
        let cells = min(Self.mostCells, max(16, Self.mostWork / max(1, feed.wallpapers.count)))
        let named = feed.collections.flatMap { $0.node["available-locales"]?.elements ?? [] }
        let known = Set(Set(locales + named.compactMap(\.text)).compactMap(DeviceLocale.init))
        let other = Self.unnamed.lazy.compactMap(DeviceLocale.init).first { !known.contains($0) }
        let requested = locales.compactMap(DeviceLocale.init)
        let inOrder = requested + known.subtracting(requested).sorted { $0.android < $1.android }
        let isIOS = profiles.contains { $0.client == .iOS && $0.readsMetadata }
        let calendars = isIOS ? Self.calendars(thatMatterTo: feed) : []
        let allLocales = ([other].compactMap { $0 } + inOrder).uniqued
        let mostLocales = max(
            2, requested.count + 1, min(cells / 8, 60, Self.mostQuestions / max(1, named.count)))
        let shown = Array(allLocales.prefix(mostLocales))
        let foreign = calendars.compactMap { DeviceLocale($0.locale) }.filter { !shown.contains($0) }
        let simulated = shown + foreign
        self.locales = simulated

        let allDays = Self.boundaries(in: feed).union(days).union([today])
        let requestedDays = Set(days).union([today])
        let near = allDays.subtracting(requestedDays).sorted {
            abs($0.dayNumber - today.dayNumber) < abs($1.dayNumber - today.dayNumber)
        }
        let mostDays = min(
            cells / max(1, self.locales.count), Self.mostQuestions / max(1, feed.collections.count))
        let kept = requestedDays.union(near.prefix(max(3, mostDays - requestedDays.count)))
        self.days = kept.sorted()
        self.today = today
        omitted = (allDays.count - kept.count, allLocales.count { !simulated.contains($0) })
        let places = allDays.sorted().enumerated().filter { kept.contains($0.element) }.map(\.offset)
        gaps = Set(places.indices.dropLast().filter { places[$0 + 1] > places[$0] + 1 })
    }

    /// Returns the calendars in which phones read the dates of collections as other days, or cannot read the last update.
    private static func calendars(thatMatterTo feed: Feed) -> [RegionalCalendar] {
        if !feed.rangeTexts.isEmpty { return RegionalCalendar.allCases }
        return feed.lastUpdate.flatMap(UnreadableDay.init)?.calendars ?? []
    }

    private static func boundaries(in feed: Feed) -> Set<CalendarDate> {
        feed.rangeDays.reduce(into: []) { days, day in
            days.formUnion([day.dayBefore, day, day.dayAfter].compactMap { $0 })
        }
    }

    /// Groups all combinations by the collections that date and locale allow.
    ///
    /// - Parameters:
    ///   - locales: The indices of the locales that a device of this kind can have.
    ///   - onDay: For each collection of the file, whether it is shown on this day.
    ///   - inLocale: For each collection of the file, whether it is shown in this locale.
    /// - Returns: The indices of collections that are shown together, with days and locales.
    func groups(
        locales: [Int], onDay: (CalendarDate) -> [Bool], inLocale: (DeviceLocale) -> [Bool]
    ) -> [(collections: [Int], cells: [SimulationCell])] {
        let byLocale = locales.map { inLocale(self.locales[$0]) }
        var order: [[Int]] = []
        var cells: [[Int]: [SimulationCell]] = [:]
        for (day, date) in days.enumerated() {
            let shown = onDay(date)
            for (locale, named) in zip(locales, byLocale) {
                let collections = shown.indices.filter { shown[$0] && named[$0] }
                if cells[collections] == nil { order.append(collections) }
                cells[collections, default: []].append(SimulationCell(day: day, locale: locale))
            }
        }
        return order.map { ($0, cells[$0] ?? []) }
    }
}

extension Feed {
    /// The day of the last update, as the shipping client reads it.
    var lastUpdate: CalendarDate? { root?["last-updated-date"]?.text.flatMap(ShippingDate.read) }

    /// The days on which collections start and end, as the shipping client reads them. It is asked for those that only it
    /// can read, at most 200, because this takes time.
    var rangeDays: Set<CalendarDate> {
        let texts = rangeTexts
        let odd = texts.filter { CalendarDate($0) == nil }.sorted().prefix(200)
        return Set(texts.compactMap { CalendarDate($0) } + odd.compactMap(ShippingDate.read))
    }

    fileprivate var rangeTexts: Set<String> {
        Set(
            collections.flatMap { collection in
                ["start", "end"].compactMap { collection.node["availability-range"]?[$0]?.text }
            })
    }
}

/// A day and a locale of a scope, by their indices.
struct SimulationCell: Sendable, Hashable {
    let day: Int
    let locale: Int
}
