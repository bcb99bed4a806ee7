import WallpressColors
import Foundation
import WallpressPixels
import WallpaperMetadata

/// A wallpaper on the page: its images, its colors, and its legibility.
public struct PageWallpaper: Sendable, Encodable {
    /// The id.
    public let id: String
    /// The id of its collection.
    public let collection: String
    /// The name that people see.
    public var name: String?
    /// Its known author and terms.
    public private(set) var credit: [CreditPart] = []
    /// The images, one for each existing variant, the thumbnail last.
    public var pictures: [VariantImage] = []
    /// Its colors, each with its contrast.
    public var colors: [Swatch] = []
    /// The legibility of the text of each page, in percent, by screen and form; -1 if there is no text on the wallpaper. A screen
    /// whose variant has no image has none.
    public private(set) var means: [[Int]] = []
    /// The share of each line of text that reaches its contrast, in percent, by screen, form and box.
    public private(set) var lines: [[[Int?]]] = []
    /// The least legible page at launch.
    public private(set) var worst: WorstPage?
    /// The findings about it.
    public var findings: [PageData.PageDiagnostic] = []
    /// Its place when the worst wallpaper comes first, from 0.
    public var rank = 0
    /// The difference from the other tree.
    public var change: Change?

    /// Creates a wallpaper without images.
    public init(id: String, collection: String) { (self.id, self.collection) = (id, collection) }

    /// Copies a credit, in the order of its keys.
    package mutating func show(_ credit: Credit) {
        self.credit = Credit.Key.allCases.compactMap { key in
            credit[key].map { CreditPart(title: key.title, text: $0, address: $0.webAddress) }
        }
    }

    /// A part of the credit.
    public struct CreditPart: Sendable, Encodable {
        package let title, text: String
        /// The text as the address of a page; nil if it is not one.
        package let address: String?
    }

    /// The least legible page at launch: the index of its screen, and its legibility in percent.
    public struct WorstPage: Sendable, Encodable {
        package let screen, mean: Int
    }

    /// The longer side of small images in pixels: cards are 200 points high, and screens have up to two pixels for each.
    package static let smallSide = 400

    /// An image as it is published.
    public struct VariantImage: Sendable, Encodable {
        /// The variant, as the metadata spells it.
        public let variant: String
        package let path: String
        /// The address of the image for the page: a path beside the page, a path of the server, or the bytes as a data URL.
        public var source: String
        /// The address of a small one for the grid, likewise; nil if there is none.
        public var small: String?
        package let width, height: Int
        /// The size of its file; nil if it is unknown.
        public var bytes: Int?
        /// The share of the subject that the crop keeps, 0...1; nil if it is unknown.
        public var kept: Double?
        /// Whether the crop may have lost the subject.
        public var isDoubtful = false
        /// Whether a person placed the crop, so that it is not graded.
        public var isByHand = false
        /// The factor by which the master was enlarged; nil if it was not.
        public var enlarged: Double?
        /// The places that miss the contrast of text and logo.
        package var mask: Mask?

        /// Creates a published image.
        public init(_ variant: Variant, path: String, source: String, size: PixelSize, bytes: Int?) {
            (self.variant, self.path, self.source) = (variant.rawValue, path, source)
            (width, height, self.bytes) = (size.width, size.height, bytes)
        }
    }

    /// The places where an image misses the contrast of its inks. See `ContrastMask.bytes`.
    package struct Mask: Sendable, Encodable {
        package let columns, rows: Int
        package let text: Data
        /// The logo needs less contrast than text, so this differs even if both have the same color.
        package let logo: Data
    }

    /// A color of the metadata.
    public struct Swatch: Sendable, Encodable {
        package let key, name, color: String
        /// The ink of the text on it, with its contrast, and whether that is enough; nil if there is no text.
        package let ink: String?
        package let ratio: Double?
        package let isEnough: Bool?
        package let isPinned: Bool
    }

    /// The difference from the other tree.
    public struct Change: Sendable, Encodable {
        /// The kind of difference, if any. A new wallpaper is not in the other tree.
        package enum Kind: String, Sendable, Encodable { case new, changed, same }

        package let kind: Kind
        package let items: [PageData.ChangeItem]
        /// Whether an image changed under a published id, so that no client that has it will fetch it again.
        package let isStale: Bool
        /// The images and colors of the other tree.
        package var before: PreviousState?

        package struct PreviousState: Sendable, Encodable {
            package let pictures: [VariantImage]
            package let colors: [Swatch]
        }
    }
}

// MARK: - Measuring

extension PageWallpaper {

    /// Adds the legibility of the pages in these colors.
    public mutating func measure(text: HexColor, logo: HexColor?, on measures: [VariantMeasure]) {
        let shares = LegibilityReport.lines(text: text, logo: logo, on: measures)
        func percent(_ share: Share) -> Int { share.partsPerBillion / 10_000_000 }
        lines = shares.map { $0.map { $0.map { $0.map(percent) } } }
        means = zip(PageScreen.all, shares).map { screen, forms in
            zip(screen.forms, forms).map { form, shares in
                // A logo in its own color is judged by itself.
                let judged = zip(form.boxes, shares).compactMap { $0.ink == .logo ? nil : $1 }
                return judged.isEmpty ? -1 : percent(Share(meanOf: judged))
            }
        }
        let opening = means.map { forms in
            zip(HomePage.Form.all, forms).filter { !$0.0.isScrolled && $0.1 >= 0 }.map(\.1).min()
        }
        worst = opening.enumerated().compactMap { screen, mean in
            mean.map { WorstPage(screen: screen, mean: $0) }
        }
        .min { $0.mean < $1.mean }
    }
}

extension PageWallpaper.VariantImage {
    /// Adds the places at which the image misses the contrast of text and logo.
    public mutating func addMask(of image: Image, text: HexColor, logo: HexColor?) {
        func mask(_ ink: HexColor, _ threshold: ContrastThreshold) -> ContrastMask {
            ContrastMask(of: image, cells: 64, ink: ink, threshold: threshold)
        }
        let (ofText, ofLogo) = (mask(text, .text), mask(logo ?? text, .largeText))
        self.mask = PageWallpaper.Mask(
            columns: ofText.columns, rows: ofText.rows, text: Data(ofText.bytes),
            logo: Data(ofLogo.bytes))
    }
}
