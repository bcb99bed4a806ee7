import WallpressDiagnostics
import Testing
import WallpaperMetadata

/// A way to break a good tree, and the expected findings.
struct Mutation: Sendable, CustomTestStringConvertible {
    let name: String
    /// The rules, one of which must be broken.
    let rules: Set<String>
    /// Rules that may also be broken: consequences of the same change.
    let besides: Set<String>
    /// The profiles of the simulated clients.
    let profiles: [String]
    let apply: @Sendable (BrokenTree) throws -> Void

    init(
        _ name: String, _ rules: String..., besides: Set<String> = [],
        as profiles: [String] = ["suffixed", "fenix"],
        apply: @escaping @Sendable (BrokenTree) throws -> Void
    ) {
        self.name = name
        self.rules = Set(rules)
        self.besides = besides
        self.profiles = profiles
        self.apply = apply
    }

    var testDescription: String { name }

    static let all = ofFiles + ofImages + ofJSON + ofFields + ofDatesAndPlaces + ofColors + ofRecords
}

extension Mutation {
    private static let v1 = FeedFormat.v1.path

    /// Metadata that is not strict JSON.
    static let ofJSON: [Mutation] = [
        Mutation("a comma after the last wallpaper", "trailing-comma") {
            try $0.editText("}\n      ],", "},\n      ],")
        },
        Mutation("a comma after the last key", "trailing-comma") {
            try $0.editText("\"description\": null", "\"description\": null,")
        },
        Mutation("a key that appears twice", "duplicate-key") {
            try $0.editText("\"heading\": null", "\"heading\": null, \"heading\": null")
        },
        Mutation("half a file", "invalid-json") { try $0.truncate(v1, to: try $0.read(v1).count / 2) },
        Mutation("an empty file", "invalid-json") { try $0.write([], to: v1) },
        Mutation("a web page", "invalid-json") { try $0.write(Array("<html></html>".utf8), to: v1) },
        Mutation("UTF-16", "invalid-json") { tree in
            try tree.edit(v1) { $0 = [0xFF, 0xFE] + $0.flatMap { [$0, 0] } }
        },
        Mutation("a byte order mark", "invalid-json") { tree in
            try tree.edit(v1) { $0 = [0xEF, 0xBB, 0xBF] + $0 }
        },
        Mutation("a number with a leading zero", "invalid-json") {
            try $0.editText("\"heading\": null", "\"heading\": null, \"x\": 01")
        },
        Mutation("a number beyond all", "invalid-json") {
            try $0.editText("\"heading\": null", "\"heading\": null, \"x\": 1e999")
        },
        Mutation("NaN", "invalid-json") {
            try $0.editText("\"heading\": null", "\"heading\": null, \"x\": NaN")
        },
        Mutation("single quotes", "invalid-json") { try $0.editText("\"heading\"", "'heading'") },
        Mutation("a comment", "invalid-json") { try $0.editText("\"heading\"", "// a title\n\"heading\"") },
        Mutation("a missing comma", "invalid-json") {
            try $0.editText("\"heading\": null,", "\"heading\": null")
        },
        Mutation("brackets without end", "invalid-json") {
            try $0.write([UInt8](repeating: UInt8(ascii: "["), count: 100_000), to: v1)
        },
        Mutation("an array as the whole", "wrong-type") { try $0.write(Array("[]".utf8), to: v1) },
    ]
}

extension Mutation {
    private static let v2 = FeedFormat.v2.path

    /// The records of files in metadata/v2.
    static let ofRecords: [Mutation] =
        ["width", "height", "bytes"].map { key in
            Mutation("v2 with another \(key)", "record-mismatch") { tree in
                try tree.editMetadata(.v2) { $0.wallpapers[0]["files"]?[0][key] = .number(12) }
            }
        } + [
            Mutation("v2 with another SHA-256", "record-mismatch") { tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers[0]["files"]?[0]["sha256"] = .string(String(repeating: "0", count: 64))
                }
            },
            Mutation("v2 with a path that leads out", "record-mismatch", "missing-asset", "wrong-type") {
                tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers[0]["files"]?[0]["path"] = .string("../../../etc/passwd")
                }
            },
            Mutation("v2 with a record of the metadata", "record-mismatch") { tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers[0]["files"]?[0]["path"] = .string("metadata/v1/wallpapers.json")
                }
            },
            Mutation("v2 with a file of two wallpapers", "record-mismatch") { tree in
                try tree.editMetadata(.v2) { node in
                    let files = [node.wallpapers[0], node.wallpapers[1]].map { $0["files"]?.elements ?? [] }
                    node.wallpapers[0]["files"] = .array(files[0] + files[1].prefix(1))
                }
            },
            Mutation("v2 with a file that clients request for another wallpaper", "record-mismatch") { tree in
                try tree.editMetadata(.v2) { node in
                    let files = [node.wallpapers[0], node.wallpapers[1]].map { $0["files"]?.elements ?? [] }
                    node.wallpapers[0]["files"] = .array(files[0] + files[1])
                    node.wallpapers[1]["files"] = .array([])
                }
            },
            Mutation("v2 with a path key that leads out", "record-mismatch") { tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers[0]["iOS-thumbnail-path"] = .string("../../etc/passwd")
                }
            },
            Mutation("v2 with a path key for a file that is not there", "record-mismatch") { tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers[0]["iOS-file-paths"] = .array([.string("ios/aurora/other.jpg")])
                }
            },
            Mutation("v2 with a variant that nobody knows", "wrong-type") { tree in
                try tree.editMetadata(.v2) { $0.wallpapers[0]["files"]?[0]["variant"] = .string("upright") }
            },
            Mutation("v2 with a theme that nobody knows", "wrong-type") { tree in
                try tree.editMetadata(.v2) { $0.wallpapers[0]["files"]?[0]["theme"] = .string("dusk") }
            },
            Mutation("v2 with another color", "versions-differ") { tree in
                try tree.editMetadata(.v2) { $0.wallpapers[0]["text-color"] = .string("FBFBFD") }
            },
            Mutation("v2 with other days", "versions-differ") { tree in
                try tree.editMetadata(.v2) {
                    $0.collection["availability-range"] = .object([
                        .init("start", .string("2026-01-01")), .init("end", .null),
                    ])
                }
            },
            Mutation("v2 that is no JSON", "invalid-json") { try $0.truncate(v2, to: 100) },
            Mutation("v2 with a width that is a string", "wrong-type") { tree in
                try tree.editMetadata(.v2) { $0.wallpapers[0]["files"]?[0]["width"] = .string("12") }
            },
            Mutation("v2 without a wallpaper", "versions-differ") { tree in
                try tree.editMetadata(.v2) {
                    $0.wallpapers = .array([$0.wallpapers[0], $0.wallpapers[1], $0.wallpapers[2]])
                }
            },
        ]
}
