import WallpaperMetadata

/// The days and locales in which clients are played.
struct PlayedStage: Sendable {
    /// In their order.
    let days: [CalendarDate]
    /// The day on which people would see the tree.
    let today: CalendarDate
    let locales: [DeviceLocale]

    /// More combinations than these tell nothing that anybody would read.
    private static let mostCells = 4000
    /// Combinations times wallpapers, which is what playing costs.
    private static let mostWork = 2_000_000
    /// Locales of which one is hardly ever named.
    private static let unnamed = ["de-DE", "pt-BR", "sv-SE", "ja-JP", "sw-KE", "is-IS"]

    /// A stage with `today`, the days and locales that are asked for, and those in the metadata: of days the
    /// one before, the day itself and the one after; of locales one more that is not named.
    ///
    /// A file that names more than can be played is played with the days nearest to today.
    init(_ feed: Feed, today: CalendarDate, days: [CalendarDate], locales: [String]) {
        let cells = min(Self.mostCells, max(16, Self.mostWork / max(1, feed.wallpapers.count)))
        var devices: [DeviceLocale] = []
        var seen: Set<DeviceLocale> = []
        let named = feed.collections.flatMap { $0.node["available-locales"]?.elements ?? [] }
        let texts = locales + named.compactMap(\.text)
        let other = Self.unnamed.first {
            DeviceLocale($0).map { !Set(texts.compactMap(DeviceLocale.init)).contains($0) } ?? false
        }
        for text in [other].compactMap({ $0 }) + texts {
            if let locale = DeviceLocale(text), seen.insert(locale).inserted { devices.append(locale) }
        }
        self.locales = Array(devices.prefix(max(2, min(cells / 8, 60))))
        self.today = today
        let wanted = Self.boundaries(in: feed).union(days).union([today])
        let near = wanted.sorted { abs($0.dayNumber - today.dayNumber) < abs($1.dayNumber - today.dayNumber) }
        self.days = near.prefix(max(3, cells / max(1, self.locales.count))).sorted()
    }

    private static func boundaries(in feed: Feed) -> Set<CalendarDate> {
        var texts: Set<String> = []
        for collection in feed.collections {
            for key in ["start", "end"] {
                if let text = collection.node["availability-range"]?[key]?.text { texts.insert(text) }
            }
        }
        return texts.reduce(into: []) { days, text in
            guard let day = CalendarDate(text) ?? ShippingDate.read(text) else { return }
            days.formUnion([-1, 0, 1].compactMap(day.advanced))
        }
    }

    /// Groups all combinations by what date and locale allow to be shown.
    ///
    /// - Parameters:
    ///   - onDay: for each collection of the file, whether it is shown on this day.
    ///   - inLocale: likewise for this locale.
    ///   - locales: Indices of the locales that a device of this kind can have.
    /// - Returns: the collections that are shown together, by their index, and when and where.
    func groups(
        locales: [Int], onDay: (CalendarDate) -> [Bool], inLocale: (DeviceLocale) -> [Bool]
    ) -> [(collections: [Int], cells: [PlayedCell])] {
        let byLocale = locales.map { inLocale(self.locales[$0]) }
        var order: [[Int]] = []
        var cells: [[Int]: [PlayedCell]] = [:]
        for (day, date) in days.enumerated() {
            let shown = onDay(date)
            for (locale, named) in zip(locales, byLocale) {
                let collections = shown.indices.filter { shown[$0] && named[$0] }
                if cells[collections] == nil { order.append(collections) }
                cells[collections, default: []].append(PlayedCell(day: day, locale: locale))
            }
        }
        return order.map { ($0, cells[$0] ?? []) }
    }
}

/// A day and a locale of a stage, by their indices.
struct PlayedCell: Sendable, Hashable {
    let day: Int
    let locale: Int
}
