import Colors
import Pixels
import Verification
import WallpaperMetadata

/// A wallpaper of a tree: what the page says about it, its reduced pictures, and what tells it from another one.
struct LoadedWallpaper: Sendable {
    var page: PageWallpaper
    /// A smaller JPEG of each picture of the page.
    private(set) var reduced: [[UInt8]] = []
    /// The SHA-256 of each picture of the page by its path, as it is published.
    private(set) var checksums: [String: String] = [:]
    /// The texts of the metadata that are compared, by key.
    let colors: [ColorKey: String]

    /// Reads the metadata of a wallpaper, and decodes and measures its pictures. What cannot be decoded is left out:
    /// verification says why.
    init(
        _ entry: Feed.Wallpaper, pictures: [(picture: RequestedPicture, file: Fetched)],
        records: WallpaperRecords.Record?, longestSide: Int
    ) {
        page = PageWallpaper(id: entry.id, collection: entry.collection)
        page.name = records?.name
        var colors: [ColorKey: HexColor] = [:]
        var texts: [ColorKey: String] = [:]
        for key in ColorKey.allCases {
            colors[key] = entry.color(key) ?? records?.entry.color(key)
            texts[key] = (entry.node[key.rawValue] ?? records?.entry.node[key.rawValue])?.text
        }
        self.colors = texts
        page.colors = PageWallpaper.Swatch.all(colors)
        var measures: [VariantMeasure] = []
        for (picture, file) in pictures {
            guard
                let image = try? Image.decode(file.bytes, options: DecodedPicture.options).image,
                let reduced = image.reduced(toLongestSide: longestSide)
            else { continue }
            var shown = PageWallpaper.Picture(
                picture.variant, path: picture.path, source: "",
                size: PixelSize(width: image.width, height: image.height), bytes: file.bytes.count)
            if let record = records?.files[picture.path] {
                (shown.kept, shown.confidence) = (record.kept, record.confidence)
                shown.enlarged = record.enlarged
                shown.isDoubtful =
                    record.kept.map { AttentionPlace.isDoubtful(kept: $0, confidence: record.confidence) }
                    ?? false
            }
            if picture.variant != .thumbnail {
                measures.append(VariantMeasure(of: image, as: picture.variant).figures)
                if let text = colors[.text] { shown.addMask(of: image, text: text, logo: colors[.logoText]) }
            }
            page.pictures.append(shown)
            self.reduced.append(reduced)
            checksums[picture.path] = file.sha256
        }
        if let text = colors[.text] { page.measure(text: text, logo: colors[.logoText], on: measures) }
    }
}

extension Image {
    /// The quality of JPEGs on a page. People look at them, and nobody publishes them.
    private static let pageQuality = 80

    /// A JPEG of the picture whose longer side has at most so many pixels; nil if it cannot be written.
    package func reduced(toLongestSide longest: Int) -> [UInt8]? {
        let side = min(longest, max(width, height))
        let (width, height) = (
            max(1, self.width * side / max(self.width, self.height)),
            max(1, self.height * side / max(self.width, self.height))
        )
        let whole = CropBox(x: 0, y: 0, width: Double(self.width), height: Double(self.height))
        let small = resampled(whole, width: width, height: height, sampling: .half, kernels: .best)
        let encoding = JPEGEncoding(quality: Self.pageQuality)
        return try? encoding.encode(
            small.model == .rgb ? small.yCbCr(.half, kernels: .best) : small)
    }
}

/// What `metadata/v2` says about wallpapers.
struct WallpaperRecords: Sendable {
    /// One wallpaper.
    struct Record: Sendable {
        let entry: Feed.Wallpaper
        /// Its files by their paths.
        let files: [String: File]

        var name: String? { entry.node["name"]?.text }
    }

    /// How a file was made from its master.
    struct File: Sendable {
        let kept, confidence, enlarged: Double?
    }

    private let records: [String: Record]

    init(_ feed: Feed?) {
        records = Dictionary(
            (feed?.wallpapers ?? []).map { ($0.id, Record($0)) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: String) -> Record? { records[id] }
}

extension WallpaperRecords.Record {
    fileprivate init(_ entry: Feed.Wallpaper) {
        func number(_ node: JSONNode, _ key: String) -> Double? {
            if case .number(let digits)? = node[key]?.value { Double(digits) } else { nil }
        }
        let files = (entry.node["files"]?.elements ?? []).compactMap { node in
            node["path"]?.text.map {
                (
                    $0,
                    WallpaperRecords.File(
                        kept: number(node, "kept"), confidence: number(node, "confidence"),
                        enlarged: number(node, "enlarged"))
                )
            }
        }
        self.init(entry: entry, files: Dictionary(files, uniquingKeysWith: { first, _ in first }))
    }
}

extension PageData.Collection {
    /// A collection of a feed.
    init(_ collection: Feed.Collection, today: CalendarDate) {
        self.init(
            id: collection.id, start: collection.start, end: collection.end,
            wallpapers: collection.wallpapers.map(\.id), today: today)
        heading = collection.node["heading"]?.text
        description = collection.node["description"]?.text
        learnMoreURL = collection.node["learn-more-url"]?.text
        locales = collection.node["available-locales"]?.elements?.compactMap(\.text)
    }
}
