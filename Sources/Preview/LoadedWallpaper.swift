import WallpressColors
import WallpressJSON
import WallpressPixels
import WallpressVerification
import WallpaperMetadata

/// A wallpaper of a tree: its data for the page, its reduced images, and the values by which it is compared.
struct LoadedWallpaper: Sendable {
    var page: PageWallpaper
    /// JPEGs of each image of the page: one to look at, and a small one for the grid.
    private(set) var reduced: [(large: [UInt8], small: [UInt8]?)] = []
    /// The SHA-256 of each image of the page by its path, as it is published.
    private(set) var checksums: [String: String] = [:]
    /// The texts of the metadata that are compared, by key.
    let colors: [ColorKey: String]

    /// Reads the metadata of a wallpaper, and decodes and measures its images. Images that cannot be decoded are left out:
    /// verification reports the reason.
    init(
        _ entry: Feed.Wallpaper, pictures: [(image: RequestedImage, file: FetchedFile)],
        record: Feed.Wallpaper?, longestSide: Int, hasGrid: Bool,
        in browsers: Set<HomeScreen.Browser>
    ) {
        page = PageWallpaper(id: entry.id, collection: entry.collectionID)
        page.name = record?.node["name"]?.text
        page.show(Credit(record?.node[Credit.key]))
        let files = (record?.fileNodes ?? []).keyed { $0["path"]?.text ?? "" }
        var colors: [ColorKey: HexColor] = [:]
        var texts: [ColorKey: String] = [:]
        for key in ColorKey.allCases {
            colors[key] = entry.color(key) ?? record?.color(key)
            texts[key] = (entry.node[key.rawValue] ?? record?.node[key.rawValue])?.text
        }
        self.colors = texts
        page.colors = PageWallpaper.Swatch.all(colors)
        var measures: [VariantMeasure] = []
        let measured = Variant.measured(among: pictures.map(\.image.variant))
        for (picture, file) in pictures {
            guard
                let image = try? Image.decode(file.bytes, options: ImageContents.options).image,
                let large = image.reduced(toLongestSide: longestSide)
            else { continue }
            var shown = PageWallpaper.VariantImage(
                picture.variant, path: picture.path, source: "",
                size: PixelSize(width: image.width, height: image.height), bytes: file.bytes.count)
            if let file = files[picture.path] {
                (shown.kept, shown.enlarged) = (file.decimal("kept"), file.decimal("enlarged"))
                shown.isDoubtful = Saliency.isDoubtful(
                    trust: file.decimal("trust"), confidence: file.decimal("confidence"))
                shown.isByHand = file["kept"]?.isNull ?? false
            }
            if measured.contains(picture.variant) {
                measures.append(VariantMeasure(of: image, as: picture.variant, in: browsers).figures)
                if let text = colors[.text] { shown.addMask(of: image, text: text, logo: colors[.logoText]) }
            }
            page.pictures.append(shown)
            reduced.append((large, hasGrid ? image.reduced(toLongestSide: PageWallpaper.smallSide) : nil))
            checksums[picture.path] = file.sha256
        }
        if let text = colors[.text] { page.measure(text: text, logo: colors[.logoText], on: measures) }
    }
}

extension Image {
    /// The quality of JPEGs on a page. People look at them, and nobody publishes them.
    private static let pageQuality = 80

    /// Returns a JPEG of the image whose longer side has at most so many pixels; nil if it cannot be written.
    package func reduced(toLongestSide longest: Int) -> [UInt8]? {
        let side = min(longest, max(width, height))
        let (width, height) = (
            max(1, self.width * side / max(self.width, self.height)),
            max(1, self.height * side / max(self.width, self.height))
        )
        let small = resampled(bounds, width: width, height: height, sampling: .half, kernels: .best)
        let encoding = JPEGEncoding(quality: Self.pageQuality)
        return try? encoding.encode(
            small.model == .rgb ? small.yCbCr(.half, kernels: .best) : small)
    }
}

extension PageData.Collection {
    /// Creates a collection of a feed.
    init(_ collection: Feed.Collection, today: CalendarDate) {
        self.init(
            id: collection.id, start: collection.start, end: collection.end,
            wallpapers: collection.wallpapers.map(\.id), today: today)
        heading = collection.node["heading"]?.text
        description = collection.node["description"]?.text
        subheading = collection.node[Profile.subheadingKey]?.text
        learnMoreURL = collection.node["learn-more-url"]?.text
        locales = collection.node["available-locales"]?.elements?.compactMap(\.text)
    }
}
