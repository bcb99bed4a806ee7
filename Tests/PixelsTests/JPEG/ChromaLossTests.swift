import WallpressPixels
import WallpressTestSupport
import Testing

/// Returns a picture in RGB, drawn by a function of a pixel's place.
private func drawn(
    _ width: Int = 320, _ height: Int = 240, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
) -> Image {
    var planes = [[UInt8]](repeating: [], count: 3)
    for y in 0..<height {
        for x in 0..<width {
            let (red, green, blue) = color(x, y)
            planes[0].append(red)
            planes[1].append(green)
            planes[2].append(blue)
        }
    }
    return Image(
        width: width, height: height, model: .rgb,
        planes: planes.map { Plane(width: width, height: height, samples: $0) })
}

/// Draws lines of one color on a ground of another.
private func lines(every distance: Int, wide width: Int, slanted: Bool = false) -> Image {
    drawn { x, y in (slanted ? x + y / 3 : x) % distance < width ? (230, 20, 40) : (20, 40, 160) }
}

@Suite struct ChromaLossTests {
    @Test(arguments: KernelLevel.available, [(40, 2, false), (96, 3, true), (64, 2, false), (48, 1, true)])
    func flatArtWithThinLinesGetsFullChroma(
        kernels: KernelLevel, lines art: (distance: Int, width: Int, slanted: Bool)
    ) {
        let image = lines(every: art.distance, wide: art.width, slanted: art.slanted)
        #expect(image.suitableChroma(kernels: kernels) == .full)
        #expect(image.yCbCr(.full, kernels: kernels).suitableChroma(kernels: kernels) == .full)
        #expect(
            image.yCbCr420(kernels: kernels).suitableChroma(kernels: kernels) == .half, "it is lost already")
    }

    /// The synthetic masters have soft grounds, noise and textures, like photographs.
    @Test(arguments: 0..<40 as Range<UInt64>) func whatIsSoftOrNoisyGetsHalfOfIt(seed: UInt64) {
        let image = SyntheticMaster(seed: seed).image
        let soft = image.resampled(
            image.bounds, width: 2 * image.width, height: 2 * image.height, sampling: .full, kernels: .best)
        #expect(soft.suitableChroma(kernels: .best) == .half, "seed \(seed)")
    }

    @Test func grayOneColorAndTinyImagesGetHalfOfIt() {
        let bars = Plane(width: 64, height: 64) { x, _ in x % 8 < 2 ? 255 : 0 }
        #expect(Image(gray: bars).suitableChroma(kernels: .best) == .half)
        #expect(Image(gray: bars).rgb(kernels: .best).suitableChroma(kernels: .best) == .half)
        #expect(drawn(64, 64) { _, _ in (200, 10, 10) }.suitableChroma(kernels: .best) == .half)
        for (width, height) in [(1, 1), (15, 40), (16, 16), (300, 3)] {
            #expect(
                drawn(width, height) { x, _ in (UInt8(x % 2 * 255), 0, 0) }.suitableChroma(kernels: .best)
                    == .half)
        }
    }
}
