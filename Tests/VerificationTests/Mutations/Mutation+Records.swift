import WallpaperMetadata

extension Mutation {
    private static let v2 = Layout.metadataPath(.v2)

    /// What metadata/v2 says of files.
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
