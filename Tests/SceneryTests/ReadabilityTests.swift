import Foundation
import Pixels
import Scenery
import Testing

/// The sample collection passes the verdict that wallpress gives on other people's pictures.
@Suite struct ReadabilityTests {
    /// What a client shows, as fractions of the variant.
    private struct Region {
        let x: ClosedRange<Double>
        let y: ClosedRange<Double>
        /// The least WCAG contrast.
        let contrast: Double

        static let text = Region(x: 0.04...0.96, y: 0.16...0.95, contrast: 4.5)
        static let logo = Region(x: 0.05...0.70, y: 0.08...0.36, contrast: 3)
    }

    /// White or black ink.
    enum Ink: CaseIterable { case light, dark }

    /// Width to height of the four variants.
    private let aspects = [1170.0 / 2532, 2532.0 / 1170, 2048.0 / 2732, 2732.0 / 2048]

    @Test(arguments: [
        ("dawn-ridges", Ink.dark), ("night-lake", .light), ("dune-sea", .dark), ("aurora", .light),
    ])
    func everyVariantCarriesOneInk(id: String, ink: Ink) async throws {
        let scene = try #require(SampleCollection.scenes.first { $0.id == id })
        let luminance = Luminance(of: await scene.render(width: 63, height: 56))
        for aspect in aspects {
            for region in [Region.text, .logo] {
                let share = share(of: luminance, in: region, aspect: aspect, readableIn: ink)
                #expect(share >= 0.95, "\(id), aspect \(aspect), region \(region)")
            }
        }
    }

    @Test func everySceneIsTested() {
        #expect(SampleCollection.scenes.map(\.id) == ["dawn-ridges", "night-lake", "dune-sea", "aurora"])
    }

    /// The share of a region's pixels that have its contrast, after a centered crop to `aspect`.
    private func share(
        of luminance: Luminance, in region: Region, aspect: Double, readableIn ink: Ink
    ) -> Double {
        let (width, height) = (Double(luminance.width), Double(luminance.height))
        let crop = (width: min(width, height * aspect), height: min(height, width / aspect))
        func pixels(_ range: ClosedRange<Double>, of length: Double, in whole: Double) -> Range<Int> {
            let start = (whole - length) / 2
            return Int(start + range.lowerBound * length)..<Int(start + range.upperBound * length)
        }
        var (passed, all) = (0.0, 0.0)
        for y in pixels(region.y, of: crop.height, in: height) {
            for x in pixels(region.x, of: crop.width, in: width) {
                let shine = luminance[x, y] + 0.05
                let contrast = ink == .light ? 1.05 / shine : shine / 0.05
                all += 1
                passed += contrast >= region.contrast ? 1 : 0
            }
        }
        return passed / all
    }
}

/// Relative luminance of a picture's pixels (WCAG 2.2).
struct Luminance {
    let width: Int
    let height: Int
    private let values: [Double]

    init(of image: Image) {
        width = image.width
        height = image.height
        let linear = (0...255).map { byte in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        values = (0..<image.width * image.height).map { index in
            zip(image.planes, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
                sum + linear[Int(channel.0.samples[index])] * channel.1
            }
        }
    }

    subscript(x: Int, y: Int) -> Double { values[y * width + x] }
}
