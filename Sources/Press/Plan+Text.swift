import WallpaperMetadata

extension Plan {
    /// What `--dry-run` prints: a line for each wallpaper and one for each of its files.
    public var text: String {
        jobs.map { job in
            let masters = job.pressings.map {
                "\($0.master.path), \($0.master.header.width) x \($0.master.header.height)"
            }
            let variants = job.pressings.flatMap(\.variants).sorted()
            let files = variants.flatMap { variant in
                variant.files.map { "  \($0.path)  \(variant.width) x \(variant.height)" }
            }
            return (["\(job.collection)/\(job.id) from \(masters.joined(separator: "; "))"] + files)
                .joined(separator: "\n") + "\n"
        }.joined()
    }

    /// The same as `Report.jsonText`, as far as it is known before anything is decoded.
    public func jsonText(failed: [PressError], notes: [String], output: String) -> String {
        JSONNode.object([
            .init("wallpapers", .array(jobs.map(\.json))),
            .init("failed", Report.json(failed)),
            .init("notes", .array(notes.map { .string($0) })),
            .init("output", .string(output)),
        ]).formatted
    }
}

extension Plan.Job {
    fileprivate var json: JSONNode {
        let files = pressings.flatMap(\.variants).sorted().flatMap { variant in
            variant.files.flatMap { file in
                file.profiles.map { profile in
                    JSONNode.object([
                        .init("path", .string(file.path)),
                        .init("variant", .string(variant.variant.rawValue)),
                        .init("profile", .string(profile)),
                        .init("width", .number(variant.width)),
                        .init("height", .number(variant.height)),
                    ])
                }
            }
        }
        return .object([
            .init("id", .string(id)),
            .init("collection", .string(collection)),
            .init("masters", .array(pressings.map { .string($0.master.path) })),
            .init("files", .array(files)),
        ])
    }
}
