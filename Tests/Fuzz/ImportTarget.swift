import WallpressDiagnostics
@testable import WallpressImport
@testable import WallpressInput
import WallpaperMetadata

extension FuzzTarget {
    /// A foreign feed, converted to an input.
    static let importing = FuzzTarget(
        name: "import", longest: 8192, seeds: { feedSeeds() }, words: feedWords
    ) { bytes in
        var findings: [ImportReport.Finding] = []
        let contents = FeedContents(of: Feed(bytes, .v1), &findings)
        let ids = contents.collections.flatMap(\.wallpapers).map(\.id)
        for id in ids + contents.collections.map(\.id) {
            expect(WallpaperID.problem(with: id) == nil, "\(id) can be the name of a file")
        }
        expect(Set(ids.map { $0.lowercased() }).count == ids.count, "each id is there once")
        for collection in contents.collections {
            let clients: Set<Profile.Client> = bytes.count.isMultiple(of: 2) ? [.iOS] : [.iOS, .fenix]
            var imported = ImportedSettings(of: collection.node, for: clients)
            for wallpaper in collection.wallpapers {
                imported.add(
                    wallpaper, named: wallpaper.node["name"]?.text,
                    credit: Credit(wallpaper.node[Credit.key]),
                    required: [.text, .card, .logoText, .cardLight])
            }
            imported.shrink()
            let settings = imported.settings
            let read = must { try CollectionSettings(parsing: settings.text, path: "collection.yml") }
            expect(settings.says(read), "what is written is read again: \(settings.text)")
            findings += imported.findings
        }
        for finding in findings {
            let text = finding.sentence.printable
            expect(text == text.printable, "a terminal acts upon nothing in \(text)")
        }
        return true
    }
}

extension CollectionSettings {
    /// Whether both have the same values.
    fileprivate func says(_ other: CollectionSettings) -> Bool {
        func texts(_ settings: CollectionSettings) -> [String?] {
            [settings.heading, settings.description, settings.subheading, settings.learnMoreURL]
        }
        return texts(self) == texts(other) && locales == other.locales
            && availability == other.availability
            && wallpapers.map(\.id) == other.wallpapers.map(\.id)
            && zip(wallpapers, other.wallpapers).allSatisfy { a, b in
                SettingKey.all.allSatisfy { a[$0] == b[$0] }
            }
    }
}
