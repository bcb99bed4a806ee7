import WallpaperMetadata

extension Mutation {
    private static let v1 = Layout.metadataPath(.v1)

    /// Metadata that is no strict JSON.
    static let ofJSON: [Mutation] = [
        Mutation("a comma after the last wallpaper", "trailing-comma") {
            try $0.editText("}\n      ],", "},\n      ],")
        },
        Mutation("a comma after the last key", "trailing-comma") {
            try $0.editText("\"description\": null", "\"description\": null,")
        },
        Mutation("a key that stands twice", "duplicate-key") {
            try $0.editText("\"heading\": null", "\"heading\": null, \"heading\": null")
        },
        Mutation("half a file", "invalid-json") { try $0.truncate(v1, to: try $0.read(v1).count / 2) },
        Mutation("an empty file", "invalid-json") { try $0.write([], to: v1) },
        Mutation("a web page", "invalid-json") { try $0.write(Array("<html></html>".utf8), to: v1) },
        Mutation("UTF-16", "invalid-json") { tree in
            try tree.edit(v1) { $0 = [0xFF, 0xFE] + $0.flatMap { [$0, 0] } }
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
