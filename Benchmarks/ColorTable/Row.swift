import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The legibility of home pages over one picture, and the effect of scrims on it. The picture passes through our
/// decoder, a center crop and resampling, and through our JPEG encoder and decoder.
struct Row {
    let name: String
    let colors: WallpaperColors
    /// The legibility of the home pages before encoding.
    let legibility: LegibilityReport
    /// The largest change in the mean of a page by encoding, 0...1.
    let difference: Double
    /// Soft bands, and the weakest uniform scrim with the same result; nil if the pages are legible without one.
    let bands, uniform: MeasuredScrim?

    init(name: String, bytes: [UInt8]) throws(PixelsError) {
        self.name = name
        let master = try Image.decode(bytes).image
        let images = Variant.fullSize.map { kind in
            let size = kind.standardSize
            let crop = CoverCrop(
                imageWidth: master.width, imageHeight: master.height, targetWidth: size.width,
                targetHeight: size.height)
            let picture = master.resampled(
                crop.box, width: size.width, height: size.height, sampling: .half, kernels: .best)
            return (kind: kind, image: picture.rgb(kernels: .best))
        }
        let measures = images.map { VariantMeasure(of: $0.image, as: $0.kind) }
        let colors = WallpaperColors(measuring: measures)
        let legibility = LegibilityReport(of: colors, on: measures)
        var decoded: [VariantMeasure] = []
        for (kind, image) in images {
            let bytes = try JPEGEncoding().encode(image.yCbCr420(kernels: .best))
            decoded.append(VariantMeasure(of: try Image.decode(bytes).image, as: kind))
        }
        (self.colors, self.legibility) = (colors, legibility)
        difference = legibility.largestDifference(from: LegibilityReport(of: colors, on: decoded))
        guard !legibility.isLegible,
            let found = Scrim.bands(for: measures, colors: colors, wishes: ColorWishes())
        else {
            (bands, uniform) = (nil, nil)
            return
        }
        let bands = MeasuredScrim(found, on: images, measures)
        self.bands = bands
        uniform = MeasuredScrim.weakestUniform(reaching: min(bands.mean, 0.80), on: images, measures)
    }
}

/// A scrim, and its effect on the images, measured on every pixel.
struct MeasuredScrim {
    let scrim: Scrim
    /// The mean of the least legible page under the scrim, with new colors.
    let mean: Double
    /// The mean distance to the images without it, in OKLab, over whole images.
    let change: Double

    init(_ scrim: Scrim, on images: [(kind: Variant, image: Image)], _ measures: [VariantMeasure]) {
        self.scrim = scrim
        let shaded = images.map { VariantMeasure(of: scrim.apply(to: $0.image, as: $0.kind), as: $0.kind) }
        let report = LegibilityReport(of: WallpaperColors(measuring: shaded), on: shaded)
        mean = (report.worst?.opening.mean.percent ?? 100) / 100
        change = scrim.change(of: measures)
    }

    /// Returns the weakest uniform scrim, in hundredths, of the shade that changes less.
    static func weakestUniform(
        reaching mean: Double, on images: [(kind: Variant, image: Image)], _ measures: [VariantMeasure]
    ) -> MeasuredScrim? {
        func scrim(_ shade: Scrim.Shade, _ hundredths: Int) -> MeasuredScrim {
            let map = StrengthMap(uniform: Int32((hundredths * StrengthMap.full + 50) / 100))
            let maps = images.map { ($0.kind, map) }
            return MeasuredScrim(
                Scrim(shade: shade, maps: Dictionary(maps) { first, _ in first }), on: images, measures)
        }
        return [Scrim.Shade.black, .white].compactMap { shade in
            var (low, high) = (0, 100)
            while low < high {
                let middle = (low + high) / 2
                if scrim(shade, middle).mean >= mean { high = middle } else { low = middle + 1 }
            }
            let found = scrim(shade, low)
            return found.mean >= mean ? found : nil
        }.min { $0.change < $1.change }
    }
}

extension LegibilityReport {
    /// Returns the largest difference of the means of a page, 0...1.
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
