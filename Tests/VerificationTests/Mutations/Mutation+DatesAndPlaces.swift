import WallpaperMetadata

extension Mutation {
    /// Dates and locales that are wrong, or hide things; collections that are not there.
    static let ofDatesAndPlaces: [Mutation] = dates + places + collections

    private static func range(_ name: String, _ rule: String, _ start: String?, _ end: String?) -> Mutation {
        Mutation(name, rule) { tree in
            try tree.editMetadata {
                $0.collection["availability-range"] = .object([
                    .init("start", .string(start)), .init("end", .string(end)),
                ])
            }
        }
    }

    private static func locales(_ name: String, _ rule: String, _ locales: [String]) -> Mutation {
        Mutation(name, rule) { tree in
            try tree.editMetadata {
                $0.collection["available-locales"] = .array(locales.map { .string($0) })
            }
        }
    }

    private static let dates =
        ["2026-02-30", "2026-13-01", "21.11.2026", "", "soon", "2026-11-21T00:00:00Z"].map { date in
            Mutation("last updated on \"\(date)\"", "invalid-date") {
                try $0.editText("\"\(SampleTree.day)\"", "\"\(date)\"")
            }
        } + [
            range("a start that is no day", "invalid-date", "2026-02-29", "2026-12-31"),
            range("an end that is no day", "invalid-date", "2026-01-01", "tomorrow"),
            range("a date without zeros", "invalid-date", "2026-5-1", "2026-12-31"),
            range("an end before the start", "reversed-range", "2026-12-31", "2026-01-01"),
            range("a year that is over", "never-shown", "2020-01-01", "2020-12-31"),
            range("a range open at one side", "half-open-range", "2026-01-01", nil),
        ]

    private static let places = [
        locales("nowhere on Android", "unmatched-locales", []),
        locales("no iPhone", "unmatched-locales", ["en-US", "fr-CA"]),
        locales("no Android phone", "unmatched-locales", ["en_US", "fr_CA"]),
        locales("no locale", "unmatched-locales", ["everywhere in the world"]),
    ]

    private static let collections = [
        Mutation("an empty collection", "empty-collection") {
            try $0.editMetadata { $0.wallpapers = .array([]) }
        },
        Mutation("no collection", "empty-collection") {
            try $0.editMetadata { $0["collections"] = .array([]) }
        },
        Mutation("no default collection", "missing-default-collection") { tree in
            try tree.rename("android/classic-firefox", to: "android/autumn")
            try tree.remove("metadata/v2")
            try tree.editMetadata { $0.collection["id"] = .string("autumn") }
        },
        Mutation("two wallpapers only", "too-few-wallpapers") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { $0.wallpapers = .array([$0.wallpapers[0], $0.wallpapers[1]]) }
        },
    ]
}
