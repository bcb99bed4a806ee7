import Diagnostics
import WallpaperMetadata

extension [Showing] {
    /// A table of who sees what, when and where; clients that see the same share a row, and what a fault hides
    /// stands below the row.
    var table: String {
        guard !isEmpty else { return "" }
        let rows = rows
        let cells = [["who", "when", "where", "settings", "onboarding", "sees"]] + rows.map(\.cells)
        let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        let hidden = [[]] + rows.map(\.showing.hidden)
        var lines: [String] = []
        for (row, hidden) in zip(cells, hidden) {
            let padded = zip(row, widths).map { cell, width in cell.padded(to: width) }
            lines.append(("  " + padded.joined(separator: "  ")).trimmingTrailingSpaces)
            lines += hidden.map { "    hidden: \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private var rows: [ClientRow] {
        var rows: [ClientRow] = []
        for showing in self {
            if let index = rows.firstIndex(where: { $0.showing.isSame(as: showing) }) {
                rows[index].clients.append(showing.client)
            } else {
                rows.append(ClientRow(clients: [showing.client], showing: showing))
            }
        }
        return rows
    }
}

/// A row of the table: clients that see the same.
private struct ClientRow {
    var clients: [PlayedClient]
    let showing: Showing

    var cells: [String] {
        let collections = showing.collections.map(\.summary).joined(separator: "; ")
        return [
            clients.names, showing.days.map(\.description).joined(separator: ", "),
            showing.locales.joined(separator: ", "), answer(showing.settings), answer(showing.onboarding),
            collections.isEmpty ? "nothing" : collections,
        ]
    }

    private func answer(_ shows: Bool?) -> String { shows.map { $0 ? "yes" : "no" } ?? "-" }
}

extension [PlayedClient] {
    /// "iPhone, iPad (suffixed; shipping, documented)"
    fileprivate var names: String {
        func unique(_ names: [String]) -> String {
            var seen: Set<String> = []
            return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
        }
        return "\(unique(map(\.device))) (\(unique(map(\.profile))); \(unique(map(\.build))))"
    }
}

extension Showing.Collection {
    /// "autumn: forest, leaf and 12 more"
    fileprivate var summary: String {
        let shown = 6
        let names = wallpapers.prefix(shown).joined(separator: ", ")
        let rest = wallpapers.count - shown
        return "\(id): \(names)" + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension Showing {
    fileprivate func isSame(as other: Showing) -> Bool {
        days == other.days && locales == other.locales && collections == other.collections
            && settings == other.settings && onboarding == other.onboarding && hidden == other.hidden
    }

    /// An entry of `clients` in the JSON of a verdict.
    var json: JSONNode {
        .object([
            .init("device", .string(client.device)),
            .init("profile", .string(client.profile)),
            .init("build", .string(client.build)),
            .init("shipping", JSONNode(.bool(client.isShipping))),
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
            .init("settings", settings.json),
            .init("onboarding", onboarding.json),
            .init("hidden", .array(hidden.map { .string($0) })),
        ])
    }
}

extension Showing.Collection {
    fileprivate var json: JSONNode {
        .object([
            .init("id", .string(id)), .init("wallpapers", .array(wallpapers.map { .string($0) })),
        ])
    }
}

extension Bool? {
    fileprivate var json: JSONNode { map { JSONNode(.bool($0)) } ?? .null }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
