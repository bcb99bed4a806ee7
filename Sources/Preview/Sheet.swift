import Foundation
import WallpressPixels
import WallpaperMetadata

/// One picture of all wallpapers, or of some, to be sent to others.
public struct Sheet: Sendable {
    /// The layout of a sheet, in points of the page.
    package struct Layout: Sendable, Encodable, Equatable {
        package let variant: String
        package let hasHomePages: Bool
        /// The number of wallpapers in a row, and the width of each.
        package let columns, cell: Int
    }

    /// The page that is drawn.
    package let page: Page
    private let layout: Layout
    private let tallest: Int

    /// The number of pixels per point.
    private static let density = 2
    /// The margin around the cells, and the gap between two of them. `sheet.css` has the same numbers.
    private static let (margin, gap) = (64, 28)
    /// The widest picture, in pixels.
    package static let widest = 4_000

    /// Creates a sheet of a page. If the page compares two trees, the sheet shows the differences, the old picture beside the
    /// new one.
    ///
    /// - Parameters:
    ///   - variant: The variant of each wallpaper; nil for the first one that the tree has.
    ///   - ids: The wallpapers to show; empty for all.
    ///   - hasHomePages: Whether home pages are drawn over the pictures.
    /// - Throws: `PreviewError.noWallpaper` for an id that the page does not have, `.noVariant` for such a variant.
    public init(
        of page: Page, variant: Variant? = nil, only ids: [String] = [], hasHomePages: Bool = false
    ) throws(PreviewError) {
        var page = page
        // People who get a sheet do not have the folders of this machine.
        let tree = page.data.title
        page.data.title = URL(string: tree)?.host ?? (tree as NSString).lastPathComponent
        page.data.verdict = page.data.verdict.map {
            .init(isOK: $0.isOK, summary: $0.summary.replacing(tree, with: page.data.title))
        }
        let all = page.data.wallpapers + page.data.removed
        if let id = ids.first(where: { id in !all.contains { $0.id == id } }) { throw .noWallpaper(id) }
        if !ids.isEmpty {
            page.data.wallpapers.removeAll { !ids.contains($0.id) }
            page.data.removed.removeAll { !ids.contains($0.id) }
        }
        let shown = Set(all.flatMap { $0.pictures.map(\.variant) })
        let variant = variant ?? Variant.all.first { shown.contains($0.rawValue) } ?? .portrait
        guard shown.contains(variant.rawValue) else { throw .noVariant(variant.rawValue) }
        let isPair = page.data.against != nil
        let cell = (variant.isWide ? 400 : 204) * (isPair ? 2 : 1)
        let most = (Self.widest / Self.density - 2 * Self.margin + Self.gap) / (cell + Self.gap)
        let groups = isPair ? page.data.changeCounts : page.data.collectionCounts
        // About as wide as high, so that people can see all of it at once.
        let count = Double(groups.max() ?? 1)
        let columns = min(
            most, max(isPair ? 2 : 1, Int((count * (variant.isWide ? 0.8 : 2.4)).squareRoot().rounded(.up))))
        layout = Layout(
            variant: variant.rawValue, hasHomePages: hasHomePages, columns: columns, cell: cell)
        // Pictures are at most three times as high as they are wide, and texts are limited.
        let rows = groups.reduce(0) { $0 + ($1 + columns - 1) / columns }
        tallest =
            400 + groups.count * 90 + rows * (Self.height(of: variant, width: isPair ? cell / 2 : cell) + 330)
        page.data.sheet = layout
        self.page = page
    }

    private static func height(of variant: Variant, width: Int) -> Int {
        let size = variant.standardSize
        return width * max(size.height, 1) / max(size.width, 1) + width / 4
    }

    /// Draws the sheet with a browser, and writes it as a PNG, JPEG or WebP, depending on the extension.
    ///
    /// - Throws: `PreviewError`
    public func write(to path: String, by browser: HeadlessBrowser) async throws(PreviewError) {
        guard let format = ImageFormat(path: path), format.isWritable else { throw .noImageFormat(path) }
        let folder = NSTemporaryDirectory() + "wallpress-sheet-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bytes: [UInt8]
        do {
            try FileManager.default.createDirectory(
                atPath: folder + "/pictures", withIntermediateDirectories: true)
            for (name, bytes) in page.pictures {
                try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            try Data(page.html(.sheet).utf8).write(to: URL(fileURLWithPath: folder + "/sheet.html"))
        } catch {
            throw .unwritable(path: folder, reason: error.localizedDescription)
        }
        let width = max(layout.columns * (layout.cell + Self.gap) - Self.gap + 2 * Self.margin, 640)
        bytes = try await browser.picture(
            of: folder + "/sheet.html", in: folder, width: width, height: tallest, density: Self.density)
        do {
            let drawn = try Image.decode(bytes).image.rgb(kernels: .best)
            let cut = drawn.withoutMargin
            let image = format.form == .planes ? cut.yCbCr(.full, kernels: .best) : cut
            try Data(format.encode(image, 88, true)).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: "\(error)")
        }
    }
}

extension PageData {
    /// The number of wallpapers in each group of a sheet.
    fileprivate var collectionCounts: [Int] {
        Dictionary(grouping: wallpapers, by: \.collection).values.map(\.count)
    }

    /// The number of wallpapers in each group of a sheet that compares two trees.
    fileprivate var changeCounts: [Int] {
        [
            wallpapers.count { $0.change?.kind == .changed }, wallpapers.count { $0.change?.kind == .new },
            removed.count,
        ]
        .filter { $0 > 0 }
    }
}

extension Image {
    /// The image without the margin that a browser shows on the right of the body and below it. `sheet.css` names the color.
    fileprivate var withoutMargin: Image {
        func isMargin(_ x: Int, _ y: Int) -> Bool { planes.map { $0[x, y] } == [1, 2, 3] }
        let right = (0..<width).last { !isMargin($0, 0) } ?? width - 1
        let bottom = (0..<height).last { !isMargin(0, $0) } ?? height - 1
        let part = CropBox(x: 0, y: 0, width: Double(right + 1), height: Double(bottom + 1))
        return resampled(part, width: right + 1, height: bottom + 1, sampling: .full, kernels: .best)
    }
}
