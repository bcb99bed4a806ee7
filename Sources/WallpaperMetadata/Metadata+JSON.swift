import WallpressJSON

extension Metadata {
    /// Returns the JSON of one version. Keys are in the order of the tables in Documentation/clients.md, and
    /// missing values are `null`.
    ///
    /// - Parameter fenixColors: Whether v1 contains `card-color-light` and `card-color-dark`, which Fenix
    ///   requires and Ecosia's schema forbids. v2 always contains them.
    public func json(_ version: MetadataVersion, fenixColors: Bool) -> JSONNode {
        .object([
            .init("last-updated-date", .string(lastUpdated.description)),
            .init("collections", .array(collections.map { $0.json(version, fenixColors: fenixColors) })),
        ])
    }
}

extension Metadata.Collection {
    /// Returns the JSON of one collection; see `Metadata.json`.
    public func json(_ version: MetadataVersion, fenixColors: Bool) -> JSONNode {
        var members: [JSONNode.Member] = [.init("id", .string(id))]
        if version == .v2 { members.append(.init("name", .string(heading ?? id.asName))) }
        members += [
            .init("learn-more-url", .string(learnMoreURL)),
            .init("available-locales", availableLocales.map { .array($0.map { .string($0) }) } ?? .null),
            .init("availability-range", availability?.json ?? .null),
            .init("wallpapers", .array(wallpapers.map { $0.json(version, fenixColors: fenixColors) })),
            .init("heading", .string(heading)),
            .init("description", .string(description)),
        ]
        if let subheading { members.append(.init(Profile.subheadingKey, .string(subheading))) }
        return .object(members)
    }
}

extension Metadata.Availability {
    fileprivate var json: JSONNode {
        .object([
            .init("start", .string(start?.description)),
            .init("end", .string(end?.description)),
        ])
    }
}

extension Metadata.Wallpaper {
    /// Returns the JSON of one wallpaper; see `Metadata.json`.
    public func json(_ version: MetadataVersion, fenixColors: Bool) -> JSONNode {
        var members: [JSONNode.Member] = [.init("id", .string(id))]
        if version == .v2 { members.append(.init("name", .string(name))) }
        var keys: [ColorKey] = [.text, .card, .logoText]
        if version == .v2 || fenixColors { keys += [.cardLight, .cardDark] }
        if version == .v2 { keys.append(.average) }
        members += keys.map { .init($0.rawValue, .string(colors[$0])) }
        if version == .v2 { members += fileMembers }
        return .object(members)
    }

    /// The four path keys of Mozilla's RFC, `files` with what a client needs to know before a download, and digests of
    /// what the files were made from.
    private var fileMembers: [JSONNode.Member] {
        [
            .init("iOS-file-paths", paths(of: .iOS)),
            .init("iOS-thumbnail-path", thumbnailPath(of: .iOS)),
            .init("android-file-paths", paths(of: .fenix)),
            .init("android-thumbnail-path", thumbnailPath(of: .fenix)),
            .init("files", .array(files.map(\.json))),
            .init("masters", .string(masters)),
            .init("recipe", .string(recipe)),
        ]
    }

    private func paths(of client: Profile.Client) -> JSONNode {
        .array(files.filter { $0.client == client && $0.variant != .thumbnail }.map { .string($0.path) })
    }

    private func thumbnailPath(of client: Profile.Client) -> JSONNode {
        .string(files.first { $0.client == client && $0.variant == .thumbnail }?.path)
    }
}

extension Metadata.File {
    fileprivate var json: JSONNode {
        let keptShare = kept.map { JSONNode(.number("\($0)")) } ?? JSONNode(.null)
        let shares = [("confidence", confidence), ("trust", trust), ("enlarged", enlarged)].compactMap {
            key, share in
            share.map { JSONNode.Member(key, JSONNode(.number("\($0)"))) }
        }
        let theme = theme == .dark ? [JSONNode.Member("theme", .string(theme.rawValue))] : []
        return .object(
            [
                .init("path", .string(path)),
                .init("variant", .string(variant.rawValue)),
                .init("width", .number(width)),
                .init("height", .number(height)),
                .init("bytes", .number(bytes)),
                .init("sha256", .string(sha256)),
                .init("kept", keptShare),
            ] + shares + theme)
    }
}

extension String {
    /// The name that an id suggests: "beach-vibes" gives "Beach vibes".
    public var asName: String {
        let words = split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
