import WallpressJSON

extension Metadata {
    /// Returns the JSON of a new file. Keys are in the order of the tables in Documentation/clients-metadata.md, and
    /// missing values are `null`.
    ///
    /// - Parameter fenixColors: Whether v1 contains `card-color-light` and `card-color-dark`, which Fenix
    ///   requires and Ecosia's schema forbids. v2 always contains them.
    public func json(_ format: FeedFormat, fenixColors: Bool) -> JSONNode {
        var feed = MergedFeed([:], hasThemeCards: fenixColors)
        feed.date = lastUpdated
        feed.collections = collections.map { collection in
            MergedFeed.Collection(
                frame: .init(id: collection.id, v2: nil, v1: nil) { collection.json },
                wallpapers: collection.wallpapers.map { wallpaper in
                    .init(id: wallpaper.id, v2: nil, v1: nil) { wallpaper.json }
                })
        }
        return format.project(feed)?.node ?? .null
    }
}

extension Metadata.Collection {
    /// The JSON in v2, with an empty list of wallpapers.
    package var json: JSONNode {
        .object(
            [
                .init("id", .string(id)),
                .init("name", .string(heading ?? id.asName)),
                .init("learn-more-url", .string(learnMoreURL)),
                .init("available-locales", availableLocales.map { .array($0.map { .string($0) }) } ?? .null),
                .init("availability-range", availability?.json ?? .null),
                .init("wallpapers", .array([])),
                .init("heading", .string(heading)),
                .init("description", .string(description)),
            ] + (subheading.map { [.init(Profile.subheadingKey, .string($0))] } ?? []))
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
    /// The JSON in v2.
    package var json: JSONNode {
        let keys: [ColorKey] = [.text, .card, .logoText, .cardLight, .cardDark, .average]
        return .object(
            [.init("id", .string(id))]
                + TextKey.all.compactMap { key in texts[key].map { .init(key.rawValue, .string($0)) } }
                + (credit.json.map { [.init(Credit.key, $0)] } ?? [])
                + keys.map { .init($0.rawValue, .string(colors[$0])) } + fileMembers)
    }

    /// The four path keys of Mozilla's RFC, `files` with the facts that a client needs before a download, and digests of
    /// the sources of the files.
    private var fileMembers: [JSONNode.Member] {
        [
            .init("iOS-file-paths", paths(of: .iOS)),
            .init("iOS-thumbnail-path", thumbnailPath(of: .iOS)),
            .init("android-file-paths", paths(of: .fenix)),
            .init("android-thumbnail-path", thumbnailPath(of: .fenix)),
            .init("files", .array(files.map(\.json))),
            .init("masters", .string(masters)),
            .init("recipe", .string(recipe)),
        ] + PublishedWallpaper.perceptualMember(perceptual)
    }

    private func paths(of client: Profile.Client) -> JSONNode {
        .array(files.filter { $0.client == client && $0.variant != .thumbnail }.map { .string($0.path) })
    }

    private func thumbnailPath(of client: Profile.Client) -> JSONNode {
        .string(files.first { $0.client == client && $0.variant == .thumbnail }?.path)
    }
}

extension ImageFile {
    /// Its JSON in v2.
    fileprivate var json: JSONNode {
        let numbers = [
            ("confidence", confidence), ("trust", trust), ("enlarged", enlarged), ("luminance", luminance),
        ]
        let shares = numbers.compactMap { key, share in
            share.map { JSONNode.Member(key, .decimal($0)) }
        }
        let place = position.map { [JSONNode.Member("position", .string($0))] } ?? []
        let theme = theme == .dark ? [JSONNode.Member("theme", .string(theme.rawValue))] : []
        return .object(members + [.init("kept", .decimal(kept))] + shares + place + theme)
    }
}

extension String {
    /// The name that an id suggests: "beach-vibes" gives "Beach vibes".
    public var asName: String {
        let words = split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
