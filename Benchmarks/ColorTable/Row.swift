import Colors
import Pixels
import WallpaperMetadata

/// How well one picture meets the goals for colors. It goes through our decoder, a center crop and resampling, and
/// for scrims also through our JPEG encoder and decoder.
struct Row {
    let name: String
    let colors: WallpaperColors
    /// The worst variant's share, in percent.
    let worstText, worstLogo: Double
    /// The points that the best of all luminances would add to the share of the worst variant's text.
    let regret: Double
    let isFlagged: Bool
    /// How legible the home pages are, before encoding.
    let legibility: LegibilityReport
    /// By how much encoding moves the mean of a page, at most, 0...1.
    let difference: Double
    let uniform, best: MeasuredScrim?

    private static let sizes: [(kind: Variant, width: Int, height: Int)] = [
        (.portrait, 1170, 2532), (.landscape, 2532, 1170), (.pad, 2048, 2732),
        (.padLandscape, 2732, 2048),
    ]

    init(name: String, bytes: [UInt8]) throws(PixelsError) {
        self.name = name
        let master = try Image.decode(bytes).image
        var images: [Variant: Image] = [:]
        for (kind, width, height) in Self.sizes {
            let crop = CoverCrop(
                pictureWidth: master.width, pictureHeight: master.height, targetWidth: width,
                targetHeight: height)
            images[kind] = master.resampled(
                crop.box, width: width, height: height, sampling: .half, kernels: .best
            ).rgb(kernels: .best)
        }
        let measures = Self.sizes.compactMap { size in
            images[size.kind].map { VariantMeasure(of: $0, as: size.kind) }
        }
        colors = WallpaperColors(measuring: measures)
        worstText = measures.worst(.text, RelativeLuminance(colors.text))
        worstLogo = measures.worst(.logo, RelativeLuminance(colors.logoText))
        isFlagged = !ContrastReport(of: colors, on: measures).regions.allSatisfy {
            $0.share.isAtLeast(percent: 95)
        }
        legibility = LegibilityReport(of: colors, on: measures)
        var decoded: [VariantMeasure] = []
        for size in Self.sizes {
            guard let image = images[size.kind] else { continue }
            let bytes = try JPEGEncoding().encode(image.yCbCr420(kernels: .best))
            decoded.append(VariantMeasure(of: try Image.decode(bytes).image, as: size.kind))
        }
        difference = legibility.largestDifference(from: LegibilityReport(of: colors, on: decoded))
        let oracle = (0...255).map { level in
            let light = SRGB.linear16[level]
            return measures.worst(.text, RelativeLuminance(red: light, green: light, blue: light))
        }.max()
        regret = (oracle ?? 0) - worstText
        guard isFlagged else {
            (uniform, best) = (nil, nil)
            return
        }
        let search = ScrimSearch(images: images, measures: measures, colors: colors, wishes: ColorWishes()) {
            image throws(PixelsError) in
            try Image.decode(JPEGEncoding().encode(image.yCbCr420(kernels: .best))).image.rgb(kernels: .best)
        }
        uniform = try search.uniform()
        best = try search.best()
    }

    /// The OKLab distance of the card from the average.
    var cardDistance: Double { OKLab(colors.card).distance(to: OKLab(colors.average)) }

    var cardContrast: Double { contrastRatio(colors.text, colors.card) }

    /// The angle between the hues of the card and of the color that dominates, in degrees; nil where the card is gray.
    var hueShift: Double? {
        guard let dominant = colors.candidates.first.map({ OKLCH(OKLab($0.color)) }) else { return nil }
        let card = OKLCH(OKLab(colors.card))
        guard dominant.chroma >= 0.02, card.chroma >= 0.02 else { return nil }
        let shift = abs(dominant.hue - card.hue)
        return min(shift, 360 - shift)
    }
}

extension LegibilityReport {
    /// The largest difference of the means of a page, 0...1.
    fileprivate func largestDifference(from other: LegibilityReport) -> Double {
        zip(screens, other.screens).reduce(0) { largest, pair in
            let (a, b) = pair
            let opening: Double = (a.opening.mean.percent - b.opening.mean.percent).magnitude
            let scrolled: Double =
                ((a.scrolled?.mean.percent ?? 0) - (b.scrolled?.mean.percent ?? 0)).magnitude
            return max(largest, opening / 100, scrolled / 100)
        }
    }
}

extension [VariantMeasure] {
    /// The worst variant's share of a region, in percent.
    fileprivate func worst(_ region: TextRegion, _ ink: RelativeLuminance) -> Double {
        map { $0.histogram(of: region).share(reaching: region.threshold, with: ink).percent }.min() ?? 0
    }
}

extension MeasuredScrim {
    /// The worst share of text and logo under the scrim, in percent, with newly computed colors.
    var worst: Double {
        ContrastReport(of: WallpaperColors(measuring: measures), on: measures).regions
            .map(\.share.percent).min() ?? 0
    }
}
