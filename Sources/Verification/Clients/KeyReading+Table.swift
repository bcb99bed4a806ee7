import WallpressDiagnostics
import WallpaperMetadata

extension KeyReading {
    /// The table of Documentation/clients-metadata.md, as Markdown: for each key the apps that read it, the first
    /// version that does, and the effect.
    package static var table: String {
        let readings = Client.readers.flatMap { client in client.keys.map { (client, $0) } }
        var rows: [(key: String, effect: String, readers: [Client], apps: [String])] = []
        for (client, reading) in readings {
            let effect = [reading.requirement.rawValue, reading.effect].filter { !$0.isEmpty }
                .joined(separator: " ")
            let apps = Profile.known.filter { client.reads($0) && reading.apps.contain($0) }.compactMap(\.app)
            if let place = rows.firstIndex(where: { $0.key == reading.key && $0.effect == effect }) {
                rows[place].readers.append(client)
                rows[place].apps += apps
            } else {
                rows.append((reading.key, effect, [client], apps))
            }
        }
        let lines = readings.map(\.1.key).uniqued.flatMap { key in
            rows.filter { $0.key == key }.map { row in
                return
                    "| `\(key)` | \(row.apps.uniqued.joined(separator: ", ")) | \(versions(row.readers, row.apps)) | "
                    + "\(row.effect) |"
            }
        }
        return (["| key | app | from version | what happens |", "|---|---|---|---|"] + lines)
            .joined(separator: "\n")
    }

    /// Returns the first version of the apps in a row, and the last one if no newer build reads the key. Ecosia's versions are
    /// unknown.
    private static func versions(_ readers: [Client], _ apps: [String]) -> String {
        guard apps.contains(where: { $0 != Profile.ecosia.app }),
            let first = readers.compactMap(\.since).min()
        else { return "unknown" }
        let last = readers.contains { $0.until == nil } ? nil : readers.compactMap(\.until).max()
        return last.map { $0 == first ? "only \(first)" : "\(first) to \($0)" } ?? "\(first)"
    }
}
