import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// The wallpapers that one kind of client shows on some days and in some locales.
public struct ClientView: Sendable, Equatable {
    /// The client.
    public let client: SimulatedClient
    /// The days on which it shows this, in order. It shows this on every day of a span.
    public let days: [DaySpan]
    /// The locales in which it shows this, sorted, as this client's devices spell them (`en_US`, `en-US`).
    public let locales: [String]
    /// The wallpapers that it offers, in the order in which it shows them. The client's own default wallpaper is among them
    /// under its own name (`fxDefault`, `default`).
    public let collections: [Collection]
    /// Whether the settings offer wallpapers; nil if this client does not decide that.
    public let settings: Bool?
    /// Whether onboarding offers wallpapers; nil if this client does not decide that.
    public let onboarding: Bool?
    /// The effects of faults that hide wallpapers: for each fault a sentence without a final stop.
    public let hidden: [String]
    /// The ids of the wallpapers that are not drawn, because their thumbnail is not an image.
    package let undrawn: [String]
    /// The ids of the wallpapers that are drawn and cannot be chosen, because a large file is not an image.
    package let unchoosable: [String]

    /// Wallpapers that are shown together.
    public struct Collection: Sendable, Hashable {
        /// Its id.
        public let id: String
        /// The ids of its wallpapers, in the order in which they are shown.
        public let wallpaperIDs: [String]
    }
}

/// A client that was simulated, on a device, with the files of a profile.
public struct SimulatedClient: Sendable, Hashable {
    /// The kind of client.
    public let kind: Client
    /// "iPhone", "iPad" or "Android phone", with its density if that decides: "Android phone (low)".
    public let device: String
    /// The name of the profile whose files it asks for.
    public let profile: String
    /// The app that asks for them, "Firefox for iOS"; nil if no shipping app is known to.
    public let app: String?

    init(_ kind: Client, on device: String, _ profile: Profile) {
        (self.kind, self.device, self.profile, app) = (kind, device, profile.name, profile.app)
    }
}

/// Consecutive days, both ends included.
public struct DaySpan: Sendable, Equatable, CustomStringConvertible {
    /// The first day.
    public let first: CalendarDate
    /// The last day.
    public let last: CalendarDate

    /// `2026-05-01`, or `2026-05-01 to 2026-09-30`.
    public var description: String { first == last ? "\(first)" : "\(first) to \(last)" }
}

extension [ClientView] {
    /// A table of the wallpapers that each client shows, with days and locales. Clients that show the same share a row. The
    /// effects of faults are listed below the row.
    var table: String {
        guard !isEmpty else { return "" }
        let rows = rows
        let cells = [ClientRow.heading] + rows.map { $0.cells().map(\.printable) }
        let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        let hidden = [[]] + rows.map(\.view.hidden)
        var lines: [String] = []
        for (row, hidden) in zip(cells, hidden) {
            let padded = zip(row, widths).map { cell, width in cell.padded(to: width) }
            lines.append(("  " + padded.joined(separator: "  ")).trimmingTrailingSpaces)
            lines += hidden.map { "    hidden: \($0.printable)" }
        }
        return (lines + unread.map { "  " + $0.printable }).joined(separator: "\n")
    }

    /// The same in Markdown, for the summary of a job: long lists of days and locales are shortened.
    var markdown: String {
        guard !isEmpty else { return "" }
        let (rows, most) = (rows, 50)
        let hidden = rows.flatMap(\.view.hidden).uniqued
        let others =
            rows.count > most
            ? ["\(rows.count - most) more rows are in the output of `wallpress verify`."] : []
        return "#### Who sees what\n\n"
            + markdownTable([ClientRow.heading] + rows.prefix(most).map { $0.cells(longest: 6) })
            + (hidden.prefix(most).map { "Hidden: \($0)" } + unread).map { "\n\($0.markdown)\n" }.joined()
            + others.map { "\n\($0)\n" }.joined()
    }

    /// A sentence for each profile that no shipping app reads.
    private var unread: [String] {
        filter { $0.client.app == nil }.map(\.client.profile).uniqued.map {
            "No shipping app reads the profile \($0). \(SimulatedClient.apps)."
        }
    }

    private var rows: [ClientRow] {
        var rows: [ClientRow] = []
        for view in self {
            if let index = rows.firstIndex(where: { $0.view.isSame(as: view) }) {
                rows[index].clients.append(view.client)
            } else {
                rows.append(ClientRow(clients: [view.client], view: view))
            }
        }
        return rows
    }
}

/// A row of the table: clients that show the same.
private struct ClientRow {
    var clients: [SimulatedClient]
    let view: ClientView

    static let heading = ["who", "when", "where", "settings", "onboarding", "sees"]

    /// - Parameter longest: The largest number of days or locales in a cell; nil for all.
    func cells(longest: Int? = nil) -> [String] {
        func list(_ names: [String]) -> String {
            longest.map { names.shortened(to: $0) } ?? names.joined(separator: ", ")
        }
        let collections = view.collections.map(\.summary).joined(separator: "; ")
        return [
            clients.names, list(view.days.map(\.description)), list(view.locales), answer(view.settings),
            answer(view.onboarding), collections.isEmpty ? "nothing" : collections,
        ]
    }

    private func answer(_ shows: Bool?) -> String { shows.map { $0 ? "yes" : "no" } ?? "-" }
}

extension SimulatedClient {
    /// "Firefox for iOS reads firefox-ios, ... and Firefox for Android reads fenix"
    fileprivate static var apps: String {
        Profile.known.filter(\.readsMetadata).compactMap { profile in
            profile.app.map { "\($0) reads \(profile.name)" }
        }.joinedForPeople
    }
}

extension [SimulatedClient] {
    /// "iPhone, iPad (suffixed; shipping, documented)"
    fileprivate var names: String {
        func unique(_ names: [String]) -> String { names.uniqued.joined(separator: ", ") }
        return "\(unique(map(\.device))) (\(unique(map(\.profile))); \(unique(map(\.kind.build))))"
    }
}

extension ClientView.Collection {
    /// "autumn: forest, leaf and 12 more"
    fileprivate var summary: String {
        "\(id): \(wallpaperIDs.shortened(to: 6))"
    }
}

extension ClientView {
    fileprivate func isSame(as other: ClientView) -> Bool {
        days == other.days && locales == other.locales && collections == other.collections
            && settings == other.settings && onboarding == other.onboarding && hidden == other.hidden
    }

    /// An entry of `clients` in the JSON of a verdict.
    var json: JSONNode {
        .object([
            .init("device", .string(client.device)),
            .init("profile", .string(client.profile)),
            .init("app", .string(client.app)),
            .init("build", .string(client.kind.build)),
            .init("shipping", .bool(client.kind.isShipping)),
            .init(
                "days",
                .array(
                    days.map {
                        .object([
                            .init("first", .string($0.first.description)),
                            .init("last", .string($0.last.description)),
                        ])
                    })),
            .init("locales", .array(locales.map { .string($0) })),
            .init("collections", .array(collections.map(\.json))),
            .init("settings", .bool(settings)),
            .init("onboarding", .bool(onboarding)),
            .init("hidden", .array(hidden.map { .string($0) })),
        ])
    }
}

extension ClientView.Collection {
    fileprivate var json: JSONNode {
        .object([
            .init("id", .string(id)), .init("wallpapers", .array(wallpaperIDs.map { .string($0) })),
        ])
    }
}
