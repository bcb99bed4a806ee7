import WallpressJSON

extension Writer {
    /// `photo.json` and images for Brave's packager, which ends without a package if one of six texts is missing.
    public static let brave = Writer(
        "brave", folder: "brave", documents: [.photo],
        layoutProblem: { layout in
            let parts = layout.template.split(separator: "/")
            return parts.last?.contains("{id}") == true && !layout.template.contains("{collection}")
                ? nil
                : "Brave distinguishes pictures only by file name: the last part of the path must contain {id}, "
                    + "and no part may contain {collection}"
        },
        wallpaperProblem: { _, node in
            let credit = Credit(node[Credit.key])
            let missing = Credit.Key.allCases.filter { credit[$0] == nil }.map(\.rawValue)
            return missing.isEmpty ? nil : "its credit has no \(missing.joined(separator: ", no "))"
        })
}

extension FeedFormat {
    /// `{"schemaVersion": 1, "images": [...]}`, beside the images: no path may leave the folder.
    package static let photo: FeedFormat = FeedFormat(id: "brave", path: "brave/photo.json", list: "images") {
        feed in
        guard let writing = feed.writing(.brave) else { return nil }
        var root = feed.documents[photo]?.root ?? .object([])
        root["schemaVersion"] = .number(1)
        root["images"] = .array(
            feed.entries(of: writing, by: "source", in: root["images"]?.elements ?? []) { wallpaper, _ in
                let credit = wallpaper.credit
                let path = wallpaper.image?.path.dropFirst("brave/".count)
                return .object([
                    .init("name", .string(wallpaper.name)), .init("source", .string(path.map(String.init))),
                    .init("author", .string(credit.author)), .init("link", .string(credit.link)),
                    .init("originalUrl", .string(credit.source)), .init("license", .string(credit.license)),
                ])
            })
        return .node(root)
    }
}
