import WallpaperMetadata

extension Report {
    /// What `--format json` prints; the README documents it.
    ///
    /// `{"wallpapers":[{"id","collection","files":[{"path","variant","profile","width","height","bytes",
    /// "sha256"}],"crops":{variant:{"by","focus":[x,y],"box":[x,y,width,height]}},"warnings":[...],
    /// "notes":[...]}],"failed":[{"path","error"}],"notes":[...],"output"}`
    public var jsonText: String { json.formatted }

    private var json: JSONNode {
        .object([
            .init("wallpapers", .array(wallpapers.map(\.json))),
            .init("failed", Self.json(failed)),
            .init("notes", .array(notes.map { .string($0) })),
            .init("output", .string(output)),
        ])
    }

    static func json(_ failed: [PressError]) -> JSONNode {
        .array(failed.map { .object([.init("path", .string($0.path)), .init("error", .string($0.reason))]) })
    }
}

extension Report.Wallpaper {
    fileprivate var json: JSONNode {
        .object([
            .init("id", .string(id)),
            .init("collection", .string(collection)),
            .init("files", .array(files.flatMap(\.json))),
            .init(
                "crops",
                .object(crops.sorted { $0.key < $1.key }.map { .init($0.key.rawValue, $0.value.json) })),
            .init("warnings", .array(warnings.map { .string($0) })),
            .init("notes", .array(notes.map { .string($0) })),
        ])
    }
}

extension Report.File {
    /// One object for each profile that asks for the file.
    fileprivate var json: [JSONNode] {
        profiles.map { profile in
            .object([
                .init("path", .string(path)),
                .init("variant", .string(variant.rawValue)),
                .init("profile", .string(profile)),
                .init("width", .number(width)),
                .init("height", .number(height)),
                .init("bytes", .number(bytes)),
                .init("sha256", .string(sha256)),
            ])
        }
    }
}

extension Report.Crop {
    fileprivate var json: JSONNode {
        .object([
            .init("by", .string(chooser.rawValue)),
            .init("focus", .array([focus.x, focus.y].map { JSONNode(.number("\($0)")) })),
            .init(
                "box",
                .array([box.x, box.y, box.width, box.height].map { JSONNode(.number("\($0)")) })),
        ])
    }
}
