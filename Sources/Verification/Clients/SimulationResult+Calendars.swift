import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

// Phones in Thailand, Iran and Saudi Arabia read dates in another calendar (Documentation/clients-dates.md).
extension SimulationResult {
    /// Returns the collections of an offer that somebody sees today or later, as their dates are meant. Phones with another
    /// calendar read these dates as other days. They count for a collection that names their locale.
    func seen(in offer: Offer, of result: ClientResult) -> [Int] {
        let locales = Set(offer.cells.filter { scope.days[$0.day] >= scope.today }.map(\.locale))
        if locales.contains(where: { !readsOtherDays(result, in: $0) }) { return offer.collections }
        let nodes = feed.collectionNodes
        let names = Set(locales.compactMap { scope.locales[$0].iOS })
        return offer.collections.filter { index in
            nodes[index]["available-locales"]?.elements?.contains { $0.text.map(names.contains) ?? false }
                ?? false
        }
    }

    /// Returns the reason that a client can read the metadata nowhere, phones with another calendar aside; nil if it can. Some
    /// days that do not exist are days to these phones.
    func cause(of result: ClientResult) -> String? {
        let offers = result.offers.filter { offer in
            offer.cells.contains { !readsOtherDays(result, in: $0.locale) }
        }
        return offers.allSatisfy { $0.cause != nil } ? offers.first?.cause : nil
    }

    private func readsOtherDays(_ result: ClientResult, in locale: Int) -> Bool {
        result.client.kind.dates == .ofPhone && scope.locales[locale].calendar != nil
    }

    /// A diagnostic for each collection that iPhones and iPads show, or would with the Gregorian calendar, but not with
    /// another one.
    var otherCalendars: [Diagnostic] {
        let foreign = scope.locales.indices.filter { scope.locales[$0].calendar != nil }
        if foreign.isEmpty { return [] }
        // Locales that can read the file, and who sees which collection.
        var reading: Set<Int> = []
        var seen: [Int: Set<Int>] = [:]
        for offer in readers.filter({ $0.client.kind.platform == .iOS }).flatMap(\.offers)
        where offer.cause == nil {
            let locales = Set(offer.cells.map(\.locale)).intersection(foreign)
            reading.formUnion(locales)
            if locales.isEmpty { continue }
            for collection in offer.collections { seen[collection, default: []].formUnion(locales) }
        }
        let nodes = feed.collectionNodes
        var list = DiagnosticList(path: feed.path)
        for index in gregorian.sorted() {
            let named = nodes[index]["available-locales"]?.elements?.compactMap(\.text) ?? []
            let blind = reading.subtracting(seen[index] ?? []).sorted().map { scope.locales[$0] }
                .filter { locale in named.isEmpty || named.contains { $0 == locale.iOS } }
            if !blind.isEmpty { list.add(otherCalendar(of: nodes[index], blind, isNamed: !named.isEmpty)) }
        }
        return list.inOrder
    }

    /// The collections that iPhones and iPads with the Gregorian calendar show today or later, in any region. Only the
    /// documented client has that calendar in all regions. It also shows a collection on the last of its days, and no phone
    /// does.
    private var gregorian: Set<Int> {
        let ends = feed.collectionNodes.map { collection in
            collection["availability-range"]?.day("end")
        }
        let clients = results.filter { $0.client.kind.platform == .iOS && $0.client.kind.readsFeed }
        return Set(
            clients.flatMap { client in
                client.offers.filter { $0.cause == nil }.flatMap { offer in
                    let days = Set(offer.cells.filter { !readsOtherDays(client, in: $0.locale) }.map(\.day))
                        .map { scope.days[$0] }.filter { $0 >= scope.today }
                    return offer.collections.filter { index in days.contains { $0 != ends[index] } }
                }
            })
    }

    private func otherCalendar(
        of collection: JSONNode, _ blind: [DeviceLocale], isNamed: Bool
    ) -> Diagnostic {
        let found = blind.compactMap { locale in
            locale.calendar.map { "\(locale.iOS ?? locale.android) (\($0.rawValue))" }
        }
        let places = RegionalCalendar.allCases.filter { blind.map(\.calendar).contains($0) }.flatMap(\.places)
        return Diagnostic(
            .localeCalendar, severity: isNamed ? .warning : nil, wallpaper: collection["id"]?.text,
            path: feed.path, position: collection["availability-range"]?.position,
            expected: "dates that mean the same in the calendar of every phone",
            found:
                "dates that are long past or far in the future in the calendar of \(found.joinedForPeople)",
            effect: "people in \(places.joinedForPeople) do not see the collection on an iPhone or iPad "
                + "unless they switch to the Gregorian calendar")
    }
}
