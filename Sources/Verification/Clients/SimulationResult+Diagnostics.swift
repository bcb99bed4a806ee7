import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

extension SimulationResult {
    /// Returns the diagnostics that only a simulation finds: collections that nobody sees, too few wallpapers, and clients that
    /// show nothing although no error explains it.
    ///
    /// - Parameters:
    ///   - found: The diagnostics found before.
    ///   - suppressions: The ignored ones among them. These do not explain why a client shows nothing.
    package func diagnostics(
        besides found: [Diagnostic], ignoring suppressions: [Suppression] = []
    ) -> [Diagnostic] {
        let otherCalendars = otherCalendars
        let neverShown = neverShown(besides: found + otherCalendars)
        let reported = (found + neverShown).filter { !$0.isCovered(by: suppressions) }
        return neverShown + otherCalendars + tooFew + hidesEverything(besides: reported) + omissions
    }

    private var omissions: [Diagnostic] {
        let (days, locales) = scope.omitted
        let parts = [(days, "day"), (locales, "locale")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        guard !parts.isEmpty, !results.isEmpty else { return [] }
        return [
            Diagnostic(
                .unchecked, path: feed.path,
                "the clients were simulated on the \(scope.days.count) days nearest to today and in "
                    + "\(scope.locales.count) locales; \(parts.joinedForPeople) more were skipped",
                effect: "what clients show on the skipped days and in the skipped locales was not checked",
                fix: "choose the days and locales to check with --on and --locale")
        ]
    }

    /// The readers that people use and that can read the file.
    var readers: [ClientResult] {
        results.filter { Client.readers.contains($0.client.kind) && cause(of: $0) == nil }
    }

    /// Returns whether an offer is made today or later.
    private func isAhead(_ offer: Offer) -> Bool {
        offer.cells.contains { scope.days[$0.day] >= scope.today }
    }

    /// Returns whether nobody sees a collection any longer, anywhere. This needs no simulation.
    private func isOver(_ collection: JSONNode) -> Bool {
        let range = collection["availability-range"]
        guard let end = range?.day("end"), end <= scope.today else { return false }
        return range?["start"]?.text != nil || readers.allSatisfy { $0.client.kind.dates != .ends }
    }

    private func neverShown(besides found: [Diagnostic]) -> [Diagnostic] {
        guard !readers.isEmpty else { return [] }
        let seen = Set(readers.flatMap { result in result.offers.flatMap { self.seen(in: $0, of: result) } })
        let nodes = feed.collectionNodes
        let full = nodes.indices.filter { nodes[$0]["wallpapers"]?.elements?.isEmpty == false }
        let hidden = full.filter { !seen.contains($0) && (scope.isWhole || isOver(nodes[$0])) }
        var list = DiagnosticList(path: feed.path)
        for index in hidden {
            let id = nodes[index]["id"]?.text
            let isReported = found.contains {
                $0.rule.hides == .collection && $0.wallpaperID == id && $0.severity > .note
                    && $0.path == feed.path
            }
            if isReported { continue }
            let range = nodes[index]["availability-range"]
            list.add(
                .neverShown, hidden.count == full.count ? .error : nil, wallpaper: id,
                at: range?.position ?? nodes[index].position,
                expected: "a day, \(scope.today) or later, on which someone sees the collection",
                found: "none"
                    + (range?["end"]?.text.map { ": it ends on \($0)" } ?? ""),
                effect: hidden.count == full.count
                    ? "nobody sees a wallpaper (\(feed.wallpapers.count) of \(feed.wallpapers.count) hidden)"
                    : nil)
        }
        return list.inOrder
    }

    /// A diagnostic for each profile: the offer that has the fewest wallpapers. Missing thumbnails have diagnostics of their own.
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
                expected: "\(Self.enough) thumbnails, including the default wallpaper", found: $0)
        }
    }

    private func hidesEverything(besides found: [Diagnostic]) -> [Diagnostic] {
        guard scope.isWhole else { return [] }
        let errors = found.filter { $0.severity == .error }
        let paths = Set(errors.compactMap(\.path))
        // Why a client that reads the file shows nothing of it.
        let isFeedEmpty = errors.contains { $0.path == feed.path && $0.rule.hides != nil }
        var blind: [(client: SimulatedClient, cause: String?)] = []
        for result in results where Client.readers.contains(result.client.kind) {
            let seesNothing = !result.offers.contains { $0.count > 0 && !seen(in: $0, of: result).isEmpty }
            let cause = cause(of: result)
            let lost = result.offers.flatMap(\.lost)
            let isKnown = !lost.contains { $0.state == .unknown }
            let isReported = cause == nil ? isFeedEmpty : paths.contains(feed.path)
            if seesNothing, isKnown, !isReported, paths.isDisjoint(with: lost.map(\.path)) {
                blind.append((result.client, cause))
            }
        }
        return Dictionary(grouping: blind) { "\($0.client.profile) \($0.cause ?? "")" }.values
            .sorted { $0[0].client.profile < $1[0].client.profile }
            .map { group in
                let devices = group.map { client in
                    client.client.device
                        + (client.client.kind.isAlone ? "" : " (\(client.client.kind.build))")
                }
                return Diagnostic(
                    .feedHidesEverything, path: feed.path,
                    expected: "a wallpaper on at least one day from \(scope.today) on",
                    found: "none on \(devices.joinedForPeople)"
                        + (group[0].cause.map { ": \($0)" } ?? ""),
                    effect:
                        "no user of \(group[0].client.profile) on \(devices.joinedForPeople) sees any wallpapers"
                        + " (\(feed.wallpapers.count) of \(feed.wallpapers.count) hidden)")
            }
    }
}
