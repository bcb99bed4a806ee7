import WallpressJSON

extension Mutation {
    /// Fields of the wrong type, missing, unknown, and invalid ids.
    static let ofFields: [Mutation] = types + missing + unknown + ids

    private static func text(
        _ name: String, _ rule: String, besides: Set<String> = [], old: String, new: String
    ) -> Mutation {
        Mutation(name, rule, besides: besides) { try $0.editText(old, new) }
    }

    private static let types = [
        text(
            "collections: an object", "wrong-type", old: "\"collections\": [",
            new: "\"collections\": {}, \"x\": ["),
        text("last-updated-date: a number", "wrong-type", old: "\"\(SampleTree.day)\"", new: "20261121"),
        text("an id: a number", "wrong-type", old: "\"id\": \"aurora\"", new: "\"id\": 7"),
        text("a heading: a number", "wrong-type", old: "\"heading\": null", new: "\"heading\": 7"),
        text("a description: a list", "wrong-type", old: "\"description\": null", new: "\"description\": []"),
        text(
            "learn-more-url: true", "wrong-type", old: "\"learn-more-url\": null",
            new: "\"learn-more-url\": true"),
        text(
            "locales: a string", "wrong-type", old: "\"available-locales\": null",
            new: "\"available-locales\": \"en-US\""),
        text(
            "a locale: a number", "wrong-type", old: "\"available-locales\": null",
            new: "\"available-locales\": [1]"),
        text(
            "a range: a string", "wrong-type", old: "\"availability-range\": null",
            new: "\"availability-range\": \"2026\""),
        text(
            "a start: a number", "wrong-type", old: "\"availability-range\": null",
            new: "\"availability-range\": {\"start\": 2026, \"end\": null}"),
        Mutation("a color: a number", "wrong-type") { tree in
            try tree.editMetadata { $0.wallpapers[0]["text-color"] = JSONNode(.number("0")) }
        },
        Mutation("a wallpaper: a string", "wrong-type") {
            try $0.editMetadata { $0.wallpapers[1] = .string("night-lake") }
        },
        Mutation("a collection: null", "wrong-type") { try $0.editMetadata { $0.collection = .null } },
    ]

    private static let missing = [
        Mutation("no last-updated-date", "missing-field") {
            try $0.editMetadata { $0["last-updated-date"] = nil }
        },
        Mutation("no collections", "missing-field") { try $0.editMetadata { $0["collections"] = nil } },
        Mutation("a collection without an id", "missing-field") {
            try $0.editMetadata { $0.collection["id"] = nil }
        },
        Mutation("a collection without wallpapers", "missing-field") {
            try $0.editMetadata { $0.collection["wallpapers"] = nil }
        },
        Mutation("a wallpaper without an id", "missing-field") {
            try $0.editMetadata { $0.wallpapers[2]["id"] = nil }
        },
    ]

    private static let unknown = [
        text("a misspelled key", "unknown-key", old: "\"heading\": null", new: "\"headding\": null"),
        Mutation("a key that Ecosia's schema does not have", "unknown-key", as: ["ecosia"]) { tree in
            try tree.editMetadata { $0.wallpapers[0]["title"] = .string("Dawn") }
        },
    ]

    private static let ids =
        ["dawn ridges", "dawn/ridges", "../../etc/passwd", "", "död", "a\\u0000b"].map {
            text("the id \"\($0)\"", "invalid-id", old: "\"id\": \"dawn-ridges\"", new: "\"id\": \"\($0)\"")
        }
        + ["-dawn"].map {
            // All clients accept such an id, and request files that do not exist.
            text(
                "the id \"\($0)\"", "invalid-id", besides: ["missing-asset"],
                old: "\"id\": \"dawn-ridges\"", new: "\"id\": \"\($0)\"")
        }
        + ["default", "fxDefault", "thumbnails", "metadata"].map {
            text("the id \"\($0)\"", "reserved-id", old: "\"id\": \"dawn-ridges\"", new: "\"id\": \"\($0)\"")
        } + [
            text("an id twice", "duplicate-id", old: "\"id\": \"dawn-ridges\"", new: "\"id\": \"aurora\""),
            text(
                "an id twice but for a capital", "duplicate-id", besides: ["wrong-case"],
                old: "\"id\": \"dawn-ridges\"",
                new: "\"id\": \"Aurora\""),
            Mutation("a collection twice", "duplicate-id") { tree in
                try tree.editMetadata { $0["collections"] = .array([$0.collection, $0.collection]) }
            },
        ]
}

extension Mutation {
    /// Dates and locales that are wrong, or hide things; missing collections.
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
            range("a start without a midnight in Cairo", "unreadable-day", "2027-04-30", "2028-06-01"),
            range("an end that two calendars do not have", "unreadable-day", "2026-01-01", "2026-12-31"),
            range(
                "a range that phones in Thailand read otherwise", "locale-calendar", "2026-01-01",
                "2027-06-01"),
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
