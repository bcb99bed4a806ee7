import Diagnostics
import WallpaperMetadata

extension SimulationResult {
    /// What the clients alone can tell: collections that nobody sees, too few wallpapers, and clients that
    /// show nothing where no error says why.
    ///
    /// - Parameter found: What has been found before.
    package func diagnostics(besides found: [Diagnostic]) -> [Diagnostic] {
        let otherCalendars = otherCalendars
        let neverShown = neverShown(besides: found + otherCalendars)
        return neverShown + otherCalendars + tooFew + hidesEverything(besides: found + neverShown) + omissions
    }

    private var omissions: [Diagnostic] {
        let (days, locales) = scope.omitted
        let parts = [(days, "day"), (locales, "locale")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        guard !parts.isEmpty, !results.isEmpty else { return [] }
        return [
            Diagnostic(
                .unchecked, path: feed.path,
                "the clients were simulated on the \(scope.days.count) days nearest to today and in "
                    + "\(scope.locales.count) locales; \(parts.joinedForPeople) more were left out",
                effect: "nobody knows what clients show on those days and in those locales",
                fix: "name days and locales that matter with --on and --locale")
        ]
    }

    /// The readers that people use and that can read the file.
    private var readers: [ClientResult] {
        results.filter { $0.client.isShipping && $0.client.build != "legacy" && $0.cause == nil }
    }

    /// Whether an offer is made today or later.
    private func isAhead(_ offer: Offer) -> Bool {
        offer.cells.contains { scope.days[$0.day] >= scope.today }
    }

    /// The collections of an offer that somebody sees today or later, as their dates are meant. Phones with another
    /// calendar read these dates as other days. They count for a collection that names their locale.
    private func seen(in offer: Offer, of result: ClientResult) -> [Int] {
        let locales = Set(offer.cells.filter { scope.days[$0.day] >= scope.today }.map(\.locale))
        if locales.contains(where: { !readsOtherDays(result, in: $0) }) { return offer.collections }
        let nodes = feed.root?["collections"]?.elements ?? []
        let names = Set(locales.compactMap { scope.locales[$0].iOS })
        return offer.collections.filter { index in
            nodes[index]["available-locales"]?.elements?.contains { $0.text.map(names.contains) ?? false } ?? false
        }
    }

    private func readsOtherDays(_ result: ClientResult, in locale: Int) -> Bool {
        result.spellsLikeIOS && result.client.isShipping && scope.locales[locale].calendar != nil
    }

    /// Whether nobody sees a collection any longer, wherever it is. This needs no simulation.
    private func isOver(_ collection: JSONNode) -> Bool {
        let range = collection["availability-range"]
        guard let end = range?["end"]?.text.flatMap({ CalendarDate($0) }), end <= scope.today else { return false }
        return range?["start"]?.text != nil || readers.allSatisfy(\.spellsLikeIOS)
    }

    private func neverShown(besides found: [Diagnostic]) -> [Diagnostic] {
        guard !readers.isEmpty else { return [] }
        let seen = Set(readers.flatMap { result in result.offers.flatMap { self.seen(in: $0, of: result) } })
        let nodes = feed.root?["collections"]?.elements ?? []
        let full = nodes.indices.filter { nodes[$0]["wallpapers"]?.elements?.isEmpty == false }
        let hidden = full.filter { !seen.contains($0) && (scope.isWhole || isOver(nodes[$0])) }
        let said: [Rule] = [.reversedRange, .unmatchedLocales, .wrongType, .localeCalendar]
        var list = DiagnosticList(path: feed.path)
        for index in hidden {
            let id = nodes[index]["id"]?.text
            let isSaid = found.contains {
                said.contains($0.rule) && $0.wallpaper == id && $0.severity > .note && $0.path == feed.path
            }
            if isSaid { continue }
            let range = nodes[index]["availability-range"]
            list.add(
                .neverShown, hidden.count == full.count ? .error : nil, wallpaper: id,
                at: range?.position ?? nodes[index].position,
                expected: "a day, \(scope.today) or later, on which somebody sees the collection",
                found: "none"
                    + (range?["end"]?.text.map { ": it ends on \($0)" } ?? ""),
                effect: hidden.count == full.count
                    ? "nobody sees any wallpaper (\(feed.wallpapers.count) of \(feed.wallpapers.count) hidden)"
                    : nil)
        }
        return list.inOrder
    }

    /// Once for each collection that iPhones and iPads show, or would with the Gregorian calendar, but not where they have
    /// another one.
    private var otherCalendars: [Diagnostic] {
        let foreign = scope.locales.indices.filter { scope.locales[$0].calendar != nil }
        if foreign.isEmpty { return [] }
        // Locales that can read the file, and who sees which collection.
        var reading: Set<Int> = []
        var seen: [Int: Set<Int>] = [:]
        for offer in readers.filter(\.spellsLikeIOS).flatMap(\.offers) where offer.cause == nil {
            let locales = Set(offer.cells.map(\.locale)).intersection(foreign)
            reading.formUnion(locales)
            if locales.isEmpty { continue }
            for collection in offer.collections { seen[collection, default: []].formUnion(locales) }
        }
        let nodes = feed.root?["collections"]?.elements ?? []
        var list = DiagnosticList(path: feed.path)
        for index in gregorian.sorted() {
            let named = nodes[index]["available-locales"]?.elements?.compactMap(\.text) ?? []
            let blind = reading.subtracting(seen[index] ?? []).sorted().map { scope.locales[$0] }
                .filter { locale in named.isEmpty || named.contains { $0 == locale.iOS } }
            if !blind.isEmpty { list.add(otherCalendar(of: nodes[index], blind, isNamed: !named.isEmpty)) }
        }
        return list.inOrder
    }

    /// Collections that iPhones and iPads with the Gregorian calendar show today or later, in whatever region. Only the
    /// documented client has that calendar in all regions. It also shows a collection on the last of its days, and no phone
    /// does.
    private var gregorian: Set<Int> {
        let ends = (feed.root?["collections"]?.elements ?? []).map { collection in
            collection["availability-range"]?["end"]?.text.flatMap { CalendarDate($0) }
        }
        let clients = results.filter { $0.spellsLikeIOS && $0.client.build != "legacy" }
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
            found: "dates that are past or far off in the calendar of \(found.joinedForPeople)",
            effect: "people in \(places.joinedForPeople) never see the collection on an iPhone or iPad, "
                + "unless they have chosen the Gregorian calendar")
    }

    /// Once for each profile: the offer that has the fewest. Missing thumbnails are diagnostics of their own.
    private var tooFew: [Diagnostic] {
        var found: [String] = []
        for profile in profiles where profile.client == .iOS {
            let offers = readers.filter { $0.client.profile == profile.name }.flatMap(\.offers)
                .filter { isAhead($0) && !$0.due.isEmpty }
            let counts = offers.map { (count: places(in: $0, profile), offer: $0) }
            guard let (count, fewest) = counts.min(by: { $0.count < $1.count }), count < Self.enough,
                let cell = fewest.cells.first(where: { scope.days[$0.day] >= scope.today })
            else { continue }
            let locale = scope.locales[cell.locale]
            let place = "\(count) on \(scope.days[cell.day]) in \(locale.iOS ?? locale.android)"
            if !found.contains(place) { found.append(place) }
        }
        return found.map {
            Diagnostic(
                .tooFewWallpapers, path: feed.path,
                expected: "\(Self.enough) thumbnails, the default wallpaper's included", found: $0)
        }
    }

    private func hidesEverything(besides found: [Diagnostic]) -> [Diagnostic] {
        guard scope.isWhole else { return [] }
        let errors = found.filter { $0.severity == .error }
        let paths = Set(errors.compactMap(\.path))
        // Why a client that reads the file shows nothing of it.
        let rules: [Rule] = [
            .neverShown, .unmatchedLocales, .reversedRange, .emptyCollection, .wrongType, .invalidID, .reservedID,
            .duplicateID,
        ]
        let isFeedEmpty = errors.contains { $0.path == feed.path && rules.contains($0.rule) }
        var blind: [(client: SimulatedClient, cause: String?)] = []
        for result in results where result.client.isShipping && result.client.build != "legacy" {
            let seesNothing = !result.offers.contains { $0.count > 0 && !seen(in: $0, of: result).isEmpty }
            let lost = result.offers.flatMap(\.lost)
            let isKnown = !lost.contains { $0.state == .unknown }
            let isSaid = result.cause == nil ? isFeedEmpty : paths.contains(feed.path)
            if seesNothing, isKnown, !isSaid, paths.isDisjoint(with: lost.map(\.path)) {
                blind.append((result.client, result.cause))
            }
        }
        return Dictionary(grouping: blind) { "\($0.client.profile) \($0.cause ?? "")" }.values
            .sorted { $0[0].client.profile < $1[0].client.profile }
            .map { group in
                let devices = group.map { client in
                    client.client.device
                        + (client.client.device == "Android phone" ? " (\(client.client.build))" : "")
                }
                return Diagnostic(
                    .feedHidesEverything, path: feed.path,
                    expected: "a wallpaper on some day from \(scope.today) on",
                    found: "none on \(devices.joinedForPeople)"
                        + (group[0].cause.map { ": \($0)" } ?? ""),
                    effect:
                        "every user of \(group[0].client.profile) on \(devices.joinedForPeople) sees no wallpaper"
                        + " at all (\(feed.wallpapers.count) of \(feed.wallpapers.count) hidden)")
            }
    }
}
